import { createHmac } from 'node:crypto'
import { TOTP_DIGITS } from '#domain/people/two-factor.ts'

const COUNTER_BYTES = 8
const LOW_NIBBLE = 0x0f
const WITHOUT_SIGN = 0x7fffffff
const TEN = 10

/** RFC 4226, section 5.3, with the time step as its counter. */
export const writeTotp = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(COUNTER_BYTES)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & LOW_NIBBLE
  const number = (mac.readUInt32BE(offset) & WITHOUT_SIGN) % TEN ** TOTP_DIGITS
  return String(number).padStart(TOTP_DIGITS, '0')
}
