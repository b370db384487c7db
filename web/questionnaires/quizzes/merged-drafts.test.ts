import { describe, expect, it } from 'vitest'
import { type DraftQuestion, emptyQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { mergedJson } from '../drafts/merged-json.ts'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { mergedDrafts } from './merged-drafts.ts'

const question = (prompt: string, ...options: string[]): DraftQuestion => ({
  kind: 'single_choice',
  format: 'prose',
  prompt,
  draft: { options: options.length > 0 ? options : ['', ''], correct: null },
})
const draft = (items: DraftItem[], more: Partial<QuizDraft['details']> = {}, text?: string): QuizDraft => ({
  details: { ...emptyDetails(), ...more },
  items,
  ...(text !== undefined && { text }),
})
const [a, b, c] = [question('A?', 'x', 'y'), question('B?', 'z', 'w'), question('C?', 'u', 'v')]
const prompts = ({ items }: QuizDraft) => items.map((item) => ('prompt' in item ? item.prompt : item.text))

describe('what two have typed in one text', () => {
  it.each([
    ['Which gas?', 'Which gas do plants take in?', 'What gas?', 'What gas do plants take in?'],
    ['', 'mine', 'theirs', 'theirs mine'],
    ['The', 'The sun', 'The moon', 'The moon sun'],
    ['one two three', 'one 2 three', 'one two 3', 'one 2 3'],
    ['one two', 'one 2', 'one II', 'one II 2'],
    ['gone', '', 'gone', ''],
    ['same', 'new', 'new', 'new'],
    ['a', 'ab', 'abc', 'abc'],
    ['রাজধানী', 'রাজধানী কোনটি?', 'পশ্চিমবঙ্গের রাজধানী', 'পশ্চিমবঙ্গের রাজধানী কোনটি?'],
  ])('%j: %j and %j', (base, mine, theirs, merged) => expect(mergedJson({ base, mine, theirs })).toBe(merged))
})

it.each<[string, QuizDraft, QuizDraft, QuizDraft, string[]]>([
  [
    'each wrote in another question',
    draft([a, b]),
    draft([{ ...a, prompt: 'A!' }, b]),
    draft([a, { ...b, prompt: 'B!' }]),
    ['A!', 'B!'],
  ],
  ['each added one', draft([a]), draft([a, b]), draft([a, c]), ['A?', 'C?', 'B?']],
  ['each added the same', draft([a]), draft([a, b]), draft([a, b]), ['A?', 'B?']],
  [
    'one added before what the other one wrote in',
    draft([a]),
    draft([b, a]),
    draft([{ ...a, prompt: 'A!' }]),
    ['B?', 'A!'],
  ],
  ['one deleted what the other one left', draft([a, b]), draft([a]), draft([a, b, c]), ['A?', 'C?']],
  [
    'one deleted what the other one wrote in',
    draft([a, b]),
    draft([a]),
    draft([a, { ...b, prompt: 'B!' }]),
    ['A?', 'B!'],
  ],
  [
    'one moved, the other one wrote',
    draft([a, b, c]),
    draft([c, a, b]),
    draft([a, { ...b, prompt: 'B!' }, c]),
    ['C?', 'A?', 'B!'],
  ],
  [
    'the first words of an empty quiz',
    draft([emptyQuestion()]),
    draft([{ ...emptyQuestion(), prompt: 'M' }]),
    draft([{ ...emptyQuestion(), prompt: 'T' }]),
    ['T M'],
  ],
  [
    'each wrote in another of two empty ones',
    draft([emptyQuestion(), emptyQuestion()]),
    draft([{ ...emptyQuestion(), prompt: 'M' }, emptyQuestion()]),
    draft([emptyQuestion(), { ...emptyQuestion(), prompt: 'T' }]),
    ['M', 'T'],
  ],
  [
    'each wrote in another of three that say the same',
    draft([a, a, a]),
    draft([a, { ...a, prompt: 'A, mine' }, a]),
    draft([{ ...a, prompt: 'A, theirs' }, a, a]),
    ['A, theirs', 'A, mine', 'A?'],
  ],
])('%s', (_, base, mine, theirs, expected) => expect(prompts(mergedDrafts({ base, mine, theirs }))).toEqual(expected))

it('a question is merged field by field', () => {
  const mine = draft([{ ...a, prompt: 'A, says who?' }])
  const theirs = draft([{ ...question('A?', 'x', 'why'), explanation: 'Because' }])
  expect(mergedDrafts({ base: draft([a]), mine, theirs }).items).toMatchObject([
    { ...question('A, says who?', 'x', 'why'), explanation: 'Because' },
  ])
})

it('an option that each has added is there', () => {
  const mine = draft([question('A?', 'x', 'y', 'mine')])
  const theirs = draft([question('A?', 'x', 'y', 'theirs')])
  expect(mergedDrafts({ base: draft([a]), mine, theirs }).items).toMatchObject([
    { draft: { options: ['x', 'y', 'theirs', 'mine'] } },
  ])
})

it('details and the text of what is in no question are merged too', () => {
  const merged = mergedDrafts({
    base: draft([a], { title: 'Light' }),
    mine: draft([a], { title: 'Light', subject: 'Physics', minutes: 30 }, 'a note'),
    theirs: draft([a], { title: 'Light and lenses', hasNegativeMarking: true }),
  })
  expect(merged).toEqual(
    draft([a], { title: 'Light and lenses', subject: 'Physics', minutes: 30, hasNegativeMarking: true }, 'a note'),
  )
})
