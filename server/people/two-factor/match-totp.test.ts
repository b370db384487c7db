import { describe, expect, it } from 'vitest'
import { authenticatorAddress, base32, stepAt, stepsThatCount } from '#domain/people/two-factor.ts'
import { matchTotp } from './match-totp.ts'
import { writeTotp } from './write-totp.ts'

const SECRET = Buffer.from('12345678901234567890')

describe('a code from an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%i seconds after the epoch is %s, as RFC 6238 says', (seconds, code) => {
    expect(writeTotp(SECRET, stepAt(seconds * 1000))).toBe(code)
  })

  const now = 1_234_567_890_000
  it.each([
    ['of this moment', 0, true],
    ['of the step before', -1, true],
    ['of the step after', 1, true],
    ['of two steps before', -2, false],
    ['of two steps after', 2, false],
  ])('%s counts: %i, %s', (_, away, counts) => {
    const typed = writeTotp(SECRET, stepAt(now) + away)
    expect(matchTotp(SECRET, { typed, steps: stepsThatCount(now, 0) }) !== null).toBe(counts)
  })

  it('does not count again, nor one from before it', () => {
    const steps = stepsThatCount(now, stepAt(now))
    expect(matchTotp(SECRET, { typed: writeTotp(SECRET, stepAt(now)), steps })).toBe(null)
    expect(matchTotp(SECRET, { typed: writeTotp(SECRET, stepAt(now) - 1), steps })).toBe(null)
    expect(matchTotp(SECRET, { typed: writeTotp(SECRET, stepAt(now) + 1), steps })).toBe(stepAt(now) + 1)
  })

  it('comes from a secret as RFC 4648 writes it, in an address that apps read', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
    expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(authenticatorAddress({ secret: 'ABC', email: 'a+b@school.in', company: 'My School' })).toBe(
      'otpauth://totp/My%20School:a%2Bb%40school.in?secret=ABC&issuer=My%20School',
    )
  })
})
