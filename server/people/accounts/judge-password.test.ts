import { describe, expect, it } from 'vitest'
import { describeOneDatabase } from '../../testing/describe-each-database.ts'
import { aForgetfulTeacher } from '../../testing/letters.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'
import { judgePassword } from './judge-password.ts'

const KNOWN = 'Very many people use this password, so others will try it first. Please choose another one'
const PERSONAL =
  'This is little more than your name, your email or the name of this site: others will try that first. Please choose another one'
const REPEATED = 'This is one character again and again: others will try that first. Please choose another one'

const REFUSED: [password: string, said: string][] = [
  ['Password1!', KNOWN],
  ['P@ssw0rd', KNOWN],
  ['Qwerty123!', KNOWN],
  ['iloveyou@123', KNOWN],
  ['passwordpassword', KNOWN],
  ['1234567890123456', KNOWN],
  ['India@123', KNOWN],
  ['Kolkata#2026', KNOWN],
  ['Jaihind1!', KNOWN],
  ['School@123', KNOWN],
  ['AnanyaSen1!', PERSONAL],
  ['ananya sen ananya', PERSONAL],
  ['Quiznity#2026', PERSONAL],
  ['Vidyapith!9', PERSONAL],
  ['zzzzzzzzzzzzzzzzzzzz', REPEATED],
]

describe('well-known passwords', () => {
  const owner = { name: 'Ananya Sen', email: 'mail@vidyapith.in' }

  it.each(['chalk123!', 'slate456!', 'correct horse battery staple', 'আমার সোনার বাংলা', 'aB3$xK9#'])(
    '%s is none of them',
    (password) => expect(judgePassword(password, owner)).toBe(null),
  )
})

describeOneDatabase('a password that is guessed first', (open) => {
  const world = sharedWorld(open, { COMPANY_NAME: 'Alo Academy' })
  const someone = (password: string) => ({
    name: 'Ananya Sen',
    email: 'mail@vidyapith.in',
    phone: '9830012345',
    password,
  })

  it.each([...REFUSED, ['AloAcademy-2026-27', PERSONAL]])('%s opens no account, and is told why', async (...row) => {
    const [password, said] = row
    const refused = await world().newBrowser().calls('POST', '/teacher', someone(password))
    expect([refused.status, refused.error?.code]).toEqual([400, 'invalid_user_details'])
    expect(refused.error?.fields).toEqual({ password: said })
  })

  it.each([
    ['Password1!', KNOWN],
    ['AnanyaSen1!', PERSONAL],
    ['zzzzzzzzzzzzzzzzzzzz', REPEATED],
  ])('%s replaces no other one, is told why, and leaves the link alive', async (password, said) => {
    const { token } = await aForgetfulTeacher(world())
    const resets = (chosen: string) => world().newBrowser().calls('POST', '/auth/reset', { token, password: chosen })
    const refused = await resets(password)
    expect([refused.status, refused.error?.fields]).toEqual([400, { password: said }])
    expectOk(await resets('slate456!'))
  })

  it('was taken before, and still opens its account', async () => {
    const teacher = await aTeacher(world())
    const { db } = world().database
    const { hash } = await import('@node-rs/argon2')
    const passwordHash = await hash('Password1!')
    await db.updateTable('teacher').set({ password_hash: passwordHash }).where('id', '=', teacher.id).execute()
    const login = { email: teacher.email, password: 'Password1!' }
    expectOk(await world().newBrowser().calls('POST', '/auth/login', login))
  })
})
