import { describe, expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { readSubmission } from '#contract/results/analytics.ts'
import {
  answerOf,
  answerOnWire,
  readResult,
  readStudent,
  resumeQuiz,
  type StudentAnswerOnWire,
  submitQuiz,
} from '#contract/runs/attempts.ts'
import { listLateAnswers } from '#contract/runs/late-answers.ts'
import { type MarkingScheme, markingScheme } from '#domain/marking/marking.ts'
import { wordsOf } from '#domain/questionnaires/items/question.ts'
import { type Asks, asksFor } from '#domain/questions/traits.ts'
import type { Value } from '#domain/questions/value.ts'
import { answersTo } from '../../testing/answers-to.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { type Answerable, misfitsOf, oneOfEachKind, QUIZ_KINDS } from '../../testing/one-of-each-kind.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type StudentInTest,
} from '../../testing/people.ts'
import { theEnd } from '../../testing/students/late-students.ts'
import { sharedWorld } from '../../testing/world.ts'

/** What a wrong answer costs where it has several parts; one with a single part always costs the penalty. */
const COST_OF_PARTS: Record<MarkingScheme, number> = {
  all_or_nothing: -0.25,
  proportional: -0.25,
  right_minus_wrong: 0,
  proportional_zero_if_wrong: 0,
  jee_advanced: -0.25,
}
const SCHEMES = markingScheme.options
/** How many of them a person marks. */
const BY_HAND = 1
const DEVICE = 'a-phone-0001'

type Given = (Value | null)[]

const valuesIn = (answers: StudentAnswerOnWire[]) => answers.map((answer) => answerOf(answer))
const rightOf = (each: Answerable[]): Given => each.map(({ right }) => right)
const wrongOf = (each: Answerable[]): Given => each.map(({ wrong }) => wrong)
const partlyOf = (each: Answerable[]): Given => each.map(({ partly }) => partly?.given ?? null)

