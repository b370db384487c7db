import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import { readSubmission } from '#contract/results/analytics.ts'
import { PAGE_VERSION, PAGE_VERSION_OF_QUIZZES, startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string, passage?: number) => ({
  problem,
  options: ['yes', 'no'],
  correct_answer: 0,
  ...(passage !== undefined && { group: passage }),
})

const WITH_PASSAGE = {
  no_of_questions: 4,
  questions: [question('alone'), question('first', 0), question('second', 0), question('last')],
  groups: [{ stimulus: 'canary-passage "questions":[] of \\ rivers' }],
  texts: [
    { text: 'canary-text', before: 1 },
    { text: 'canary-end', before: null },
  ],
}

describeEachDatabase('a quiz with a passage and texts', (open) => {
  const world = sharedWorld(open)
  const aScene = async (changes = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { ...WITH_PASSAGE, ...changes }) }
  }

  it('is counted and listed by its questions, and told with its layout', async () => {
    const { teacher, quiz } = await aScene()
    const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper).toMatchObject({ no_of_questions: 4, kinds: ['single_choice', 'text', 'group'] })
    expect(paper.questions.map(({ problem }) => problem)).toEqual(['alone', 'first', 'second', 'last'])
    const [, first, second] = quiz.questionIds
    expect(paper.layout).toEqual({
      groups: [
        {
          id: expect.any(String),
          stimulus: 'canary-passage "questions":[] of \\ rivers',
          question_ids: [first, second],
        },
      ],
      texts: [
        { id: expect.any(String), text: 'canary-text', before: first },
        { id: expect.any(String), text: 'canary-end', before: null },
      ],
    })
  })

  it('is taken and reviewed with the same layout, by student and teacher', async () => {
    const { teacher, quiz } = await aScene({ paper: 'with_start' })
    const student = await aStudent(world(), quiz)
    const { layout } = student.started.paper
    expect(layout?.groups).toHaveLength(1)
    expectOk(await student.submits([0, 0, 1, 0]))
    const analysis = expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`))
    expect(quizAnalysis.parse(analysis).layout).toEqual(layout)
    const seen = expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${student.started.id}`))
    const { quiz: seenQuiz, student: seenStudent } = readSubmission.data.parse(seen)
    expect([seenQuiz.layout, seenStudent.score, seenStudent.max_score]).toEqual([layout, 3, 4])
  })

  it('shows neither on its cover, and both with the start', async () => {
    const { quiz } = await aScene({ paper: 'with_start' })
    const visitor = aVisitor(world(), quiz)
    const cover = await visitor.browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${quiz.code}` })
    expect(cover.body).not.toContain('canary')
    expect(cover.body).not.toContain('layout')
    expect(cover.body).toContain('"kinds":["single_choice","text","group"]')
    const begun = await visitor.starts({ device_key: newToken(), page: PAGE_VERSION })
    expect(startQuiz.data.parse(expectOk(begun)).paper.layout?.texts).toHaveLength(2)
    const held = await visitor.browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${quiz.code}` })
    expect(held.body).toContain('canary-passage')
  })

  it('is refused to a page that can’t show it', async () => {
    const { quiz } = await aScene({ paper: 'with_start' })
    const visitor = aVisitor(world(), quiz)
    const { status, error } = await visitor.starts({ device_key: newToken(), page: PAGE_VERSION_OF_QUIZZES - 1 })
    expect([status, error?.code]).toEqual([409, 'page_outdated'])
  })

  it('is not made where a place is wrong, and the place is named', async () => {
    const { browser } = await aTeacher(world())
    const refused = async (changes: object) =>
      (await browser.calls('POST', '/quiz/new', { ...aQuiz(), ...WITH_PASSAGE, ...changes })).error?.problems
    const { questions, groups } = WITH_PASSAGE
    expect(await refused({ groups: [] })).toEqual({
      'questions.1.group': 'out_of_range',
      'questions.2.group': 'out_of_range',
    })
    expect(await refused({ groups: [...groups, ...groups] })).toEqual({ 'groups.1': 'question_count_required' })
    expect(
      await refused({ questions: questions.toReversed().toSpliced(2, 0, question('x')), no_of_questions: 5 }),
    ).toEqual({
      'questions.3.group': 'passage_split',
    })
    expect(await refused({ texts: [{ text: 'x', before: 2 }] })).toEqual({ 'texts.0.before': 'passage_split' })
    expect(await refused({ texts: [{ text: 'x', before: 4 }] })).toEqual({ 'texts.0.before': 'out_of_range' })
    expect(await refused({ texts: [{ text: 'x'.repeat(20_001), before: 0 }] })).toEqual({ 'texts.0.text': 'too_long' })
    expect(await refused({ groups: [{ stimulus: ' ' }] })).toEqual({ 'groups.0.stimulus': 'required' })
    expect(await refused({ questions: questions.with(1, { ...question('x'), group: -1 }) })).toEqual({
      'questions.1.group': 'out_of_range',
    })
  })

  it('leaves a quiz without them in the bytes that it had', async () => {
    const teacher = await aTeacher(world())
    const quiz = await aPublishedQuiz(teacher)
    const { body } = await teacher.browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${quiz.code}` })
    expect(body).not.toMatch(/"layout"|"kinds"/)
  })
})
