import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { type DraftQuestion, readDraft } from '../../questionnaires/drafts/draft.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import type { Kind } from '../../questions/rules.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { writeGift } from './write-gift.ts'

/** Words, and all that means something in GIFT, in HTML or in prose. */
const line = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('iron', 'গঙ্গা নদী', 'नमस्ते', 'x² + 1', 'Which is right?', '42', 'a b') },
  fc.constantFrom(
    ...[
      '',
      ' ',
      '=',
      '~',
      '{',
      '}',
      '{}',
      '{=a ~b}',
      '{T}',
      '::',
      '::a::',
      ':',
      '#',
      '####',
      '#5',
      '\\',
      '\\\\',
      '\\n',
      '\\=',
    ],
    ...['// no comment', '$CATEGORY: x', '%50%x', '=%50%y', '->', 'a -> b', '=>', '_____', 'a _____ b', '______', '_'],
    ...[
      '[html]',
      '[html]<b>x</b>',
      '[plain]',
      '[markdown]y',
      '<b>',
      '<p>x</p>',
      'a < b & c > d',
      '&lt;',
      '&nbsp;x',
      '&#65;',
    ],
    ...[
      '**b**',
      '*i*',
      '**a *b***',
      'a**b',
      '`c`',
      '`',
      '$x^2$',
      '$5 and $6',
      '$$y$$',
      '\\(z\\)',
      '\\[w\\]',
      '$\\{1\\}$',
      '$$',
      '$',
    ],
    ...[
      '- item',
      '1. one',
      '  - in',
      '```',
      'two  spaces',
      ' around ',
      '\ttab\t',
      '*',
      'x*y',
      '1..5',
      '3:2',
      '1,2,3,4',
      'T',
      'TRUE',
    ],
    ...[
      '![p](AbCdEf123456)',
      '\\frac{1}{2}',
      'x_{1}',
      '1. x',
      'a) b',
      'Ans: b',
      'Passage: p',
      'a\u2028b',
      '\u0001',
      '**- x**',
    ],
  ),
)
const joined = (sign: string) => fc.array(line, { maxLength: 4 }).map((lines) => lines.join(sign))
const text = fc.oneof(line, joined('\n'), joined(' '), joined(''))
const texts = (minLength = 0) => fc.array(text, { minLength, maxLength: 4 })
const number = fc.constantFrom('', '3', '-4.5', '1e3', '1/3', 'x', '3:2', '0.1')

const DRAFTS: { [K in Kind]?: fc.Arbitrary<object> } = {
  single_choice: fc.record({ options: texts(2), correct: fc.option(fc.nat(3)) }),
  multiple_choice: fc.record({
    options: texts(2),
    correct: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
    tellsHowMany: fc.boolean(),
  }),
  true_false: fc.record({ correct: fc.option(fc.boolean()) }),
  short_answer: fc.record({ accepted: texts(), caseMatters: fc.boolean(), accentsMatter: fc.boolean() }),
  numerical: fc.record({
    rows: fc.array(fc.record({ form: fc.constantFrom('tolerance', 'range'), first: number, second: number }), {
      maxLength: 3,
    }),
    units: fc.constantFrom('', 'cm'),
    unit: fc.constant(null),
    decimals: fc.option(fc.nat(3)),
  }),
  matching: fc.record({ pairs: fc.array(fc.record({ left: text, right: text }), { maxLength: 3 }), extras: texts() }),
  open_ended: fc.record({
    least: fc.option(fc.constant(5)),
    most: fc.constant(null),
    rubric: fc.constant([]),
    model: fc.constantFrom('', 'm'),
  }),
  fill_in_blanks: fc.record({
    passage: fc
      .tuple(text, fc.constantFrom('[[a|b]]', '[[#9.8±0.1]]', '[[>red|*green]]', '[[~|=]]'), text)
      .map((parts) => parts.join(' ')),
  }),
}

const part = fc.constantFrom([1, 4], [1, 3], [0, 1], [2, 1], [1, 7])
const own = fc.record(
  {
    explanation: text,
    points: fc.nat(9).map(wholeMarks),
    marking: fc.record(
      {
        wrongCosts: part.map(([numerator = 0, denominator = 1]) => ({ numerator, denominator })),
        scheme: fc.constantFrom(
          ...(['all_or_nothing', 'proportional', 'right_minus_wrong', 'proportional_zero_if_wrong'] as const),
        ),
      },
      { requiredKeys: [] },
    ),
    format: fc.constant('prose' as const),
  },
  { requiredKeys: [] },
)

const KINDS = Object.keys(DRAFTS) as Kind[]
const questionOf = (kind: Kind): fc.Arbitrary<DraftQuestion> =>
  fc.tuple(text, own, DRAFTS[kind] ?? fc.constant({})).map(([prompt, written, draft]) => {
    const read = readDraft(kind, { prompt, ...written }, draft)
    if (read === null) throw new Error(`no draft of ${kind}`)
    return read
  })
const partItem = fc.record({
  kind: fc.constantFrom('text' as const, 'group' as const),
  text,
  format: own.map(({ format }) => format),
})

const again = (items: readonly DraftItem[]) => {
  const once = writeGift(items)
  const read = readQuizText(once.text)
  return { once, read, twice: writeGift(read.items) }
}

describe('what is written is read, and written as the same again', () => {
  it.each(KINDS)('%s', (kind) => {
    fc.assert(
      fc.property(questionOf(kind), (question) => {
        const { once, read, twice } = again([question])
        expect(read.items).toHaveLength(once.left.some(({ part: left }) => left === null) ? 0 : 1)
        expect(twice.text).toBe(once.text)
      }),
      { numRuns: 100 },
    )
  })
  it('several, and texts between them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...KINDS.map(questionOf), partItem), { maxLength: 5 }), (items) => {
        const { once, twice } = again(items)
        expect(twice.text).toBe(once.text)
      }),
      { numRuns: 100 },
    )
  })
})

