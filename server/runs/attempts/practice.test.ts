import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import { readPracticeRuns } from '#contract/results/analytics.ts'
import { readHome } from '#contract/results/home.ts'
import { findStudents, readTerm } from '#contract/results/trends.ts'
import { readStudent, startQuiz } from '#contract/runs/attempts.ts'
import { eraseStudent } from '../../personal-data/erasure/erase-student.ts'
import { studentTraces } from '../../personal-data/erasure/find-traces.ts'
import { erasePracticeRuns } from '../../personal-data/retention/erase-practice-runs.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { type Answer, aQuiz, browserOf } from '../../testing/world.ts'

const AFTER_CLOSE = { when: 'after_close' } as const
const DAY_MINUTES = 24 * 60
const ESSAY = { kind: 'open_ended', problem: 'Why?', draft: { least: null, most: null, rubric: [], model: '' } }

describeEachDatabase('a practice paper', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes, { RATE_LIMIT: 'off' })

  const aPaper = async (changes = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { settings: { practice: true }, ...changes }) }
  }
  const idOf = (answer: Answer) => startQuiz.data.parse(expectOk(answer)).id
  const submits = async (student: StudentInTest) => expectOk(await student.submits([1, 0, 0]))
  const runsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
    readPracticeRuns.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/practice-runs`))).runs
  const puts = async ({ browser }: TeacherInTest, { id }: QuizInTest, body: object) => {
    const { status, error } = await browser.calls('PUT', `/teacher/quizzes/${id}/settings`, body)
    return [status, error?.problems ?? {}]
  }
  const reads = async ({ browser }: TeacherInTest, path: string) => expectOk(await browser.calls('GET', path))

  it('is taken again by the same person once they have ended, on the same device and on others', async () => {
    const { teacher, quiz } = await aPaper()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    const { id: first } = student.started
    expect(idOf(await student.starts({ device_key }))).toBe(first)
    await submits(student)
    const second = idOf(await student.starts({ device_key }))
    expect(second).not.toBe(first)
    await submits(student)
    const third = idOf(await student.starts({ device_key: newToken() }))
    const elsewhere = student.onAnotherDevice(world().newBrowser())
    // One at a time: who is under way goes on where they are.
    expect((await elsewhere.starts()).error?.code).toBe('already_started')
    await submits(student)
    const fourth = idOf(await elsewhere.starts())
    expect(new Set([first, second, third, fourth]).size).toBe(4)
    expect(await runsOf(teacher, quiz)).toBe(4)
  })

  it('begun again 20 times at once is one more run', { tags: ['race'] }, async () => {
    const { teacher, quiz } = await aPaper()
    const device_key = newToken()
    const student = await aStudent(world(), quiz, { deviceKey: device_key })
    await submits(student)
    const ids = await atOnce(20, async (call) =>
      idOf(await student.onAnotherDevice(browserOf(await appFor(call))).starts({ device_key })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).not.toBe(student.started.id)
    expect(await runsOf(teacher, quiz)).toBe(2)
  })

  it('shows its result at once, whatever was set of that, and says on its cover what it is', async () => {
    const release = { score: AFTER_CLOSE, answers: AFTER_CLOSE, explanations: AFTER_CLOSE }
    const { teacher, quiz } = await aPaper({ settings: { practice: true, release } })
    const cover = quizPaper.parse(await reads(teacher, `/quiz?code=${quiz.code}`))
    expect(cover.settings).toEqual({ practice: true })
    const student = await aStudent(world(), quiz)
    await submits(student)
    expect(readStudent.data.parse(expectOk(await student.found()))).toMatchObject({ score: 3 })
    expectOk(await student.result())
  })

  it('counts in no report, list, figure or term', async () => {
    const { teacher, quiz } = await aPaper()
    const counted = await aPublishedQuiz(teacher, { title: 'Counted' })
    for (const each of [quiz, counted]) await submits(await aStudent(world(), each))
    await aStudent(world(), quiz)
    const file = { what: 'students', format: 'csv' }
    for (const [method, path, body] of [
      ['GET', 'submissions', undefined],
      ['GET', 'questions', undefined],
      ['GET', 'overview', undefined],
      ['POST', 'exports', file],
    ] as const) {
      const { status, error } = await teacher.browser.calls(method, `/teacher/quizzes/${quiz.id}/${path}`, body)
      expect([status, error?.code]).toEqual([409, 'practice_paper'])
    }
    const home = readHome.data.parse(await reads(teacher, '/teacher/home'))
    expect(home).toMatchObject({
      totals: { quizzes: 2, active_users: 1 },
      changes: { active_users: { lately: 1 } },
      attention: { running: { count: 0 } },
      submissions: [{ id: counted.id, count: 1 }],
    })
    const listed = quizPage.parse(await reads(teacher, '/teacher/quizzes?page=1'))
    expect(listed.totals).toMatchObject({ submissions: 1, average_percent: 100 })
    expect(new Map(listed.rows.map((row) => [row.id, 'practice' in row && row.practice]))).toEqual(
      new Map([
        [counted.id, false],
        [quiz.id, true],
      ]),
    )
    const term = readTerm.data.parse(await reads(teacher, '/teacher/analytics/quizzes'))
    expect(term.rows.map(({ id }) => id)).toEqual([counted.id])
    expect(findStudents.data.parse(await reads(teacher, '/teacher/analytics/students?search=Rahul')).rows).toHaveLength(
      1,
    )
  })

  it('stays one, and no other becomes one, once anybody has begun', async () => {
    const { teacher, quiz } = await aPaper()
    const other = await aPublishedQuiz(teacher)
    expect(await puts(teacher, quiz, { practice: false })).toEqual([200, {}])
    expect(await puts(teacher, quiz, { practice: true, based_on: { practice: false } })).toEqual([200, {}])
    expect(await puts(teacher, quiz, { practice: false, based_on: { practice: false } })).toEqual([409, {}])
    expect(await puts(teacher, quiz, { practice: 'often' })).toEqual([400, { practice: 'wrong_type' }])
    for (const each of [quiz, other]) await aStudent(world(), each)
    expect(await puts(teacher, quiz, { practice: false })).toEqual([400, { practice: 'practice_begun' }])
    expect(await puts(teacher, other, { practice: true })).toEqual([400, { practice: 'practice_begun' }])
    expect(await puts(teacher, quiz, { practice: true, look: { intro: 'Welcome' } })).toEqual([200, {}])
  })

  it('has no question that a person marks, in no version', async () => {
    const { teacher, quiz } = await aPaper()
    const withEssay = await aPublishedQuiz(teacher, { questions: [ESSAY] })
    expect(await puts(teacher, withEssay, { practice: true })).toEqual([400, { practice: 'practice_by_hand' }])
    const first = await teacher.browser.calls(
      'POST',
      '/quiz/new',
      aQuiz({ questions: [ESSAY], settings: { practice: true } }),
    )
    expect([first.status, first.error?.problems]).toEqual([400, { 'settings.practice': 'practice_by_hand' }])
    expect(await puts(teacher, quiz, { practice: false })).toEqual([200, {}])
  })

  it('is erased run by run, 30 days after each has ended, whatever the rule says', async () => {
    const { teacher, quiz } = await aPaper()
    const counted = await aPublishedQuiz(teacher)
    const old = await aStudent(world(), quiz)
    await submits(old)
    for (const each of [await aStudent(world(), quiz), await aStudent(world(), counted)]) await submits(each)
    idOf(await old.starts())
    await submits(old)
    world().clock.advance({ minutes: 20 * DAY_MINUTES })
    const late = await aStudent(world(), quiz)
    await submits(late)
    world().clock.advance({ minutes: 10 * DAY_MINUTES + 1 })
    await Promise.all((await atOnce(processes, appFor)).map(({ context }) => erasePracticeRuns(context)))
    const { email, password, browser } = teacher
    const login = await browser.calls('POST', '/auth/login', { email, password })
    browser.bears(logIn.data.parse(expectOk(login)).auth_token)
    const left = await world().database.db.selectFrom('submission').select(['id', 'questionnaire_id']).execute()
    expect(left.filter((row) => row.questionnaire_id === quiz.id)).toMatchObject([{ id: late.started.id }])
    expect(left.filter((row) => row.questionnaire_id === counted.id)).toHaveLength(1)
    expect(await runsOf(teacher, quiz)).toBe(1)
    expect((await old.found()).status).not.toBe(200)
  })

  it('has all runs of a person erased with them', async () => {
    const { teacher, quiz } = await aPaper()
    const student = await aStudent(world(), quiz)
    await submits(student)
    idOf(await student.starts())
    await submits(student)
    world().clock.advance({ minutes: 1 })
    idOf(await student.starts())
    const other = await aStudent(world(), quiz)
    const asked = { quizCode: quiz.code, person: [student.details.phone] }
    const traces = await studentTraces(world().database.db, asked)
    if (!traces) throw new Error('nothing is found')
    expect(traces.isUnderWay).toBe(true)
    expect(await eraseStudent(world().app.context, traces)).toBe(true)
    expect(await runsOf(teacher, quiz)).toBe(1)
    expectOk(await other.found())
    expect(await studentTraces(world().database.db, asked)).toBeNull()
  })
})
