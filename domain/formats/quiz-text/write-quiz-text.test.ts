import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameFraction } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { type DraftQuestion, readDraft } from '../../questionnaires/drafts/draft.ts'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { EXPECTED, ONLY } from '../../questions/parts/comment-checks.ts'
import { FILE_SORTS } from '../../questions/parts/upload.ts'
import { type Kind, RULES, type Specs } from '../../questions/rules.ts'
import { likenessOf } from './likeness.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

/** Words, and all that looks like something else. */
const line = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('iron', 'গঙ্গা নদী', 'नमस्ते', 'x² + 1', 'Which is right?', '42', 'a b') },
  fc.constantFrom(
    '',
    ' ',
    'a) b',
    '(a) x (b) y',
    'what (A) x (B) y',
    '1. x',
    'Q2. y',
    'Q. z',
    'P. z',
    '১। ক',
    'i. one',
    'Ans: b',
    'so Ans: b',
    'Answers: 1. b 2. c',
    '1-c, 2-b',
    'Explanation: no',
    'Type: match',
    'True',
    'মিথ্যা',
    '- item',
    '-',
    'a => b',
    'x [4 marks]',
    'x? [3]',
    'Solutions',
    'Solution 1: x',
    '[3]',
    '(2 marks)',
    'y (True/False)',
    'z ✓',
    'two  spaces',
    ' around ',
    '\\frac{1}{2}',
    '\\1. x',
    '\\',
    'Passage: p',
    'Text: t',
    'End of passage',
    'Page 3 of 4',
    '[[blank]]',
    '12',
    '3 to 4',
    '± 2',
    'a|b, c',
    'soft\u00adhyphen',
    'tab\there',
    'Cafe\u0301',
    'Option B',
    'Extra: e',
    'Marks: 3',
    'As kept: {}',
    '• b',
    '☐ no',
    '[x] denotes',
    'Ans: iron',
    'Ans: 2',
  ),
)
const text = fc.oneof(
  line,
  fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n')),
)
const texts = (minLength = 0) => fc.array(text, { minLength, maxLength: 5 })
const place = fc.nat(5)
const places = fc.uniqueArray(place, { maxLength: 3 }).map((all) => all.toSorted((a, b) => a - b))
const fixed = fc.option(fc.constantFrom<number[]>([], [0], [1, 2]), { nil: undefined })

/** Drafts as they may be in the middle of being written; a new kind is asked for here before anything compiles. */
const DRAFTS: { [K in Kind]: fc.Arbitrary<Specs[K]['draft']> } = {
  single_choice: fc.record({ options: texts(2), correct: fc.option(place), fixed }),
  multiple_choice: fc.record({ options: texts(2), correct: places, fixed, tellsHowMany: fc.boolean() }),
  true_false: fc.record({ correct: fc.option(fc.boolean()) }),
  fill_in_blanks: fc.record({ passage: text }),
  ordering: fc.record({ items: texts() }),
  matching: fc.record(
    {
      pairs: fc.array(fc.record({ left: text, right: text }), { maxLength: 4 }),
      extras: texts(),
      several: fc.constant(true as const),
    },
    { requiredKeys: ['pairs', 'extras'] },
  ),
  short_answer: fc.record({ accepted: texts(), caseMatters: fc.boolean(), accentsMatter: fc.boolean() }),
  numerical: fc.record({
    rows: fc.array(
      fc.record({ form: fc.constantFrom('tolerance' as const, 'range' as const), first: line, second: line }),
      { maxLength: 3 },
    ),
    units: line,
    unit: fc.option(fc.nat(3)),
    decimals: fc.option(fc.nat(10)),
  }),
  open_ended: fc.record({
    least: fc.option(fc.integer({ min: 1, max: 900 })),
    most: fc.option(fc.integer({ min: 1, max: 900 })),
    rubric: fc.array(fc.record({ text, weight: fc.option(fc.integer({ min: -5, max: 200 })) }), { maxLength: 3 }),
    model: text,
  }),
  scale: fc.record({
    look: fc.constantFrom('stars' as const, 'hearts' as const, 'thumbs' as const),
    from: fc.constant(1),
    to: fc.integer({ min: 2, max: 10 }),
    low: text,
    middle: text,
    high: text,
  }),
  opinion: fc.record({
    options: texts(2),
    fixed,
    look: fc.constantFrom('list' as const, 'row' as const),
    least: fc.option(fc.integer({ min: -1, max: 9 })),
    most: fc.option(fc.integer({ min: 1, max: 9 })),
    other: fc.boolean(),
  }),
  comment: fc.record({
    expects: fc.constantFrom(...EXPECTED),
    least: fc.option(fc.nat(3_000)),
    most: fc.option(fc.nat(3_000)),
    only: fc.option(fc.constantFrom(...ONLY)),
    from: line,
    to: line,
    decimals: fc.option(fc.nat(10)),
  }),
  ranking: fc.record({ items: texts(), top: fc.option(fc.integer({ min: -1, max: 40 })) }),
  matrix: fc.record({ rows: texts(), columns: texts(), several: fc.boolean() }),
  consent: fc.record({ statement: text }),
  file: fc.record({
    sorts: fc.uniqueArray(fc.constantFrom(...FILE_SORTS)),
    most: fc.integer({ min: -1, max: 9 }),
    mebibytes: fc.integer({ min: 0, max: 99 }),
  }),
}

