import { expect, it } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { readResult } from '#contract/runs/attempts.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const choice = (own: object = {}) => ({ problem: 'Which?', options: ['this', 'that'], correct_answer: 0, ...own })
const A_THIRD = { numerator: 1, denominator: 3 }
const NOTHING = { numerator: 0, denominator: 1 }

const OWN = [
  {},
  { points: 0.5, marking: { wrong_costs: A_THIRD }, language: 'bn' as const },
  { points: 2.25, marking: { wrong_costs: NOTHING } },
  { marking: { scheme: 'proportional' as const }, language: 'hi' as const },
]
const MIXED = {
  marks_per_question: 4,
  is_negative_marking: true,
  questions: OWN.map(choice),
}

describeEachDatabase('a quiz whose questions have marks of their own', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const published = async (changes: Partial<NewQuizOnWire>) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, changes) }
  }
  const coverOf = async (code: string) =>
    readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`)))

  it('says on its paper what each is worth, in what language, and that they differ', async () => {
    const { quiz } = await published(MIXED)
    const paper = await coverOf(quiz.code)
    expect(paper).toMatchObject({ is_negative_marking: true, marks_per_question: 4, marks_vary: true })
    expect(paper).not.toHaveProperty('wrong_costs')
    expect(paper.questions.map(({ points, marking, language }) => ({ points, marking, language }))).toEqual(OWN)
  })

  it.each<[Partial<NewQuizOnWire>, object]>([
    [{}, { is_negative_marking: false }],
    [{ is_negative_marking: true }, { is_negative_marking: true }],
    [{ marks_per_question: 1, is_negative_marking: true }, { is_negative_marking: true }],
    [{ wrong_costs: A_THIRD }, { is_negative_marking: true, wrong_costs: A_THIRD }],
    [{ is_negative_marking: true, wrong_costs: NOTHING }, { is_negative_marking: false }],
    [{ marks_per_question: 2.5 }, { is_negative_marking: false, marks_per_question: 2.5 }],
  ])('made with %j says %j', async (changes, said) => {
    const { quiz } = await published(changes)
    const { is_negative_marking, marks_per_question, wrong_costs, marks_vary } = await coverOf(quiz.code)
    expect({ is_negative_marking, marks_per_question, wrong_costs, marks_vary }).toEqual(said)
  })

  it.each([
    { given: [0, 0, 0, 0], marks: [4, 0.5, 2.25, 4] },
    { given: [1, 1, 1, 1], marks: [-1, -200 / 1200, 0, -1] },
    { given: [0, 1, -1, -1], marks: [4, -200 / 1200, 0, 0] },
  ])('gives $marks for $given, out of what they are worth together', async ({ given, marks }) => {
    const { teacher, quiz } = await published(MIXED)
    const student = await aStudent(world(), quiz)
    expect(student.started.max_score).toBe(10.75)
    expectOk(await student.submits(given))
    const result = readResult.data.parse(expectOk(await student.result()))
    expect(result.answers.map((answer) => answer.marks)).toEqual(marks)
    expect([result.score, result.max_score]).toEqual([
      Math.round(1200 * marks.reduce((sum, each) => sum + each, 0)) / 1200,
      10.75,
    ])
    const all = listSubmissions.data.parse(
      expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${quiz.id}/submissions`)),
    )
    expect([all.max_score, all.highest_score]).toEqual([10.75, result.score])
    expect(all.rows).toMatchObject([{ score: result.score, max_score: 10.75 }])
    const seen = readSubmission.data.parse(
      expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${all.rows[0]?.id}`)),
    )
    expect(seen.student.answers.map((answer) => answer.marks)).toEqual(marks)
    expect(seen.quiz.questions.map(({ points }) => points)).toEqual(OWN.map(({ points }) => points))
  })

  it.each<[object, string]>([
    [{ marks_per_question: 0 }, 'marks_per_question'],
    [{ marks_per_question: 1000.01 }, 'marks_per_question'],
    [{ marks_per_question: 0.125 }, 'marks_per_question'],
    [{ marks_per_question: '4' }, 'marks_per_question'],
    [{ wrong_costs: { numerator: 5, denominator: 4 } }, 'wrong_costs.numerator'],
    [{ wrong_costs: { numerator: 0, denominator: 0 } }, 'wrong_costs.denominator'],
    [{ wrong_costs: 0.25 }, 'wrong_costs'],
    [{ questions: [choice({ points: -1 })] }, 'questions.0.points'],
    [{ questions: [choice({ points: null })] }, 'questions.0.points'],
    [{ questions: [choice({ marking: { wrong_costs: 1 } })] }, 'questions.0.marking.wrong_costs'],
    [{ questions: [choice({ marking: { scheme: 'other' } })] }, 'questions.0.marking.scheme'],
    [{ questions: [choice({ marking: { other: 1 } })] }, 'questions.0.marking.other'],
    [{ questions: [choice({ language: 'fr' })] }, 'questions.0.language'],
  ])('is refused with %j, by the name of the field', async (changes, named) => {
    const teacher = await aTeacher(world())
    const body = { ...aQuiz(), ...changes }
    const refused = await teacher.browser.calls('POST', '/quiz/new', {
      ...body,
      no_of_questions: body.questions.length,
    })
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, [named]])
  })
})
