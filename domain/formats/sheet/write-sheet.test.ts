import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { type DraftQuestion, readDraft } from '../../questionnaires/drafts/draft.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { Kind } from '../../questions/rules.ts'
import { formatOf, sheetFormat } from '../quiz-text/formats.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { cellsIn } from './cells.ts'
import { partsLeft } from './written-row.ts'

/** Words, and all that a sheet, or a spreadsheet, may take for something else. */
const line = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('iron', 'গঙ্গা নদী', 'नमस्ते', 'x² + 1', 'Which is right?', '42', 'a, b') },
  fc.constantFrom(
    '',
    ' ',
    '=A1',
    '=SUM(A1:B2)',
    '+1',
    '-1',
    '-x',
    '@name',
    "'=A1",
    "''=A1",
    "'-ing' form",
    "-ing' form",
    "'90s",
    '＝A1',
    '00123',
    '1/2',
    '1-Feb',
    'A',
    'b',
    '2',
    '1, 2',
    'Option B',
    '(a)',
    'B) iron',
    'a; b',
    '"quoted"',
    'half " quoted',
    ', ',
    'a | b',
    '| a | b |',
    '|---|---|',
    'tab\there',
    'x [4 marks]',
    'x? [3]',
    'y (True/False)',
    'z ✓',
    'True',
    'two  spaces',
    ' around ',
    '\\1. x',
    '1. x',
    'Ans: b',
    'Section A',
    '(optional)',
    'Question',
    'Correct answer',
    '3 to 4',
    '± 2',
    '5 +- 2',
    '[[blank]]',
    'Cafe\u0301',
    'soft\u00adhyphen',
    '\ufeff',
  ),
)
const text = fc.oneof(
  { weight: 3, arbitrary: line },
  fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
)
const texts = fc.array(text, { minLength: 2, maxLength: 5 })
const place = fc.nat(5)

const DRAFTS: [Kind, fc.Arbitrary<object>][] = [
  ['single_choice', fc.record({ options: texts, correct: fc.option(place) })],
  [
    'multiple_choice',
    fc.record({
      options: texts,
      correct: fc.uniqueArray(place, { maxLength: 3 }).map((all) => all.toSorted((a, b) => a - b)),
      tellsHowMany: fc.boolean(),
    }),
  ],
  ['true_false', fc.record({ correct: fc.option(fc.boolean()) })],
  ['short_answer', fc.record({ accepted: texts, caseMatters: fc.boolean(), accentsMatter: fc.boolean() })],
  [
    'numerical',
    fc.record({
      rows: fc.array(fc.record({ form: fc.constantFrom('tolerance', 'range'), first: line, second: line }), {
        maxLength: 3,
      }),
      units: line,
      unit: fc.constant(null),
      decimals: fc.constant(null),
    }),
  ],
  ['fill_in_blanks', fc.record({ passage: text })],
]
const part = fc.record({ numerator: fc.nat(20), denominator: fc.nat(20) })
const own = fc.record(
  {
    explanation: text,
    points: fc.oneof(fc.nat(9).map(wholeMarks), fc.integer({ min: -2000, max: 5000 })),
    marking: part.map((wrongCosts) => ({ wrongCosts })),
    language: fc.constantFrom('en' as const, 'bn' as const),
    isRequired: fc.constant(true as const),
    format: fc.constant('prose' as const),
  },
  { requiredKeys: [] },
)
const question: fc.Arbitrary<DraftQuestion> = fc.oneof(
  ...DRAFTS.map(([kind, draft]) =>
    fc.tuple(text, own, draft).map(([prompt, written, each]) => {
      const read = readDraft(kind, { prompt, ...written }, each)
      if (read === null) throw new Error(`no draft of ${kind}`)
      return read
    }),
  ),
)
const item: fc.Arbitrary<DraftItem> = fc.oneof(
  { weight: 4, arbitrary: question },
  fc.record({ kind: fc.constant('section' as const), title: line, text: line }),
  fc.record({ kind: fc.constant('group' as const), text }),
)

const questionsOf = (items: readonly DraftItem[]): DraftQuestion[] =>
  items.flatMap((each) => ('prompt' in each ? each : []))

