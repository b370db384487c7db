import type { Face } from './face.ts'

const LETTERS = new Intl.Segmenter('bn', { granularity: 'grapheme' })
const LETTER = /\p{L}/u
/** Says how others are to be shown, and is nothing itself. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u

/** Of the letters of a text that few of them would be a riddle. */
const ENOUGH = 0.5

/**
 * A text without what Anek has no drawing of, which would be boxes: emoji, and letters of other scripts. Empty where most of its
 * letters are of these.
 */
export const writable = (text: string, { knows }: Pick<Face, 'knows'>): string => {
  const seen = [...text].filter((character) => knows(character) || !UNSEEN.test(character)).join('')
  const all = [...LETTERS.segment(seen)].map(({ segment }) => segment)
  const known = all.filter(knows)
  const lettersIn = (list: readonly string[]) => list.filter((segment) => LETTER.test(segment)).length
  if (lettersIn(known) < lettersIn(all) * ENOUGH) return ''
  return known.join('').replace(/\s+/g, ' ').trim()
}
