import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Fit, fitFormula, LEAST_SCALE } from './fit-formula.ts'

/** `ems`: how wide the formula is by itself, in letters of the text around it; 0: not known. */
type Measured = Fit & { ems: number }

const UNKNOWN: Measured = { scale: 1, isCut: false, ems: 0 }
/** Nothing becomes larger for so many pixels: a place that is as wide as what it holds follows it. */
const LEAST_GAIN = 8

/** How the formula within `scrolled` fits into its place: follows the width of that, and its own once its letters have come. */
export const useFit = (scrolled: RefObject<HTMLElement | null>, mathml: string): Measured => {
  const [fit, setFit] = useState(UNKNOWN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another formula has another element within
  useLayoutEffect(() => {
    const math = scrolled.current?.firstElementChild
    const place = placeOf(scrolled.current)
    if (!math || !place || typeof ResizeObserver !== 'function') return
    const measure = () => setFit((before) => fitIn({ math, place }, before))
    const again = () => setFit(({ ems }) => ({ ...UNKNOWN, ems }))
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    observer.observe(math)
    addEventListener('resize', again)
    measure()
    return () => {
      observer.disconnect()
      removeEventListener('resize', again)
    }
  }, [scrolled, mathml])
  return fit
}

/** The block that the formula stands in. */
const placeOf = (scrolled: HTMLElement | null): HTMLElement | null => {
  let place = scrolled?.parentElement?.parentElement ?? null
  while (place && getComputedStyle(place).display.startsWith('inline')) place = place.parentElement
  return place
}

const fitIn = ({ math, place }: { math: Element; place: HTMLElement }, before: Measured): Measured => {
  const around = getComputedStyle(place)
  const room = place.clientWidth - Number.parseFloat(around.paddingLeft) - Number.parseFloat(around.paddingRight)
  const { width } = math.getBoundingClientRect()
  const isRight = before.isCut ? width > room : width <= room && room < width + LEAST_GAIN
  if (isRight && before.scale < 1) return before
  const natural = width / before.scale
  const least = Number.parseFloat(around.getPropertyValue('--least-scale')) || LEAST_SCALE
  const { scale, isCut } = fitFormula({ natural, room }, least)
  const ems = Math.ceil((10 * natural) / Number.parseFloat(around.fontSize)) / 10
  const isSame = scale === before.scale && isCut === before.isCut && ems === before.ems
  return isSame ? before : { scale, isCut, ems }
}
