import { expect, it } from 'vitest'
import { quizPaper } from '#contract/questionnaires/papers.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import { readPracticeRuns } from '#contract/results/analytics.ts'
import { readHome } from '#contract/results/home.ts'
import { findStudents, readTerm } from '#contract/results/trends.ts'
import { readStudent, startQuiz } from '#contract/runs/attempts.ts'
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
import { type Answer, browserOf } from '../../testing/world.ts'

const AFTER_CLOSE = { when: 'after_close' } as const

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
})
