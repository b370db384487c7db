import { expect, it } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { listActivity } from '#contract/people/activity.ts'
import { readEmailChange } from '#contract/people/email-change.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { everyRow } from '../../testing/every-row.ts'
import { aForgetfulTeacher, mailTo, newAddress, tokenIn } from '../../testing/letters.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aWorld, type Browser, browserOf, type World } from '../../testing/world.ts'

const DAY_MINUTES = 24 * 60

const asks = ({ browser, password }: TeacherInTest, email: string, changes: object = {}) =>
  browser.calls('POST', '/teacher/email-change', { email, password, ...changes })
const asksAgain = ({ browser }: TeacherInTest) => browser.calls('POST', '/teacher/email-change/letters')
const withdraws = ({ browser }: TeacherInTest) => browser.calls('DELETE', '/teacher/email-change')
const opens = (browser: Browser, token: string) => browser.calls('POST', '/auth/email-change', { token })
const saidOf = ({ data, error }: Answer) => error?.code ?? data
const changeOf = async ({ browser }: TeacherInTest) =>
  readEmailChange.data.parse(expectOk(await browser.calls('GET', '/teacher/email-change'))).change
const meOf = async ({ browser }: TeacherInTest) =>
  readMe.data.parse(expectOk(await browser.calls('GET', '/teacher/me')))
const emailOf = async (teacher: TeacherInTest) => (await meOf(teacher)).user.email
const kindsOf = async ({ browser }: TeacherInTest) =>
  listActivity.data
    .parse(expectOk(await browser.calls('GET', '/teacher/activity?part=security')))
    .entries.map(({ kind }) => kind)

const WAITS = { state: 'waits', again: false }
const CHANGED = { state: 'changed', again: false }
const CHANGED_BEFORE = { state: 'changed', again: true }

const isLink = ({ text }: { text: string }) => text.includes('/auth/changeemail#')
const linksTo = async (world: World, email: string) => (await mailTo(world, email)).filter(isLink)
const tokenTo = async (world: World, email: string) => {
  const letter = (await linksTo(world, email)).at(-1)
  if (letter === undefined) throw new Error(`no link is on its way to ${email}`)
  return tokenIn(letter)
}

