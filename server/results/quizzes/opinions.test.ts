import { expect, it } from 'vitest'
import { listQuestionResults, readOverview } from '#contract/results/analytics.ts'
import { answerOnWire, readResult } from '#contract/runs/attempts.ts'
import { readAnswerToMark } from '#contract/runs/hand-marks.ts'
import { answersTo } from '../../testing/answers-to.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { oneOfEachKind, QUIZ_KINDS } from '../../testing/one-of-each-kind.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('questions where nothing is right', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })
  const choice = { problem: '2 + 2?', options: ['3', '4'], correct_answer: 1 }

  const answered = async () => {
    const teacher = await aTeacher(world())
    const opinions = oneOfEachKind('opinion', QUIZ_KINDS)
    const quiz = await aPublishedQuiz(teacher, {
      questions: [choice, ...opinions],
      no_of_questions: opinions.length + 1,
    })
    const [, ...asked] = await answersTo(world(), quiz)
    const student = await aStudent(world(), quiz)
    const values = [1, ...asked.map(({ right }) => right)]
    const answers = values.map((value, at) => ({ question_id: quiz.questionIds[at], ...answerOnWire(value) }))
    expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    return { teacher, quiz, student, asked }
  }

  it('count for nothing in a score beside one that is marked', async () => {
    const { student } = await answered()
    const { score, max_score } = readResult.data.parse(expectOk(await student.result()))
    expect([score, max_score]).toEqual([1, 1])
  })

  it('are counted by what was answered, with no figure of how hard they were', async () => {
    const { teacher, quiz, asked } = await answered()
    const path = `/teacher/quizzes/${quiz.id}`
    const { questions } = listQuestionResults.data.parse(
      expectOk(await teacher.browser.calls('GET', `${path}/questions`)),
    )
    const [first, ...opinions] = questions
    expect(first?.statistics).toMatchObject({ facility: 100, intended_weight: 100 })
    expect(opinions.map(({ verdicts, groups }) => [verdicts.given, verdicts.blank, groups])).toEqual(
      asked.map(() => [1, 0, null]),
    )
    for (const { statistics } of opinions) expect(new Set(Object.values(statistics))).toEqual(new Set([null]))
    const overview = readOverview.data.parse(expectOk(await teacher.browser.calls('GET', `${path}/overview`)))
    expect([overview.out_of, overview.mean]).toEqual([1, 1])
  })

  it('are marked by no hand', async () => {
    const { teacher, quiz, student } = await answered()
    const path = `/teacher/submissions/${student.started.id}/marks/${quiz.questionIds[1]}`
    const { base } = readAnswerToMark.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    const mark = { marks: 0, rubric: [], comment: '' }
    const { status } = await teacher.browser.calls('PUT', path, { based_on: base, mark })
    expect(status).toBe(400)
  })
})
