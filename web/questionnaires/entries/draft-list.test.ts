import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { roomFor } from './added-entries.ts'
import {
  advance,
  type DraftList,
  type DraftStep,
  draftListOf,
  questionCountOf,
  questionEntries,
  questionsOf,
} from './draft-list.ts'

const question = (prompt: string, correct: number | null = 0): DraftQuestion => ({
  kind: 'single_choice',
  prompt,
  draft: { options: ['yes', 'no'], correct },
})
const abc = () => draftListOf([question('A'), question('B'), question('C')])
const following = (list: DraftList, ...steps: DraftStep[]) => steps.reduce(advance, list)
const problems = (list: DraftList) => questionsOf(list).map(({ prompt }) => prompt)
const openProblem = (list: DraftList) => questionEntries(list).find(({ key }) => key === list.open)?.question.prompt

describe('a list', () => {
  it('begins with one empty question, which is open', () => {
    const list = draftListOf([])
    expect(questionsOf(list)).toEqual([
      { kind: 'single_choice', format: 'prose', prompt: '', draft: { options: ['', ''], correct: null } },
    ])
    expect(openProblem(list)).toBe('')
  })

  it('opens the first incomplete question', () => {
    expect(openProblem(draftListOf([question('A'), question('B', null), question('C')]))).toBe('B')
  })

  it.each([
    { planned: 5, count: 5 },
    { planned: 3, count: 3 },
    { planned: 2, count: 3 },
    { planned: null, count: 3 },
  ])('of three questions with $planned planned counts $count', ({ planned, count }) => {
    expect(questionCountOf(planned, abc())).toBe(count)
  })
})

describe('the list changes', () => {
  const cases: { change: string; steps: DraftStep[]; order: string[]; open: string }[] = [
    { change: 'a new question comes last', steps: [{ type: 'addedQuestion' }], order: ['A', 'B', 'C', ''], open: '' },
    {
      change: 'a question of a type comes after the open one',
      steps: [{ type: 'addedKind', kind: 'numerical' }],
      order: ['A', '', 'B', 'C'],
      open: '',
    },
    {
      change: 'a question of a type comes to its place',
      steps: [{ type: 'addedKind', kind: 'numerical', at: 2 }],
      order: ['A', 'B', '', 'C'],
      open: '',
    },
    {
      change: 'a duplicate stands below',
      steps: [{ type: 'duplicated', key: 0 }],
      order: ['A', 'A', 'B', 'C'],
      open: 'A',
    },
    {
      change: 'deleting the open one opens the next',
      steps: [{ type: 'deleted', key: 0 }],
      order: ['B', 'C'],
      open: 'B',
    },
    {
      change: 'deleting the last one opens the one before',
      steps: [
        { type: 'opened', key: 2 },
        { type: 'deleted', key: 2 },
      ],
      order: ['A', 'B'],
      open: 'B',
    },
    {
      change: 'deleting another one leaves the open one open',
      steps: [{ type: 'deleted', key: 1 }],
      order: ['A', 'C'],
      open: 'A',
    },
    { change: 'down', steps: [{ type: 'moved', key: 0, to: 2 }], order: ['B', 'C', 'A'], open: 'A' },
    { change: 'up', steps: [{ type: 'moved', key: 2, to: 0 }], order: ['C', 'A', 'B'], open: 'C' },
    {
      change: 'beyond the end nothing moves',
      steps: [{ type: 'moved', key: 2, to: 3 }],
      order: ['A', 'B', 'C'],
      open: 'A',
    },
    {
      change: 'pasted questions come after the open one',
      steps: [{ type: 'tookQuestions', questions: [question('X'), question('Y')] }],
      order: ['A', 'X', 'Y', 'B', 'C'],
      open: 'X',
    },
    {
      change: 'pasted questions take the place of a blank one',
      steps: [{ type: 'addedQuestion' }, { type: 'tookQuestions', questions: [question('X')] }],
      order: ['A', 'B', 'C', 'X'],
      open: 'X',
    },
    {
      change: 'a deleted question is put back where it was',
      steps: [
        { type: 'deleted', key: 1 },
        { type: 'putBack', entry: { key: 1, question: question('B'), inPassage: false }, at: 1 },
      ],
      order: ['A', 'B', 'C'],
      open: 'B',
    },
    {
      change: 'started over',
      steps: [{ type: 'replaced', items: [] }],
      order: [''],
      open: '',
    },
  ]
  it.each(cases)('$change: $order', ({ steps, order, open }) => {
    const list = following(abc(), ...steps)
    expect(problems(list)).toEqual(order)
    expect(openProblem(list)).toBe(open)
    expect(new Set(list.entries.map(({ key }) => key)).size).toBe(list.entries.length)
  })

  it.each(cases)('$change: undone, all is as before', ({ steps }) => {
    const list = following(abc(), ...steps)
    const back = following(list, ...steps.map((): DraftStep => ({ type: 'undone' })))
    expect(problems(back)).toEqual(['A', 'B', 'C'])
  })

  it('the only question can not be deleted', () => {
    expect(problems(following(draftListOf([question('A')]), { type: 'deleted', key: 0 }))).toEqual(['A'])
  })

  const many = (count: number) => Array.from({ length: count }, (_, index) => question(String(index)))

  it.each([
    { pasted: 497, listed: 500 },
    { pasted: 498, listed: 3 },
  ])('$pasted questions pasted to three others make $listed: all of them or none', ({ pasted, listed }) => {
    const list = abc()
    expect(following(list, { type: 'tookQuestions', questions: many(pasted) }).entries).toHaveLength(listed)
    expect(roomFor(list)).toBe(497)
  })

  it('five hundred pasted questions take the place of a blank one', () => {
    const list = following(draftListOf([]), { type: 'tookQuestions', questions: many(500) })
    expect(list.entries).toHaveLength(500)
    expect(roomFor(draftListOf([]))).toBe(500)
  })
})

