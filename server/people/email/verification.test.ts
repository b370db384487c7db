import { expect, it } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { hashOf } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aForgetfulTeacher, verificationOf, verificationsTo } from '../../testing/letters.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aWorld, type Browser, browserOf, type World } from '../../testing/world.ts'

const DAY_MINUTES = 24 * 60

const opens = (browser: Browser, token: string) => browser.calls('POST', '/auth/verify', { token })
const asksAgain = ({ browser }: TeacherInTest) => browser.calls('POST', '/teacher/verification')
const stateOf = ({ data, error }: Answer) => error?.code ?? data
const isVerified = async ({ browser }: TeacherInTest) =>
  readMe.data.parse(expectOk(await browser.calls('GET', '/teacher/me'))).email_verified
const linksOf = ({ database }: World, teacherId: string) =>
  database.db.selectFrom('email_link').selectAll().where('teacher_id', '=', teacherId).execute()

describeEachDatabase('the address of an account', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  /** A world of one's own, for tests that wait. */
  const inWorld = async (test: (world: World) => Promise<void>) => {
    const own = await aWorld(open)
    await test(own)
    await own.end()
  }

  it('is asked for once at sign-up, and confirmed in any browser with the link', async () => {
    const teacher = await aTeacher(world())
    const [letter, ...others] = await verificationsTo(world(), teacher.email)
    expect(others).toEqual([])
    const token = await verificationOf(world(), teacher.email)
    expect(letter?.text).toContain(`\nhttp://localhost:80/auth/verifyemail#token=${token}\n`)
    expect(await isVerified(teacher)).toBe(false)
    expect(stateOf(await opens(world().newBrowser(), token))).toEqual({ state: 'verified' })
    expect(await isVerified(teacher)).toBe(true)
  })

  it('is known to the database by hashes of links alone', async () => {
    const teacher = await aTeacher(world())
    const token = await verificationOf(world(), teacher.email)
    const rows = await linksOf(world(), teacher.id)
    expect(rows).toMatchObject([{ token_hash: hashOf(token) }])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('stays confirmed when a link is opened again, or an older one, and is asked for no more', async () => {
    const teacher = await aTeacher(world())
    const first = await verificationOf(world(), teacher.email)
    expect(stateOf(await asksAgain(teacher))).toEqual({ verified: false })
    const tokens = (await verificationsTo(world(), teacher.email)).length
    expect(tokens).toBe(2)
    expectOk(await opens(world().newBrowser(), first))
    expect(stateOf(await opens(teacher.browser, first))).toEqual({ state: 'already' })
    expect(stateOf(await asksAgain(teacher))).toEqual({ verified: true })
    expect(await verificationsTo(world(), teacher.email)).toHaveLength(2)
  })

  it('is confirmed once, whoever opens the link at the same moment', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const token = await verificationOf(world(), teacher.email)
    const answers = await atOnce(5, async (call) => opens(browserOf(await appFor(call)), token))
    const states = answers.map((answer) => JSON.stringify(stateOf(answer)))
    expect(states.filter((state) => state.includes('verified'))).toHaveLength(1)
    expect(states.filter((state) => state.includes('already'))).toHaveLength(4)
    const { entries } = Object(expectOk(await teacher.browser.calls('GET', '/teacher/activity?part=security')))
    expect(entries.filter(({ kind }: { kind: string }) => kind === 'email_verified')).toHaveLength(1)
  })

  it('is confirmed by a new password as well, whose link was mailed there', async () => {
    const { teacher, token } = await aForgetfulTeacher(world())
    expectOk(await world().newBrowser().calls('POST', '/auth/reset', { token, password: 'slate456!' }))
    expect(stateOf(await opens(world().newBrowser(), await verificationOf(world(), teacher.email)))).toEqual({
      state: 'already',
    })
  })

  it('has links that work for seven days, say so for thirty more, and are forgotten then', () =>
    inWorld(async (world) => {
      const teacher = await aTeacher(world)
      const token = await verificationOf(world, teacher.email)
      const opened = async () => stateOf(await opens(world.newBrowser(), token))
      world.clock.advance({ minutes: 7 * DAY_MINUTES })
      await world.app.tidy()
      expect(await opened()).toBe('link_expired')
      world.clock.advance({ minutes: 30 * DAY_MINUTES })
      await world.app.tidy()
      expect(await linksOf(world, teacher.id)).toEqual([])
      expect(await opened()).toBe('link_not_valid')
    }))

  it('is not confirmed with a token that nobody was sent, and trying is counted', () =>
    inWorld(async (world) => {
      const browser = world.newBrowser()
      for (const token of ['', 'x', 'A'.repeat(43), '☃']) {
        expect(stateOf(await opens(browser, token))).toBe('link_not_valid')
      }
      for (let tries = 4; tries < 50; tries += 1) await opens(browser, 'nobody')
      expect(stateOf(await opens(browser, 'nobody'))).toBe('too_many_attempts')
      expect(stateOf(await opens(world.newBrowser('10.0.0.9'), 'nobody'))).toBe('link_not_valid')
    }))

  it('is written to five times a day at most when its teacher asks', () =>
    inWorld(async (world) => {
      const [teacher, other] = [await aTeacher(world), await aTeacher(world)]
      for (let asked = 0; asked < 5; asked += 1) expectOk(await asksAgain(teacher))
      expect(stateOf(await asksAgain(teacher))).toBe('too_many_messages')
      expect(await verificationsTo(world, teacher.email)).toHaveLength(6)
      expectOk(await asksAgain(other))
      expect(await verificationsTo(world, teacher.email)).toHaveLength(6)
    }))

  it('is spared a flood of sign-ups that spell it in many ways; the accounts are made', () =>
    inWorld(async (world) => {
      const spelt = (at: number) => `vic.tim+${at}@school.in`
      for (let at = 0; at < 14; at += 1) {
        const body = { name: 'Mita Pal', email: spelt(at), phone: '9830012345', password: 'chalk123!' }
        expectOk(await world.newBrowser().calls('POST', '/teacher', body))
      }
      const letters = await Promise.all(Array.from({ length: 14 }, (_, at) => verificationsTo(world, spelt(at))))
      expect(letters.flat()).toHaveLength(12)
    }))
})
