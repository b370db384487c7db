import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Measure, wrapped } from './wrapped.ts'

/** Where a chart is drawn, in pixels: how much room there is, and how much its texts take of it. */
export type Place = {
  /** How many times as large as usual the letters are. */
  scale: number
  /** From one line of a text to the next. */
  line: number
  /** Of what there is across, how much so many pixels are; 0 while nothing is known of the place. */
  partOf: (pixels: number) => number
  /** In pixels; 0 while nothing is known of the place. */
  widthOf: Measure
  /** A text in lines that leave so many pixels beside them. */
  linesOf: (text: string, beside?: number) => string[]
}

/** The letters of a chart where nobody has chosen larger ones: `text-xs`. */
export const USUAL_LETTERS = 13
const LINE = 1.4
/** Figures of one width are wider than those that are measured. */
const WIDER = 1.04

const UNKNOWN: Place = {
  scale: 1,
  line: USUAL_LETTERS * LINE,
  partOf: () => 0,
  widthOf: () => 0,
  linesOf: (text) => [text],
}

/** As wide as in the heaviest letters that a chart has. */
const measureIn = ({ fontSize, fontFamily }: CSSStyleDeclaration): Measure | null => {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return null
  return (text) => {
    context.font = `600 ${fontSize} ${fontFamily}`
    return context.measureText(text).width * WIDER
  }
}

const placeOf = (drawing: SVGSVGElement): Place => {
  const { width } = drawing.getBoundingClientRect()
  const looks = getComputedStyle(drawing)
  const letters = Number.parseFloat(looks.fontSize)
  const widthOf = measureIn(looks)
  if (!(width > 0 && letters > 0) || !widthOf) return UNKNOWN
  return {
    scale: letters / USUAL_LETTERS,
    line: letters * LINE,
    partOf: (pixels) => pixels / width,
    widthOf,
    linesOf: (text, beside = 0) => wrapped(text, width - beside, widthOf),
  }
}

/** Follows the width of a drawing, the size of its letters, and the letters once they have come. */
export const usePlace = (drawing: RefObject<SVGSVGElement | null>): Place => {
  const [place, setPlace] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const drawn = drawing.current
    if (!drawn || typeof ResizeObserver !== 'function') return
    const measure = () => setPlace(placeOf(drawn))
    // Its height is told in its letters: it is another one when they are.
    const observer = new ResizeObserver(measure)
    observer.observe(drawn)
    document.fonts?.addEventListener('loadingdone', measure)
    measure()
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [drawing])
  return place
}
