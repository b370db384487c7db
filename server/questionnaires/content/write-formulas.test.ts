import { describe, expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { teacherId } from '#domain/people/account.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { question as anyQuestion } from '#domain/questionnaires/items/question-schema.ts'
import { MAX_FORMULAS } from '#domain/questionnaires/items/question-texts.ts'
import type { Writings } from '#domain/questionnaires/writings.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'
import { writeFormulas } from './write-formulas.ts'

type NewQuestion = NewQuizOnWire['questions'][number]

const single = (changes: Partial<NewQuestion>): NewQuestion => ({
  problem: 'Which?',
  options: ['one', 'two'],
  correct_answer: 0,
  ...changes,
})

const PROSE = single({
  format: 'prose',
  problem: String.raw`What is $\frac{1}{2}$ of **two**? $$\sqrt{4}$$`,
  options: ['$x^2$', String.raw`$\frac{1`],
  explanation: String.raw`Since $\alpha = 1$.`,
})

const OWNER = teacherId.parse('a-teacher')
const asking = (questions: Question[]): Writings => ({ questions, groups: [], texts: [], sections: [] })

const MATH = expect.stringMatching(/^<math.*<\/math>$/s)

const questionWith = (prompt: string, at = 0): Question =>
  anyQuestion.parse({
    id: `q${at}`,
    kind: 'single_choice',
    format: 'prose',
    prompt,
    asked: { options: ['a', 'b'] },
    key: { correct: 0 },
  })
const many = (count: number, tex: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `$${tex(at)}$`).join(' ')

const HEAVY = Array.from({ length: 20 }, (_, at) =>
  questionWith(
    many(10, (each) => `${'\\frac{1}{'.repeat(40)}${at}${each}${'}'.repeat(40)}`),
    at,
  ),
)

describeEachDatabase('prose', (open) => {
  const world = sharedWorld(open)

  it('travels with its formulas as MathML, those of the key with the key alone', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher, { questions: [PROSE], no_of_questions: 1 })
    const student = await aStudent(world(), quiz)
    const read = async (query: string) =>
      expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}${query}`))
    const paper = quizPaper.parse(await read(''))
    expect(paper.needs).toEqual(['prose', 'formulas'])
    // What can't be read is shown as it is written.
    const formulas = { [String.raw`\frac{1}{2}`]: MATH, [String.raw`$\sqrt{4}`]: MATH, 'x^2': MATH }
    expect(paper.questions[0]).toMatchObject({ format: 'prose', problem: PROSE.problem, formulas })
    expect(Object.keys(paper.questions[0]?.formulas ?? {})).toEqual(Object.keys(formulas))
    expect(JSON.stringify(paper)).not.toMatch(/alpha|α|key_formulas/)

    await student.submits([0])
    const analysis = quizAnalysis.parse(await read('&analysis=true'))
    expect(analysis.questions[0]).toMatchObject({
      explanation: PROSE.explanation,
      key_formulas: { [String.raw`\alpha = 1`]: MATH },
    })
  })

  it('without any markup, and whatever is plain, needs nothing and says nothing of it', async () => {
    const teacher = await aTeacher(world())
    const questions = [
      single({ format: 'prose', problem: 'It costs $5 and $6' }),
      single({ problem: 'Plain, with $x$ and **stars**' }),
    ]
    const quiz = await aPublishedQuiz(teacher, { questions, no_of_questions: 2 })
    const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper.needs).toBeUndefined()
    for (const question of paper.questions) expect(Object.keys(question)).not.toContain('format')
    expect(paper.questions.map(({ formulas }) => formulas)).toEqual([undefined, undefined])
  })

  it('with bold words alone needs no formulas', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()), {
      questions: [single({ format: 'prose', problem: '**Which?**' })],
      no_of_questions: 1,
    })
    const student = await aStudent(world(), quiz)
    const { data } = await student.browser.calls('GET', `/quiz?code=${quiz.code}`)
    expect(quizPaper.parse(data).needs).toEqual(['prose'])
  })

  it('that is saved again is found, though its teacher has formulas in line, and another save is not', async () => {
    const teacher = await aTeacher(world())
    const saves = (draft_key: string) =>
      teacher.browser.calls('POST', '/quiz/new', aQuiz({ questions: [PROSE], no_of_questions: 1, draft_key }))
    const first = expectOk(await saves('the key of this save'))
    let isDone = false
    const inLine = writeFormulas(teacherId.parse(teacher.id), asking(HEAVY)).finally(() => {
      isDone = true
    })
    const [again, other] = await Promise.all([saves('the key of this save'), saves('the key of another save')])
    expect(isDone).toBe(false)
    expect(expectOk(again)).toEqual(first)
    expect([other.status, other.error?.code]).toEqual([503, 'busy'])
    await inLine
    expectOk(await saves('the key of another save'))
  })

  it('of another format is refused by its field', async () => {
    const teacher = await aTeacher(world())
    const questions = [{ ...single({}), format: 'html' }]
    const { status, error } = await teacher.browser.calls('POST', '/quiz/new', {
      ...aQuiz(),
      questions,
      no_of_questions: 1,
    })
    expect([status, error?.code]).toEqual([400, 'invalid_request'])
  })
})

describe('the formulas of a quiz', () => {
  it('are bounded in number, by the question', async () => {
    const questions = [questionWith('$x$'), questionWith(many(MAX_FORMULAS + 1, (at) => `x_{${at}}`))]
    expect(await writeFormulas(OWNER, asking(questions))).toMatchObject({
      ok: false,
      fields: { 'questions.1': 'too_many' },
    })
    const most = await writeFormulas(OWNER, asking([questionWith(many(MAX_FORMULAS, (at) => `x_{${at}}`))]))
    expect(most.ok && Object.keys(most.value.questions[0]?.formulas ?? {}).length).toBe(MAX_FORMULAS)
  })

  it('are bounded in size, all together', { tags: ['long'] }, async () => {
    const wide = (at: number) => `${'x+'.repeat(400)}${at}`
    const questions = Array.from({ length: 60 }, (_, at) =>
      questionWith(
        many(10, (each) => wide(10 * at + each)),
        at,
      ),
    )
    const written = await writeFormulas(OWNER, asking(questions))
    expect('fields' in written ? Object.values(written.fields) : []).toEqual(['too_long'])
  })

  it('share nothing between two of them, and need no clean names', async () => {
    const written = await writeFormulas(
      OWNER,
      asking([questionWith(String.raw`$\gdef\mine{x}\mine$ $\mine$ $constructor$ $__proto__$ $y$`)]),
    )
    const [question] = written.ok ? written.value.questions : []
    expect(Object.entries(question?.formulas ?? {}).map(([name]) => name)).not.toContain(String.raw`\mine`)
    expect(question?.formulas).toMatchObject({ y: MATH, constructor: MATH })
  })

  it('of one teacher are written once at a time, and of few teachers', async () => {
    const simple = asking([questionWith('$x$')])
    const owners = Array.from({ length: 9 }, (_, at) => teacherId.parse(`teacher${at}`))
    const replies = await Promise.all([
      ...owners.slice(0, 7).map((owner) => writeFormulas(owner, simple)),
      writeFormulas(teacherId.parse('teacher0'), simple),
      ...owners.slice(7).map((owner) => writeFormulas(owner, simple)),
    ])
    const busy = { ok: false, code: 'busy' }
    expect(replies.flatMap((reply, at) => (reply.ok ? [] : [[at, reply]]))).toEqual([
      [7, busy],
      [9, busy],
    ])
    expect((await writeFormulas(teacherId.parse('teacher8'), simple)).ok).toBe(true)
  })

  it('are made while the server goes on', async () => {
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    expect((await writeFormulas(OWNER, asking(HEAVY))).ok).toBe(true)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })
})
