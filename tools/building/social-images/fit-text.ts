import type { Face } from './face.ts'

type Step = { size: number; lines: number }

/** The steps are tried in their order, from large letters in few lines to small ones, and the smallest last. */
type Room = { width: number; steps: Step[]; smallest: Step }

export type FittedText = { size: number; lines: string[] }

const ELLIPSIS = '…'
const BALANCE_STEP = 8

/** Fills line after line; a word too wide for a line gets one of its own. */
const wrap = (words: string[], isTooWide: (line: string) => boolean) => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last === undefined || isTooWide(longer)) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** As many lines as before, of nearly one length: no word is left alone on the last one. */
const balance = (words: string[], { lines, widthOf }: { lines: string[]; widthOf: (line: string) => number }) => {
  let best = lines
  for (let width = Math.max(...lines.map(widthOf)) - BALANCE_STEP; width > 0; width -= BALANCE_STEP) {
    const narrower = wrap(words, (line) => widthOf(line) > width)
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > width)) break
    best = narrower
  }
  return best
}

const LETTERS = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** As people read them: a consonant with its vowel sign is one, and a conjunct stays whole. */
const lettersOf = (text: string): string[] => [...LETTERS.segment(text)].map(({ segment }) => segment)

/** Leaves out words at the end, or letters where one word is the whole line. */
const shorten = (line: string, isTooWide: (line: string) => boolean) => {
  let parts = line.includes(' ') ? line.split(/(?= )/) : lettersOf(line)
  const shortened = () => parts.join('').replace(/[\s,;:.·–—-]+$/, '') + ELLIPSIS
  while (parts.length > 1 && isTooWide(shortened())) parts = parts.slice(0, -1)
  return shortened()
}

/** What does not fit even at the smallest step ends in an ellipsis. */
const cut = (lines: string[], { allowed, isTooWide }: { allowed: number; isTooWide: (line: string) => boolean }) =>
  lines.slice(0, allowed).map((line, index) => {
    const isBeforeMore = index === allowed - 1 && lines.length > allowed
    return isTooWide(line) || isBeforeMore ? shorten(line, isTooWide) : line
  })

/** The text at the first step at which it fits into its room. */
export const fitText = (text: string, face: Face, { width, steps, smallest }: Room): FittedText => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const at = (size: number) => {
    const widthOf = (line: string) => face.width(line, size)
    const isTooWide = (line: string) => widthOf(line) > width
    return { widthOf, isTooWide, lines: wrap(words, isTooWide) }
  }
  for (const step of [...steps, smallest]) {
    const { widthOf, isTooWide, lines } = at(step.size)
    const fits = lines.length <= step.lines && !lines.some(isTooWide)
    if (fits) return { size: step.size, lines: balance(words, { lines, widthOf }) }
  }
  const { isTooWide, lines } = at(smallest.size)
  return { size: smallest.size, lines: cut(lines, { allowed: smallest.lines, isTooWide }) }
}