describe('of any draft', () => {
  it('the export of an import of an export is the export', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        const once = writeSheet(items).text
        fc.pre(once !== '')
        expect(formatOf(once)).toBe(sheetFormat)
        const { items: read } = readQuizText(once)
        expect(writeSheet(read).text).toBe(once)
      }),
      { numRuns: 250 },
    )
  })

  it('what is not told to be left is read as it was', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        const { text: once, left } = writeSheet(items)
        const read = once === '' ? [] : questionsOf(readQuizText(once).items)
        const isWhole = (at: number) => !left.some((each) => each.item === at && each.part === null)
        const kept = items.flatMap((each, at) => ('prompt' in each && isWhole(at) ? { each, at } : []))
        expect(read).toHaveLength(kept.length)
        for (const [index, { each, at }] of kept.entries()) {
          const told = left.flatMap(({ item: of, part: name }) => (of === at ? name : []))
          const again = read[index]
          expect(again && partsLeft(each, again).filter((name) => !told.includes(name))).toEqual([])
        }
      }),
      { numRuns: 250 },
    )
  })

  it('no cell begins as a formula does', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (items) => {
        const cells = cellsIn(writeSheet(items).text, ',').flatMap((row) => row.cells)
        expect(cells.filter((cell) => /^[=+@\t\r\n]|^-(?!\d+(?:\.\d+)?$)/.test(cell))).toEqual([])
      }),
    )
  })
})

const writeSheet = (items: readonly DraftItem[]) => sheetFormat.write?.(items) ?? { text: '', left: [] }

const ask = (kind: Kind, draft: object, written: object = {}): DraftQuestion => {
  const read = readDraft(kind, { prompt: 'Why?', format: 'prose', ...written }, draft)
  if (read === null) throw new Error(`no draft of ${kind}`)
  return read
}
const choice = (written: object = {}) => ask('single_choice', { options: ['p', 'q, r'], correct: 1 }, written)

describe('written', () => {
  it('as other programs read it', () => {
    const items: DraftItem[] = [
      { kind: 'section', title: 'Physics', text: '', format: 'prose' },
      choice({ points: 4800, marking: { wrongCosts: { numerator: 1, denominator: 4 } }, explanation: 'So "it" is' }),
      ask('multiple_choice', { options: ['=A1', '-1', '-x'], correct: [0, 2], tellsHowMany: false }),
      { kind: 'section', title: 'Chemistry', text: '', format: 'prose' },
      ask('true_false', { correct: true }),
      ask('short_answer', { accepted: ['five', '5'], caseMatters: false, accentsMatter: false }),
      ask('numerical', {
        rows: [{ form: 'tolerance', first: '9.8', second: '0.1' }],
        units: '',
        unit: null,
        decimals: null,
      }),
    ]
    const { text: written, left } = writeSheet(items)
    expect(left).toEqual([])
    expect(written.split('\r\n')).toEqual([
      'Section,Question,Type,Option A,Option B,Option C,Correct answer,Explanation,Marks,Negative marks',
      'Physics,Why?,one right,p,"q, r",,B,"So ""it"" is",4,1 of 4',
      'Physics,Why?,several right,\'=A1,-1,\'-x,"A, C",,,',
      'Chemistry,Why?,true or false,,,,True,,,',
      'Chemistry,Why?,short answer,five,5,,,,,',
      'Chemistry,Why?,number,,,,9.8 ± 0.1,,,',
      '',
    ])
    expect(readQuizText(written).items).toEqual(items)
  })

  it.each<[string, DraftItem, (string | null)[]]>([
    ['an essay', ask('open_ended', { least: null, most: null, rubric: [], model: '' }), [null]],
    ['a passage', { kind: 'group', text: 'Read.' }, [null]],
    ['a section without questions', { kind: 'section', title: 'A', text: '' }, [null]],
    ['options that stay', ask('single_choice', { options: ['p', 'q'], correct: 0, fixed: [1] }), ['fixed']],
    ['capitals', ask('short_answer', { accepted: ['p'], caseMatters: true, accentsMatter: false }), ['caseMatters']],
    ['units', ask('numerical', { rows: [], units: 'm', unit: null, decimals: null }), ['units']],
    ['a passage it belongs to', { ...choice(), inPassage: true }, ['inPassage']],
    ['spaces', choice({ prompt: 'two  spaces' }), ['prompt']],
    ['a scheme', choice({ marking: { scheme: 'right_minus_wrong' } }), ['marking']],
    ['plain text', choice({ format: undefined }), ['format']],
  ])('without %s, which is told', (_, each, parts) => {
    expect(writeSheet([each]).left).toEqual(parts.map((name) => ({ item: 0, part: name })))
  })

  it('answers that are letters of other options are not taken for them', () => {
    const items = [ask('single_choice', { options: ['B', 'A', 'AB'], correct: 1 })]
    const { text: written, left } = writeSheet(items)
    expect(written).toContain(',Option B,')
    expect(left).toEqual([])
    expect(readQuizText(written).items).toEqual(items)
  })
})
