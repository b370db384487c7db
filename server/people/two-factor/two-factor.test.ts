import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { listActivity } from '#contract/people/activity.ts'
import { beginTwoFactor, confirmTwoFactor } from '#contract/people/two-factor.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { codeShown, fromBase32 } from '../../testing/authenticator.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { mailTo, tokenIn, verificationOf } from '../../testing/letters.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, type Browser, browserOf } from '../../testing/world.ts'
import { turnOffForOperator } from '../signing-in/turn-off-for-operator.ts'

const codeOf = ({ error }: Answer) => error?.code ?? 'ok'

describeEachDatabase('a second step', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const begun = async (teacher: TeacherInTest) => {
    const { password } = teacher
    const reply = await teacher.browser.calls('POST', '/teacher/two-factor/begin', { password })
    const { secret } = beginTwoFactor.data.parse(expectOk(reply))
    return { appShows: (steps = 0) => codeShown(secret, world().clock.now(), steps) }
  }
  const turnedOn = async () => {
    const teacher = await aTeacher(world())
    const { appShows } = await begun(teacher)
    const reply = await teacher.browser.calls('POST', '/teacher/two-factor/confirm', { code: appShows() })
    const { recovery_codes: codes } = confirmTwoFactor.data.parse(expectOk(reply))
    world().clock.advance({ minutes: 2 })
    return { teacher, appShows, codes }
  }
  const logsIn = ({ email, password }: TeacherInTest, code?: string, browser: Browser = world().newBrowser()) =>
    browser.calls('POST', '/auth/login', { email, password, ...(code !== undefined && { code }) })

  it('is asked for once it is confirmed with a code of the app, and not before', async () => {
    const teacher = await aTeacher(world())
    const { appShows } = await begun(teacher)
    expectOk(await logsIn(teacher))
    const confirms = (code: string) => teacher.browser.calls('POST', '/teacher/two-factor/confirm', { code })
    expect(codeOf(await confirms('ABCDEF'))).toBe('wrong_code')
    expectOk(await confirms(appShows()))
    expect(codeOf(await confirms(appShows(1)))).toBe('two_factor_is_on')
    expect(codeOf(await logsIn(teacher))).toBe('code_required')
    expect(codeOf(await logsIn(teacher, appShows()))).toBe('wrong_code')
    expectOk(await logsIn(teacher, appShows(1)))
    expect(await mailTo(world(), teacher.email)).toHaveLength(1)
  })

  it.each([
    ['goes with a new password by mail where nobody had shown whose the address is: it was a stranger’s', false, 'ok'],
    ['stays with a new password by mail where the address was shown before', true, 'code_required'],
  ])('%s', async (_, isShown, logsInWith) => {
    const { teacher } = await turnedOn()
    const stranger = world().newBrowser()
    if (isShown) {
      const token = await verificationOf(world(), teacher.email)
      expectOk(await stranger.calls('POST', '/auth/verify', { token }))
    }
    expectOk(await stranger.calls('POST', '/auth/forgot', { email: teacher.email }))
    const letter = (await mailTo(world(), teacher.email)).at(-1)
    const password = 'slate456!'
    expectOk(await stranger.calls('POST', '/auth/reset', { token: letter ? tokenIn(letter) : '', password }))
    expect(codeOf(await logsIn({ ...teacher, password }))).toBe(logsInWith)
  })

  it('tells the same recovery codes again after a lost reply, to the same session alone and while they are fresh', async () => {
    const teacher = await aTeacher(world())
    const { appShows } = await begun(teacher)
    const elsewhere = world().newBrowser()
    elsewhere.bears(logIn.data.parse(expectOk(await logsIn(teacher, undefined, elsewhere))).auth_token)
    const code = appShows()
    const confirms = (browser: Browser) => browser.calls('POST', '/teacher/two-factor/confirm', { code })
    const told = (reply: Answer) => confirmTwoFactor.data.parse(expectOk(reply)).recovery_codes
    const atFirst = await atOnce(3, () => confirms(teacher.browser))
    const codes = told(await confirms(teacher.browser))
    expect(atFirst.map(told)).toEqual([codes, codes, codes])
    expect(codeOf(await confirms(elsewhere))).toBe('two_factor_is_on')
    expect(await mailTo(world(), teacher.email)).toHaveLength(1)
    world().clock.advance({ minutes: 11 })
    expect(codeOf(await confirms(teacher.browser))).toBe('two_factor_is_on')
    expectOk(await logsIn(teacher, codes[0]))
  })

  it('tells no recovery codes again once one of them was used', async () => {
    const teacher = await aTeacher(world())
    const { appShows } = await begun(teacher)
    const code = appShows()
    const confirms = () => teacher.browser.calls('POST', '/teacher/two-factor/confirm', { code })
    const { recovery_codes: codes } = confirmTwoFactor.data.parse(expectOk(await confirms()))
    expectOk(await logsIn(teacher, codes[0]))
    expect(codeOf(await confirms())).toBe('two_factor_is_on')
  })

  it('says nothing to whoever has the password wrong', async () => {
    const { teacher, appShows } = await turnedOn()
    expect(codeOf(await logsIn({ ...teacher, password: 'wrong123!' }, appShows()))).toBe('invalid_credentials')
  })

  it('takes a code once, though it comes many times at the same moment', { tags: ['race'] }, async () => {
    const { teacher, appShows, codes } = await turnedOn()
    for (const code of [appShows(), codes[0] ?? '']) {
      const answers = await atOnce(4, async (at) =>
        logsIn(teacher, code, browserOf(await appFor(at), new Map(), `10.0.0.${at}`)),
      )
      expect(answers.map(codeOf).sort()).toEqual(['ok', 'wrong_code', 'wrong_code', 'wrong_code'])
    }
  })

  it('takes each recovery code once, in any spelling, and none from before new ones', async () => {
    const { teacher, appShows, codes } = await turnedOn()
    expect(new Set(codes).size).toBe(10)
    expectOk(await logsIn(teacher, codes[0]))
    expect(codeOf(await logsIn(teacher, codes[0]))).toBe('wrong_code')
    expectOk(await logsIn(teacher, codes[1]?.toLowerCase().replace('-', ' ')))
    const { password } = teacher
    const path = '/teacher/two-factor/recovery-codes'
    expect(codeOf(await teacher.browser.calls('POST', path, { password }))).toBe('code_required')
    const made = await teacher.browser.calls('POST', path, { password, code: appShows() })
    const fresh = confirmTwoFactor.data.parse(expectOk(made)).recovery_codes
    expect(codeOf(await logsIn(teacher, codes[2]))).toBe('wrong_code')
    expectOk(await logsIn(teacher, fresh[2]))
  })

  it('can’t be guessed: not at one place, not from many, and its teacher goes on at a device of theirs', async () => {
    const { teacher, appShows } = await turnedOn()
    const tries = async (address: string) => codeOf(await logsIn(teacher, '000000', world().newBrowser(address)))
    for (let place = 0; place < 4; place += 1)
      for (let times = 0; times < 5; times += 1) expect(await tries(`10.1.0.${place}`)).toBe('wrong_code')
    expect(await tries('10.1.0.0')).toBe('too_many_attempts')
    expect(await tries('10.1.0.9')).toBe('too_many_attempts')
    expect(codeOf(await logsIn(teacher, appShows(), world().newBrowser('10.1.0.8')))).toBe('too_many_attempts')
    const { auth_token } = logIn.data.parse(expectOk(await logsIn(teacher, appShows(), teacher.browser)))
    teacher.browser.bears(auth_token)
    const log = listActivity.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/activity')))
    const lockOuts = log.entries.filter(({ kind }) => kind === 'locked_out')
    expect(lockOuts.map(({ details }) => Number(details.minutes)).toSorted((one, other) => one - other)).toEqual([
      15,
      24 * 60,
    ])
  })

  it('can’t be guessed from many devices that its teacher was let in with', async () => {
    const { teacher, appShows } = await turnedOn()
    const devices: Browser[] = []
    for (let at = 0; at < 3; at += 1) {
      world().clock.advance({ minutes: 1 })
      const browser = world().newBrowser()
      expectOk(await logsIn(teacher, appShows(), browser))
      devices.push(browser)
    }
    const told: string[] = []
    for (const browser of devices)
      for (let times = 0; times < 5; times += 1) told.push(codeOf(await logsIn(teacher, '000000', browser)))
    expect(told.map((code) => code === 'wrong_code')).toEqual([...Array(10).fill(true), ...Array(5).fill(false)])
    world().clock.advance({ minutes: 16 })
    expectOk(await logsIn(teacher, appShows(), devices[2]))
  })

  it('is asked for before it is turned off, and then no more', async () => {
    const { teacher, appShows } = await turnedOn()
    const ends = (body: object) => teacher.browser.calls('POST', '/teacher/two-factor/end', body)
    const { password } = teacher
    expect(codeOf(await ends({ password }))).toBe('code_required')
    expect(codeOf(await ends({ password, code: '000000' }))).toBe('wrong_code')
    expect(codeOf(await ends({ password: 'wrong123!', code: appShows() }))).toBe('wrong_password')
    expectOk(await ends({ password, code: appShows() }))
    expectOk(await ends({ password }))
    logIn.data.parse(expectOk(await logsIn(teacher)))
  })

  it('is asked for before the password changes, once, and a lost reply is answered again', async () => {
    const { teacher, appShows } = await turnedOn()
    const { password, browser } = teacher
    const changes = (code?: string, new_password = 'slate456!') =>
      browser.calls('POST', '/teacher/password', { password, new_password, ...(code && { code }) })
    expect(codeOf(await changes())).toBe('code_required')
    expect(codeOf(await changes('000000'))).toBe('wrong_code')
    const code = appShows()
    expect(codeOf(await changes(code, 'ananya123!'))).toBe('invalid_request')
    expectOk(await changes(code))
    expectOk(await changes(code))
    expect(codeOf(await changes(appShows(1), 'board789!'))).toBe('wrong_password')
    expect(codeOf(await logsIn({ ...teacher, password: 'slate456!' }))).toBe('code_required')
    expect((await mailTo(world(), teacher.email)).map(({ subject }) => subject)).toContain(
      'Your Quiznity password was changed',
    )
  })

  it('is asked for before all of the account is downloaded', async () => {
    const { teacher, appShows } = await turnedOn()
    const asks = (code?: string) =>
      teacher.browser.calls('POST', '/teacher/exports', {
        password: teacher.password,
        time_zone: 'Asia/Kolkata',
        ...(code && { code }),
      })
    expect([codeOf(await asks()), codeOf(await asks('000000'))]).toEqual(['code_required', 'wrong_code'])
    const code = appShows()
    expectOk(await asks(code))
    expect(codeOf(await asks(code))).toBe('wrong_code')
  })

  it('is worth nothing to whoever reads the database', async () => {
    const teacher = await aTeacher(world())
    const reply = await teacher.browser.calls('POST', '/teacher/two-factor/begin', { password: teacher.password })
    const { secret } = beginTwoFactor.data.parse(expectOk(reply))
    const code = codeShown(secret, world().clock.now())
    const confirmed = await teacher.browser.calls('POST', '/teacher/two-factor/confirm', { code })
    const { recovery_codes: codes } = confirmTwoFactor.data.parse(expectOk(confirmed))
    const rows = (await everyRow(world())).join('\n')
    const plain = [
      secret,
      fromBase32(secret).toString('base64url'),
      ...codes,
      ...codes.map((each) => each.replace('-', '')),
    ]
    expect(plain.filter((text) => rows.includes(text))).toEqual([])
  })

  it('is turned off by the operator for whoever has lost it: once, with every login ended, and on the record', async () => {
    const { teacher } = await turnedOn()
    const { context } = await appFor(1)
    const needs = { ...context, company: 'Quiznity', origin: 'https://quiz.example.org' }
    expect(await turnOffForOperator(needs, { email: 'nobody@example.org' })).toBe('no_account')
    expect(await turnOffForOperator(needs, { email: teacher.email.toUpperCase() })).toBe('off')
    expect(await turnOffForOperator(needs, { email: teacher.email })).toBe('not_on')
    expect((await teacher.browser.calls('GET', '/teacher/activity')).error?.code).toBe('unauthenticated')
    const { auth_token } = logIn.data.parse(expectOk(await logsIn(teacher)))
    teacher.browser.bears(auth_token)
    const { entries } = listActivity.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/activity')))
    expect(entries.filter(({ kind }) => kind === 'two_factor_off_by_operator')).toHaveLength(1)
    expect((await mailTo(world(), teacher.email)).at(-1)).toMatchObject({
      text: expect.stringContaining('turned off'),
    })
  })
})