type Case = [name: string, item: object, text: string, ...left: string[]]
const prose = { format: 'prose' as const }
const choice = (options: string[], correct: number | null, more: object = {}) => ({
  ...{ kind: 'single_choice', prompt: 'Which?', ...prose, draft: { options, correct } },
  ...more,
})
const several = (more: object) => ({
  ...{ kind: 'multiple_choice', prompt: 'Which?', ...prose },
  ...{ draft: { options: ['a', 'b', 'c', 'd'], correct: [0, 1, 2], tellsHowMany: false }, ...more },
})

describe('each kind has its place', () => {
  it.each<Case>([
    ['one right', choice(['a', 'b'], 1), 'Which? {\n  ~a\n  =b\n}'],
    ['none right', choice(['a', 'b'], null), 'Which? {\n  ~a\n  ~b\n}'],
    [
      'what a wrong one costs',
      choice(['a', 'b'], 0, { marking: { wrongCosts: { numerator: 1, denominator: 3 } }, points: 1200 }),
      'Which? {\n  =a\n  ~%-33.33333%b\n}',
      'points',
    ],
    ['why', choice(['a', 'b'], 0, { explanation: 'So.\nYes' }), 'Which? {\n  =a\n  ~b\n  ####So.\\nYes\n}'],
    ['a gap', choice(['a', 'b'], 0, { prompt: 'x _____ y' }), 'x {\n  =a\n  ~b\n} y'],
    [
      'signs',
      choice(['a=b', '%50%x'], 0, { prompt: '{~#:\\\\}' }),
      '\\{\\~\\#\\:\\\\\\} {\n  =a\\=b\n  ~[plain]%50%x\n}',
    ],
    ['several right', several({}), 'Which? {\n  ~%33.33333%a\n  ~%33.33333%b\n  ~%33.33333%c\n  ~%-100%d\n}'],
    [
      'right minus wrong',
      several({ marking: { scheme: 'right_minus_wrong' } }),
      'Which? {\n  ~%33.33333%a\n  ~%33.33333%b\n  ~%33.33333%c\n  ~%-33.33333%d\n}',
    ],
    [
      'all or nothing',
      several({ marking: { scheme: 'all_or_nothing' } }),
      'Which? {\n  ~%33.33333%a\n  ~%33.33333%b\n  ~%33.33333%c\n  ~%-100%d\n}',
      'marking',
    ],
    ['true or false', { kind: 'true_false', prompt: 'So?', draft: { correct: false } }, 'So? {FALSE}'],
    [
      'a short answer',
      {
        kind: 'short_answer',
        prompt: 'Who?',
        draft: { accepted: ['a', 'b*'], caseMatters: true, accentsMatter: false },
      },
      'Who? {\n  =%100%a\n  =%100%b\\\\*\n}',
      'caseMatters',
    ],
    [
      'a number',
      {
        ...{ kind: 'numerical', prompt: 'g?' },
        draft: { rows: [{ form: 'tolerance', first: '9.8', second: '0.1' }], units: 'm/s²', unit: 0, decimals: null },
      },
      'g? {#9.8:0.1}',
      'units',
    ],
    [
      'pairs',
      { kind: 'matching', prompt: 'Match', draft: { pairs: [{ left: 'a->b', right: 'c->d' }], extras: ['e'] } },
      'Match {\n  =a→b -> c->d\n  = -> e\n}',
      'pairs',
    ],
    [
      'an essay',
      { kind: 'open_ended', prompt: 'Why?', draft: { least: 5, most: null, rubric: [], model: 'So' } },
      'Why? {}',
      'least',
      'model',
    ],
    [
      'one blank',
      { kind: 'fill_in_blanks', prompt: '', draft: { passage: 'It is [[a|b]].' } },
      'It is {\n  =%100%a\n  =%100%b\n}.',
    ],
  ])('%s', (_, item, text, ...left) => {
    const written = writeGift([item as DraftItem])
    expect(written.text).toBe(`::Q1::[plain]${text}\n`)
    expect(written.left).toEqual(left.map((part) => ({ item: 0, part })))
  })

  it('marked up', () => {
    const item = choice(['$x^2$', 'a < b'], 0, { prompt: '**Which** *one*?\n\n`c`' })
    const text = '[html]<p><b>Which</b> <i>one</i>?</p><p><code>c</code></p> {\n  =\\\\(x^2\\\\)\n  ~a &lt; b\n}'
    expect(writeGift([item as DraftItem]).text).toBe(`::Q1::${text}\n`)
  })

  it('what has no place is told', () => {
    const items = [
      { kind: 'section', title: 'A', text: '' },
      { kind: 'group', text: 'Read' },
      { ...choice(['a', 'b'], 0), inPassage: true },
      { kind: 'ordering', prompt: 'Order', draft: { items: ['a', 'b'] } },
      { kind: 'fill_in_blanks', prompt: '', draft: { passage: '[[a]] and [[b]]' } },
    ]
    expect(writeGift(items as DraftItem[])).toEqual({
      text: '::Text 1::[plain]Read\n\n::Q1::[plain]Which? {\n  =a\n  ~b\n}\n',
      left: [
        { item: 0, part: null },
        { item: 1, part: 'kind' },
        { item: 2, part: 'inPassage' },
        { item: 3, part: null },
        { item: 4, part: null },
      ],
    })
  })
})
