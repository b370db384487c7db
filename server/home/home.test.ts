import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { readHome } from '#contract/results/home.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type TeacherInTest } from '../testing/people.ts'
import { sharedWorld } from '../testing/world.ts'

const DAYS = 24 * 60

describeEachDatabase('what a dashboard begins with', (open) => {
  const world = sharedWorld(open)
  const homeOf = async ({ browser }: TeacherInTest) =>
    readHome.data.parse(expectOk(await browser.calls('GET', '/teacher/home')))
  const logOf = async ({ browser }: TeacherInTest, query: string) =>
    listActivity.data.parse(expectOk(await browser.calls('GET', `/teacher/activity?${query}`)))
  const becomes = async ({ browser }: TeacherInTest, id: string, status: string) =>
    expectOk(await browser.calls('POST', `/teacher/quizzes/${id}/status`, { status }))

  it('is nothing but the sign-up for somebody new', async () => {
    const home = await homeOf(await aTeacher(world()))
    const none = { quizzes: [], count: 0 }
    expect(home).toMatchObject({
      totals: { quizzes: 0, active_users: 0, drafts: 0 },
      latest_quiz: null,
      attention: { running: none, to_mark: none, late: none },
      drafts: [],
      submissions: [],
    })
    expect(home.activity.map(({ kind }) => kind)).toEqual(['signed_up'])
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
    expect(home.submissions).toMatchObject([{ ...named, count: 2 }])
    expect(home.latest_quiz).toMatchObject({ ...named, status: 'active', share_code: quiz.code, total_submissions: 2 })
    expect(home.totals).toEqual({ quizzes: 1, active_users: 2, drafts: 0 })
    expect((await homeOf(other)).totals.active_users).toBe(0)
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
