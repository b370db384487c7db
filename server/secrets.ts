import { hash, randomBytes } from 'node:crypto'
import { codeFrom } from '#domain/share-code.ts'

const ID_BYTES = 12
const TOKEN_BYTES = 32

/** Asking the system for a few bytes at a time would cost more than the rest of a start. */
const DRAWN_AT_ONCE = 8192
let drawn = randomBytes(DRAWN_AT_ONCE)
let used = 0

/** The next `count` of the drawn bytes; each is given out once. */
const freshBytes = (count: number): Buffer => {
  if (used + count > drawn.length) {
    drawn = randomBytes(DRAWN_AT_ONCE)
    used = 0
  }
  used += count
  return drawn.subarray(used - count, used)
}

/** 96 random bits: never guessed, never twice. */
export const newId = (): string => freshBytes(ID_BYTES).toString('base64url')

export const newToken = (): string => freshBytes(TOKEN_BYTES).toString('base64url')

export const newCode = (length: number): string => {
  let code = ''
  while (code.length < length) code += codeFrom(freshBytes(length), length - code.length)
  return code
}

/** Tokens are stored as this alone: whoever reads the database can't act as anybody. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')
