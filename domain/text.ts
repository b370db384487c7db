import * as z from 'zod/mini'

/** NUL and lone surrogates have no place in text and break databases that insist on UTF-8. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Text from outside that any database can hold, `maxLength` UTF-16 units at most; `missing` is told when there is none. */
export const storableText = (maxLength: number, missing = 'required') =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : 'wrong_type') })
    .check(z.maxLength(maxLength, 'too_long'), z.refine(isStorable, 'unusable_text'))

/** Text for people: trimmed, Unicode-normalised (NFC), and not empty; `problem` is told when it is. */
export const requiredText = (maxLength: number, problem = 'required') =>
  storableText(maxLength, problem).check(
    z.trim(),
    z.overwrite((value) => value.normalize('NFC')),
    z.minLength(1, problem),
  )
