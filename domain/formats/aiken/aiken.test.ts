import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { writeAiken } from './write-aiken.ts'

const line = fc.constantFrom(
  ...[
    'iron',
    'গঙ্গা নদী',
    'Which is right?',
    '42',
    '',
    ' ',
    'A. b',
    'A) b',
    'ANSWER: A',
    'ANSWER:',
    'Ans: b',
    '1. x',
    'Q2. y',
  ],
  ...[
    'what A. yes B. no ANSWER: A',
    'True',
    'False',
    '**b**',
    '$x^2$',
    '\\$x$',
    '\\(y\\)',
    '`c`',
    '- item',
    '\\',
    '*',
    '::t:: {=a}',
  ],
  ...[
    'Section A',
    'Passage: p',
    'a\tb\tc\td',
    'a, b, c, d',
    'x ✓',
    '(a) x (b) y',
    '![p](AbCdEf123456)',
    '2. 3. z',
    '3.5',
    '{T}',
  ],
)
const text = fc.oneof(
  line,
  fc.array(line, { maxLength: 3 }).map((lines) => lines.join('\n')),
)
const item: fc.Arbitrary<DraftItem> = fc.oneof(
  fc.record({
    kind: fc.constant('single_choice' as const),
    prompt: text,
    format: fc.constantFrom('prose' as const, undefined),
    draft: fc.record({ options: fc.array(text, { minLength: 2, maxLength: 5 }), correct: fc.option(fc.nat(4)) }),
  }),
  fc.record({
    kind: fc.constant('true_false' as const),
    prompt: text,
    draft: fc.record({ correct: fc.option(fc.boolean()) }),
  }),
)

it('what is written is read, and written as the same again', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 4 }), (items) => {
      const once = writeAiken(items)
      const read = readQuizText(once.text)
      expect(read.problems.filter(({ problem }) => problem !== 'key_in_question')).toEqual([])
      expect(writeAiken(read.items).text).toBe(once.text)
    }),
    { numRuns: 300 },
  )
})

const single = (prompt: string, options: string[], correct: number | null) => ({
  ...{ kind: 'single_choice', prompt, format: 'prose', draft: { options, correct } },
})
const WHOLE = 'Capital of France?\nA) Paris\nB) Rome\nANSWER: A'
const france = single('Capital of France?', ['Paris', 'Rome'], 0)