const part = fc.record({ numerator: fc.nat(99), denominator: fc.nat(99) })
const own = fc.record(
  {
    explanation: text,
    points: fc.oneof(fc.nat(9).map(wholeMarks), fc.integer({ min: -2000, max: 5000 })),
    marking: fc.oneof(
      part.map((wrongCosts) => ({ wrongCosts })),
      fc.constant({ scheme: 'right_minus_wrong' as const }),
    ),
    language: fc.constantFrom('en' as const, 'bn' as const, 'hi' as const),
    isRequired: fc.constant(true as const),
    format: fc.constant('prose' as const),
  },
  { requiredKeys: [] },
)

const questionOf = (kind: Kind): fc.Arbitrary<DraftQuestion> =>
  fc.tuple(text, own, DRAFTS[kind]).map(([prompt, written, draft]) => {
    const read = readDraft(kind, { prompt, ...written }, draft)
    if (read === null) throw new Error(`no draft of ${kind}`)
    return read
  })
const KINDS = Object.keys(RULES) as Kind[]
const anyQuestion = fc.oneof(...KINDS.map(questionOf))

const alike = (items: readonly DraftItem[]) => items.map(likenessOf)

describe('what is written is read as the same', () => {
  it.each(KINDS)('%s', (kind) => {
    fc.assert(
      fc.property(questionOf(kind), (question) => {
        const read = readQuizText(writeQuizText([question]))
        expect(alike(read.items)).toEqual(alike([question]))
        expect(read.leftover).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('with sections, passages and texts, in any order, as the same text', () => {
    const title = fc.oneof(
      text.map((words) => words.replaceAll('\n', ' ')),
      fc.constantFrom(
        '',
        'Section A',
        'Section A: Physics',
        'Section A: 2 marks each, 1/4 negative',
        'Category I (Q.1): 4 marks each',
        'Part B',
        'A',
        'বিভাগ ক: পদার্থ',
        'Answers',
        '1. One',
        '**Section A**',
      ),
    )
    const item: fc.Arbitrary<DraftItem> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.tuple(anyQuestion, fc.boolean()).map(([question, inPassage]) => ({ ...question, inPassage })),
      },
      fc.record({ kind: fc.constantFrom('group' as const, 'text' as const), text }),
      fc.record({ kind: fc.constant('section' as const), title, text: fc.oneof(text, fc.constant('2 marks each')) }),
    )
    fc.assert(
      fc.property(fc.array(item, { maxLength: 6 }), (written) => {
        const items = settled(written)
        const once = writeQuizText(items)
        const read = readQuizText(once)
        expect(alike(read.items)).toEqual(alike(items))
        expect(writeQuizText(read.items)).toBe(once)
      }),
      { numRuns: 200 },
    )
  })

  it('with its marking', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.nat(20),
        fc.integer({ min: 20, max: 40 }),
        (hundredths, numerator, denominator) => {
          const marking = { marksPerQuestion: hundredths * 12, wrongCosts: { numerator, denominator } }
          const read = readQuizText(writeQuizText([], marking)).marking
          expect(read?.marksPerQuestion).toBe(marking.marksPerQuestion)
          expect(read?.wrongCosts && isSameFraction(read.wrongCosts, marking.wrongCosts)).toBe(true)
        },
      ),
    )
  })
})

/** What says that it belongs to a passage, and follows none, belongs to none. */
const settled = (items: readonly DraftItem[]): DraftItem[] => {
  let isOpen = false
  return items.map((item) => {
    if (!('prompt' in item)) {
      isOpen = item.kind === 'group'
      return item
    }
    isOpen &&= item.inPassage ?? false
    return { ...item, inPassage: isOpen }
  })
}

