import { expect, it } from 'vitest'
import { logIn } from '#contract/people/accounts.ts'
import { readPracticeRuns } from '#contract/results/analytics.ts'
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
import { eraseStudent } from '../erasure/erase-student.ts'
import { studentTraces } from '../erasure/find-traces.ts'
import { erasePracticeRuns } from './erase-practice-runs.ts'

const DAY_MINUTES = 24 * 60

describeEachDatabase('a practice paper', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aPaper = async () => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { settings: { practice: true } }) }
  }
  const submits = async (student: StudentInTest) => expectOk(await student.submits([1, 0, 0]))
  const startsAgain = async (student: StudentInTest) => expectOk(await student.starts())
  const runsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest) =>
    readPracticeRuns.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/practice-runs`))).runs

  it('is erased run by run, 30 days after each has ended, whatever the rule says', async () => {
    const { teacher, quiz } = await aPaper()
    const counted = await aPublishedQuiz(teacher)
    const old = await aStudent(world(), quiz)
    await submits(old)
    for (const each of [await aStudent(world(), quiz), await aStudent(world(), counted)]) await submits(each)
    await startsAgain(old)
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
    await startsAgain(student)
    await submits(student)
    world().clock.advance({ minutes: 1 })
    await startsAgain(student)
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
