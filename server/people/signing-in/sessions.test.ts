import { describe, expect, it } from 'vitest'
import { logIn, readToken } from '#contract/people/accounts.ts'
import { hashOf } from '../../secrets.ts'
import { describeOneDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, type Browser, sharedWorld } from '../../testing/world.ts'

const refusal = ({ status, error }: Answer) => [status, error?.code]
const UNAUTHENTICATED = [401, 'unauthenticated']

const me = (browser: Browser) => browser.calls('GET', '/teacher/me')

describeOneDatabase('the token in an answer', (open) => {
  const world = sharedWorld(open)
  const aProgram = (token: string) => {
    const program = world().newBrowser()
    program.bears(token)
    return program
  }
  const cookieOf = ({ browser }: TeacherInTest) => browser.cookies.get('quiznity_session') ?? ''

  it('is not what the cookie holds, and opens nothing as a cookie', async () => {
    const teacher = await aTeacher(world())
    expect(teacher.token).not.toContain(cookieOf(teacher))
    const thief = world().newBrowser()
    thief.cookies.set('quiznity_session', teacher.token)
    expect(refusal(await thief.calls('GET', '/auth/token'))).toEqual(UNAUTHENTICATED)
  })

  it('is good for an hour by itself, and for the whole session beside its cookie', async () => {
    const teacher = await aTeacher(world())
    const program = aProgram(teacher.token)
    world().clock.advance({ minutes: 60, seconds: -1 })
    expectOk(await me(program))
    world().clock.advance({ seconds: 1 })
    expect(refusal(await me(program))).toEqual(UNAUTHENTICATED)
    expectOk(await me(teacher.browser))
    const fresh = readToken.data.parse(expectOk(await teacher.browser.calls('GET', '/auth/token')))
    expectOk(await me(aProgram(fresh.auth_token)))
  })

  it.each<[string, (token: string) => string]>([
    ['of a later end', (token) => token.replace(/\.[^.]+\./, '.zzzzzzzz.')],
    ['without a signature', (token) => token.split('.').slice(0, 2).join('.')],
    ['with another signature', (token) => token.replace(/[^.]+$/, 'x'.repeat(43))],
    ['of the session alone', (token) => token.split('.')[0] ?? ''],
    ['of nothing', () => '..'],
    ['with something after it', (token) => `${token}.x`],
  ])('%s is refused', async (_, changed) => {
    const { token } = await aTeacher(world())
    expect(refusal(await me(aProgram(changed(token))))).toEqual(UNAUTHENTICATED)
  })

  it('does not act for one teacher beside the cookie of another', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    other.browser.bears(cookieOf(teacher))
    expect(refusal(await me(other.browser))).toEqual(UNAUTHENTICATED)
    world().clock.advance({ minutes: 61 })
    other.browser.bears(teacher.token)
    expect(refusal(await me(other.browser))).toEqual(UNAUTHENTICATED)
  })

  it('was the session’s own once: pages that still hold it go on beside its cookie, and it is nothing without', async () => {
    const teacher = await aTeacher(world())
    const old = cookieOf(teacher)
    teacher.browser.bears(old)
    expectOk(await me(teacher.browser))
    expect(refusal(await me(aProgram(old)))).toEqual(UNAUTHENTICATED)
  })

  it('dies with its session', async () => {
    const teacher = await aTeacher(world())
    expectOk(await aProgram(teacher.token).calls('POST', '/auth/logout'))
    expect(refusal(await me(teacher.browser))).toEqual(UNAUTHENTICATED)
    expect(refusal(await teacher.browser.calls('GET', '/auth/token'))).toEqual(UNAUTHENTICATED)
  })

  it('of a session that another login in the same browser has replaced is dead', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const { email, password } = other
    const next = logIn.data.parse(expectOk(await teacher.browser.calls('POST', '/auth/login', { email, password })))
    expect(refusal(await me(aProgram(teacher.token)))).toEqual(UNAUTHENTICATED)
    expectOk(await me(aProgram(next.auth_token)))
  })
})

describe('on https', () => {
  describeOneDatabase('a cookie', (open) => {
    const world = sharedWorld(open, { PUBLIC_URL: 'https://quiz.example' })
    const cookieNames = ({ cookies }: Browser) => [...cookies.keys()].sort()
    const move = ({ cookies }: Browser, from: string, to: string) => {
      cookies.set(to, cookies.get(from) ?? '')
      cookies.delete(from)
    }

    it('of a session can be set by this host alone', async () => {
      const { email, password } = await aTeacher(world())
      const payload = { email, password }
      const reply = await world().newBrowser().sends({ method: 'POST', url: '/api/v1/auth/login', payload })
      const session = reply.cookies.find(({ name }) => name === '__Host-session')
      expect(session).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' })
      expect(session).not.toHaveProperty('domain')
    })

    it('of an attempt likewise', async () => {
      const quiz = await aPublishedQuiz(await aTeacher(world()))
      const student = await aStudent(world(), quiz)
      expect(cookieNames(student.browser)).toEqual([`__Host-attempt_${quiz.code}`])
      expectOk(await student.saves(1, [1, 0, 0]))
    })

    it('of a session that has the former name opens nothing', async () => {
      const { browser } = await aTeacher(world())
      expect(cookieNames(browser)).toEqual(['__Host-device', '__Host-session', 'signed_in'])
      move(browser, '__Host-session', 'quiznity_session')
      expect((await browser.calls('GET', '/auth/token')).status).toBe(401)
      expect(cookieNames(browser)).toEqual(['__Host-device'])
    })

    it('of a device that has the former name is known, and is given the new one with the next log-in', async () => {
      const { browser, email, password } = await aTeacher(world())
      move(browser, '__Host-device', 'device')
      const former = browser.cookies.get('device') ?? ''
      for (let tries = 0; tries < 6; tries += 1)
        await world().newBrowser().calls('POST', '/auth/login', { email, password: 'wrong123!' })
      expectOk(await browser.calls('POST', '/auth/login', { email, password }))
      expect(cookieNames(browser)).toEqual(['__Host-device', '__Host-session', 'signed_in'])
      expect(browser.cookies.get('__Host-device')).toBe(former)
    })

    it('of an attempt that has the former name goes on, and is given the new one with the next start', async () => {
      const quiz = await aPublishedQuiz(await aTeacher(world()))
      const student = await aStudent(world(), quiz, { deviceKey: hashOf(quiz.code) })
      const [oldName, newName] = [`quiznity_attempt_${quiz.code}`, `__Host-attempt_${quiz.code}`]
      move(student.browser, newName, oldName)
      expectOk(await student.saves(1, [1, 0, 0]))
      expectOk(await student.starts({ device_key: hashOf(quiz.code) }))
      expect(cookieNames(student.browser)).toEqual([newName])
      expectOk(await student.submits([1, 0, 0]))
    })

    it('of the former name counts for nothing beside one of the new name', async () => {
      const [teacher, attacker] = [await aTeacher(world()), await aTeacher(world())]
      teacher.browser.cookies.set('quiznity_session', attacker.browser.cookies.get('__Host-session') ?? '')
      const back = readToken.data.parse(expectOk(await teacher.browser.calls('GET', '/auth/token')))
      expect(back.user.id).toBe(teacher.id)
    })
  })
})
