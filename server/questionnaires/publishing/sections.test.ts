import { expect, it } from 'vitest'
import { quizAnalysis, quizPaper } from '#contract/questionnaires/papers.ts'
import { publishVersion, readContent } from '#contract/questionnaires/versions.ts'
import { listQuestionResults, readOverview, readSubmission } from '#contract/results/analytics.ts'
import { PAGE_VERSION, PAGE_VERSION_OF_QUIZZES, startQuiz } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, aVisitor, expectOk, type TeacherInTest } from '../../testing/people.ts'
import { aQuiz, sharedWorld } from '../../testing/world.ts'

const question = (problem: string, passage?: number) => ({
  problem,
  options: ['yes', 'no'],
  correct_answer: 0,
  ...(passage !== undefined && { group: passage }),
})
const physics = {
  title: 'Section A: Physics',
  instructions: 'Answer **all** of $x$.',
  format: 'prose' as const,
  before: 0,
}
const biology = { title: 'বিভাগ খ: জীববিদ্যা', instructions: '', before: 2 }

const TWO_SECTIONS = {
  no_of_questions: 4,
  questions: [question('force'), question('light'), question('leaf', 0), question('root', 0)],
  groups: [{ stimulus: 'Of plants' }],
  texts: [
    { text: 'Take a rest', before: 2, ends_section: true as const },
    { text: 'Now go on', before: 2 },
    { text: 'The end', before: null },
  ],
  sections: [physics, biology],
}

describeEachDatabase('a quiz with sections', (open) => {
  const world = sharedWorld(open)
  const aScene = async (changes = {}) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, { ...TWO_SECTIONS, ...changes }) }
  }
  const contentOf = async ({ browser }: TeacherInTest, { id }: { id: string }) =>
    readContent.data.parse(expectOk(await browser.calls('GET', `/teacher/quizzes/${id}/content`)))

  it('tells with its questions which section they are in', async () => {
    const { teacher, quiz } = await aScene()
    const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper).toMatchObject({
      no_of_questions: 4,
      kinds: ['single_choice', 'section', 'text', 'group'],
      needs: ['prose', 'formulas', 'bengali'],
    })
    const [force, light, leaf, root] = quiz.questionIds
    expect(paper.layout?.sections).toEqual([
      {
        id: expect.any(String),
        title: 'Section A: Physics',
        instructions: physics.instructions,
        format: 'prose',
        formulas: { x: expect.stringContaining('<math') },
        question_ids: [force, light],
      },
      { id: expect.any(String), title: biology.title, instructions: '', question_ids: [leaf, root] },
    ])
    expect(paper.layout?.texts.map(({ id: _, ...text }) => text)).toEqual([
      { text: 'Take a rest', before: paper.layout?.sections?.[1]?.id },
      { text: 'Now go on', before: leaf },
      { text: 'The end', before: null },
    ])
  })

  it('is shown nothing of before the start, and to no page that knows no sections', async () => {
    const { quiz } = await aScene({ paper: 'with_start' })
    const visitor = aVisitor(world(), quiz)
    const cover = await visitor.browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${quiz.code}` })
    expect(cover.body).toContain('"section"')
    expect(cover.body).not.toMatch(/Section A|layout/)
    const outdated = await visitor.starts({ device_key: newToken(), page: PAGE_VERSION_OF_QUIZZES - 1 })
    expect(outdated.error?.code).toBe('page_outdated')
    const begun = await visitor.starts({ device_key: newToken(), page: PAGE_VERSION })
    expect(startQuiz.data.parse(expectOk(begun)).paper.layout?.sections).toHaveLength(2)
  })

  it('is taken, reviewed with its sections, and has figures for each', async () => {
    const { teacher, quiz } = await aScene()
    const student = await aStudent(world(), quiz)
    const { layout } = student.started.paper
    expectOk(await student.submits([0, 0, 1, 0]))
    const analysis = expectOk(await student.browser.calls('GET', `/quiz?code=${quiz.code}&analysis=true`))
    expect(quizAnalysis.parse(analysis).layout).toEqual(layout)
    const seen = expectOk(await teacher.browser.calls('GET', `/teacher/submissions/${student.started.id}`))
    expect(readSubmission.data.parse(seen)).toMatchObject({ quiz: { layout }, student: { score: 3 } })

    const at = `/teacher/quizzes/${quiz.id}`
    const overview = readOverview.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/overview`)))
    expect(overview.sections).toMatchObject([
      { title: 'Section A: Physics', questions: 2, right: 100, wrong: 0 },
      { title: biology.title, questions: 2, right: 50, wrong: 50 },
    ])
    const results = listQuestionResults.data.parse(expectOk(await teacher.browser.calls('GET', `${at}/questions`)))
    expect(results.sections?.map(({ title }) => title)).toEqual([physics.title, biology.title])
  })

  it('comes back to its teacher as it was written, and is published again', async () => {
    const { teacher, quiz } = await aScene()
    const content = await contentOf(teacher, quiz)
    expect(content.sections).toEqual([physics, { ...biology, format: 'prose' }])
    expect(content.texts.map(({ format: _, ...text }) => text)).toEqual(TWO_SECTIONS.texts)
    const { version_id, number: _n, is_current: _c, paper: _p, settings: _s, ...written } = content
    const [, moved] = content.sections ?? []
    const next = {
      ...{ ...written, no_of_questions: 4, texts: [], groups: [] },
      sections: [{ ...moved, before: 1 }],
      questions: written.questions.map(({ group: _g, ...each }) => each),
      based_on: version_id,
      draft_key: 'a random key of the next version',
    }
    const made = await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/versions`, next)
    expect(publishVersion.data.parse(expectOk(made)).number).toBe(2)
    const paper = quizPaper.parse(expectOk(await teacher.browser.calls('GET', `/quiz?code=${quiz.code}`)))
    expect(paper.questions.map(({ id }) => id)).toEqual(quiz.questionIds)
    // What stands above the first heading is in no section.
    expect(paper.layout?.sections?.map(({ question_ids }) => question_ids)).toEqual([quiz.questionIds.slice(1)])
  })

  it.each([
    ['without a question', [physics, { ...biology, before: 4 }], { 'sections.1': 'question_count_required' }],
    ['without one before the next', [physics, { ...biology, before: 0 }], { 'sections.0': 'question_count_required' }],
    ['before the one above it', [{ ...biology, before: 2 }, physics], { 'sections.1': 'out_of_range' }],
    ['within a passage', [{ ...biology, before: 3 }], { 'sections.0': 'passage_split' }],
    ['without a title', [{ ...physics, title: ' ' }], { 'sections.0.title': 'title_required' }],
    ['with a title too long', [{ ...physics, title: 'x'.repeat(201) }], { 'sections.0.title': 'too_long' }],
    ['at no place', [{ ...physics, before: -1 }], { 'sections.0.before': 'out_of_range' }],
  ])('is not made with a section %s', async (_, sections, problems) => {
    const { browser } = await aTeacher(world())
    const { status, error } = await browser.calls('POST', '/quiz/new', { ...aQuiz(), ...TWO_SECTIONS, sections })
    expect([status, error?.problems]).toEqual([400, problems])
  })

  it('leaves a quiz without them in the bytes that it had', async () => {
    const { teacher, quiz } = await aScene({ sections: [], texts: [] })
    const { body } = await teacher.browser.sends({ method: 'GET', url: `${API_BASE}/quiz?code=${quiz.code}` })
    expect(body).not.toMatch(/section/)
    expect(await contentOf(teacher, quiz)).not.toHaveProperty('sections')
  })
})