describeEachDatabase('a change of address', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const anyBrowser = () => world().newBrowser()

  /** Somebody who has asked for another address, with both links. */
  const asked = async (within = world()) => {
    const [teacher, email] = [await aTeacher(within), newAddress()]
    expectOk(await asks(teacher, email))
    return { teacher, email, old: await tokenTo(within, teacher.email), new: await tokenTo(within, email) }
  }

  /** A world of one's own, for tests that wait. */
  const inWorld = async (test: (world: World) => Promise<void>) => {
    const own = await aWorld(open)
    await test(own)
    await own.end()
  }

  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('is made once both addresses have confirmed it: %s, then %s', async (first, second) => {
    const { teacher, email, ...links } = await asked()
    expect(await changeOf(teacher)).toMatchObject({ email, state: 'open', waits_for: ['old', 'new'] })
    expect(saidOf(await opens(anyBrowser(), links[first]))).toEqual(WAITS)
    expect(saidOf(await opens(anyBrowser(), links[first]))).toEqual({ ...WAITS, again: true })
    expect(await changeOf(teacher)).toMatchObject({ waits_for: [second] })
    expect(await emailOf(teacher)).toBe(teacher.email)
    expect(saidOf(await opens(anyBrowser(), links[second]))).toEqual(CHANGED)
    for (const token of [links.old, links.new]) expect(saidOf(await opens(anyBrowser(), token))).toEqual(CHANGED_BEFORE)
    expect(await meOf(teacher)).toMatchObject({ user: { email }, email_verified: true })
    expect(await changeOf(teacher)).toBe(null)
    expect((await kindsOf(teacher)).sort()).toEqual(['email_change_asked', 'email_changed', 'signed_up'])
    const [notice] = (await mailTo(world(), teacher.email)).filter((letter) => !isLink(letter))
    expect(notice?.subject).toContain('account has another address now')
    const { password } = teacher
    const logsIn = (as: string) => anyBrowser().calls('POST', '/auth/login', { email: as, password })
    expectOk(await logsIn(email))
    expect(saidOf(await logsIn(teacher.email))).toBe('invalid_credentials')
  })

  it('asks each address alone, tells the new one nobody’s name, and is known to the database by hashes of links', async () => {
    const { teacher, email, ...links } = await asked()
    const [toOld, toNew] = [await linksTo(world(), teacher.email), await linksTo(world(), email)]
    expect([toOld.length, toNew.length]).toEqual([1, 1])
    expect(toOld[0]?.text).toContain(`\nhttp://localhost:80/auth/changeemail#token=${links.old}\n`)
    expect(toOld[0]?.text).toContain(email)
    expect(toNew[0]?.text).not.toContain(teacher.email)
    const rows = (await everyRow(world())).join('\n')
    for (const token of [links.old, links.new]) expect(rows).not.toContain(token)
  })

  it.each([
    ['a wrong password', { password: 'wrong123!' }, 'wrong_password'],
    ['half an address', { email: 'mita@' }, 'invalid_request'],
    ['two addresses', { email: 'a@b.in,c@d.in' }, 'invalid_request'],
    ['a very long one', { email: `${'x'.repeat(300)}@b.in` }, 'invalid_request'],
    ['nothing', { email: '' }, 'invalid_request'],
  ])('is refused with %s, and nobody is written to', async (_, changes, code) => {
    const teacher = await aTeacher(world())
    expect(saidOf(await asks(teacher, newAddress(), changes))).toBe(code)
    expect(await changeOf(teacher)).toBe(null)
    expect(await linksTo(world(), teacher.email)).toEqual([])
  })

  it('is refused beside the field for one’s own address, and for somebody else’s as at sign-up', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const own = await asks(teacher, teacher.email.toUpperCase())
    expect(own.error?.problems).toEqual({ email: 'email_same' })
    const taken = await asks(teacher, ` ${other.email.toUpperCase()}`)
    expect([taken.status, taken.error?.problems]).toEqual([409, { email: 'email_taken' }])
    const tried = await asks(teacher, other.email, { password: 'wrong123!' })
    expect(saidOf(tried)).toBe('wrong_password')
    expect(await linksTo(world(), other.email)).toEqual([])
  })

  it('asked for again because the answer was lost is the same; another one takes its place', async () => {
    const { teacher, email, ...links } = await asked()
    expectOk(await asks(teacher, email))
    expect(await linksTo(world(), email)).toHaveLength(1)
    const next = newAddress()
    expectOk(await asks(teacher, next))
    for (const token of [links.old, links.new])
      expect(saidOf(await opens(anyBrowser(), token))).toBe('change_withdrawn')
    expect(await changeOf(teacher)).toMatchObject({ email: next, waits_for: ['old', 'new'] })
  })

  it('is one, whichever of two that are asked for at the same moment is the later', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const emails = [newAddress(), newAddress()]
    const answers = await atOnce(4, async (at) => {
      const browser = browserOf(await appFor(at), new Map(teacher.browser.cookies))
      browser.bears(teacher.token)
      return asks({ ...teacher, browser }, emails[at % 2] ?? '')
    })
    for (const answer of answers) expectOk(answer)
    const change = await changeOf(teacher)
    const { db } = world().database
    const waiting = db.selectFrom('email_change').selectAll().where('teacher_id', '=', teacher.id)
    expect(await waiting.where('ended', 'is', null).execute()).toMatchObject([{ email: change?.email }])
  })

  it('is made once when both links are opened at the same moment, several times each', { tags: ['race'] }, async () => {
    const { teacher, email, ...links } = await asked()
    const answers = await atOnce(8, async (at) =>
      opens(browserOf(await appFor(at)), at % 4 < 2 ? links.old : links.new),
    )
    const said = answers.map((answer) => JSON.stringify(saidOf(answer)))
    expect(said.filter((each) => each === JSON.stringify(CHANGED))).toHaveLength(1)
    expect(said.filter((each) => each === JSON.stringify(WAITS))).toHaveLength(1)
    expect(await emailOf(teacher)).toBe(email)
    expect((await kindsOf(teacher)).filter((kind) => kind === 'email_changed')).toHaveLength(1)
    expect((await mailTo(world(), teacher.email)).filter((letter) => !isLink(letter))).toHaveLength(1)
  })

  it('goes to one of two accounts that want the same address at the same moment', { tags: ['race'] }, async () => {
    const email = newAddress()
    const two = await atOnce(2, async () => {
      const teacher = await aTeacher(world())
      expectOk(await asks(teacher, email))
      return { teacher, old: await tokenTo(world(), teacher.email) }
    })
    for (const { old } of two) expectOk(await opens(anyBrowser(), old))
    const tokens = (await linksTo(world(), email)).map(tokenIn)
    const answers = await atOnce(2, async (at) => opens(browserOf(await appFor(at)), tokens[at] ?? ''))
    const said = answers.map(saidOf)
    expect(said).toContainEqual(CHANGED)
    expect(said).toContain('email_taken')
    const states = await Promise.all(two.map(async ({ teacher }) => (await changeOf(teacher))?.state ?? null))
    expect(states.sort()).toEqual(['taken', null].sort())
  })

  it('is not made when somebody has signed up with the address meanwhile, and says so', async () => {
    const { teacher, email, ...links } = await asked()
    expectOk(await opens(anyBrowser(), links.new))
    const details = { name: 'Mita Pal', email, phone: '9830012345', password: 'chalk123!' }
    expectOk(await anyBrowser().calls('POST', '/teacher', details))
    for (let times = 0; times < 2; times += 1) expect(saidOf(await opens(anyBrowser(), links.old))).toBe('email_taken')
    expect(await emailOf(teacher)).toBe(teacher.email)
    expect(await changeOf(teacher)).toMatchObject({ email, state: 'taken' })
    expectOk(await withdraws(teacher))
    expect(await changeOf(teacher)).toBe(null)
  })

  it('is withdrawn by its teacher, once, and by nobody else', async () => {
    const { teacher, ...links } = await asked()
    expectOk(await withdraws(await aTeacher(world())))
    expectOk(await opens(anyBrowser(), links.new))
    for (let times = 0; times < 2; times += 1) expectOk(await withdraws(teacher))
    expect(saidOf(await opens(anyBrowser(), links.old))).toBe('change_withdrawn')
    expect((await kindsOf(teacher)).filter((kind) => kind === 'email_change_withdrawn')).toHaveLength(1)
    expect(await emailOf(teacher)).toBe(teacher.email)
  })

  it('is over when the password is replaced, and ends links to a new one that the old address was sent', async () => {
    const { teacher, email, ...links } = await asked()
    const body = { password: teacher.password, new_password: 'slate456!' }
    expectOk(await teacher.browser.calls('POST', '/teacher/password', body))
    expect(saidOf(await opens(anyBrowser(), links.old))).toBe('change_withdrawn')

    const { teacher: forgetful, token } = await aForgetfulTeacher(world())
    const next = newAddress()
    expectOk(await asks(forgetful, next))
    for (const to of [forgetful.email, next]) expectOk(await opens(anyBrowser(), await tokenTo(world(), to)))
    const resets = await anyBrowser().calls('POST', '/auth/reset', { token, password: 'slate456!' })
    expect(saidOf(resets)).toBe('link_not_valid')
    expect(email).not.toBe(next)
  })

  it('is sent again to whoever has not confirmed; the links of before go on working', async () => {
    const { teacher, email, ...links } = await asked()
    expectOk(await opens(anyBrowser(), links.old))
    expectOk(await asksAgain(teacher))
    expect(await linksTo(world(), teacher.email)).toHaveLength(1)
    expect(await linksTo(world(), email)).toHaveLength(2)
    expect(saidOf(await opens(anyBrowser(), links.new))).toEqual(CHANGED)
    expect(saidOf(await asksAgain(teacher))).toBe('not_found')
  })

  it('writes to nobody more than a few times a day', () =>
    inWorld(async (world) => {
      const { teacher, email } = await asked(world)
      for (let times = 1; times < 5; times += 1) expectOk(await asksAgain(teacher))
      expect(saidOf(await asksAgain(teacher))).toBe('too_many_messages')
      expect(saidOf(await asks(teacher, newAddress()))).toBe('too_many_messages')
      expect(await linksTo(world, email)).toHaveLength(5)
    }))

  it('has three days, says so for thirty more, and is forgotten then', () =>
    inWorld(async (world) => {
      const { teacher, email, ...links } = await asked(world)
      expectOk(await opens(world.newBrowser(), links.new))
      world.clock.advance({ minutes: 3 * DAY_MINUTES })
      await world.app.tidy()
      expect(saidOf(await opens(world.newBrowser(), links.old))).toBe('link_expired')
      expect(await changeOf(teacher)).toMatchObject({ email, state: 'expired' })
      expect(saidOf(await asksAgain(teacher))).toBe('link_expired')
      expectOk(await asks(teacher, email))
      expect(await changeOf(teacher)).toMatchObject({ state: 'open', waits_for: ['old', 'new'] })
      world.clock.advance({ minutes: 33 * DAY_MINUTES })
      await world.app.tidy()
      expect(saidOf(await opens(world.newBrowser(), links.old))).toBe('link_not_valid')
      expect(await world.database.db.selectFrom('email_change_link').selectAll().execute()).toEqual([])
    }))

  it('is not made with a token that nobody was sent, and trying is counted', () =>
    inWorld(async (world) => {
      const browser = world.newBrowser()
      for (const token of ['', 'x', 'A'.repeat(43), '☃'])
        expect(saidOf(await opens(browser, token))).toBe('link_not_valid')
      for (let tries = 4; tries < 50; tries += 1) await opens(browser, 'nobody')
      expect(saidOf(await opens(browser, 'nobody'))).toBe('too_many_attempts')
    }))
})