describe('undo', () => {
  const write = (text: string, at: number): DraftStep => ({
    type: 'changed',
    key: 0,
    question: question(text),
    typing: { field: 'problem', at },
  })
  const undo: DraftStep = { type: 'undone' }

  it.each([
    { pause: 100, undos: 1, left: 'A' },
    { pause: 2000, undos: 1, left: 'One' },
    { pause: 2000, undos: 2, left: 'A' },
  ])('after a pause of $pause ms, $undos times: $left', ({ pause, undos, left }) => {
    const list = following(abc(), write('One', 0), write('One two', pause), ...Array<DraftStep>(undos).fill(undo))
    expect(problems(list)[0]).toBe(left)
  })

  it('is undone by redo, until something else changes', () => {
    const list = following(abc(), { type: 'deleted', key: 1 }, undo)
    expect(problems(following(list, { type: 'redone' }))).toEqual(['A', 'C'])
    expect(problems(following(list, { type: 'addedQuestion' }, { type: 'redone' }))).toEqual(['A', 'B', 'C', ''])
  })

  const words = (text: string, at: number, items: readonly string[] | null = null): DraftStep => ({
    type: 'typedText',
    text,
    items: items?.map((item) => question(item)) ?? null,
    at,
  })
  it.each([
    { pause: 100, undos: 1, left: null },
    { pause: 2000, undos: 1, left: 'A note' },
    { pause: 2000, undos: 2, left: null },
  ])('takes back words that are in no question: $undos times after a pause of $pause ms', (each) => {
    const { pause, undos, left } = each
    const list = following(abc(), words('A note', 0), words('A note, and', pause))
    const back = following(list, ...Array<DraftStep>(undos).fill(undo))
    expect(back).toMatchObject({ text: left, entries: abc().entries })
    expect(following(back, ...Array<DraftStep>(undos).fill({ type: 'redone' })).text).toBe('A note, and')
  })

  it('gives a text back with the questions that it was typed for', () => {
    const typed = following(abc(), words('Note, X', 0, ['X']))
    const list = following(typed, { type: 'changed', key: 0, question: question('Y') })
    const followed = following(list, { type: 'followedText', text: 'Note, Y' })
    expect(followed.past, 'nobody has typed what follows').toHaveLength(list.past.length)
    const back = following(followed, undo)
    expect([back.text, problems(back)]).toEqual(['Note, X', ['X']])
    expect(following(back, undo).text).toBe(null)
    expect(following(back, { type: 'redone' }).text).toBe('Note, Y')
  })

  it('is not begun by a text that says what it said', () => {
    const list = following(abc(), words('A note', 0))
    expect(following(list, words('A note', 5000))).toBe(list)
  })

  it.each([
    ['A note\n', null, null],
    ['A note\n', 'Another note', 'Another note'],
    ['1. X\na) 1\nb) 2\n', null, '1. X\na) 1\nb) 2\n'],
  ])('brings %j back where another tab wrote %j: %j meanwhile', (text, theirs, meanwhile) => {
    const list = following(abc(), words(text, 0))
    const { details } = list
    const merged = following(list, { type: 'tookOver', items: [question('Z')], details, text: theirs })
    expect(merged.text).toBe(meanwhile)
    expect(following(merged, undo).text).toBe(text)
  })

  it('does nothing when nothing was done', () => {
    const list = abc()
    expect(following(list, undo, { type: 'redone' })).toBe(list)
  })
})
