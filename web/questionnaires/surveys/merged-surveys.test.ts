import { describe, expect, it } from 'vitest'
import { emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { withoutPage, withoutQuestion, withPage, withRowMoved } from '../../testing/changed-survey.ts'
import type { QuestionEntry } from '../entries/draft-entries.ts'
import { emptySurvey, questionsOf, questionsOn, type SurveyDraft, withEntry, withPageChanged } from './draft.ts'
import { keysOf } from './kept-survey.ts'
import { mergedSurveys } from './merged-surveys.ts'
import { withTextsFollowing } from './spoken.ts'

const asking = (key: number, prompt: string): QuestionEntry => ({
  key,
  question: { ...emptyQuestion('opinion'), prompt },
  inPassage: false,
})
const onPages = (...pages: QuestionEntry[][]): SurveyDraft => {
  const [page] = emptySurvey().pages
  return {
    ...emptySurvey(),
    pages: pages.flatMap((entries, at) => (page ? [{ ...page, key: at + 1, entries }] : [])),
    nextKey: 100,
  }
}
const [A, B, C] = [asking(11, 'A?'), asking(12, 'B?'), asking(13, 'C?')]
const BASE = onPages([A, B], [C])

const withAdded = (draft: SurveyDraft, { on, ...entry }: QuestionEntry & { on: number }): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => (page.key === on ? { ...page, entries: [...page.entries, entry] } : page)),
})
const withQuestion = (draft: SurveyDraft, key: number, change: Partial<QuestionEntry>): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({
    ...page,
    entries: page.entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
  })),
})
const withPrompt = (draft: SurveyDraft, key: number, prompt: string) =>
  withQuestion(draft, key, { question: { ...emptyQuestion('opinion'), prompt } })
const prompts = ({ pages }: SurveyDraft) =>
  pages.map((page) => questionsOn(page).map(({ question }) => question.prompt))

