import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { advance, draftListOf, itemsOf } from './draft-list.ts'
import { matchesIn, replaced } from './find-text.ts'

const choice = (prompt: string, options = ['yes', 'no'], explanation?: string): DraftQuestion => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct: 0 },
  ...(explanation !== undefined && { explanation }),
})
const found = (items: readonly DraftItem[], text: string, matchesCase = false) =>
  matchesIn(draftListOf(items).entries, { text, matchesCase })
const fields = (items: readonly DraftItem[], text: string, matchesCase = false) =>
  found(items, text, matchesCase).map(({ key, field, from }) => `${key} ${field} ${from}`)

describe('a text is found', () => {
  const cases: { where: string; items: DraftItem[]; text: string; at: string[] }[] = [
    { where: 'in a prompt', items: [choice('ice and Ice')], text: 'ice', at: ['0 problem 0', '0 problem 8'] },
    {
      where: 'in options',
      items: [choice('?', ['an ice cube', 'x', 'ice'])],
      text: 'ICE',
      at: ['0 option-0 3', '0 option-2 0'],
    },
    { where: 'in an explanation', items: [choice('?', ['a', 'b'], 'ice')], text: 'ice', at: ['0 explanation 0'] },
    { where: 'in a passage', items: [{ kind: 'group', text: 'ice' }, choice('?')], text: 'ice', at: ['0 text 0'] },
    {
      where: 'in pairs and extra choices',
      items: [{ kind: 'matching', prompt: '?', draft: { pairs: [{ left: 'ice', right: 'of ice' }], extras: ['ice'] } }],
      text: 'ice',
      at: ['0 extra-0 0', '0 left-0 0', '0 right-0 3'],
    },
    {
      where: 'in a text with blanks',
      items: [{ kind: 'fill_in_blanks', prompt: '?', draft: { passage: 'cold [[ice]]' } }],
      text: 'ice',
      at: ['0 passage 7'],
    },
    { where: 'in Bengali', items: [choice('বরফ ঠান্ডা')], text: 'ঠান্ডা', at: ['0 problem 4'] },
    {
      where: 'with signs that mean something elsewhere',
      items: [choice('$x^2$ (a+b)')],
      text: '(a+b)',
      at: ['0 problem 6'],
    },
    {
      where: 'nowhere in a number or the name of a form',
      items: [
        {
          kind: 'numerical',
          prompt: '?',
          draft: { rows: [{ form: 'range', first: '1', second: '2' }], units: 'm', unit: null, decimals: null },
        },
      ],
      text: 'range',
      at: [],
    },
    {
      where: 'nowhere in the name of a picture',
      items: [choice('![a cat](abcdef1) abcdef1')],
      text: 'abcdef1',
      at: ['0 problem 18'],
    },
  ]
  it.each(cases)('$where', ({ items, text, at }) => expect(fields(items, text).sort()).toEqual(at.sort()))

  it('only as it is written, where that is wanted', () => {
    expect(fields([choice('ice and Ice')], 'Ice', true)).toEqual(['0 problem 8'])
  })

  it('not at all while nothing is typed', () => expect(found([choice('ice')], '')).toEqual([]))
})

describe('a text is replaced', () => {
  const items: DraftItem[] = [
    { kind: 'text', text: 'Ice first' },
    choice('ice, ice and ice', ['ice', 'fire'], 'no ice'),
    choice('fire'),
  ]

  it('everywhere in one step, and nothing else', () => {
    const list = draftListOf(items)
    const contents = replaced(list.entries, found(items, 'ice'), '$& water')
    expect([...contents.keys()]).toEqual([0, 1])
    const after = advance(list, { type: 'changedAll', contents })
    expect(itemsOf(after)).toEqual([
      { kind: 'text', text: '$& water first' },
      choice('$& water, $& water and $& water', ['$& water', 'fire'], 'no $& water'),
      choice('fire'),
    ])
    expect(itemsOf(advance(after, { type: 'undone' }))).toEqual(items)
  })

  it('at one place alone', () => {
    const list = draftListOf(items)
    const second = found(items, 'ice').slice(2, 3)
    const after = advance(list, { type: 'changedAll', contents: replaced(list.entries, second, 'fire') })
    expect(itemsOf(after)[1]).toEqual(choice('ice, fire and ice', ['ice', 'fire'], 'no ice'))
  })
})
