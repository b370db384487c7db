import { describe, expect, it } from 'vitest'
import { emailKey, logInDetails, signUpDetails } from './account.ts'
import { isStrongPassword } from './password.ts'

describe('a password', () => {
  it.each([
    { password: 'abc123!', strong: false, because: 'it has only 7 characters' },
    { password: 'abcd123!', strong: true, because: 'it has a letter, a digit and a sign' },
    { password: 'abcdefg!', strong: false, because: 'it has no digit' },
    { password: '1234567!', strong: false, because: 'it has no letter' },
    { password: 'abcd1234', strong: false, because: 'it has no sign' },
    { password: 'abcd123!-', strong: false, because: 'a dash is not among the signs' },
    { password: 'fourteen chars', strong: false, because: '14 characters are not yet a passphrase' },
    { password: 'fifteen letters', strong: true, because: '15 characters may be anything' },
    { password: 'আমার সোনার বাংলা আমি', strong: true, because: 'a Bengali passphrase is one too' },
  ])('$password is strong: $strong, because $because', ({ password, strong }) => {
    expect(isStrongPassword(password)).toBe(strong)
  })
})

describe('sign-up details', () => {
  const details = { name: 'Ananya Sen', email: 'ananya@school.in', phone: '9830012345', password: 'chalk123!' }
  const problemOf = (change: object) =>
    signUpDetails.safeParse({ ...details, ...change }).error?.issues.map((issue) => issue.message)

  it('are accepted when every field is right', () => expect(signUpDetails.parse(details)).toEqual(details))

  it.each([
    [{ name: '   ' }, 'name_required'],
    [{ email: '' }, 'email_required'],
    [{ email: 'ananya@school' }, 'email_invalid'],
    [{ phone: '' }, 'mobile_required'],
    [{ phone: '98300' }, 'mobile_invalid'],
    [{ phone: '98300123456' }, 'mobile_invalid'],
    [{ email: 'ana,nya@school.in' }, 'email_invalid'],
    [{ email: 'anan\u200bya@school.in' }, 'email_invalid'],
    [{ email: 'anan\u202eya@school.in' }, 'email_invalid'],
    [{ email: 'anan\u0007ya@school.in' }, 'email_invalid'],
    [{ name: '\u200b\u2060' }, 'name_required'],
    [{ password: 'AnanyaSen1!' }, 'password_personal'],
    [{ password: 'ananya@school.in' }, 'password_personal'],
    [{ password: '!!!!!!!!!!!!!!!!' }, 'password_repeated'],
    [{ password: '' }, 'password_required'],
    [{ password: 'short' }, 'password_weak'],
    [{ name: 'nul\u0000' }, 'unusable_text'],
    [{ name: '\ud800' }, 'unusable_text'],
    [{ name: 7 }, 'wrong_type'],
  ])('with %o are refused as %s', (change, problem) => expect(problemOf(change)).toContain(problem))

  it.each(['+91 98300 12345', '098300-12345', '98300 12345', ' 9830012345 '])(
    'take the number as people type it: %s',
    (phone) => expect(signUpDetails.parse({ ...details, phone })).toEqual(details),
  )

  it('are refused with a role, which is not the visitor’s to choose', () =>
    expect(signUpDetails.safeParse({ ...details, role: 'admin' }).success).toBe(false))
})

describe('log-in details', () => {
  it('take an address that no new account could have', () =>
    expect(logInDetails.safeParse({ email: 'ana,nya@school.in', password: 'x' }).success).toBe(true))

  it('need a password but not a strong one', () =>
    expect(logInDetails.safeParse({ email: 'a@b.in', password: 'x' }).success).toBe(true))
})

it('two spellings of one e-mail address are one account', () =>
  expect(emailKey(' Ananya@School.IN ')).toBe('ananya@school.in'))
