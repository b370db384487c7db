import { expect, it } from 'vitest'
import { listSubmissions } from '#contract/results/analytics.ts'
import { judgeLateAnswers, listLateAnswers } from '#contract/runs/late-answers.ts'
import { MAX_VALUE_LENGTH } from '#domain/questions/value.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

const STUDENTS = 20
/** As long as one answer may be, in a script of three bytes a letter: two megabytes are not a dozen attempts. */
const essay = (letter: string) => letter.repeat(MAX_VALUE_LENGTH - 2)

describeEachDatabase('late answers as long as essays', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  it('are closed, listed as far as an answer should hold them, and judged all', async () => {
    const teacher = await aTeacher(world())
    const draft = { least: null, most: null, rubric: [], model: '' }
    const quiz = await aPublishedQuiz(teacher, { questions: [{ kind: 'open_ended', problem: 'Why?', draft }] })
    const students = []
    for (let at = 0; at < STUDENTS; at += 1) {
      const student = await aStudent(world(), quiz)
      const sends = (value: string, seq: number) => {
        const answers = [{ question_id: quiz.questionIds[0], selected_index: -1, value, seq }]
        const by = { device: 'a-phone-0001', turn: student.started.turn }
        return student.browser.calls('PUT', '/student/quiz/answers', {
          quiz_code: quiz.code,
          revision: seq,
          ...by,
          answers,
        })
      }
      expectOk(await sends(essay('ক'), 1))
      students.push(sends)
    }
    await theEnd(world())
    for (const sends of students) await sends(essay('খ'), 2)
    const path = `/teacher/quizzes/${quiz.id}/late-answers`
    const listed = async () => listLateAnswers.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    const before = await listed()
    expect([before.found, before.waiting]).toEqual([STUDENTS, STUDENTS])
    expect(before.attempts.length).toBeGreaterThan(5)
    expect(before.attempts.length).toBeLessThan(STUDENTS)
    const results = async () => {
      const reply = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`)
      return listSubmissions.data.parse(expectOk(reply)).rows.map(({ late }) => late?.decision)
    }
    expect(await results()).toEqual(Array(STUDENTS).fill('waiting'))
    const all = { decision: 'accepted', submissions: 'all_waiting' }
    const judged = judgeLateAnswers.data.parse(expectOk(await teacher.browser.calls('POST', path, all)))
    expect(judged).toEqual({ judged: STUDENTS, waiting: 0 })
    expect(await results()).toEqual(Array(STUDENTS).fill('accepted'))
  })
})
