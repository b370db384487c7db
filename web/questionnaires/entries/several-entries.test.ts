import { describe, expect, it } from 'vitest'
import { itemOf, lettersOf, listOf } from '../../testing/letters.ts'
import { advance, type DraftStep, draftListOf, questionEntries } from './draft-list.ts'
import type { Together } from './several-entries.ts'

const keysOf = (letters: string, chosen: string) => [...chosen].map((letter) => letters.indexOf(letter))
const together = (letters: string, chosen: string, change: Together) =>
  advance(listOf(letters), { type: 'together', keys: keysOf(letters, chosen), change })

describe('several that are moved by one place', () => {
  it.each([
    { list: 'ABCD', chosen: 'BC', way: 'up', becomes: 'BCAD' },
    { list: 'ABCD', chosen: 'BC', way: 'down', becomes: 'ADBC' },
    { list: 'ABCD', chosen: 'BD', way: 'up', becomes: 'BADC' },
    { list: 'ABCD', chosen: 'AC', way: 'down', becomes: 'BADC' },
    { list: 'ABCD', chosen: 'AB', way: 'up', becomes: 'ABCD' },
    { list: 'ABCD', chosen: 'AC', way: 'up', becomes: 'ACBD' },
    { list: 'ABCD', chosen: 'CD', way: 'down', becomes: 'ABCD' },
    { list: 'APbcD', chosen: 'P', way: 'up', becomes: 'PbcAD' },
    { list: 'APbcD', chosen: 'Pbc', way: 'up', becomes: 'PbcAD' },
    { list: 'APbcD', chosen: 'Pbc', way: 'down', becomes: 'ADPbc' },
    { list: 'APbcD', chosen: 'c', way: 'up', becomes: 'APcbD' },
  ] as const)('$chosen of $list go $way: $becomes', ({ list, chosen, way, becomes }) => {
    expect(lettersOf(together(list, chosen, { type: 'moved', way }))).toBe(becomes)
  })

  it('are no step to be undone where nothing moves', () => {
    expect(together('AB', 'AB', { type: 'moved', way: 'up' }).past).toEqual([])
  })
})

describe('several that are copied', () => {
  it.each([
    { list: 'ABC', chosen: 'AB', becomes: 'ABABC' },
    { list: 'ABC', chosen: 'AC', becomes: 'ABCAC' },
    { list: 'PbcD', chosen: 'b', becomes: 'PbbcD' },
    { list: 'PbcD', chosen: 'P', becomes: 'PbcPbcD' },
    { list: 'PbcD', chosen: 'Pb', becomes: 'PbcPbcD' },
    { list: 'APbcD', chosen: 'Ab', becomes: 'APbcABD' },
    { list: 'TA', chosen: 'TA', becomes: 'TATA' },
  ])('$chosen of $list: $becomes', ({ list, chosen, becomes }) => {
    const after = together(list, chosen, { type: 'duplicated' })
    expect(lettersOf(after)).toBe(becomes)
    expect(new Set(after.entries.map(({ key }) => key)).size).toBe(after.entries.length)
    expect(after.nextKey).toBeGreaterThan(Math.max(...after.entries.map(({ key }) => key)))
  })

  it.each([
    { letter: 'A', count: 400 },
    { letter: 'P', count: 60 },
    { letter: 'T', count: 60 },
  ])('are refused whole where they are more than find room: $count of $letter', ({ letter, count }) => {
    const full = draftListOf(Array.from({ length: count }, () => itemOf(letter)))
    const keys = full.entries.map(({ key }) => key)
    expect(advance(full, { type: 'together', keys, change: { type: 'duplicated' } })).toBe(full)
  })
})

describe('several that are deleted', () => {
  it.each([
    { list: 'ABCD', chosen: 'BC', becomes: 'AD' },
    { list: 'PbcD', chosen: 'P', becomes: 'BCD' },
    { list: 'PbcD', chosen: 'Pb', becomes: 'CD' },
    { list: 'ABC', chosen: 'ABC', becomes: '_' },
    { list: 'PbT', chosen: 'PbT', becomes: '_' },
  ])('$chosen of $list leave $becomes', ({ list, chosen, becomes }) => {
    const after = together(list, chosen, { type: 'deleted' })
    expect(lettersOf(after)).toBe(becomes)
    expect(after.entries.some(({ key }) => key === after.open)).toBe(true)
    expect(lettersOf(advance(after, { type: 'undone' }))).toBe(list)
  })

  it('open what has come into their place', () => {
    const steps: DraftStep[] = [
      { type: 'opened', key: 1 },
      { type: 'together', keys: [1, 2], change: { type: 'deleted' } },
    ]
    expect(steps.reduce(advance, listOf('ABCD')).open).toBe(3)
  })
})

it.each([
  { list: 'APbC', chosen: 'AC', to: 'P', becomes: 'Pbac' },
  { list: 'PbcD', chosen: 'bc', to: null, becomes: 'PBCD' },
])('$chosen of $list belong to $to from then on: $becomes', ({ list, chosen, to, becomes }) => {
  const passage = to === null ? null : list.indexOf(to)
  const after = together(list, chosen, { type: 'belongs', passage })
  expect(lettersOf(after).toLowerCase()).toBe(becomes.toLowerCase())
  expect(questionEntries(after).filter(({ inPassage }) => inPassage)).toHaveLength(to === null ? 0 : 3)
})

describe('several whose contents change', () => {
  it('change in one step, and leave the others the very same', () => {
    const list = listOf('ABT')
    const [first, , text] = list.entries
    const contents = new Map([
      [0, { kind: 'true_false' as const, prompt: 'new', draft: { correct: true } }],
      [2, { kind: 'text' as const, text: 'told' }],
    ])
    const after = advance(list, { type: 'changedAll', contents })
    expect(lettersOf(after)).toBe('NEWBtold')
    expect(after.entries[1]).toBe(list.entries[1])
    expect(advance(after, { type: 'undone' }).entries).toEqual([first, list.entries[1], text])
  })

  it('are no step where all is as it was', () => {
    const list = listOf('A')
    const [entry] = questionEntries(list)
    if (!entry) throw new Error('there is no question')
    expect(advance(list, { type: 'changedAll', contents: new Map([[0, entry.question]]) })).toBe(list)
  })
})
