import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { codeFrom } from '#domain/text/share-code.ts'
import { SECOND } from '#domain/time/time-limit.ts'

const TICK_BYTES = 6
const TICKS_A_SECOND = 2 ** 16
const RANDOM_BYTES = 6
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
 * The moment it is made in, to 1/65,536 of a second, and 48 random bits: never twice. What is made one after the other
 * stands so in the database's indexes: a busy moment writes their last page, and not one for every row.
 */
export const newId = (): string => {
  const id = Buffer.alloc(TICK_BYTES + RANDOM_BYTES)
  const ticks = ((performance.timeOrigin + performance.now()) / SECOND) * TICKS_A_SECOND
  id.writeUIntBE(Math.floor(ticks), 0, TICK_BYTES)
  freshBytes(RANDOM_BYTES).copy(id, TICK_BYTES)
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
    | 'person'
    | 'notification'
    | 'passkey'
    | 'written-answer',
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
