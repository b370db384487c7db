import { expect, it } from 'vitest'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import type { NewVersionOnWire } from '#contract/questionnaires/versions-requests.ts'
import { newToken } from '../../secrets.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, expectOk, type QuizInTest, type TeacherInTest } from '../../testing/people.ts'
import { type Content, contentOf, publishes, savedAs } from '../../testing/publish-version.ts'
import { sharedWorld } from '../../testing/world.ts'

const question = { problem: 'Which?', options: ['this', 'that'], correct_answer: 0 }
const questions = (count: number) => Array.from({ length: count }, () => question)
const NAME = 'CUET 2025/26, one subject'

/** One subject of CUET, as it is published. */
const CUET: Partial<NewQuizOnWire> = {
  kind: 'exam',
  duration: 60 * 60 * 1e9,
  marks_per_question: 5,
  wrong_costs: { numerator: 1, denominator: 5 },
  questions: questions(50),
  settings: { pattern: 'cuet_2025' },
}

const physics = { title: 'Physics', points: 4, marking: { wrong_costs: { numerator: 1, denominator: 4 } } }

/** Its questions as they are marked in their sections, and not by what the quiz says. */
const NEET: Partial<NewQuizOnWire> = {
  kind: 'exam',
  duration: 180 * 60 * 1e9,
  questions: questions(180),
  sections: [
    { ...physics, before: 0 },
    { ...physics, title: 'Chemistry', before: 45 },
    { ...physics, title: 'Biology', before: 90 },
  ],
  settings: { pattern: 'neet_2025' },
}

/** As the editor sends it, with its pattern. */
const edited = (content: Content, changes: Partial<NewVersionOnWire>): NewVersionOnWire => {
  const { order, pattern } = content.settings
  return savedAs(content, { settings: { order, ...(pattern && { pattern }) }, ...changes })
}

describeEachDatabase('an exam that is laid out by a pattern', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  const published = async (changes: Partial<NewQuizOnWire>) => {
    const teacher = await aTeacher(world())
    return { teacher, quiz: await aPublishedQuiz(teacher, changes) }
  }
  /** What its cover, the list of its kind and the list of quizzes call it. */
  const namesOf = async ({ browser }: TeacherInTest, { code }: QuizInTest) => {
    const cover = readQuiz.data.parse(expectOk(await world().newBrowser().calls('GET', `/quiz?code=${code}`)))
    const list = listQuestionnaires.data.parse(expectOk(await browser.calls('GET', '/teacher/questionnaires?kind=all')))
    return [cover.pattern, ...list.rows.map((row) => ('pattern' in row ? row.pattern : undefined))]
  }

  it.each<[string, Partial<NewQuizOnWire>, string | undefined]>([
    ['as it is', CUET, NAME],
    ['in sections', NEET, 'NEET 2025/26'],
    ['as a quiz', { ...CUET, kind: 'quiz' }, NAME],
    ['with other marks', { ...CUET, marks_per_question: 4 }, undefined],
    ['in another time', { ...CUET, duration: 45 * 60 * 1e9 }, undefined],
    ['with fewer questions', { ...CUET, questions: questions(49) }, undefined],
    [
      'with a question that is worth more',
      { ...CUET, questions: [...questions(49), { ...question, points: 6 }] },
      undefined,
    ],
    [
      'with a section that costs nothing',
      { ...NEET, sections: [...(NEET.sections ?? []).slice(0, 2), { title: 'Biology', points: 4, before: 90 }] },
      undefined,
    ],
    ['of a template that has no name', { kind: 'exam', settings: { pattern: 'class_test' } }, undefined],
    ['of none', { ...CUET, settings: {} }, undefined],
  ])('is called by its name where it is its pattern: %s', async (_what, changes, name) => {
    const { teacher, quiz } = await published(changes)
    expect(await namesOf(teacher, quiz)).toEqual([name, name])
  })

  it('is listed by its name among quizzes', async () => {
    const { teacher, quiz } = await published({ ...CUET, kind: 'quiz' })
    const rows = expectOk(await teacher.browser.calls('GET', '/teacher/quizzes'))
    expect(rows).toMatchObject([{ id: quiz.id, pattern: NAME }])
  })

  it('keeps its pattern in each version, and its name only in those that bear it', async () => {
    const { teacher, quiz } = await published(CUET)
    const first = await contentOf(teacher, quiz)
    expect(first.settings).toMatchObject({ pattern: 'cuet_2025' })
    expect(first.settings).not.toHaveProperty('bears')
    expectOk(await publishes(teacher, quiz, edited(first, { questions: first.questions.slice(1) })))
    expect(await namesOf(teacher, quiz)).toEqual([undefined, undefined])
    const second = await contentOf(teacher, quiz)
    expect(second.settings).toMatchObject({ pattern: 'cuet_2025' })
    expectOk(await publishes(teacher, quiz, edited(second, { questions: first.questions })))
    expect(await namesOf(teacher, quiz)).toEqual([NAME, NAME])
    expectOk(await publishes(teacher, quiz, savedAs(await contentOf(teacher, quiz))))
    expect(await namesOf(teacher, quiz)).toEqual([undefined, undefined])
    expect((await contentOf(teacher, quiz)).settings).not.toHaveProperty('pattern')
  })

  it('stays what it is when it is called otherwise', async () => {
    const { teacher, quiz } = await published(CUET)
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/title`, { title: 'Mock 4' }))
    expect(await namesOf(teacher, quiz)).toEqual([NAME, NAME])
  })

  it('refuses a pattern that there is not, wherever it is sent', async () => {
    const teacher = await aTeacher(world())
    const pattern = 'gate_2031'
    const draft = (details: object) => ({ based_on: 0, change: newToken(), content: { details, items: [] } })
    const answers = [
      await teacher.browser.calls('POST', '/quiz/new', {
        ...CUET,
        title: 'T',
        subject: 'S',
        no_of_questions: 50,
        settings: { pattern },
      }),
      await teacher.browser.calls(
        'PUT',
        `/teacher/drafts/${newToken()}`,
        draft({ title: '', subject: '', settings: { pattern } }),
      ),
    ]
    expect(answers.map(({ status, error }) => [status, error?.fields])).toEqual([
      [400, { 'settings.pattern': 'This is not one of the possible values' }],
      [400, { 'content.details.settings.pattern': 'This is not one of the possible values' }],
    ])
    const others = [{ pattern: 'neet_2025' }, {}, 'not yet', undefined]
    for (const settings of others)
      expectOk(
        await teacher.browser.calls(
          'PUT',
          `/teacher/drafts/${newToken()}`,
          draft({ title: '', subject: '', settings }),
        ),
      )
  })
})
