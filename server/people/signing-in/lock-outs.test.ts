import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { atOnce } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aForgetfulTeacher } from '../../testing/letters.ts'
import { aTeacher, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { type Answer, aWorld, type Browser, browserOf, sharedWorld, type World } from '../../testing/world.ts'

const LOCKED = [429, 'too_many_attempts']
const WRONG = [400, 'invalid_credentials']

const refusal = ({ status, error }: Answer) => [status, error?.code]

let addresses = 0
/** An address that nobody else in this run calls from. */
const elsewhere = () => {
  addresses += 1
  return `198.51.${100 + (addresses >> 8)}.${addresses & 255}`
}

const logsIn = (browser: Browser, { email, password }: Pick<TeacherInTest, 'email' | 'password'>) =>
  browser.calls('POST', '/auth/login', { email, password })
const guesses = (browser: Browser, { email }: Pick<TeacherInTest, 'email'>, guess = 'wrong-1!') =>
  logsIn(browser, { email, password: guess })

describeEachDatabase('wrong passwords', (open, processes) => {
  const world = sharedWorld(open)
  const guessTimes = async (times: number, browser: () => Browser, teacher: Pick<TeacherInTest, 'email'>) => {
    const answers: unknown[] = []
    for (let at = 0; at < times; at += 1) answers.push(refusal(await guesses(browser(), teacher)))
    return answers
  }

  it('lock the account for the address they come from, and for no other', async () => {
    const teacher = await aTeacher(world())
    const stranger = elsewhere()
    const answers = await guessTimes(7, () => world().newBrowser(stranger), teacher)
    expect(answers).toEqual([...Array(5).fill(WRONG), LOCKED, LOCKED])
    expect(refusal(await logsIn(world().newBrowser(stranger), teacher))).toEqual(LOCKED)
    expectOk(await logsIn(world().newBrowser(elsewhere()), teacher))
  })

  const logOf = async ({ browser }: TeacherInTest) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', '/teacher/activity?part=security'))).entries
  const kindsOf = async (teacher: TeacherInTest) => (await logOf(teacher)).map(({ kind }) => kind).sort()
  const lockOutsOf = async (teacher: TeacherInTest) =>
    (await logOf(teacher)).filter(({ kind }) => kind === 'locked_out').map(({ details }) => details)

  it('are told to the owner once they reach the limit, once a while from however many places', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const stranger = elsewhere()
    await guessTimes(4, () => world().newBrowser(stranger), teacher)
    expect(await lockOutsOf(teacher)).toEqual([])
    await guessTimes(4, () => world().newBrowser(stranger), teacher)
    expect(await lockOutsOf(teacher)).toEqual([{ minutes: 15 }])
    for (let place = 0; place < 3; place += 1) {
      const address = elsewhere()
      await guessTimes(6, () => world().newBrowser(address), teacher)
    }
    expect(await lockOutsOf(teacher)).toEqual([{ minutes: 15 }])
    world().clock.advance({ minutes: 15 })
    await guessTimes(5, () => world().newBrowser(stranger), teacher)
    expect(await lockOutsOf(teacher)).toHaveLength(2)
    expect(await lockOutsOf(other)).toEqual([])
  })

  it('and right ones are in the owner’s log, one by one', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    await guessTimes(2, () => world().newBrowser(elsewhere()), teacher)
    expectOk(await logsIn(world().newBrowser(elsewhere()), teacher))
    expect(await kindsOf(teacher)).toEqual(['sign_in_failed', 'sign_in_failed', 'signed_in', 'signed_up'])
    expect(await kindsOf(other)).toEqual(['signed_up'])
  })

  it('are told of in no log when the last try was right, or nobody has that address', async () => {
    const teacher = await aTeacher(world())
    const stranger = elsewhere()
    await guessTimes(4, () => world().newBrowser(stranger), teacher)
    expectOk(await logsIn(world().newBrowser(stranger), teacher))
    await guessTimes(6, () => world().newBrowser(stranger), { email: 'nobody-at-all@school.in' })
    expect(await lockOutsOf(teacher)).toEqual([])
  })

  it('where one is asked again who one is are told of as well', async () => {
    const teacher = await aTeacher(world())
    const changes = () =>
      teacher.browser.calls('POST', '/teacher/password', { password: 'wrong-1!', new_password: 'slate456!' })
    for (let tries = 0; tries < 7; tries += 1) await changes()
    expect(await lockOutsOf(teacher)).toEqual([{ minutes: 15 }])
  })

  it('from a device that the owner uses count for that device alone', async () => {
    const teacher = await aTeacher(world())
    const [desk, lab] = [teacher.browser, world().newBrowser()]
    expectOk(await logsIn(lab, teacher))
    expect((await guessTimes(6, () => lab, teacher)).at(-1)).toEqual(LOCKED)
    expectOk(await logsIn(desk, teacher))
    expectOk(await logsIn(world().newBrowser(), teacher))
    world().clock.advance({ minutes: 15 })
    expectOk(await logsIn(lab, teacher))
  })

  it('from the same address leave a device alone that the owner has used before, and logged out on', async () => {
    const teacher = await aTeacher(world())
    expectOk(await teacher.browser.calls('POST', '/auth/logout'))
    await guessTimes(6, () => world().newBrowser(), teacher)
    expectOk(await logsIn(teacher.browser, teacher))
  })

  it('from a device that another teacher uses count as a stranger’s', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    await guessTimes(5, () => other.browser, teacher)
    expect(refusal(await logsIn(other.browser, teacher))).toEqual(LOCKED)
    expectOk(await logsIn(other.browser, other))
  })

  it('count for a device that shows what it was not given as for any other', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const forged = world().newBrowser(elsewhere())
    forged.cookies.set('device', other.browser.cookies.get('device') ?? '')
    await guessTimes(5, () => forged, teacher)
    forged.cookies.set(
      'device',
      (teacher.browser.cookies.get('device') ?? '').replace(/^./, (first) => (first === '_' ? '-' : '_')),
    )
    expect(refusal(await logsIn(forged, teacher))).toEqual(LOCKED)
  })

  it('many from one address, on many accounts, lock nobody out who has been there before', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const own = await aWorld(open)
    const [teacher, stranger] = [await aTeacher(own), await aTeacher(own)]
    // Guesses at an account that there is cost no more than its cheap hash.
    const victims = []
    for (let at = 0; at < 100; at += 1)
      victims.push(await aTeacher({ ...own, newBrowser: () => own.newBrowser(elsewhere()) }))
    for (const victim of victims) for (let tries = 0; tries < 5; tries += 1) await guesses(own.newBrowser(), victim)
    expect(refusal(await logsIn(own.newBrowser(), stranger))).toEqual(LOCKED)
    expectOk(await logsIn(teacher.browser, teacher))
    expectOk(await logsIn(own.newBrowser(elsewhere()), stranger))
    await own.end()
  })

  it('are answered ever more slowly before an address is refused, but for known devices', async () => {
    const own = await aWorld(open)
    const teacher = await aTeacher(own)
    for (let at = 0; at < 30; at += 1) await guesses(own.newBrowser(), { email: `slow${at}@school.in` })
    expect(own.delays.length).toBeGreaterThan(5)
    expect(own.delays).toEqual(own.delays.toSorted((one, other) => one - other))
    // Whoever calls gives up after five seconds.
    expect(Math.max(...own.delays)).toBeLessThanOrEqual(3000)
    const before = own.delays.length
    expectOk(await logsIn(teacher.browser, teacher))
    expect(own.delays.length).toBe(before)
    await own.end()
  })

  it('from everywhere are bounded for one account, and lock no known device out', async () => {
    const own = await aWorld(open)
    const teacher = await aTeacher(own)
    const answers = []
    for (let at = 0; at < 30; at += 1) {
      const address = elsewhere()
      for (let tries = 0; tries < 5; tries += 1)
        answers.push(refusal(await guesses(own.newBrowser(address), teacher))[0])
    }
    expect(answers.filter((status) => status === 400)).toHaveLength(100)
    expect(refusal(await logsIn(own.newBrowser(elsewhere()), teacher))).toEqual(LOCKED)
    expectOk(await logsIn(teacher.browser, teacher))
    expect(refusal(await guesses(own.newBrowser(elsewhere()), teacher))).toEqual(LOCKED)
    own.clock.advance({ minutes: 60 })
    expectOk(await logsIn(own.newBrowser(elsewhere()), teacher))
    await own.end()
  }, 60_000)

  it('right ones count for nothing, however many come from one place', async () => {
    const own = await aWorld(open)
    const teacher = await aTeacher(own)
    for (let at = 0; at < 60; at += 1) expectOk(await logsIn(own.newBrowser(), teacher))
    expect(own.delays).toEqual([])
    await own.end()
  }, 60_000)

  it('known devices are strangers again once the password was replaced, but for the one that did it', async () => {
    const own = await aWorld(open)
    const { teacher, token } = await aForgetfulTeacher(own)
    const password = 'slate456!'
    const resetting = own.newBrowser(elsewhere())
    expectOk(await resetting.calls('POST', '/auth/reset', { token, password }))
    for (let tries = 0; tries < 6; tries += 1) await guesses(own.newBrowser(), teacher)
    expect(refusal(await logsIn(teacher.browser, { ...teacher, password }))).toEqual(LOCKED)
    expectOk(await logsIn(resetting, { ...teacher, password }))
    await own.end()
  })

  it(`that come at once at ${processes} servers are counted one by one`, { tags: ['race'] }, async () => {
    const own = await aWorld(open)
    const apps = [own.app, ...(processes === 2 ? [await own.secondApp()] : [])]
    const teacher = await aTeacher(own)
    const replies = await atOnce(12, (call) => guesses(browserOf(apps[call % apps.length] ?? own.app), teacher))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
    expect(await lockOutsOf(teacher)).toHaveLength(1)
    await own.end()
  })
})

describeEachDatabase('sign-ups', (open) => {
  const someone = (at: number) => ({
    name: 'Bimal Roy',
    email: `new${at}@school.in`,
    phone: '9830012345',
    password: 'chalk123!',
  })
  const signsUp = (world: World, at: number) => world.newBrowser().calls('POST', '/teacher', someone(at))

  it('are counted for each address, and keep nobody from logging in who comes meanwhile', async () => {
    const world = await aWorld(open)
    const teacher = await aTeacher(world)
    const flood = atOnce(520, (at) => signsUp(world, at))
    const login = await logsIn(world.newBrowser(), teacher)
    const replies = await flood
    expect(login.status).toBe(200)
    const made = replies.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(50)
    expect(made.length).toBeLessThan(300)
    for (const reply of replies.filter(({ status }) => status !== 201))
      expect([LOCKED, [503, 'busy']]).toContainEqual(refusal(reply))
    await world.end()
  }, 120_000)
})
