import { beforeEach, expect, it, vi } from 'vitest'
import { beginTwoFactor, confirmTwoFactor } from '#contract/people/two-factor.ts'
import { codeShown } from './testing/authenticator.ts'
import { describeOneDatabase } from './testing/describe-each-database.ts'
import { aForgetfulTeacher } from './testing/letters.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from './testing/people.ts'
import { sharedWorld } from './testing/world.ts'

const PSEUDONYM = expect.stringMatching(/^~[\w-]{16}$/)

describeOneDatabase('the security log', (open) => {
  const world = sharedWorld(open, { LOG_LEVEL: 'silent' })
  let lines: Record<string, unknown>[] = []
  beforeEach(() => {
    lines = []
    const keep = (fields: unknown) => void lines.push(JSON.parse(JSON.stringify(fields)))
    vi.spyOn(world().app.context.log, 'info').mockImplementation(keep)
  })
  const told = (event: string) => lines.filter(({ security }) => security === event)

  it('tells of sign-ups, logins, failures, limits and ends, by the account’s id', async () => {
    const { email, password, id, browser } = await aTeacher(world())
    const logsIn = (typed: string) => world().newBrowser().calls('POST', '/auth/login', { email, password: typed })
    expectOk(await logsIn(password))
    for (let tries = 0; tries < 9; tries += 1) await logsIn('wrong-1!')
    expectOk(await browser.calls('POST', '/auth/logout'))
    expect(told('signed_up')).toEqual([{ security: 'signed_up', account: id, from: PSEUDONYM }])
    expect(told('signed_in')).toEqual([{ security: 'signed_in', account: id, from: PSEUDONYM }])
    expect(told('sign_in_failed')).toHaveLength(5)
    expect(told('sign_in_failed')[0]).toEqual({ security: 'sign_in_failed', account: id, from: PSEUDONYM })
    expect(told('limit_reached')).toEqual([
      { security: 'limit_reached', limit: 'passwordOfAccountFromAddress', of: PSEUDONYM },
    ])
    expect(told('session_ended')).toEqual([{ security: 'session_ended', account: id, from: PSEUDONYM }])
  })

  it('tells of new passwords', async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    expectOk(await world().newBrowser().calls('POST', '/auth/reset', { token, password: 'slate456!' }))
    expect(told('reset_requested')).toEqual([{ security: 'reset_requested', account: PSEUDONYM, from: PSEUDONYM }])
    expect(told('password_replaced')).toEqual([{ security: 'password_replaced', account: teacher.id, from: PSEUDONYM }])
  })

  it('tells of second steps, recovery codes, proofs and deletions that are asked for', async () => {
    const { browser, email, password, id } = await aTeacher(world())
    const post = (path: string, body: object) => browser.calls('POST', `/teacher/${path}`, body)
    const { secret } = beginTwoFactor.data.parse(expectOk(await post('two-factor/begin', { password })))
    const shown = () => {
      world().clock.advance({ minutes: 1 })
      return codeShown(secret, world().clock.now(), 0)
    }
    const confirmed = confirmTwoFactor.data.parse(expectOk(await post('two-factor/confirm', { code: shown() })))
    const [code = ''] = confirmed.recovery_codes
    const logsIn = (typed: string) =>
      world().newBrowser().calls('POST', '/auth/login', { email, password, code: typed })
    expect((await logsIn('000000')).error?.code).toBe('wrong_code')
    expectOk(await logsIn(code))
    const wrong = { password: 'wrong-1!', code: shown() }
    expect((await post('deletion', wrong)).error?.code).toBe('wrong_password')
    expectOk(await post('two-factor/recovery-codes', { password, code: shown() }))
    expectOk(await post('deletion', { password, code: shown() }))
    expectOk(await browser.calls('DELETE', '/teacher/deletion'))
    expectOk(await post('two-factor/end', { password, code: shown() }))
    const about = lines.filter(({ security, account }) => account === id && !String(security).startsWith('signed_'))
    expect(about.map(({ security }) => security)).toEqual([
      ...['two_factor_on', 'code_failed', 'recovery_code_used', 'proof_failed', 'recovery_codes_made'],
      ...['account_deletion_asked', 'account_deletion_taken_back', 'two_factor_off'],
    ])
  })

  it('tells of attempts that go to another device, and of codes that do not fit', async () => {
    const student = await aStudent(world(), await aPublishedQuiz(await aTeacher(world())))
    const other = student.onAnotherDevice(world().newBrowser())
    await other.resumes('222222')
    expectOk(await other.resumes(student.started.resume_code))
    const attempt = student.started.id
    expect(told('resume_failed')).toEqual([{ security: 'resume_failed', attempt, from: PSEUDONYM }])
    expect(told('attempt_resumed')).toEqual([{ security: 'attempt_resumed', attempt, from: PSEUDONYM }])
  })

  it('names nobody and holds nothing that opens anything', async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    const { browser, email, password } = teacher
    const student = await aStudent(world(), await aPublishedQuiz(teacher))
    await world().newBrowser().calls('POST', '/auth/login', { email, password: 'wrong-1!' })
    await world().newBrowser().calls('POST', '/auth/login', { email: 'nobody@school.in', password: 'wrong-1!' })
    await student.onAnotherDevice(world().newBrowser()).resumes(student.started.resume_code)
    expectOk(await browser.calls('POST', '/auth/login', { email, password }))
    const { name, phone } = student.details
    const secrets = [
      ...browser.cookies.values(),
      ...student.browser.cookies.values(),
      student.started.resume_code,
      token,
    ]
    const written = JSON.stringify(lines)
    for (const said of [email, password, name, phone, 'Ananya Sen', 'nobody@school.in', '127.0.0.1', ...secrets])
      if (said !== '1') expect(written).not.toContain(said)
    expect(lines.length).toBeGreaterThan(5)
  })
})
