import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { QUIZ_PARTS } from '../editor/quiz-parts.ts'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { questionEntries } from '../entries/draft-list.ts'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { emptyPoll, type PollDraft } from '../polls/poll-draft.ts'
import { POLL_PARTS } from '../polls/poll-parts.ts'
import { goneIn } from '../survey-builder/gone.ts'
import { SURVEY_PARTS } from '../survey-builder/survey-parts.ts'
import { emptySurvey, questionsOf, type SurveyDraft, type SurveyPage } from '../surveys/draft.ts'
import { hasEverything, otherSide, wholeSideOf } from './choice.ts'
import { inParts, type TwoVersions } from './in-parts.ts'
import type { PartsOf } from './parts-of.ts'

const PROMPTS = ['Which gas?', 'How many legs?', 'What is light?', 'Where does rain come from?', 'Who wrote it?']
const asked = (prompt: string, option = '') => {
  const question = emptyQuestion('single_choice')
  return { ...question, prompt, draft: { ...question.draft, options: [option, ''] } } as typeof question
}
const quiz = (items: DraftItem[], more: Partial<QuizDraft['details']> = {}): QuizDraft => ({
  details: { ...emptyDetails(), title: 'Light', ...more },
  items,
})
const promptsOf = (draft: QuizDraft | null) => draft?.items.map((item) => ('prompt' in item ? item.prompt : item.text))

const always = (side: Side) => () => side
const choosing =
  <Draft>({ differences }: TwoVersions<Draft>, chosen: Record<string, Side>, usual: Side = 'here') =>
  (name: string): Side =>
    chosen[differences.find((each) => each.name === name)?.title ?? ''] ?? usual

describe('two versions of a quiz', () => {
  const passage: DraftItem = { kind: 'group', text: 'The river', format: 'prose' }
  const member: DraftItem = { ...asked('Which gas?'), inPassage: true }

  it('that say the same differ in nothing', () => {
    const both = { here: quiz([asked('Which gas?')]), there: quiz([asked('Which gas?')]) }
    expect(inParts(QUIZ_PARTS, both)).toMatchObject({ differences: [], sameCount: 1 })
  })

  it('are told part by part, in the order in which one reads them', () => {
    const versions = inParts(QUIZ_PARTS, {
      here: quiz([asked('Which gas?'), asked('How many legs?')], { subject: 'Physics' }),
      there: { ...quiz([asked('Who wrote it?'), asked('Which gas?', 'Air')], { title: 'Dark' }), text: 'No question' },
    })
    expect(versions.differences.map(({ title, words }) => [title, words.here !== null, words.there !== null])).toEqual([
      ['Title', true, true],
      ['Details', true, true],
      ['Typed as text, in no question yet', true, true],
      ['Question 1', false, true],
      ['Question 1', true, true],
      ['Question 2', true, false],
    ])
  })

  it('say in words how they are set otherwise', () => {
    const set = (seconds: number) => {
      const order = { questions: true, options: false, movement: 'by_question', question_seconds: seconds } as const
      return quiz([asked('Which gas?')], { settings: { ...usualSettings(), order, practice: true } })
    }
    const [difference] = inParts(QUIZ_PARTS, { here: set(40), there: set(60) }).differences
    expect(difference?.title).toBe('Settings')
    expect(difference?.words.here?.split('\n')).toEqual(
      expect.arrayContaining(['Mix the questions', 'Seconds for each question: 40 seconds', 'A practice paper']),
    )
    expect(difference?.words.there).toContain('60 seconds')
  })

  it('are put together of some of both', () => {
    const versions = inParts(QUIZ_PARTS, {
      here: quiz([asked('Which gas?'), asked('How many legs?')], { questionCount: 2 }),
      there: quiz([asked('Which gas?', 'Air')], { title: 'Dark', minutes: 30 }),
    })
    const made = versions.combined(choosing(versions, { Title: 'there', 'Question 1': 'there' }))
    expect(made?.details).toMatchObject({ title: 'Dark', minutes: null, questionCount: 2 })
    expect(made?.items).toEqual([asked('Which gas?', 'Air'), asked('How many legs?')])
  })

  it('plan as many questions as there are, where both do', () => {
    const versions = inParts(QUIZ_PARTS, {
      here: quiz([asked('Which gas?'), asked('How many legs?')], { questionCount: 2 }),
      there: quiz(
        PROMPTS.slice(0, 4).map((each) => asked(each)),
        { questionCount: 4 },
      ),
    })
    expect(versions.differences.map(({ title }) => title)).toEqual(['Question 3', 'Question 4'])
    expect(versions.combined(choosing(versions, { 'Question 4': 'here' }, 'there'))?.details.questionCount).toBe(3)
  })

  it('may be without a passage whose questions stay', () => {
    const versions = inParts(QUIZ_PARTS, { here: quiz([passage, member]), there: quiz([asked('Which gas?')]) })
    const made = versions.combined(choosing(versions, { 'Passage 1': 'there' }))
    expect(made?.items).toEqual([asked('Which gas?')])
  })

  it('may have one order or the other', () => {
    const [one, two, three] = ['Which gas?', 'How many legs?', 'Who wrote it?'].map((each) => asked(each))
    if (!one || !two || !three) throw new Error('no questions')
    const versions = inParts(QUIZ_PARTS, { here: quiz([one, two]), there: quiz([two, three, one]) })
    expect(versions.differences.map(({ title }) => title)).toEqual(['Question 2', 'Order'])
    expect(promptsOf(versions.combined(always('there')))).toEqual(['How many legs?', 'Who wrote it?', 'Which gas?'])
    expect(promptsOf(versions.combined(choosing(versions, { 'Question 2': 'there' })))).toEqual([
      'Which gas?',
      'How many legs?',
      'Who wrote it?',
    ])
  })
})

