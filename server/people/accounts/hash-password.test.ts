import { describe, expect, it } from 'vitest'
import { isPasswordOf } from './check-password.ts'
import { createHashPassword } from './hash-password.ts'

const NEW = { lane: 'signUp', of: '192.0.2.1' } as const
const STRANGER = { lane: 'logIn', of: '192.0.2.1' } as const

describe('a password', () => {
  it('is hashed as OWASP asks, with a salt of its own each time', async () => {
    const hashPassword = createHashPassword()
    const [one, other] = [await hashPassword(NEW, 'chalk123!'), await hashPassword(NEW, 'chalk123!')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(other).not.toBe(one)
  })

  it.each([
    ['as it was typed', 'chalk123!', true],
    ['another one', 'chalk124!', false],
    ['nothing', '', false],
  ])('is told from others: %s', async (_, password, isRight) => {
    const passwordHash = await createHashPassword()(NEW, 'chalk123!')
    expect(await isPasswordOf(STRANGER, { passwordHash, password })).toBe(isRight)
  })

  it('is the same in both spellings of a letter with an accent', async () => {
    const passwordHash = await createHashPassword()(NEW, 'caf\u00e9-123!')
    expect(await isPasswordOf(STRANGER, { passwordHash, password: 'cafe\u0301-123!' })).toBe(true)
  })

  it('opens nothing where there is no account', async () => {
    expect(await isPasswordOf(STRANGER, { passwordHash: null, password: 'chalk123!' })).toBe(false)
  })
})
