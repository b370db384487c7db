import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { markingRules } from '#domain/marking/marking.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { readJson } from '../../database/columns.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, expectOk, through } from '../../testing/people.ts'
import { aLateStudent, cameLate, type LateStudent, theEnd } from '../../testing/students/late-students.ts'
import { browserOf } from '../../testing/world.ts'
import { countWithoutLate } from '../scoring/count-without-late.ts'

const ROUNDS = 10
const STUDENTS = 5

describeBothDatabases('late answers that are judged at once', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)

  const aScene = async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const path = `/teacher/quizzes/${quiz.id}/late-answers`
    const students: LateStudent[] = []
    for (let at = 0; at < STUDENTS; at += 1) students.push(await aLateStudent(world(), quiz, { saved: [0, 1] }))
    await theEnd(world())
    for (const student of students) await student.sendsLate({ options: [1] })

    const judges = async (tab: number, decision: string, attempts: string[] | 'all_waiting') => {
      const browser = browserOf(await appFor(tab))
      browser.bears(teacher.token)
      return judgeLateAnswers.data.parse(
        expectOk(await browser.calls('POST', path, { decision, submissions: attempts })),
      )
    }
    const listed = async () => listLateAnswers.data.parse(expectOk(await teacher.browser.calls('GET', path))).attempts
    const results = async () => {
      await world().app.foldReports()
      const reply = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`)
      return listSubmissions.data.parse(expectOk(reply))
    }
    const records = (id: string) =>
      world().database.db.selectFrom('attempt_record').select('kind').where('submission_id', '=', id).execute()
    return { quiz, students, ids: students.map(({ id }) => id), judges, listed, results, records }
  }

  it('by two tabs that accept: once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ids, judges, results, records } = await aScene()
      const replies = await atOnce(4, (tab) => judges(tab, 'accepted', tab < 2 ? ids : [...ids].reverse()))
      expect(replies).toEqual(Array(4).fill({ judged: STUDENTS, waiting: 0 }))
      expect((await results()).rows.map(({ score, late }) => [score, late?.decision])).toEqual(
        Array(STUDENTS).fill([1, 'accepted']),
      )
      for (const id of ids) expect(await records(id)).toEqual([{ kind: 'late_accepted' }])
    }
  })

  it('accepted and refused: each attempt ends as its last decision says, and the report with it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { ids, judges, results, records } = await aScene()
      await atOnce(6, (tab) => judges(tab, tab % 2 === 0 ? 'accepted' : 'refused', tab < 3 ? ids : 'all_waiting'))
      const { rows, average_score, late_waiting } = await results()
      for (const { id, score, late } of rows) {
        expect(score).toBe(late?.decision === 'accepted' ? 1 : 0)
        const last = (await records(id)).length
        expect(last).toBeGreaterThan(0)
      }
      expect(average_score).toBeCloseTo(rows.reduce((sum, { score }) => sum + score, 0) / STUDENTS)
      expect(late_waiting).toBe(0)
    }
  })

  it('while more comes: what was not seen is never taken for decided', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { quiz, students, ids, judges, listed } = await aScene()
      await atOnce(STUDENTS + 1, async (at) => {
        const student = students[at]
        if (!student) return judges(0, 'accepted', ids)
        const elsewhere = through(await appFor(at), student)
        const answer = { question_id: quiz.questionIds[1], selected_index: 0, seq: 300 }
        const body = { quiz_code: quiz.code, revision: 3, device: 'phone-0001', turn: 0, answers: [answer] }
        return elsewhere.browser.calls('PUT', '/student/quiz/answers', body)
      })
      const scores = new Map((await sceneScores(ids)).map(({ submission_id, score }) => [submission_id, score]))
      for (const { submission_id, decision, answers } of await listed()) {
        expect(answers).toHaveLength(2)
        expect(scores.get(submission_id)).toBe(decision === 'accepted' ? 2 * 1200 : 1200)
      }
    }
  })
  const sceneScores = (ids: string[]) =>
    world()
      .database.db.selectFrom('submission_result')
      .select(['submission_id', 'score'])
      .where('submission_id', 'in', ids)
      .execute()

  it('keep what counts after all, whatever is decided later', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const student = await cameLate(world(), quiz, { saved: [0, 1, 1], late: [1] })
    const path = `/teacher/quizzes/${quiz.id}/late-answers`
    const judges = async (decision: string) =>
      expectOk(await teacher.browser.calls('POST', path, { decision, submissions: [student.id] }))
    await judges('accepted')
    const { db } = world().database
    const row = await db
      .selectFrom('submission')
      .select(['marking', 'version_id'])
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    const version = await world().app.context.papers.version(db, row.version_id)
    const answerBy = { turn: 0, seq: 50, device: 'phone-0001' }
    const entry = { answer: 0, answerBy, isMarked: false, markBy: null, times: {} } as const
    const changes = { [questionId.parse(quiz.questionIds[1])]: entry }
    const attempt = { id: student.id, marking: readJson(markingRules, row.marking) }
    await db.transaction().execute((trx) => countWithoutLate(trx, attempt, { changes, version }))
    await judges('refused')
    expect(await sceneScores([student.id])).toMatchObject([{ score: 1200 }])
  })
})
