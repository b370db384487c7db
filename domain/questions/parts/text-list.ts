import { excessOf, isFilled, keptText, requiredText } from '../../text/text.ts'

/** Enough for a paragraph. */
export const MAX_PART_LENGTH = 2_000

/** A part of a question: an item to put in order, one side of a pair. */
export const partText = /* @__PURE__ */ requiredText(MAX_PART_LENGTH)

/** A part as it is published. */
export const keptPart = (text: string): string => keptText(text, MAX_PART_LENGTH)

/** Those in which something is written, as they are published. */
export const writtenIn = (texts: readonly string[]): string[] => texts.filter(isFilled).map(keptPart)

/** The place of the first text that is too long; -1: none. */
export const tooLongAt = (texts: readonly string[]): number =>
  texts.findIndex((text) => excessOf(text, MAX_PART_LENGTH) > 0)

export const withText = (texts: readonly string[], at: number, text: string): string[] =>
  texts.map((before, index) => (index === at ? text : before))

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

export const withAfter = <T>(list: readonly T[], after: number, added: readonly T[]): T[] => [
  ...list.slice(0, after + 1),
  ...added,
  ...list.slice(after + 1),
]

/** The same list where that is no move. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  if (from === to || !(from in list) || !(to in list)) return list
  return without(list, from).toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** How many of the texts pasted lines fill before new ones are made: the one at that place, and the empty ones that follow it. */
const fillable = (texts: readonly string[], at: number): number => {
  const next = texts.findIndex((text, index) => index > at && isFilled(text))
  return (next === -1 ? texts.length : next) - at
}

/** The list with pasted lines in it, the first of them in place of the text at that place. */
export const withPasted = (texts: readonly string[], at: number, lines: readonly string[]): string[] => {
  const replaced = Math.min(lines.length, fillable(texts, at))
  return [...texts.slice(0, at), ...lines, ...texts.slice(at + replaced)]
}
