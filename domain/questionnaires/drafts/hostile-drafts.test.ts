import { describe, expect, it } from 'vitest'
import type { Kind } from '../../questions/rules.ts'
import { type DraftQuestion, gapsOf, readDraft } from './draft.ts'

const many = (count: number, text = (at: number) => `i${at}`) => Array.from({ length: count }, (_, at) => text(at))
/** To put them in order takes minutes. */
const MARKS = `a${'\u0316\u0301'.repeat(1_000_000)}`
const LONG = 'x'.repeat(4_000_000)
const row = (first: string) => ({ form: 'range', first, second: '1' })

const drafted = (kind: Kind, draft: object): DraftQuestion => {
  const read = readDraft(kind, { prompt: 'p' }, draft)
  if (read === null) throw new Error('no draft')
  return read
}

const HOSTILE: [Kind, object, string[]][] = [
  ['fill_in_blanks', { passage: MARKS }, ['shorter']],
  ['fill_in_blanks', { passage: '[['.repeat(2_000_000) }, ['shorter']],
  ['fill_in_blanks', { passage: '[[#1]]'.repeat(1_600) }, ['fewer_blanks']],
  ['fill_in_blanks', { passage: `[[${'a|'.repeat(4_900)}]]` }, ['blank_fewer']],
  ['fill_in_blanks', { passage: `[[>${many(1_900, String).join('|')}]]` }, ['blank_fewer']],
  ['ordering', { items: ['a', MARKS] }, ['shorter']],
  ['ordering', { items: many(1_000, (at) => `${at}${MARKS.slice(0, 2_000)}`) }, ['shorter', 'fewer_items']],
  ['matching', { pairs: [{ left: 'a', right: MARKS }], extras: [] }, ['shorter']],
  [
    'matching',
    { pairs: many(1_000).map((left) => ({ left, right: left })), extras: many(1_000) },
    ['fewer_pairs', 'fewer_choices'],
  ],
  ['short_answer', { accepted: [MARKS], caseMatters: false, accentsMatter: false }, ['shorter']],
  ['short_answer', { accepted: many(1_000, () => LONG), caseMatters: false, accentsMatter: false }, ['fewer_answers']],
  ['numerical', { rows: many(1_000).map(row), units: '', unit: null, decimals: null }, ['fewer_answers']],
  ['numerical', { rows: [row('1')], units: ','.repeat(4_000_000), unit: null, decimals: null }, ['shorter']],
  ['numerical', { rows: [row('1')], units: MARKS, unit: null, decimals: null }, ['shorter']],
  ['numerical', { rows: [row('1'.repeat(4_000_000))], units: '', unit: null, decimals: null }, ['shorter']],
  [
    'multiple_choice',
    { options: many(1_000), correct: many(1_000).map((_, at) => at), tellsHowMany: false },
    ['fewer'],
  ],
  ['single_choice', { options: many(1_000), correct: 3 }, ['fewer']],
]

describe('of a draft that is far too much', () => {
  it.each(HOSTILE)('%s %.40j nothing is told but that: its counts and lengths come first', (kind, draft, needs) =>
    expect(gapsOf(drafted(kind, draft)).map(({ need }) => need)).toEqual(needs),
  )
})