it('what is ordinary is written in words alone', () => {
  const word = fc.constantFrom('iron', 'গঙ্গা নদী', 'नमस्ते', '42', '-5', 'x² + 1', 'True', 'a = b')
  const words = fc.array(word, { minLength: 2, maxLength: 5 })
  const drafts: [Kind, fc.Arbitrary<object>][] = [
    ['single_choice', fc.record({ options: words, correct: fc.nat(1) })],
    ['multiple_choice', fc.record({ options: words, correct: fc.constant([0, 1]), tellsHowMany: fc.boolean() })],
    ['true_false', fc.record({ correct: fc.boolean() })],
    ['fill_in_blanks', word.map((answer) => ({ passage: `Of ${answer}\nand [[${answer}]].` }))],
    ['ordering', fc.record({ items: words })],
    [
      'matching',
      fc.record({ pairs: fc.array(fc.record({ left: word, right: word }), { minLength: 1 }), extras: words }),
    ],
    ['ranking', fc.record({ items: words, top: fc.option(fc.constant(2)) })],
    ['matrix', fc.record({ rows: words, columns: words, several: fc.boolean() })],
    [
      'file',
      fc.record({
        sorts: fc.uniqueArray(fc.constantFrom(...FILE_SORTS), { minLength: 1 }),
        most: fc.integer({ min: 1, max: 3 }),
        mebibytes: fc.integer({ min: 1, max: 10 }),
      }),
    ],
    ['consent', word.map((statement) => ({ statement: `Of ${statement}\nand more` }))],
    ['scale', word.map((low) => ({ look: 'numbers', from: 0, to: 7, low, middle: '', high: 'x' }))],
    [
      'opinion',
      fc.record({
        options: words,
        look: fc.constant('row'),
        least: fc.constant(2),
        most: fc.option(fc.constant(2)),
        other: fc.boolean(),
      }),
    ],
    [
      'comment',
      word.map((from) => ({ expects: 'number', least: null, most: null, only: null, from, to: '', decimals: 2 })),
    ],
    ['short_answer', fc.record({ accepted: words, caseMatters: fc.boolean(), accentsMatter: fc.boolean() })],
  ]
  const question = fc.oneof(
    ...drafts.map(([kind, draft]) => draft.map((each) => readDraft(kind, { prompt: 'Why?', format: 'prose' }, each))),
  )
  fc.assert(
    fc.property(question, (each) => {
      expect(each && writeQuizText([each])).not.toMatch(/As kept|\\/)
    }),
  )
})

it('an ordinary quiz is written as people type it', () => {
  const question: DraftQuestion = {
    kind: 'single_choice',
    format: 'prose',
    prompt: 'Which planet is the largest?',
    draft: { options: ['Mars', 'Jupiter'], correct: 1 },
  }
  expect(writeQuizText([question, { ...question, prompt: 'Again?', points: wholeMarks(2) }])).toBe(
    '1. Which planet is the largest?\na) Mars\nb) Jupiter\nAns: b\n\n2. Again?\na) Mars\nb) Jupiter\nAns: b\nMarks: 2\n',
  )
})

it('an answer that looks like the keys of several questions is one', () => {
  const answer = { caseMatters: false, accentsMatter: false, accepted: ['1-c, 2-b'] }
  const items: DraftItem[] = [
    { kind: 'numerical', prompt: 'How many?', draft: { rows: [], units: '', unit: null, decimals: null } },
    { kind: 'short_answer', prompt: 'In which order?', draft: answer },
  ]
  expect(readQuizText(writeQuizText(items)).items).toMatchObject([{ kind: 'numerical' }, { draft: answer }])
})

describe('whatever is read, what is written of it stays the same', () => {
  it('from lines in any order', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { items } = readQuizText(lines.join('\n'))
        const once = writeQuizText(items)
        const again = readQuizText(once)
        expect(alike(again.items)).toEqual(alike(items))
        expect(writeQuizText(again.items)).toBe(once)
      }),
      { numRuns: 200 },
    )
  })
})

it('a question of a passage is written in words', () => {
  const inPassage: DraftItem[] = [
    { kind: 'group', text: 'Read.', format: 'prose' },
    {
      ...{ kind: 'single_choice', format: 'prose', prompt: 'One?', draft: { options: ['p', 'q'], correct: 0 } },
      inPassage: true,
    },
  ]
  expect(writeQuizText(inPassage)).toBe('Passage: Read.\n\n1. One?\na) p\nb) q\nAns: a\n')
})
