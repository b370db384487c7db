import { describe, expect, it } from 'vitest'
import { coresOf, isAboutOwner, newPassword } from './password.ts'

const problemsWith = (password: string) =>
  newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? []

describe('a new password', () => {
  it.each([
    ['aaaaaaaaaaaaaaa', ['password_repeated']],
    [' '.repeat(20), ['password_repeated']],
    ['কককককককককককককককক', ['password_repeated']],
    ['😀'.repeat(15), ['password_repeated']],
    ['aaaaaaaaaaaaaab', []],
    ['', ['password_required']],
    ['aaaaaaaa', ['password_weak']],
  ])('%j has these problems: %j', (password, problems) =>
    expect(problemsWith(password)).toEqual(expect.arrayContaining(problems)),
  )

  it('of fifteen different characters has none', () => expect(problemsWith('abcdefghijklmno')).toEqual([]))
})

it.each([
  ['Password1!', 'password'],
  ['P@$$w0rd123', 'password'],
  ['p4ssw0rd#2024', 'password'],
  ['!!Monkey77', 'monkey'],
  ['ｐａｓｓｗｏｒｄ１！', 'password'],
  ['passwordpassword', 'password'],
  ['qwerty1!qwerty1!', 'qwerty'],
  ['1234567890!', '1234567890!'],
  ['1234567890123456', '1234567890'],
])('%s comes down to %s', (password, core) => expect(coresOf(password)).toContain(core))

describe('a password is about its owner', () => {
  const owner = { name: 'Ananya Sen', email: 'a.sen1984@vidyapith.in', company: 'Alo Schools' }

  it.each([
    ['AnanyaSen1!', true],
    ['ananya@2024', true],
    ['4n4ny4$en99', true],
    ['Sen!Ananya!1', true],
    ['a.sen1984@vidyapith.in', true],
    ['Vidyapith#1', true],
    ['Quiznity2026!', true],
    ['quiznity quiznity', true],
    ['Alo-Schools-2026', true],
    ['my name is ananya sen', false],
    ['chalk123!', false],
    ['a1!a1!a1!', false],
    ['senate-of-elephants', false],
  ])('%s: %s', (password, about) => expect(isAboutOwner(password, owner)).toBe(about))

  it('whose name is written in another script', () =>
    expect(isAboutOwner('অনন্যা সেন ২০২৬!!', { name: 'অনন্যা সেন', email: 'a@b.in' })).toBe(true))
})
