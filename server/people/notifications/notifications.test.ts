import { expect, it } from 'vitest'
import { readNotifications, stopNotification } from '#contract/people/notifications.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { mailTo, verificationOf } from '../../testing/letters.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type TeacherInTest,
} from '../../testing/people.ts'
import { tellTeachers } from './tell-teachers.ts'

const ALL = { first_response: true, ended: true, weekly: true }
const NONE = { first_response: false, ended: false, weekly: false }
const WEEK_MINUTES = 7 * 24 * 60

describeEachDatabase('a mail about news', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { RATE_LIMIT: 'off' })

  const chooses = async ({ browser }: TeacherInTest, choices: object) =>
    readNotifications.data.parse(expectOk(await browser.calls('PUT', '/teacher/notifications', choices)))
  const aVerifiedTeacher = async (choices: object = ALL) => {
    const teacher = await aTeacher(world())
    const token = await verificationOf(world(), teacher.email)
    expectOk(await world().newBrowser().calls('POST', '/auth/verify', { token }))
    await chooses(teacher, choices)
    return teacher
  }
  const tells = () => tellTeachers(world().app.context)
  /** By all processes, several times at the same moment. */
  const tellsEverywhere = async () => {
    const looked = await atOnce(6, async (at) => {
      await tellTeachers((await appFor(at)).context)
      return at
    })
    expect(looked).toHaveLength(6)
  }
  const subjectsTo = async ({ email }: TeacherInTest) => (await mailTo(world(), email)).map(({ subject }) => subject)
  const closes = async ({ browser }: TeacherInTest, id: string) =>
    expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/status`, { status: 'closed' }))
  const handedIn = async (teacher: TeacherInTest, title = 'Light') => {
    const quiz = await aPublishedQuiz(teacher, { title })
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    return quiz
  }

  it('tells once that the window of a quiz is over, when the last one has ended, and not of its closing after', async () => {
    const teacher = await aVerifiedTeacher({ ...NONE, ended: true })
    const closesAt = world().app.context.now() + 60 * 60_000
    const quiz = await aPublishedQuiz(teacher, {
      ...{ title: 'Light', paper: 'with_start' },
      settings: { opening: { closes_at: closesAt, late_start: 'full_time' } },
    })
    world().clock.advance({ minutes: 59 })
    const student = await aStudent(world(), quiz)
    world().clock.advance({ minutes: 2 })
    await tellsEverywhere()
    expect(await subjectsTo(teacher)).toEqual([])
    expectOk(await student.submits([1, 0, 0]))
    await tellsEverywhere()
    await closes(teacher, quiz.id)
    await tellsEverywhere()
    expect(await subjectsTo(teacher)).toEqual(['“Light” is closed'])
  })

  it('is sent to nobody who has not asked for it', async () => {
    const teacher = await aVerifiedTeacher(NONE)
    expectOk(await teacher.browser.calls('GET', '/teacher/notifications'))
    await handedIn(teacher)
    await tells()
    expect(await subjectsTo(teacher)).toEqual([])
  })

  it('tells of the first answers once, however many processes look, and not of later ones', async () => {
    const teacher = await aVerifiedTeacher()
    const quiz = await handedIn(teacher)
    await tellsEverywhere()
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    await tells()
    expect(await subjectsTo(teacher)).toEqual(['The first answers to “Light” are in'])
  })

  it('tells of the first vote of a poll', async () => {
    const teacher = await aVerifiedTeacher()
    const poll = await aPublishedPoll(teacher)
    await tells()
    expect(await subjectsTo(teacher)).toEqual([])
    const votes = poll.givenBy(`a device that votes for ${teacher.id}`)
    expectOk(await world().newBrowser().calls('PUT', '/response', votes))
    await tells()
    expect(await subjectsTo(teacher)).toEqual(['The first answers to “Lunch” are in'])
  })

  it('tells nothing that was known before it was asked for, and nothing to an address that nobody has confirmed', async () => {
    const [late, unverified] = [await aVerifiedTeacher(NONE), await aTeacher(world())]
    expect(await chooses(unverified, ALL)).toEqual({ choices: ALL, email_verified: false })
    const quiz = await handedIn(late)
    await handedIn(unverified)
    await closes(late, quiz.id)
    world().clock.advance({ minutes: 1 })
    await chooses(late, ALL)
    await tells()
    expect(await subjectsTo(late)).toEqual([])
    expect(await subjectsTo(unverified)).toEqual([])
  })

  it('says that a quiz is closed once nobody is taking it any more, and nothing of what is in the bin', async () => {
    const teacher = await aVerifiedTeacher({ ...NONE, ended: true })
    const quiz = await handedIn(teacher)
    const writing = await aStudent(world(), quiz)
    const binned = await handedIn(teacher, 'Binned')
    for (const { id } of [quiz, binned]) await closes(teacher, id)
    expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { action: 'bin', ids: [binned.id] }))
    await tells()
    expect(await subjectsTo(teacher)).toEqual([])
    expectOk(await writing.submits([1, 0, 0]))
    for (let times = 0; times < 2; times += 1) await tells()
    expect(await subjectsTo(teacher)).toEqual(['“Light” is closed'])
    expect((await mailTo(world(), teacher.email))[0]?.text).toContain('Light: 2 answer sheets')
  })

  it('tells on Mondays what came in, once, and nothing of a week without anything', async () => {
    const teacher = await aVerifiedTeacher({ ...NONE, weekly: true })
    await handedIn(teacher)
    await tells()
    expect(await subjectsTo(teacher)).toEqual([])
    world().clock.advance({ minutes: WEEK_MINUTES })
    await tellsEverywhere()
    world().clock.advance({ minutes: WEEK_MINUTES })
    await tells()
    expect(await subjectsTo(teacher)).toEqual(['Your week on Quiznity'])
    expect((await mailTo(world(), teacher.email))[0]?.text).toContain('Light: 1 answer sheet\n')
  })

  it('is ended by its own link, without signing in, by people and mail programs, and that sort alone', async () => {
    const teacher = await aVerifiedTeacher()
    await handedIn(teacher)
    await tells()
    const [letter] = await mailTo(world(), teacher.email)
    const headers: Record<string, string> = JSON.parse(letter?.headers ?? '{}')
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = headers['List-Unsubscribe']?.replace(/^<http:\/\/localhost:80|>$/g, '') ?? ''
    expect(letter?.text).toContain(`/auth/stopmails#token=${url.split('/').at(-1)}\n`)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const posts = (to: string) =>
      world().newBrowser().sends({ method: 'POST', url: to, payload: 'List-Unsubscribe=One-Click', headers: form })
    for (let times = 0; times < 2; times += 1) expect((await posts(url)).statusCode).toBe(200)
    expect((await posts(url.slice(0, -1))).statusCode).toBe(404)
    expect((await posts(url.replace('first_response', 'weekly'))).statusCode).toBe(404)
    const path = url.replace('/api/v1', '')
    const stopped = stopNotification.data.parse(expectOk(await world().newBrowser().calls('POST', path)))
    expect(stopped).toEqual({ kind: 'first_response' })
    const { choices } = readNotifications.data.parse(
      expectOk(await teacher.browser.calls('GET', '/teacher/notifications')),
    )
    expect(choices).toEqual({ ...ALL, first_response: false })
  })
})
