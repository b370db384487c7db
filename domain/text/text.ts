import * as z from 'zod/mini'

/** NUL and lone surrogates have no place in text and break databases that insist on UTF-8. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/**
 * Unicode's stream-safe limit: no language puts more marks on a letter, and to order very many takes minutes. Looked for from
 * the first mark of each letter alone.
 */
const PILED_MARKS = /(?<!\p{M})\p{M}{31}/u

/**
 * Text from outside that any database can hold, `maxLength` UTF-16 units at most; `missing` is told when there is none.
 * Once it is too long or unusable nothing looks at it further: an expression on a huge text would stop the server.
 */
export const storableText = (maxLength: number, missing = 'required') =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? missing : 'wrong_type') }).check(
    z.maxLength(maxLength, { error: 'too_long', abort: true }),
    z.refine((value) => isStorable(value) && !PILED_MARKS.test(value), { error: 'unusable_text', abort: true }),
  )

/** A sign that leaves something on the screen: no space, no control, none of the many that only change their neighbours. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Text for people: trimmed, Unicode-normalised (NFC), and with something to see; `problem` is told when there is not. */
export const requiredText = (maxLength: number, problem = 'required') =>
  storableText(maxLength, problem).check(
    z.trim(),
    z.overwrite((value) => value.normalize('NFC')),
    z.regex(VISIBLE, problem),
  )

/** Whether there is anything to see in it. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Whether somebody has written more than space. */
export const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/** No sign becomes shorter than a fourth when it is normalised. */
const MOST_COMPOSED = 4

/**
 * Text as it is kept, of `most` characters: trimmed, and so that what looks the same is the same. What no schema takes stays
 * as it is, for to put very many marks in order takes minutes.
 */
export const keptText = (text: string, most: number): string => {
  const trimmed = text.trim()
  const isTaken = trimmed.length <= MOST_COMPOSED * most && !PILED_MARKS.test(trimmed)
  return isTaken ? trimmed.normalize('NFC') : trimmed
}

/** By how many characters a text goes beyond `most`; what stands around it does not count. */
export const excessOf = (text: string, most: number): number => Math.max(0, text.trim().length - most)
