import { expect, it } from 'vitest'
import { hashOf, newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aForgetfulTeacher, mailTo, tokenIn } from '../../testing/letters.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { type Answer, aWorld, type Browser, browserOf, type World } from '../../testing/world.ts'

const WEAK =
  'Password must be at least 8 characters long and contain at least one letter, one number, and one special character'
const NEW = 'slate456!'
const SAME_ANSWER = { status: 200, data: {}, error: undefined }

const refusal = ({ status, error }: Answer) => [status, error?.code]

const forgets = (browser: Browser, email: string) => browser.calls('POST', '/auth/forgot', { email })
const resets = (browser: Browser, token: string, password = NEW) =>
  browser.calls('POST', '/auth/reset', { token, password })
const logsIn = (browser: Browser, email: string, password: string) =>
  browser.calls('POST', '/auth/login', { email, password })
const rowsOf = ({ database }: World, teacherId: string) =>
  database.db.selectFrom('password_reset').selectAll().where('teacher_id', '=', teacherId).execute()

describeEachDatabase('a forgotten password', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { RATE_LIMIT: 'off' })
  const browser = () => world().newBrowser()

  /** A world of one's own, for tests that count tries or wait. */
  const inWorld = async (test: (world: World) => Promise<void>) => {
    const own = await aWorld(open)
    await test(own)
    await own.end()
  }

  it('is replaced with the link of a mail', async () => {
    const { teacher, letter, token } = await aForgetfulTeacher(world())
    expect(letter.text).toContain(`\nhttp://localhost:80/auth/resetpassword#token=${token}\n`)
    expect(await resets(browser(), token)).toEqual(SAME_ANSWER)
    expect(refusal(await logsIn(browser(), teacher.email, teacher.password))).toEqual([400, 'invalid_credentials'])
    expectOk(await logsIn(browser(), teacher.email, NEW))
  })

  it('is known to the database by hashes alone', async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    const rows = await rowsOf(world(), teacher.id)
    expect(rows).toMatchObject([{ token_hash: hashOf(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('once replaced ends every session of the teacher, and of nobody else, and tells the owner', async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    const [elsewhere, other] = [browser(), await aTeacher(world())]
    expectOk(await logsIn(elsewhere, teacher.email, teacher.password))
    expectOk(await resets(browser(), token))
    expect(refusal(await teacher.browser.calls('GET', '/teacher/me'))).toEqual([401, 'unauthenticated'])
    expect(refusal(await elsewhere.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
    expectOk(await other.browser.calls('GET', '/teacher/me'))
    const told = (await mailTo(world(), teacher.email)).filter(({ subject }) => subject.endsWith('was changed'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).not.toContain('token=')
  })

  it('has one link that works, the newest, and it works once', async () => {
    const { teacher, token: former } = await aForgetfulTeacher(world())
    expectOk(await forgets(browser(), teacher.email))
    const tokens = (await mailTo(world(), teacher.email)).map(tokenIn)
    const newest = tokens.find((token) => token !== former) ?? ''
    expect(await rowsOf(world(), teacher.id)).toMatchObject([{ token_hash: hashOf(newest) }])
    expect(refusal(await resets(browser(), former))).toEqual([404, 'link_not_valid'])
    expectOk(await resets(browser(), newest))
    for (const dead of tokens)
      expect(refusal(await resets(browser(), dead, 'other789!'))).toEqual([404, 'link_not_valid'])
    expect(await rowsOf(world(), teacher.id)).toEqual([])
    expectOk(await logsIn(browser(), teacher.email, NEW))
  })

  it('has one link that works, however many are asked for at once', { tags: ['race'] }, async () => {
    const { teacher } = await aForgetfulTeacher(world())
    await atOnce(5, async (call) => forgets(browserOf(await appFor(call)), teacher.email))
    expect(await rowsOf(world(), teacher.id)).toHaveLength(1)
  })

  it('has links that work for thirty minutes, and are forgotten then', () =>
    inWorld(async (world) => {
      const [first, second] = [await aForgetfulTeacher(world), await aForgetfulTeacher(world)]
      world.clock.advance({ minutes: 30, seconds: -1 })
      expectOk(await resets(world.newBrowser(), first.token))
      await world.app.tidy()
      expect(await rowsOf(world, second.teacher.id)).toHaveLength(1)
      world.clock.advance({ seconds: 1 })
      expect(refusal(await resets(world.newBrowser(), second.token))).toEqual([404, 'link_not_valid'])
      await world.app.tidy()
      expect(await rowsOf(world, second.teacher.id)).toEqual([])
    }))

  it('is asked about in the same words with and without an account, and only an account is mailed', async () => {
    const { email } = await aTeacher(world())
    expect(await forgets(browser(), email)).toEqual(SAME_ANSWER)
    expect(await forgets(browser(), 'nobody@school.in')).toEqual(SAME_ANSWER)
    expect(await mailTo(world(), email)).toHaveLength(1)
    expect(await mailTo(world(), 'nobody@school.in')).toEqual([])
  })

  it.each([
    ['capitals', (email: string) => ` ${email.toUpperCase()} `],
    ['wide letters', (email: string) => email.replace('teacher', 'ｔｅａｃｈｅｒ')],
  ])('is mailed to the address of the account, when it was typed in %s', async (_, spelt) => {
    const { email } = await aTeacher(world())
    expectOk(await forgets(browser(), spelt(email)))
    expect(await mailTo(world(), email)).toHaveLength(1)
    expect(await mailTo(world(), spelt(email).trim())).toEqual([])
  })

  it.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{}, { email: 'Email is required' }],
    [{ email: 'mita@school' }, { email: 'Please enter a valid email address' }],
    [{ email: 'mita,all@school.in' }, { email: 'Please enter a valid email address' }],
    [{ email: 'mita@school.in', next: '/' }, { next: 'This field is not known' }],
  ])('is not asked about with %j', async (body, fields) => {
    const refused = await browser().calls('POST', '/auth/forgot', body)
    expect([...refusal(refused), refused.error?.fields]).toEqual([400, 'invalid_request', fields])
  })

  it('is replaced by strong ones alone, and a weak one leaves the link alive', async () => {
    const { token } = await aForgetfulTeacher(world())
    const weak = await resets(browser(), token, 'chalk')
    expect([...refusal(weak), weak.error?.fields]).toEqual([400, 'invalid_request', { password: WEAK }])
    expectOk(await resets(browser(), token))
  })

  it.each([
    ['', 'an empty token'],
    ['x', 'half a token'],
    [newToken(), 'a token nobody was sent'],
  ])('is not replaced with %j: %s', async (token) =>
    expect(refusal(await resets(browser(), token))).toEqual([404, 'link_not_valid']),
  )

  it('is replaced once, when one link is used 6 times at once', { tags: ['race'] }, async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    const passwords = Array.from({ length: 6 }, (_, call) => `slate${call}${call}!`)
    const replies = await atOnce(6, async (call) => resets(browserOf(await appFor(call)), token, passwords[call]))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)])
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? ''
    expectOk(await logsIn(browser(), teacher.email, winner))
    expect(await mailTo(world(), teacher.email)).toHaveLength(2)
  })

  it('is replaced once, when two links are used at once', { tags: ['race'] }, async () => {
    const { teacher } = await aForgetfulTeacher(world())
    expectOk(await forgets(browser(), teacher.email))
    const tokens = (await mailTo(world(), teacher.email)).map(tokenIn)
    const replies = await atOnce(2, async (call) => resets(browserOf(await appFor(call)), tokens[call] ?? ''))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('leaves no session behind that the old password opened at the same moment', { tags: ['race'] }, async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    const calls = await atOnce(8, async (call) => {
      const at = browserOf(await appFor(call))
      const reply = call === 3 ? await resets(at, token) : await logsIn(at, teacher.email, teacher.password)
      return { at, reply }
    })
    expect(calls[3]?.reply.status).toBe(200)
    for (const { at } of calls) expect(refusal(await at.calls('GET', '/auth/token'))).toEqual([401, 'unauthenticated'])
  })

  it('is mailed about three times a day, however the address is bent, and nobody is told when that stops', () =>
    inWorld(async (world) => {
      const { email } = await aTeacher(world)
      for (let tries = 0; tries < 4; tries += 1) expect(await forgets(world.newBrowser(), email)).toEqual(SAME_ANSWER)
      expect(await forgets(world.newBrowser(), email.toUpperCase())).toEqual(SAME_ANSWER)
      expect(await mailTo(world, email)).toHaveLength(3)
      world.clock.advance({ minutes: 24 * 60 })
      expectOk(await forgets(world.newBrowser(), email))
      expect(await mailTo(world, email)).toHaveLength(4)
    }))

  it('is mailed about to its owner, however often strangers have asked', () =>
    inWorld(async (world) => {
      const teacher = await aTeacher(world)
      for (let at = 0; at < 6; at += 1)
        for (let tries = 0; tries < 4; tries += 1)
          expectOk(await forgets(world.newBrowser(`198.51.100.${at}`), teacher.email))
      expect(await mailTo(world, teacher.email)).toHaveLength(12)
      for (let tries = 0; tries < 21; tries += 1) await forgets(world.newBrowser(), `nobody${tries}@school.in`)
      for (let tries = 0; tries < 4; tries += 1) expectOk(await forgets(teacher.browser, teacher.email))
      expect(await mailTo(world, teacher.email)).toHaveLength(15)
    }))

  it('is asked about twenty times in a quarter of an hour from one place, and no more', () =>
    inWorld(async (world) => {
      for (let at = 0; at < 20; at += 1) expectOk(await forgets(world.newBrowser(), `nobody${at}@school.in`))
      expect(refusal(await forgets(world.newBrowser(), 'nobody@school.in'))).toEqual([429, 'too_many_messages'])
      world.clock.advance({ minutes: 15 })
      expectOk(await forgets(world.newBrowser(), 'nobody@school.in'))
    }))

  it('lets nobody guess tokens without end', () =>
    inWorld(async (world) => {
      const { token } = await aForgetfulTeacher(world)
      for (let tries = 0; tries < 50; tries += 1)
        expect((await resets(world.newBrowser(), newToken())).status).toBe(404)
      expect(refusal(await resets(world.newBrowser(), token))).toEqual([429, 'too_many_attempts'])
      world.clock.advance({ minutes: 15 })
      expect(refusal(await resets(world.newBrowser(), newToken()))).toEqual([404, 'link_not_valid'])
      expectOk(await resets(world.newBrowser(), token))
    }))

  it('once replaced lets in at once whoever had tried too many others', () =>
    inWorld(async (world) => {
      const { teacher, token } = await aForgetfulTeacher(world)
      for (let tries = 0; tries < 6; tries += 1) await logsIn(world.newBrowser(), teacher.email, 'wrong-1!')
      expect((await logsIn(world.newBrowser(), teacher.email, teacher.password)).status).toBe(429)
      expectOk(await resets(world.newBrowser(), token))
      expectOk(await logsIn(world.newBrowser(), teacher.email, NEW))
    }))
})
