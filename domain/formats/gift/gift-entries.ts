import { signAt } from './gift-signs.ts'

/** `weight`: in percent, as it is written; null for none. `source`: all of it, `text` and `feedback` as they stand there. */
export type Entry = {
  isRight: boolean
  weight: number | null
  text: string
  feedback: string
  source: string
  at: number
}

export const FULL = 100
/** Parts are written with five places behind the point. */
const NEARLY = 0.01
const WEIGHT = /^\s*%(-?\d{1,4}(?:\.\d{0,10})?)%/

export const isAbout = (one: number, other: number): boolean => Math.abs(one - other) < NEARLY
export const isFull = ({ weight }: Entry): boolean => weight === null || weight > FULL - NEARLY

/** An answer, and what is said to whoever gives it. */
export const apart = (source: string): { text: string; feedback: string } => {
  const hash = signAt(source, '#')
  return hash === -1
    ? { text: source, feedback: '' }
    : { text: source.slice(0, hash), feedback: source.slice(hash + 1) }
}

/** Each begins with a sign; what stands before the first is one that is right. */
export const entriesIn = (source: string, start: number): Entry[] => {
  const entries: Entry[] = []
  let from = /^\s*[=~]/.test(source) ? source.search(/[=~]/) : -1
  for (let isMore = true; isMore; ) {
    const next = signAt(source, '=~', from + 1)
    const end = next === -1 ? source.length : next
    const written = source.slice(from + 1, end)
    const weight = WEIGHT.exec(written)
    entries.push({
      isRight: source[from] !== '~',
      weight: weight ? Number(weight[1]) : null,
      ...apart(written.slice(weight?.[0].length ?? 0)),
      source: source.slice(Math.max(from, 0), end).trim(),
      at: start + Math.max(from, 0),
    })
    isMore = next !== -1
    from = next
  }
  return entries
}
