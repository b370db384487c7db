import { code } from '../text/share-code.ts'
import { type Instant, SECOND } from '../time/time-limit.ts'

/** RFC 6238 as every authenticator app speaks it: SHA-1, six digits, a new code every thirty seconds. */
const STEP = 30 * SECOND
export const TOTP_DIGITS = 6
export const TOTP_SECRET_BYTES = 20

export const RECOVERY_CODES = 10
/** 31^10 = 8 x 10^14 codes. */
export const RECOVERY_CODE_LENGTH = 10

/** What is typed in the second step: six digits, or a recovery code. */
export const secondCode = code

const TOTP = /^\d{6}$/
export const isTotp = (typed: string): boolean => TOTP.test(typed)

export const stepAt = (now: Instant): number => Math.floor(now / STEP)

/** A clock may be a little off, and typing takes a while. What was used once opens nothing again, nor does what was before it. */
export const stepsThatCount = (now: Instant, lastUsed: number): number[] =>
  [stepAt(now), stepAt(now) - 1, stepAt(now) + 1].filter((step) => step > lastUsed)

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5
const BYTE = 8

/** As authenticator apps take a secret. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(BYTE, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2)))
    .join('')
}

/** What a QR code tells an authenticator app. */
export const authenticatorAddress = (of: { secret: string; email: string; company: string }): string => {
  const label = `${encodeURIComponent(of.company)}:${encodeURIComponent(of.email)}`
  return `otpauth://totp/${label}?secret=${of.secret}&issuer=${encodeURIComponent(of.company)}`
}

/** In two halves, as it is shown and may be typed. */
export const readableCode = (recoveryCode: string): string =>
  `${recoveryCode.slice(0, RECOVERY_CODE_LENGTH / 2)}-${recoveryCode.slice(RECOVERY_CODE_LENGTH / 2)}`
