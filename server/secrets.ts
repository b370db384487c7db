import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeFrom } from '#domain/share-code.ts'
import { SECOND } from '#domain/time-limit.ts'

const SECOND_BYTES = 4
const RANDOM_BYTES = 8
const TOKEN_BYTES = 32

/** Asking the system for a few bytes at a time would cost more than the rest of a start. */
const DRAWN_AT_ONCE = 8192
let drawn = randomBytes(DRAWN_AT_ONCE)
let used = 0

/** The next `count` of the drawn bytes; each is given out once. */
export const freshBytes = (count: number): Buffer => {
  if (used + count > drawn.length) {
    drawn = randomBytes(DRAWN_AT_ONCE)
    used = 0
  }
  used += count
  return drawn.subarray(used - count, used)
}

/**
 * The second it is made in, and 64 random bits: never twice. What is made together stands together in the database's
 * indexes, so that a busy moment writes a few pages and not one for every row.
 */
export const newId = (): string => {
  const id = Buffer.alloc(SECOND_BYTES + RANDOM_BYTES)
  id.writeUInt32BE(Math.floor(Date.now() / SECOND))
  freshBytes(RANDOM_BYTES).copy(id, SECOND_BYTES)
  return id.toString('base64url')
}

export const newToken = (): string => freshBytes(TOKEN_BYTES).toString('base64url')

export const newCode = (length: number): string => {
  let code = ''
  while (code.length < length) code += codeFrom(freshBytes(length), length - code.length)
  return code
}

/** Tokens are stored as this alone: whoever reads the database can't act as anybody. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** 128 bits in the densest text a device may make of them: base64. */
const STRONG_KEY_LENGTH = 22

/**
 * The token of whoever holds this device key, the same each time: in whatever order the starts of one device arrive, and
 * whatever became of their answers, it holds the same attempt. Null for a key that others might guess.
 */
export const tokenOfDevice = (deviceKey: string, quizCode: string): string | null =>
  deviceKey.length < STRONG_KEY_LENGTH ? null : hash('sha256', `attempt\n${deviceKey}\n${quizCode}`, 'base64url')

/** What this server alone can write below a text; each purpose has signatures of its own. */
export type Sign = (
  purpose:
    | 'device'
    | 'bearer'
    | 'log'
    | 'export'
    | 'account-export'
    | 'survey-export'
    | 'response'
    | 'notification'
    | 'passkey',
  text: string,
) => string

export const createSigning =
  (secret: Buffer): Sign =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** In the same time wherever they differ. */
export const isSameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
