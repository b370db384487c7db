import * as z from 'zod/mini'

/** NUL and lone surrogates have no place in text and break databases that insist on UTF-8. */
const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Unicode's stream-safe limit: no language puts more marks on a letter, and to order very many takes minutes. */
const PILED_MARKS = /\p{M}{31}/u

/**
 * Text from outside that any database can hold, `maxLength` UTF-16 units at most; `missing` is told when there is none.
 * Once it is too long or unusable nothing looks at it further: an expression on a huge text would stop the server.
 */
export const storableText = (maxLength: number, missing = 'required') =>
  z.string({ error: ({ input }) => (input === undefined || input === null ? missing : 'wrong_type') }).check(
    z.maxLength(maxLength, { error: 'too_long', abort: true }),
    z.refine((value) => isStorable(value) && !PILED_MARKS.test(value), { error: 'unusable_text', abort: true }),
  )

/** Text for people: trimmed, Unicode-normalised (NFC), and not empty; `problem` is told when it is. */
export const requiredText = (maxLength: number, problem = 'required') =>
  storableText(maxLength, problem).check(
    z.trim(),
    z.overwrite((value) => value.normalize('NFC')),
    z.minLength(1, problem),
  )
