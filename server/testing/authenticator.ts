import { stepAt } from '#domain/people/two-factor.ts'
import { writeTotp } from '../people/two-factor/write-totp.ts'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows that was given this secret; so many steps later, or before. */
export const codeShown = (secret: string, now: number, steps = 0): string =>
  writeTotp(fromBase32(secret.replaceAll(' ', '')), stepAt(now) + steps)