const inPoll = (prompts: string[], more: Partial<PollDraft> = {}): PollDraft => ({
  ...emptyPoll(),
  ...more,
  entries: prompts.map((prompt, at) => ({
    ...{ key: at + 1, inPassage: false },
    question: { ...emptyQuestion('opinion'), prompt },
  })),
})

it('A poll without any of its questions has one to begin with', () => {
  const versions = inParts(POLL_PARTS, { here: inPoll(['Which gas?']), there: inPoll(['How many legs?']) })
  const none = versions.combined(choosing(versions, {}, 'here'))
  expect(none && questionEntries(none).map(({ question }) => question.prompt)).toEqual(['Which gas?'])
  const left = versions.differences.map(({ name, words }) => [name, words.here === null ? 'here' : 'there'])
  const sides = new Map(left.map(([name = '', side]) => [name, side]))
  expect(versions.combined((name) => (sides.get(name) === 'here' ? 'here' : 'there'))?.entries).toHaveLength(1)
})

it('More parts than a draft may have are not put together', () => {
  const asking = (of: string) => inPoll(Array.from({ length: 120 }, (_, at) => `${of}${at}?`))
  const versions = inParts(POLL_PARTS, { here: asking('x'), there: asking('y') })
  const all = new Map(versions.differences.map(({ name, words }) => [name, words.here === null ? 'there' : 'here']))
  expect(versions.combined((name) => (all.get(name) === 'there' ? 'there' : 'here'))).toBeNull()
  expect(versions.combined(always('there'))?.entries).toHaveLength(120)
})

const entry = (key: number, prompt: string, more: Partial<QuestionEntry> = {}): QuestionEntry => ({
  ...{ key, inPassage: false, ...more },
  question: { ...emptyQuestion('opinion'), prompt },
})
const page = (key: number, title: string, entries: QuestionEntry[]): SurveyPage => ({
  ...{ key, title, instructions: '', shownIf: null, jumps: [], entries },
})
/** Leads to the end. */
const lastPage = (key: number, title: string, questions: QuestionEntry[]): SurveyPage => ({
  ...page(key, title, questions),
  jumps: [{ when: null, to: null }],
})
const survey = (pages: SurveyPage[], more: Partial<SurveyDraft> = {}): SurveyDraft => ({
  ...emptySurvey(),
  ...more,
  pages,
  nextKey: 1000,
})