describe('is read', () => {
  it.each([
    ['signs', 'Capital of France?\nA.Paris\nB) Rome\nANSWER:A', france],
    ['lines between', 'Capital of France?\n\nA. Paris\n\nB. Rome\n\nANSWER: A', france],
    [
      'several lines',
      'Of France:\nthe capital?\nA. Paris\nB. Rome\nANSWER: A',
      single('Of France:\nthe capital?', ['Paris', 'Rome'], 0),
    ],
    [
      'words that mean something elsewhere',
      'Which (a) x (b) *y*?\nA. (a) x\nB. Marks: 2\nANSWER: B',
      single('Which (a) x (b) \\*y\\*?', ['(a) x', 'Marks: 2'], 1),
    ],
    [
      'a verdict',
      'Is it?\nA. True\nB. False\nANSWER: B',
      { kind: 'true_false', prompt: 'Is it?', format: 'prose', draft: { correct: false } },
    ],
  ])('%s', (_, source, item) => {
    const read = readQuizText(source)
    expect(read.problems).toEqual([])
    expect(read.items).toEqual([item])
  })

  it.each<[string, string, object, [number, string, string][], string[]]>([
    [
      'an answer that is no option',
      'Which?\nA. a\nB. b\nANSWER: C',
      single('Which?', ['a', 'b'], null),
      [[9, 'unknown_answer', 'C']],
      ['Ans: C'],
    ],
    ['no answer', 'Which?\nA. a\nB. b', single('Which?', ['a', 'b'], null), [[6, 'no_answer', 'Which?']], []],
    [
      'no options',
      'Which?\nANSWER: A',
      single('Which?', ['', ''], null),
      [
        [6, 'too_few_options', 'Which?'],
        [7, 'unknown_answer', 'A'],
      ],
      ['Ans: A'],
    ],
    [
      'all in one line',
      'Is it? A. yes B. no ANSWER: A',
      single('Is it?', ['yes', 'no'], 0),
      [[6, 'one_line', 'Is it? A. yes B. no ANSWER: A']],
      [],
    ],
  ])('what is wrong is told: %s', (_, source, item, problems, left) => {
    const read = readQuizText(`${WHOLE}\n\n${source}`)
    expect(read.items).toEqual([france, item])
    expect(read.problems).toEqual(problems.map(([line, problem, words]) => ({ line, problem, text: words })))
    expect(read.leftover.map(({ text: lost }) => lost)).toEqual(left)
  })

  it('several wrong ones', () => {
    const read = readQuizText(
      `${WHOLE}\n\nWhich one?\nA. one\nB. two\nANSWER: C\n\nIs this all on one line? A. yes B. no ANSWER: A`,
    )
    expect(read.items).toEqual([
      france,
      single('Which one?', ['one', 'two'], null),
      single('Is this all on one line?', ['yes', 'no'], 0),
    ])
    expect(read.problems.map(({ line: at, problem }) => [at, problem])).toEqual([
      [9, 'unknown_answer'],
      [11, 'one_line'],
    ])
  })

  it('an option and an answer without a question', () => {
    const read = readQuizText(`A) a\nANSWER: a\n${WHOLE}\nANSWER: B`)
    expect(read.items).toEqual([france])
    expect(read.problems.map(({ line: at, problem }) => [at, problem])).toEqual([
      [1, 'outside'],
      [2, 'outside'],
      [7, 'outside'],
    ])
    expect(read.leftover).toEqual([
      { after: 0, text: 'A) a' },
      { after: 0, text: 'ANSWER: a' },
      { after: 1, text: 'ANSWER: B' },
    ])
  })

  it.each([
    ['numbers', '1. Capital?\nA. Paris\nB. Rome\nANSWER: A', 'Capital?'],
    ['explanations', `${WHOLE}\nExplanation: so`, 'Capital of France?'],
    ['a heading', 'Section A\nCapital?\nA. Paris\nB. Rome\nANSWER: A', 'Capital?'],
  ])('as people type it, with %s', (_, source, prompt) => {
    const read = readQuizText(source)
    expect(read.items.at(-1)).toMatchObject({ prompt, draft: { correct: 0 } })
    expect(read.problems).toEqual([])
  })
})

describe('is written', () => {
  const of = (prompt: string, options: string[], more: object = {}) =>
    ({ ...{ kind: 'single_choice', prompt, draft: { options, correct: 0 } }, ...more }) as DraftItem
  it.each<[string, DraftItem, string, (string | null)[]]>([
    ['one right', of('Which?', ['a', 'b']), 'Which?\nA. a\nB. b\nANSWER: A\n', []],
    [
      'without ends of lines',
      of('Which\none?', ['a', 'b\nc']),
      'Which one?\nA. a\nB. b c\nANSWER: A\n',
      ['prompt', 'options'],
    ],
    ['without a number', of('1. Which?', ['a', 'b']), 'Which?\nA. a\nB. b\nANSWER: A\n', ['prompt']],
    [
      'without marks',
      of('**Which** $x$?', ['a', 'b'], { format: 'prose', points: 1200 }),
      'Which \\(x\\)?\nA. a\nB. b\nANSWER: A\n',
      ['prompt', 'points'],
    ],
    ['not what looks like an option', of('A. Which?', ['a', 'b']), '', [null]],
    ['not too many options', of('Which?', Array<string>(27).fill('x')), '', [null]],
    [
      'no essay',
      { kind: 'open_ended', prompt: 'Why?', draft: { least: null, most: null, rubric: [], model: '' } },
      '',
      [null],
    ],
  ])('%s', (_, question, words, left) => {
    expect(writeAiken([question])).toEqual({ text: words, left: left.map((part) => ({ item: 0, part })) })
  })
})
