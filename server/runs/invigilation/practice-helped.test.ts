import { expect, it } from 'vitest'
import { readPracticeRuns } from '#contract/results/analytics.ts'
import { readHome } from '#contract/results/home.ts'
import { readStudent, startQuiz } from '#contract/runs/attempts.ts'
import { endAttempts, giveMinutes, listRunning, listTakenOut, takeOut } from '#contract/runs/invigilation.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { findFigures, watchedOf } from '../../live/find-figures.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { cameLate } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'
import { createTallies } from '../responses/keep-tallies.ts'

describeEachDatabase('whoever takes a practice paper', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { settings: { practice: true } })
    const path = `/teacher/quizzes/${quiz.id}`
    const reads = async (what: string) => expectOk(await teacher.browser.calls('GET', path + what))
    const posts = async (what: string, body: object) => expectOk(await teacher.browser.calls('POST', path + what, body))
    const figures = async () => {
      await world().app.foldReports()
      const home = readHome.data.parse(expectOk(await teacher.browser.calls('GET', '/teacher/home')))
      return [home.submissions, home.attention.late.count, home.attention.running.count]
    }
    const runs = async () => readPracticeRuns.data.parse(await reads('/practice-runs'))
    const running = async () => listRunning.data.parse(await reads('/running'))
    return { teacher, quiz, reads, posts, figures, runs, running }
  }

  it('is seen and helped as in any other, and is in no figure', async () => {
    const { quiz, posts, figures, runs, running } = await aScene()
    const student = await aStudent(world(), quiz, { deviceKey: newToken() })
    expectOk(await student.saves(1, [1, 0, -1]))
    expect(await running()).toMatchObject({ total: 1, students: [{ answered: 2, of: 3 }] })
    const gift = { submissions: 'all_running', minutes: 5, change: newToken() }
    expect(giveMinutes.data.parse(await posts('/minutes', gift))).toEqual({ given: 1 })
    const { ends_at } = readStudent.data.parse(expectOk(await student.found()))
    expect(ends_at).toBe(student.started.ends_at + 5 * MINUTE)
    expect(endAttempts.data.parse(await posts('/ends', { submissions: 'all_running' }))).toEqual({ ended: 1 })
    expect(readStudent.data.parse(expectOk(await student.found()))).toMatchObject({ score: 2 })
    expect(await runs()).toEqual({ runs: 1, in_progress: 0, late: 0, late_waiting: 0 })
    expect(await figures()).toEqual([[], 0, 0])
  })

  it('has late answers, which count in their own result alone once they are accepted', async () => {
    const { quiz, reads, posts, figures, runs } = await aScene()
    const student = await cameLate(world(), quiz, { saved: [0, 0, -1], late: [1, null, 0] })
    expect(await runs()).toEqual({ runs: 1, in_progress: 0, late: 1, late_waiting: 1 })
    const listed = listLateAnswers.data.parse(await reads('/late-answers'))
    expect(listed.attempts).toMatchObject([{ submission_id: student.id, score: 1, score_with_late: 3 }])
    const told = async () => readStudent.data.parse(expectOk(await student.found()))
    expect(await told()).toMatchObject({ score: 1, late: { answers: 2, decision: 'waiting' } })
    const body = { decision: 'accepted', submissions: 'all_waiting' }
    expect(judgeLateAnswers.data.parse(await posts('/late-answers', body))).toMatchObject({ judged: 1 })
    expect(await told()).toMatchObject({ score: 3, late: { answers: 2, decision: 'accepted' } })
    expect(await runs()).toEqual({ runs: 1, in_progress: 0, late: 1, late_waiting: 0 })
    expect(await figures()).toEqual([[], 0, 0])
  })

  it('is told in the figures that are followed only while they take it', async () => {
    const { quiz } = await aScene()
    const student = await aStudent(world(), quiz)
    await aStudent(world(), quiz, 'Sita Roy')
    expectOk(await student.submits([1, 0, 0]))
    const { db, papers } = world().app.context
    const watched = await watchedOf(db, quiz.id as OwnedQuestionnaireId)
    expect(await findFigures({ db, papers, tallies: createTallies(db) }, watched)).toMatchObject({
      ...{ in_progress: 1, total: 0, average_score: null, highest_score: null },
    })
  })

  it('can be reset while they take it, and is erased in its time once it has ended', async () => {
    const { quiz, reads, posts } = await aScene()
    const deviceKey = newToken()
    const student = await aStudent(world(), quiz, { deviceKey })
    expectOk(await student.submits([1, 0, 0]))
    const { id: ended } = student.started
    const again = startQuiz.data.parse(expectOk(await student.starts({ device_key: deviceKey }))).id
    const body = { submissions: [ended, again], why: 'reset', reason: 'wrong room' }
    expect(takeOut.data.parse(await posts('/removed', body))).toEqual({ removed: 1 })
    const { submissions } = listTakenOut.data.parse(await reads('/removed'))
    expect(submissions.map(({ id }) => id)).toEqual([again])
    expectOk(await student.starts({ device_key: deviceKey }))
  })
})
