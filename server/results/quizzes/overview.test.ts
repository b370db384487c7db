import { expect, it } from 'vitest'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { listQuestionResults, readOverview } from '#contract/results/analytics.ts'
import { compareGroups, readStudentTerm, readTerm } from '#contract/results/trends.ts'
import { readAnswerToMark } from '#contract/runs/hand-marks.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { divideQuiz } from '../../testing/edit-quiz.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { manyEnds } from '../../testing/students/many-ends.ts'

describeEachDatabase('all results of a quiz together', (open, processes) => {
  const { world } = sharedServers(open, processes)

  const overviewOf = async ({ browser }: TeacherInTest, { id }: QuizInTest, query = '') =>
    readOverview.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/overview${query}`)))
  const questionsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest, query = '') =>
    listQuestionResults.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/questions${query}`)))
  /** How many answers are said to wait beside each figure of scores. */
  const waitingBeside = async ({ browser }: TeacherInTest, quiz: QuizInTest, studentId: string) => {
    const reads = async (path: string) => expectOk(await browser.calls('GET', path))
    const { totals, rows } = quizPage.parse(await reads('/teacher/quizzes?page=1'))
    const term = readTerm.data.parse(await reads('/teacher/analytics/quizzes'))
    const groups = compareGroups.data.parse(await reads('/teacher/analytics/groups?by=subject'))
    const student = readStudentTerm.data.parse(await reads(`/teacher/analytics/students/${studentId}`))
    return [
      readOverview.data.parse(await reads(`/teacher/quizzes/${quiz.id}/overview`)).waiting,
      ...[totals.marking_waiting, rows[0] && 'marking_waiting' in rows[0] ? rows[0].marking_waiting : undefined],
      ...[term.waiting, term.rows[0]?.waiting, groups.waiting],
      ...[student.rows[0]?.waiting, student.rows[0]?.class_waiting],
    ]
  }
  const aQuizNow = async (more: object = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, more) }
  }
  const handsIn = async (quiz: QuizInTest, options: number[]) => {
    const student = await aStudent(world(), quiz)
    expectOk(await student.submits(options))
    return student
  }

  it('is empty before anybody has handed in', async () => {
    const { teacher, quiz } = await aQuizNow()
    expect(await overviewOf(teacher, quiz)).toMatchObject({
      total: 0,
      out_of: 3,
      mean: null,
      below_zero: 0,
      marks: { earned: 0, missed: 0, blank: 0, waiting: 0, deducted: 0 },
      times: [],
    })
  })

  it('tells the scores, where marks were lost, and how long it took, and grows with every end', async () => {
    const { teacher, quiz } = await aQuizNow({ is_negative_marking: true })
    await handsIn(quiz, [1, 0, 0])
    expect(await overviewOf(teacher, quiz)).toMatchObject({ total: 1, mean: 3, lowest: 3, highest: 3 })
    await handsIn(quiz, [2, 1, -1])
    const found = await overviewOf(teacher, quiz)
    expect(found).toMatchObject({
      total: 2,
      mean: 1.25,
      median: 1.25,
      lowest: -0.5,
      below_zero: 1,
      marks: { earned: 3, missed: 2, blank: 1, waiting: 0, deducted: 0.5 },
      // Too few for it to mean anything.
      internal_consistency: null,
    })
    expect(found.scores.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(found.scores[0]).toMatchObject({ from: -0.5, count: 1 })
    expect(found.times.map(({ tenth, counts }) => [tenth, counts[0]])).toEqual([
      [-2, 1],
      [9, 1],
    ])
  })

  it('goes on where a quiz is only renamed, whichever version is asked for', async () => {
    const { teacher, quiz } = await aQuizNow()
    await handsIn(quiz, [1, 0, 0])
    expectOk(
      await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/title`, { title: 'Renamed', subject: 'Science' }),
    )
    await handsIn(quiz, [2, 1, 0])
    for (const query of ['', '?version=1', '?version=2']) {
      expect(await overviewOf(teacher, quiz, query)).toMatchObject({ version: 2, total: 2 })
      const { version, versions, questions } = await questionsOf(teacher, quiz, query)
      expect([version, versions]).toEqual([2, [expect.objectContaining({ number: 2, total: 2, also: [1] })]])
      expect(questions[0]?.verdicts).toMatchObject({ correct: 1, wrong: 1 })
    }
  })

  it('is counted afresh when a person marks an answer', async () => {
    const essay = { rubric: [], model: '', least: null, most: null }
    const questions: NewQuizOnWire['questions'] = [
      { problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 },
      { kind: 'open_ended', problem: 'Why?', draft: essay },
    ]
    const { teacher, quiz } = await aQuizNow({ questions })
    const student = await aStudent(world(), quiz)
    const [choice, written = ''] = quiz.questionIds
    const answers = [
      { question_id: choice, selected_index: 1 },
      { question_id: written, selected_index: -1, value: 'Because.' },
    ]
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    expect(await overviewOf(teacher, quiz)).toMatchObject({ mean: 1, marks: { earned: 1, waiting: 1 } })
    expect(await waitingBeside(teacher, quiz, student.started.id)).toEqual(Array(8).fill(1))
    const path = `/teacher/submissions/${student.started.id}/marks/${written}`
    const { base } = readAnswerToMark.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    const mark = { marks: 0.75, rubric: [], comment: '' }
    expectOk(await teacher.browser.calls('PUT', path, { based_on: base, mark }))
    expect(await overviewOf(teacher, quiz)).toMatchObject({ mean: 1.75, marks: { earned: 1.75, waiting: 0 } })
    expect(await waitingBeside(teacher, quiz, student.started.id)).toEqual(Array(8).fill(undefined))
    expect((await questionsOf(teacher, quiz)).questions[1]?.statistics.facility).toBeCloseTo(75, 6)
  })

  it('tells each section and each type of question by its own answers', async () => {
    const several = { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false }
    const questions: NewQuizOnWire['questions'] = [
      { problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 },
      { problem: '3 + 3?', options: ['6', '5'], correct_answer: 0 },
      { kind: 'multiple_choice', problem: 'Which are prime?', draft: several },
    ]
    const { teacher, quiz } = await aQuizNow({ questions })
    expect(await overviewOf(teacher, quiz)).not.toHaveProperty('sections')
    await divideQuiz(world(), quiz, { titles: ['Sums', ''], first: 2 })
    const [first, second, third] = quiz.questionIds
    const submits = async (answers: object[]) => {
      const student = await aStudent(world(), quiz)
      expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    }
    await submits([
      { question_id: first, selected_index: 1, time_ms: 3000 },
      { question_id: second, selected_index: 1, time_ms: 1000 },
      { question_id: third, selected_index: -1, value: [0, 2], time_ms: 8000 },
    ])
    await submits([
      { question_id: first, selected_index: 1 },
      { question_id: third, selected_index: -1, value: [1] },
    ])
    const { sections, kinds } = await overviewOf(teacher, quiz)
    const sums = {
      questions: 2,
      out_of: 2,
      waiting: 0,
      right: 50,
      partly: 0,
      wrong: 25,
      blank: 25,
      average_time_ms: 2000,
    }
    const primes = {
      questions: 1,
      out_of: 1,
      waiting: 0,
      right: 50,
      partly: 0,
      wrong: 50,
      blank: 0,
      average_time_ms: 8000,
    }
    expect(sections).toEqual([
      { title: 'Sums', earned: 50, ...sums },
      { title: '', earned: 50, ...primes },
    ])
    expect(kinds).toEqual([
      { kind: 'single_choice', earned: 50, ...sums },
      { kind: 'multiple_choice', earned: 50, ...primes },
    ])
  })

  it('is not changed by who reads it while it is counted', { tags: ['race'] }, async () => {
    const { teacher, quiz } = await aQuizNow()
    await manyEnds(world(), quiz, 60)
    const reads = await Promise.all([1, 2, 3].map(() => overviewOf(teacher, quiz)))
    await handsIn(quiz, [1, 0, 0])
    expect(reads.map(({ total }) => total)).toEqual([60, 60, 60])
    expect(await overviewOf(teacher, quiz)).toMatchObject({ total: 61, highest: 3 })
  })
})
