import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { readHome } from '#contract/results/home.ts'
import { newToken } from '../secrets.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedPoll, aPublishedQuiz, aStudent, aTeacher, expectOk, type TeacherInTest } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'

const DAYS = 24 * 60

describeEachDatabase('what a dashboard begins with', (open) => {
  const world = sharedWorld(open)
  const homeOf = async ({ browser }: TeacherInTest, query = '') =>
    readHome.data.parse(expectOk(await browser.calls('GET', `/teacher/home${query}`)))
  const logOf = async ({ browser }: TeacherInTest, query: string) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', `/teacher/activity?${query}`)))
  const becomes = async ({ browser }: TeacherInTest, id: string, status: string) =>
    expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/status`, { status }))

  it('is nothing for somebody new, whose log has the sign-up', async () => {
    const home = await homeOf(await aTeacher(world()))
    const none = { quizzes: [], count: 0 }
    expect(home).toMatchObject({
      totals: { quizzes: 0, active_users: 0, drafts: 0, questionnaires: 0 },
      latest_quiz: null,
      attention: { running: none, to_mark: none, late: none, closing: [] },
      drafts: [],
      submissions: [],
      responses: [],
      activity: [],
    })
  })

  it('counts who is in and what was handed in, of one’s own quizzes alone', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const quiz = await aPublishedQuiz(teacher)
    await aPublishedQuiz(other)
    await aStudent(world(), quiz)
    for (const sheet of [
      [1, 0, 0],
      [0, 0, 0],
    ])
      expectOk(await (await aStudent(world(), quiz)).submits(sheet))
    const home = await homeOf(teacher)
    const named = { id: quiz.id, title: 'Physics, first test' }
    expect(home.attention.running).toEqual({ quizzes: [{ ...named, count: 1 }], count: 1 })
    const both = { count: 2, average: expect.closeTo(250 / 3) }
    expect(home.submissions).toMatchObject([{ ...named, ...both, today: both, waiting: 0 }])
    expect(home.latest_quiz).toMatchObject({ ...named, status: 'active', share_code: quiz.code, total_submissions: 2 })
    expect(home.totals).toEqual({ quizzes: 1, active_users: 2, drafts: 0, questionnaires: 1 })
    expect(home.activity.map(({ kind }) => kind)).toEqual(['quiz_published'])
    expect((await homeOf(other)).totals.active_users).toBe(0)
  })

  it('tells today from this week, where the reader’s day begins', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await (await aStudent(world(), quiz)).submits([0, 0, 0]))
    world().clock.advance({ minutes: DAYS })
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    world().clock.advance({ minutes: 10 })
    const counts = async (query: string) =>
      (await homeOf(teacher, query)).submissions.map(({ count, today }) => [count, today.count])
    expect(await counts('')).toEqual([[2, 1]])
    const midnight = DAYS - (Math.floor(world().clock.now() / 60_000) % DAYS)
    expect(await counts(`?utc_offset=${midnight}`)).toEqual([[2, 0]])
    expect((await teacher.browser.calls('GET', '/teacher/home?utc_offset=2000')).status).toBe(400)
  })

  it('has polls and surveys with what was answered, and tells of an anonymous one no time', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const poll = await aPublishedPoll(teacher, { title: 'Lunch' })
    const survey = await aPublishedPoll(teacher, { title: 'Trip', kind: 'survey' })
    const secret = await aPublishedPoll(teacher, { title: 'Rules', kind: 'survey', responding: { anonymous: true } })
    await aPublishedPoll(teacher, { title: 'Not answered' })
    for (const asked of [poll, survey, survey, secret])
      expectOk(await world().newBrowser().calls('PUT', '/response', asked.givenBy(newToken())))
    world().clock.advance({ minutes: 1 })
    expectOk(await world().newBrowser().calls('PUT', '/response', poll.givenBy(newToken())))
    const home = await homeOf(teacher)
    expect(home.responses.map(({ title, kind, count, when }) => [title, kind, count, when?.today])).toEqual([
      ['Lunch', 'poll', 2, 2],
      ['Trip', 'survey', 2, 2],
      ['Rules', 'survey', 1, undefined],
    ])
    expect(home.totals).toMatchObject({ quizzes: 0, questionnaires: 4 })
    const kinds = new Set(home.activity.map(({ quiz }) => quiz?.kind))
    expect(kinds).toEqual(new Set(['poll', 'survey']))
    expect((await homeOf(other)).responses).toEqual([])
  })

  it('says what closes by itself within two days, and what is written and not published', async () => {
    const teacher = await aTeacher(world())
    const closesIn = (days: number) => ({ until: world().clock.now() + days * 24 * 60 * 60 * 1000 })
    const soon = await aPublishedPoll(teacher, { title: 'Soon', responding: closesIn(1) })
    await aPublishedPoll(teacher, { title: 'Later', kind: 'survey', responding: closesIn(3) })
    const content = (title: string) => ({ details: { title, subject: '' }, items: [] })
    for (const [title, kind] of [
      ['Light', 'quiz'],
      ['Feedback', 'survey'],
    ] as const) {
      const body = { based_on: 0, change: newToken(), content: content(title), kind }
      expectOk(await teacher.browser.calls('PUT', `/teacher/drafts/${newToken()}`, body))
      world().clock.advance({ minutes: 1 })
    }
    const { attention, drafts, totals } = await homeOf(teacher)
    expect(attention.closing).toMatchObject([{ id: soon.id, title: 'Soon', kind: 'poll' }])
    expect(drafts.map(({ title, kind, edited }) => [title, kind, edited])).toEqual([
      ['Feedback', 'survey', null],
      ['Light', 'quiz', null],
    ])
    expect(totals.drafts).toBe(2)
  })

  it('compares 30 days with the 30 before', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    world().clock.advance({ minutes: 29 * DAYS })
    await world().app.closeOverdue()
    expectOk(await (await aStudent(world(), quiz)).submits([1, 0, 0]))
    expect((await homeOf(teacher)).changes).toEqual({
      quizzes: { lately: 1, before: 0 },
      active_users: { lately: 2, before: 0 },
    })
  })

  it('has a log in pages, searched by quiz, in which nobody finds another one’s', async () => {
    const [teacher, other] = [await aTeacher(world()), await aTeacher(world())]
    const quiz = await aPublishedQuiz(teacher, { title: 'আলোর প্রতিসরণ' })
    const second = await aPublishedQuiz(teacher, { title: 'Sound' })
    for (let round = 0; round < 20; round += 1) {
      world().clock.advance({ minutes: 1 })
      await becomes(teacher, quiz.id, round % 2 === 0 ? 'closed' : 'active')
      await becomes(teacher, second.id, round % 2 === 0 ? 'closed' : 'active')
    }
    const last = await logOf(teacher, 'page=99')
    expect(last).toMatchObject({ page: 2, pages: 2, found: 43 })
    expect(last.entries).toHaveLength(13)
    const ofLight = await logOf(teacher, `part=history&search=${encodeURIComponent('আলোর')}`)
    expect(ofLight.found).toBe(21)
    expect(new Set(ofLight.entries.map((entry) => entry.quiz?.title))).toEqual(new Set(['আলোর প্রতিসরণ']))
    const security = await logOf(teacher, 'part=security')
    expect(security.entries.map(({ kind }) => kind)).toEqual(['signed_up'])
    expect((await logOf(other, `quiz=${quiz.id}`)).found).toBe(0)
    expect((await logOf(other, 'search=Sound')).found).toBe(0)
  })

  it('has a log searched by its sentences, which the page knows, by what they tell, and by students', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { title: 'Light_and %shade' })
    const student = await aStudent(world(), quiz, 'Rahul Found')
    await aStudent(world(), quiz, 'Meena Other')
    expectOk(await student.submits([1, 0, 0]))
    expectOk(await teacher.browser.calls('POST', `/teacher/submissions/${student.started.id}/phone`))
    await becomes(teacher, quiz.id, 'closed')
    const kinds = async (search: string, said = '', part = 'all') => {
      const { entries } = await logOf(teacher, String(new URLSearchParams({ search, said, part })))
      return entries.map(({ kind }) => kind).sort()
    }
    expect(await kinds('signed', 'signed_up.0 signed_in.0', 'security')).toEqual(['signed_up'])
    expect(await kinds('closed light_', 'quiz_closed.0')).toEqual(['quiz_closed'])
    expect(await kinds('closed rahul', 'quiz_closed.0')).toEqual([])
    expect(await kinds('RAHUL')).toEqual(['phone_shown'])
    expect(await kinds('looked rahul', 'phone_shown.0')).toEqual(['phone_shown'])
    expect(await kinds('meena')).toEqual([])
    expect(await kinds('x', 'quiz_closed.0', 'security')).toEqual([])
    expect(await kinds(`${quiz.code}`)).toEqual(['phone_shown', 'quiz_closed', 'quiz_published'])
    const unfit = await teacher.browser.calls('GET', '/teacher/activity?search=x&said=quiz_closed')
    expect([unfit.status, unfit.error?.problems]).toEqual([400, { said: 'unusable_text' }])
  })
})