describeEachDatabase('a quiz with a question of each kind', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const published = async (marking_scheme: MarkingScheme = 'all_or_nothing', asks: Asks = 'knowledge') => {
    const teacher = await aTeacher(world())
    const changes = { questions: oneOfEachKind(asks, QUIZ_KINDS), is_negative_marking: true, marking_scheme }
    const quiz = await aPublishedQuiz(teacher, changes)
    return { teacher, quiz, answerable: await answersTo(world(), quiz) }
  }
  type Published = Awaited<ReturnType<typeof published>>

  const onWire = ({ questionIds }: QuizInTest, given: Given) =>
    given.map((value, at) => ({ question_id: questionIds[at], ...answerOnWire(value) }))
  const saves = ({ browser }: StudentInTest, quiz: QuizInTest, given: Given) =>
    browser.calls('PUT', '/student/quiz/answers', { quiz_code: quiz.code, revision: 1, answers: onWire(quiz, given) })
  const submits = ({ browser }: StudentInTest, quiz: QuizInTest, given: Given) =>
    browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers: onWire(quiz, given) })

  const foundBy = async (student: StudentInTest) => readStudent.data.parse(expectOk(await student.found()))
  const resultOf = async (student: StudentInTest) => readResult.data.parse(expectOk(await student.result()))
  const seenByTeacher = async ({ teacher }: Published, id: string) =>
    readSubmission.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${id}`))).student

  /** Saved on one device, gone on with and submitted on another; what student and teacher then see. */
  const ranThrough = async (made: Published, given: Given) => {
    const student = await aStudent(world(), made.quiz)
    expectOk(await saves(student, made.quiz, given))
    expect(valuesIn((await foundBy(student)).answers)).toEqual(given.filter((value) => value !== null))
    const laptop = student.onAnotherDevice(world().newBrowser())
    const begun = resumeQuiz.data.parse(expectOk(await laptop.resumes(student.started.resume_code)))
    expect(valuesIn(begun.answers)).toEqual(given.filter((value) => value !== null))
    const { outcome } = submitQuiz.data.parse(expectOk(await submits(laptop, made.quiz, given)))
    expect(outcome).toBe('counted')
    const [result, seen] = [await resultOf(laptop), await seenByTeacher(made, begun.id)]
    expect([valuesIn(result.answers), valuesIn(seen.answers)]).toEqual([given, given])
    expect(seen.score).toBe(result.score)
    const verdicts = ({ is_correct, verdict }: StudentAnswerOnWire) => [is_correct, verdict]
    expect(seen.answers.map(verdicts)).toEqual(result.answers.map(verdicts))
    return { result, marks: seen.answers.map(({ marks }) => marks) }
  }

  it('asks a question of each kind that a quiz may have', async () => {
    const both = await Promise.all([published(), published('proportional', 'opinion')])
    const kinds = both.flatMap(({ answerable }) => answerable.map(({ question }) => question.kind))
    expect(kinds.toSorted()).toEqual(QUIZ_KINDS.toSorted())
  })

  it('gives nothing for an opinion, takes nothing from it, and says of none that it is right or wrong', async () => {
    const made = await published('proportional', 'opinion')
    for (const given of [rightOf(made.answerable), wrongOf(made.answerable)]) {
      const { result, marks } = await ranThrough(made, given)
      expect(marks).toEqual(given.map(() => 0))
      expect(result.answers.map(({ is_correct, verdict }) => [is_correct, verdict])).toEqual(
        given.map(() => [false, 'given']),
      )
      expect([result.score, result.max_score, result.waiting ?? 0]).toEqual([0, 0, 0])
    }
  })

  it.each(SCHEMES)('gives full marks for all that is right, marked %s', async (scheme) => {
    const made = await published(scheme)
    const { result, marks } = await ranThrough(made, rightOf(made.answerable))
    expect(marks).toEqual(made.answerable.map(({ isByHand }) => (isByHand ? 0 : 1)))
    expect(result.answers.map(({ is_correct, verdict }) => [is_correct, verdict])).toEqual(
      made.answerable.map(({ isByHand }) => (isByHand ? [false, 'waiting'] : [true, undefined])),
    )
    const { length } = made.answerable
    expect([result.score, result.waiting, result.max_score]).toEqual([length - BY_HAND, BY_HAND, length])
  })

  it.each(SCHEMES)('takes the penalty for all that is wrong, marked %s', async (scheme) => {
    const made = await published(scheme)
    const { result, marks } = await ranThrough(made, wrongOf(made.answerable))
    const costs = made.answerable.map(({ partly, isByHand }) => {
      if (isByHand) return 0
      return partly ? COST_OF_PARTS[scheme] : -0.25
    })
    expect(marks).toEqual(costs)
    expect(result.answers.map(({ is_correct, verdict }) => [is_correct, verdict])).toEqual(
      made.answerable.map(({ isByHand }) => [false, isByHand ? 'waiting' : undefined]),
    )
    expect(result.score).toBe(costs.reduce((sum, cost) => sum + cost, 0))
  })

  it('gives a part of the marks for what is right in part, marked in proportion', async () => {
    const made = await published('proportional')
    const { result, marks } = await ranThrough(made, partlyOf(made.answerable))
    expect(marks).toEqual(made.answerable.map(({ partly }) => partly?.earns ?? 0))
    expect(result.answers.map(({ is_correct, verdict }) => [is_correct, verdict])).toEqual(
      made.answerable.map(({ partly }) => [false, partly ? 'partly' : undefined]),
    )
  })

  it('shows its key once an attempt has ended, and its kinds to everybody', async () => {
    const { quiz, answerable } = await published()
    const student = await aStudent(world(), quiz)
    expectOk(await submits(student, quiz, []))
    const url = `/quiz?code=${quiz.code}&analysis=true`
    const analysis = readQuiz.data.parse(expectOk(await student.browser.calls('GET', url)))
    expect(analysis.kinds).toEqual(QUIZ_KINDS.filter((kind) => asksFor(kind) === 'knowledge'))
    const keys = answerable.map(({ question: { kind, key } }) => (kind === 'single_choice' ? key.correct : key))
    expect(
      analysis.questions.map((question) =>
        'key' in question ? question.key : Reflect.get(question, 'correct_answer'),
      ),
    ).toEqual(keys)
  })

  it('lists what came late in its words, and takes it into the result as it was given', async () => {
    const made = await published('proportional')
    const { quiz, teacher, answerable } = made
    const [wrong, right] = [wrongOf(answerable), rightOf(answerable)]
    const student = await aStudent(world(), quiz)
    expectOk(await saves(student, quiz, wrong))
    await theEnd(world())
    const late = onWire(quiz, right).map((answer, at) => ({ ...answer, seq: 100 + at }))
    const body = { quiz_code: quiz.code, revision: 2, device: DEVICE, turn: student.started.turn, answers: late }
    expect((await student.browser.calls('PUT', '/student/quiz/answers', body)).error?.code).toBe('time_over')

    const path = `/teacher/quizzes/${quiz.id}/late-answers`
    const { attempts } = listLateAnswers.data.parse(expectOk(await teacher.browser.calls('GET', path)))
    expect(attempts[0]?.answers).toEqual(
      answerable.map(({ question }, at) => ({
        question_id: question.id,
        number: at + 1,
        counted_index: answerOnWire(wrong[at] ?? null).selected_index,
        late_index: answerOnWire(right[at] ?? null).selected_index,
        counted_words: wordsOf(question, wrong[at] ?? null),
        late_words: wordsOf(question, right[at] ?? null),
      })),
    )
    const score = answerable.length - BY_HAND
    expect(attempts[0]?.score_with_late).toBe(score)
    expectOk(await teacher.browser.calls('POST', path, { decision: 'accepted', submissions: 'all_waiting' }))
    const [result, seen] = [await resultOf(student), await seenByTeacher(made, student.started.id)]
    expect([valuesIn(result.answers), valuesIn(seen.answers)]).toEqual([right, right])
    expect([result.score, seen.score]).toEqual([score, score])
  })

  describe('refuses an answer that does not fit its question, and names the question:', () => {
    it.each(QUIZ_KINDS)('%s', async (kind) => {
      const { quiz, answerable } = await published('all_or_nothing', asksFor(kind))
      const place = answerable.findIndex(({ question }) => question.kind === kind)
      const student = await aStudent(world(), quiz)
      expectOk(await saves(student, quiz, rightOf(answerable)))
      const held = async () =>
        (await foundBy(student)).answers.map((answer) => [answer.question_id, answer.selected_index, answer.value])
      const before = await held()
      const fitting = onWire(quiz, rightOf(answerable))
      for (const misfit of misfitsOf(kind)) {
        const unfit = { ...fitting[place], selected_index: -1, value: misfit }
        const answers = fitting.map((answer, at) => (at === place ? unfit : answer))
        const counted = answers.map((answer, at) => ({ ...answer, seq: 10 + at }))
        const saving = { quiz_code: quiz.code, revision: 9 }
        for (const [method, path, body] of [
          ['PUT', '/student/quiz/answers', { ...saving, answers }],
          ['PUT', '/student/quiz/answers', { ...saving, device: DEVICE, turn: 0, answers: counted }],
          ['POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }],
        ] as const) {
          const { status, error } = await student.browser.calls(method, path, body)
          const named = new Set(Object.keys(error?.fields ?? {}).map((field) => field.split('.').slice(0, 2).join('.')))
          expect([misfit, status, error?.code, [...named]]).toEqual([
            misfit,
            400,
            'invalid_request',
            [`answers.${place}`],
          ])
        }
      }
      expect(await held()).toEqual(before)
    })

    it('a bare number as a choice of an option, where there are none to choose from', async () => {
      const { quiz, answerable } = await published()
      const student = await aStudent(world(), quiz)
      for (const { question } of answerable) {
        const answers = [{ question_id: question.id, selected_index: 0 }]
        const body = { quiz_code: quiz.code, revision: 1, answers }
        const { status, error } = await student.browser.calls('PUT', '/student/quiz/answers', body)
        const isChoice = question.kind === 'single_choice'
        expect([question.kind, status, Object.keys(error?.fields ?? {})]).toEqual(
          isChoice ? [question.kind, 200, []] : [question.kind, 400, ['answers.0']],
        )
      }
    })
  })
})
