import * as z from 'zod/mini'
import { storableText } from './text.ts'

/** Digits and capitals without the look-alikes 0 O, 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** 31^8 = 8.5 x 10^11 codes: hopeless to guess under the limit on failed look-ups. */
export const SHARE_CODE_LENGTH = 8
export const RESUME_CODE_LENGTH = 6
export const ATTEMPT_CODE_LENGTH = 10

/** Bytes from here on would make the first letters of the alphabet likelier than the rest. */
const EVEN_BYTES = 256 - (256 % ALPHABET.length)

/** As much of a code as random `bytes` give, `length` characters at most; every character is equally likely. */
export const codeFrom = (bytes: Uint8Array, length: number): string => {
  let code = ''
  for (const byte of bytes)
    if (byte < EVEN_BYTES && code.length < length) code += ALPHABET.charAt(byte % ALPHABET.length)
  return code
}

/** A code as people type it: any case, with spaces or dashes between its parts. */
export const code = storableText(40).check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, 'required'),
)