describe('what two tabs have made of one survey', () => {
  it.each<[string, SurveyDraft, SurveyDraft, string[][]]>([
    ['each wrote in another question', withPrompt(BASE, 11, 'A!'), withPrompt(BASE, 13, 'C!'), [['A!', 'B?'], ['C!']]],
    [
      'each went on in the same',
      withPrompt(BASE, 11, 'A? Why?'),
      withPrompt(BASE, 11, 'So: A?'),
      [['So: A? Why?', 'B?'], ['C?']],
    ],
    [
      'each added one to a page',
      withAdded(BASE, { on: 1, ...asking(100, 'mine') }),
      withAdded(BASE, { on: 1, ...asking(700, 'theirs') }),
      [['A?', 'B?', 'theirs', 'mine'], ['C?']],
    ],
    [
      'one moved what the other one wrote in',
      withRowMoved(BASE, 1, 2),
      withPrompt(BASE, 11, 'A!'),
      [['B?', 'A!'], ['C?']],
    ],
    ['one deleted what the other one left', withoutQuestion(BASE, 12), withPrompt(BASE, 11, 'A!'), [['A!'], ['C?']]],
    [
      'one deleted what the other one wrote in',
      withoutQuestion(BASE, 12),
      withPrompt(BASE, 12, 'B!'),
      [['A?', 'B!'], ['C?']],
    ],
    [
      'one deleted the page that the other one wrote on',
      withoutPage(BASE, 2),
      withPrompt(BASE, 13, 'C!'),
      [['A?', 'B?', 'C!']],
    ],
    ['each deleted another page, and none is left', withoutPage(BASE, 1), withoutPage(BASE, 2), [['C?']]],
    ['one has done nothing', BASE, withoutPage(BASE, 1), [['C?']]],
  ])('%s', (_, mine, theirs, expected) => {
    const merged = mergedSurveys({ base: BASE, mine, theirs })
    expect(prompts(merged)).toEqual(expected)
    expect(new Set(keysOf(merged)).size).toBe(keysOf(merged).length)
  })

  it('is said of the same questions, wherever they stand then', () => {
    const base = withPrompt(BASE, 13, 'As {Q2} says?')
    const theirs = withTextsFollowing(base, withAdded(base, { on: 1, ...asking(700, 'theirs') }))
    const first = withTextsFollowing(base, withRowMoved(base, 2, 1))
    const mine = withPageChanged(first, 2, { title: 'More of {Q1}' })
    const merged = mergedSurveys({ base, mine, theirs })
    expect(prompts(merged)).toEqual([['B?', 'theirs', 'A?'], ['As {Q1} says?']])
    expect(merged.pages[1]?.title).toBe('More of {Q1}')
  })

  it('keeps conditions on the questions that they name', () => {
    const when = (question: number) => ({
      of: 'all' as const,
      conditions: [{ question, test: { is: 'answered' as const } }],
    })
    const mine = withQuestion(BASE, 13, { shownIf: when(12) })
    const theirs = withPageChanged(withRowMoved(BASE, 1, 2), 1, { jumps: [{ when: when(11), to: 2 }] })
    const merged = mergedSurveys({ base: BASE, mine, theirs })
    expect(questionsOf(merged).find(({ key }) => key === 13)?.shownIf).toEqual(when(12))
    expect(merged.pages[0]?.jumps).toEqual([{ when: when(11), to: 2 }])
  })

  it('has both of a question that became two kinds', () => {
    const mine = withQuestion(BASE, 11, { question: { ...emptyQuestion('scale'), prompt: 'A?' } })
    const theirs = withQuestion(BASE, 11, { question: { ...emptyQuestion('comment'), prompt: 'A?' } })
    const merged = mergedSurveys({ base: BASE, mine, theirs })
    expect(questionsOf(merged).map(({ question }) => question.kind)).toEqual(['comment', 'scale', 'opinion', 'opinion'])
    expect(new Set(keysOf(merged)).size).toBe(6)
  })

  it('has all that is said beside the questions', () => {
    const mine = {
      ...BASE,
      title: 'The course',
      isOneByOne: true,
      responding: { ...BASE.responding, thanks: 'Thanks' },
    }
    const theirs = {
      ...withPage(BASE),
      welcome: 'Hello',
      responding: { ...BASE.responding, changeable: true, thanks: 'Bye' },
    }
    expect(mergedSurveys({ base: BASE, mine, theirs })).toMatchObject({
      ...{ title: 'The course', welcome: 'Hello', isOneByOne: true },
      responding: { changeable: true, thanks: 'Bye Thanks' },
      pages: [{ key: 1 }, { key: 2 }, { key: 100 }],
    })
  })

  it('has the passage of the one and what the other one wrote in its question', () => {
    const [page] = BASE.pages
    const passage = { key: 50, part: { kind: 'group' as const, text: 'A river in {Q1}' } }
    const entries = [A, passage, { ...B, inPassage: true }]
    const mine = { ...BASE, pages: BASE.pages.map((each) => (each === page ? { ...each, entries } : each)) }
    const theirs = withPrompt(BASE, 12, 'B!')
    const merged = mergedSurveys({ base: BASE, mine, theirs })
    expect(merged.pages[0]?.entries).toMatchObject([{ key: 11 }, passage, { key: 12, inPassage: true }])
    expect(prompts(merged)).toEqual([['A?', 'B!'], ['C?']])
    const written = (draft: SurveyDraft, text: string) =>
      withEntry(draft, { ...passage, part: { kind: 'group', text } })
    const both = { base: mine, mine: written(mine, 'A river in {Q1}.'), theirs: written(mine, 'So: A river in {Q1}') }
    expect(mergedSurveys(both).pages[0]?.entries[1]).toMatchObject({ part: { text: 'So: A river in {Q1}.' } })
  })

  it('leaves what is half typed as it is', () => {
    const half = {
      ...withQuestion(BASE, 11, { filledBy: 'was ' }),
      responding: { ...BASE.responding, onward: 'https:/' },
    }
    const merged = mergedSurveys({ base: BASE, mine: half, theirs: withPrompt(BASE, 13, 'C!') })
    expect(merged.responding.onward).toBe('https:/')
    expect(questionsOf(merged)[0]?.filledBy).toBe('was ')
    expect(prompts(merged)).toEqual([['A?', 'B?'], ['C!']])
  })
})

it('What both have put back, and one has written on in, has no key twice', () => {
  const titled = withPageChanged(BASE, 2, { title: 'Last' })
  const merged = mergedSurveys({ base: withoutPage(BASE, 2), mine: BASE, theirs: withPrompt(titled, 13, 'C!') })
  expect(prompts(merged).flat().toSorted()).toEqual(['A?', 'B?', 'C!', 'C?'])
  expect(new Set(keysOf(merged)).size).toBe(keysOf(merged).length)
})