describe('two versions of a survey', () => {
  const ifAnswered = (question: number) => ({
    of: 'all' as const,
    conditions: [{ question, test: { is: 'answered' as const } }],
  })
  const here = survey([
    page(501, 'Arrival', [entry(502, 'Which gas?'), entry(503, 'How many legs?', { shownIf: ifAnswered(502) })]),
    lastPage(504, 'End', [entry(505, 'You said {Q2}. Why?')]),
  ])
  const there = survey([
    page(1, 'Arrival', [
      entry(2, 'Who wrote it?'),
      entry(3, 'Which gas?'),
      entry(4, 'How many legs?', { shownIf: ifAnswered(3) }),
    ]),
    lastPage(5, 'The end', [entry(6, 'You said {Q3}. Why?', { shownIf: ifAnswered(2) })]),
  ])

  it('differ in nothing where rules and texts name the same', () => {
    const versions = inParts(SURVEY_PARTS, { here, there })
    expect(versions.differences.map(({ title }) => title)).toEqual(['Question 1', 'Page 2', 'Question 3'])
  })

  it('name in a draft of both what they named before', () => {
    const versions = inParts(SURVEY_PARTS, { here, there })
    const made = versions.combined(choosing(versions, { 'Question 1': 'there', 'Question 3': 'there' }))
    if (!made) throw new Error('too many')
    const [first, , legs, why] = questionsOf(made)
    expect(why?.question.prompt).toBe('You said {Q3}. Why?')
    expect(why?.shownIf?.conditions[0]?.question).toBe(first?.key)
    expect(legs?.shownIf?.conditions[0]?.question).toBe(502)
    expect(goneIn(made)).toEqual([])
  })

  it('say what is gone where a rule is chosen without what it names', () => {
    const versions = inParts(SURVEY_PARTS, { here, there })
    const made = versions.combined(choosing(versions, { 'Question 3': 'there' }))
    if (!made) throw new Error('too many')
    expect(questionsOf(made)[2]?.question.prompt).toBe('You said {Q2}. Why?')
    expect(goneIn(made)).toEqual([{ rule: 'question', number: 3, what: 'question' }])
  })

  it('keep what is asked where no page is chosen', () => {
    const versions = inParts(SURVEY_PARTS, {
      here: survey([page(11, 'One', [entry(12, 'Which gas?')])]),
      there: survey([page(1, 'Another', [entry(2, 'How many legs?')])]),
    })
    const made = versions.combined((name) => {
      const difference = versions.differences.find((each) => each.name === name)
      const isPage = difference?.title.startsWith('Page')
      const [with_, without]: Side[] = difference?.words.here === null ? ['there', 'here'] : ['here', 'there']
      return (isPage ? without : with_) ?? 'here'
    })
    expect(made?.pages.map(({ entries }) => entries.length)).toEqual([2])
  })
})

const aText = fc.constantFrom('', 'air', 'rain')
const aQuestion = fc.record({ prompt: fc.constantFrom(...PROMPTS), option: aText })
const aQuiz = fc
  .record({ title: aText, questions: fc.array(aQuestion, { maxLength: 6 }) })
  .map(({ title, questions }) =>
    quiz(
      questions.map(({ prompt, option }) => asked(prompt, option)),
      { title },
    ),
  )
const aPoll = fc
  .record({ title: aText, prompts: fc.uniqueArray(fc.constantFrom(...PROMPTS), { minLength: 1 }) })
  .map(({ title, prompts }) => inPoll(prompts, { title }))
const aSurvey = fc
  .array(fc.uniqueArray(fc.constantFrom(...PROMPTS), { maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((pages) => {
    let key = 0
    const next = () => {
      key += 1
      return key
    }
    return survey(
      pages.map((prompts, at) =>
        page(
          next(),
          PROMPTS[at] ?? '',
          prompts.map((each) => entry(next(), each)),
        ),
      ),
    )
  })

/** What each part says once it was kept, but by which key it is known. */
const saidIn = <Draft, Item>({ kind, itemsOf, traitsOf }: PartsOf<Draft, Item>, draft: Draft): string[] =>
  itemsOf(kind.draftOf(kind.contentOf(draft))).map((item) => {
    const { kind, name, rest } = traitsOf(item)
    return JSON.stringify([kind, name, rest])
  })

const everyPartIsKept = <Draft, Item>(parts: PartsOf<Draft, Item>, aDraft: fc.Arbitrary<Draft>) =>
  fc.assert(
    fc.property(aDraft, aDraft, fc.infiniteStream(fc.constantFrom<Side>('here', 'there')), (here, there, sides) => {
      const versions = inParts(parts, { here, there })
      const chosen = new Map(versions.differences.map(({ name }) => [name, sides.next().value ?? 'here']))
      const choice = (name: string): Side => chosen.get(name) ?? 'here'
      const made = versions.combined(choice)
      const left = versions.combined((name) => otherSide(choice(name)))
      if (made === null || left === null) throw new Error('too many')
      const kept = new Set([...saidIn(parts, made), ...saidIn(parts, left)])
      const ofBoth = [...saidIn(parts, here), ...saidIn(parts, there)]
      expect(ofBoth.filter((part) => !kept.has(part))).toEqual([])
      if (hasEverything(versions, choice)) {
        const all = new Set(saidIn(parts, made))
        expect(ofBoth.filter((part) => !all.has(part))).toEqual([])
      }
      const side = wholeSideOf(versions, choice)
      if (side === 'here') expect(saidIn(parts, made)).toEqual(saidIn(parts, here))
      if (side === 'there') expect(saidIn(parts, made)).toEqual(saidIn(parts, there))
    }),
  )

describe('what is chosen and what is not hold every part of both versions', () => {
  it('of a quiz', () => everyPartIsKept(QUIZ_PARTS, aQuiz))
  it('of a poll', () => everyPartIsKept(POLL_PARTS, aPoll))
  it('of a survey', () => everyPartIsKept(SURVEY_PARTS, aSurvey))
})
