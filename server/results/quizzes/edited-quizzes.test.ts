import { expect, it } from 'vitest'
import type { NewVersionOnWire } from '#contract/questionnaires/versions-requests.ts'
import { listQuestionResults, readOverview } from '#contract/results/analytics.ts'
import { sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { contentOf, newKey, publishes, savedAs } from '../../testing/publish-version.ts'

type Written = NewVersionOnWire['questions'][number]
type Said = NonNullable<NewVersionOnWire['same_meaning']>

const choice = (problem: string, options: string[], correct_answer = 0): Written => ({
  ...{ problem, options, correct_answer },
  format: 'prose',
})
const SUM = choice('2 + 2?', ['four', 'five', 'six'])
const CAPITAL = choice('The capital of Assam?', ['Dispur', 'Patna'])

describeEachDatabase('the question results of a quiz that was edited', (open) => {
  const { world } = sharedServers(open, 1)

  const aQuizOf = async (questions: Written[] = [SUM, CAPITAL]) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { questions, no_of_questions: questions.length }) }
  }
  /** Each of these students hands in these options, one for each question. */
  const handIn = async (quiz: QuizInTest, ...all: number[][]) => {
    for (const options of all) {
      const student = await aStudent(world(), quiz)
      const answers = options.map((selected_index, at) => ({ question_id: quiz.questionIds[at], selected_index }))
      expectOk(await student.browser.calls('POST', '/student/quiz/submit', { quiz_code: quiz.code, answers }))
    }
  }
  const publish = async (
    teacher: TeacherInTest,
    quiz: QuizInTest,
    change: (questions: Written[], saved: NewVersionOnWire) => Partial<NewVersionOnWire>,
  ) => {
    const saved = savedAs(await contentOf(teacher, quiz))
    const changed = { ...saved, ...change(saved.questions, saved) }
    const answer = await publishes(teacher, quiz, { ...changed, no_of_questions: changed.questions.length })
    // A process knows of another version after a second.
    world().clock.advance({ seconds: 2 })
    return answer
  }
  const resultsOf = async ({ browser }: TeacherInTest, { id }: QuizInTest, version: number | 'all' = 'all') =>
    listQuestionResults.data.parse(
      expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/questions?version=${version}`)),
    )
  type Results = Awaited<ReturnType<typeof resultsOf>>
  /** Each question with its options, and how often each was chosen. */
  const counted = ({ questions }: Results) =>
    questions.map(({ question, tally }) => [question.problem, question.options, (tally as { chosen: number[] }).chosen])
  const totalsOf = ({ versions }: Results) => versions.map(({ number, total, also }) => [number, total, also ?? []])
  const worded = (at: number, changes: Partial<Written>) => (questions: Written[]) => ({
    questions: questions.map((question, place) => (place === at ? { ...question, ...changes } : question)),
  })

  it('are counted by what options say, wherever they stand, and the key with them', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0], [0, 1], [1, 0])
    const swapped = worded(0, { options: ['five', 'six', 'four'], correct_answer: 2 })
    expectOk(await publish(teacher, quiz, swapped))
    await handIn(quiz, [2, 0])
    const all = await resultsOf(teacher, quiz)
    expect(totalsOf(all)).toEqual([[2, 4, [1]]])
    expect(counted(all)).toEqual([
      ['2 + 2?', ['five', 'six', 'four'], [1, 0, 3]],
      ['The capital of Assam?', ['Dispur', 'Patna'], [3, 1]],
    ])
    expect(all.questions[0]).toMatchObject({ question: { correct_answer: 2 }, verdicts: { correct: 3, wrong: 1 } })
    expect(all.formerly).toBeUndefined()
    expect(counted(await resultsOf(teacher, quiz, 1))).toEqual(counted(all))
  })

  it('are apart for another word of one question, and together for the others', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0], [1, 1])
    expectOk(await publish(teacher, quiz, worded(0, { problem: '2 + 3?', correct_answer: 1 })))
    await handIn(quiz, [1, 0])
    const all = await resultsOf(teacher, quiz)
    expect(all.of_all).toBe(3)
    expect(totalsOf(all)).toEqual([
      [2, 1, []],
      [1, 2, []],
    ])
    expect(counted(all)).toEqual([
      ['2 + 3?', ['four', 'five', 'six'], [0, 1, 0]],
      ['The capital of Assam?', ['Dispur', 'Patna'], [2, 1]],
      ['2 + 2?', ['four', 'five', 'six'], [1, 1, 0]],
    ])
    expect(all.formerly).toEqual({ question_ids: [all.questions[2]?.question.id], choices: [] })
    expect(all.questions[1]?.statistics.facility).toBeCloseTo(200 / 3, 6)
    // By itself, each under the id that its answers have.
    const first = await resultsOf(teacher, quiz, 1)
    expect(counted(first)).toEqual([counted(all)[2], ['The capital of Assam?', ['Dispur', 'Patna'], [1, 1]]])
    expect(first.questions.map(({ question }) => question.id)).toEqual(quiz.questionIds)
    expect(first.formerly).toBeUndefined()
  })

  it('are together where a changed text was said to mean the same', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0], [1, 1])
    const [question_id = ''] = quiz.questionIds
    const same_meaning: Said = [{ question_id }, { question_id, choice: { list: 0, was: 0, is: 0 } }]
    const changed = worded(0, { problem: 'Two and two?', options: ['4', 'five', 'six'] })
    expectOk(await publish(teacher, quiz, (questions) => ({ ...changed(questions), same_meaning })))
    await handIn(quiz, [0, 0])
    const all = await resultsOf(teacher, quiz)
    expect(totalsOf(all)).toEqual([[2, 3, [1]]])
    expect(counted(all)[0]).toEqual(['Two and two?', ['4', 'five', 'six'], [2, 1, 0]])
    const overview = await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/overview`)
    expect(readOverview.data.parse(expectOk(overview)).total).toBe(3)
    // Back to the first one: what was said holds both ways.
    expectOk(
      await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/versions/current`, {
        version_id: (await contentOf(teacher, quiz, 1)).version_id,
        instead_of: (await contentOf(teacher, quiz, 2)).version_id,
      }),
    )
    expect(counted(await resultsOf(teacher, quiz))[0]).toEqual(['2 + 2?', ['four', 'five', 'six'], [2, 1, 0]])
  })

  it('tell an option that is offered no more from those that are', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [2, 0], [1, 0])
    expectOk(await publish(teacher, quiz, worded(0, { options: ['four', 'five', 'seven'] })))
    await handIn(quiz, [2, 0])
    const all = await resultsOf(teacher, quiz)
    expect(counted(all)[0]).toEqual(['2 + 2?', ['four', 'five', 'seven', 'six'], [0, 1, 1, 1]])
    const [question_id] = quiz.questionIds
    expect(all.formerly).toEqual({ question_ids: [], choices: [{ question_id, list: 0, from: 3 }] })
    // A third of a mark: what guessing earns among the options of now.
    expect(all.questions[0]?.statistics.random_guess_score).toBeCloseTo(100 / 3, 6)
  })

  it.each<[string, (questions: Written[]) => Partial<NewVersionOnWire>]>([
    ['another key', worded(0, { correct_answer: 1 })],
    ['other marks', worded(0, { points: 3 })],
    ['another price of wrong answers', worded(0, { marking: { wrong_costs: { numerator: 1, denominator: 4 } } })],
  ])('are apart for %s: what was right then is not what is right now', async (_, change) => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0])
    expectOk(await publish(teacher, quiz, change))
    await handIn(quiz, [0, 0])
    const all = await resultsOf(teacher, quiz)
    expect(counted(all).map(([problem, , chosen]) => [problem, chosen])).toEqual([
      ['2 + 2?', [1, 0, 0]],
      ['The capital of Assam?', [2, 0]],
      ['2 + 2?', [1, 0, 0]],
    ])
  })

  it('count a question that was added and one that was dropped with those alone who met them', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0], [0, 1])
    const added = choice('3 + 3?', ['six', 'nine'])
    expectOk(await publish(teacher, quiz, ([, capital]) => ({ questions: capital ? [capital, added] : [] })))
    const { questions } = await resultsOf(teacher, quiz)
    await handIn({ ...quiz, questionIds: questions.slice(0, 2).map(({ question }) => question.id) }, [1, 0])
    const all = await resultsOf(teacher, quiz)
    expect(counted(all)).toEqual([
      ['The capital of Assam?', ['Dispur', 'Patna'], [1, 2]],
      ['3 + 3?', ['six', 'nine'], [1, 0]],
      ['2 + 2?', ['four', 'five', 'six'], [2, 0, 0]],
    ])
    expect(all.formerly?.question_ids).toEqual([quiz.questionIds[0]])
  })

  it.each<[string, Said | ((id: string) => Said)]>([
    ['a question that there is not', [{ question_id: 'nobody' }]],
    ['a text that has not changed', (question_id) => [{ question_id }]],
    ['an option that there is not', (question_id) => [{ question_id, choice: { list: 0, was: 7, is: 0 } }]],
    [
      'two options as one',
      (question_id) => [
        { question_id, choice: { list: 0, was: 0, is: 0 } },
        { question_id, choice: { list: 0, was: 0, is: 1 } },
      ],
    ],
  ])('are edited by nobody who says that %s means the same', async (_, said) => {
    const { teacher, quiz } = await aQuizOf()
    const [question_id = ''] = quiz.questionIds
    const same_meaning = typeof said === 'function' ? said(question_id) : said
    const changed = worded(0, { options: ['4', '5', 'six'] })
    const refused = await publish(teacher, quiz, (questions) => ({ ...changed(questions), same_meaning }))
    expect(refused).toMatchObject({ status: 400, error: { code: 'invalid_request' } })
    expect(Object.keys(refused.error?.fields ?? {})).toEqual([expect.stringMatching(/^same_meaning\.\d$/)])
    expect((await contentOf(teacher, quiz)).number).toBe(1)
  })

  it('stay as they are when two edit the same version at once: one of them is told', async () => {
    const { teacher, quiz } = await aQuizOf()
    await handIn(quiz, [0, 0])
    const saved = savedAs(await contentOf(teacher, quiz))
    const [question_id = ''] = quiz.questionIds
    const edit = (problem: string) =>
      publishes(teacher, quiz, {
        ...{ ...saved, ...worded(0, { problem })(saved.questions), draft_key: newKey() },
        same_meaning: [{ question_id }],
      })
    const answers = await Promise.all([edit('Two and two?'), edit('Two plus two?')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    world().clock.advance({ seconds: 2 })
    expect(counted(await resultsOf(teacher, quiz))[0]?.[2]).toEqual([1, 0, 0])
  })
})
