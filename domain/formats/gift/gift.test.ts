import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const single = (prompt: string, options: string[], correct: number) => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct },
})
const short = (prompt: string, accepted: string[]) => ({
  kind: 'short_answer',
  prompt,
  draft: { accepted, caseMatters: false, accentsMatter: false },
})
const number = (prompt: string, rows: object[]) => ({
  kind: 'numerical',
  prompt,
  draft: { rows, units: '', unit: null, decimals: null },
})

describe('a question of Moodle is read', () => {
  it.each([
    [
      'one right',
      '::Q1:: Capital of India? {=Delhi ~Mumbai ~Pune}',
      single('Capital of India?', ['Delhi', 'Mumbai', 'Pune'], 0),
    ],
    ['over lines', 'Capital?\n{\n  ~Mumbai\n  =Delhi\n}', single('Capital?', ['Mumbai', 'Delhi'], 1)],
    [
      'escaped signs',
      '::a\\:b::[markdown]What is \\{x\\}? {=a\\=b ~c\\~d ~\\#e}',
      single('What is {x}?', ['a=b', 'c~d', '#e'], 0),
    ],
    ['a star is a word', 'Sign of times? {=* ~+}', single('Sign of times?', ['*', '+'], 0)],
    ['a missing word', 'Delhi is {=in ~near} India.', single('Delhi is _____ India.', ['in', 'near'], 0)],
    [
      'several right',
      'Primes? {~%50%2 ~%50%3 ~%-100%4}',
      {
        kind: 'multiple_choice',
        prompt: 'Primes?',
        draft: { options: ['2', '3', '4'], correct: [0, 1], tellsHowMany: false },
      },
    ],
    [
      'true',
      '::T:: The sun is a star. {T}',
      { kind: 'true_false', prompt: 'The sun is a star.', draft: { correct: true } },
    ],
    [
      'false, with feedback',
      'Ice is hot. {FALSE#It is cold.}',
      { kind: 'true_false', prompt: 'Ice is hot.', draft: { correct: false }, explanation: 'It is cold.' },
    ],
    ['short', 'Who? {=Tagore =Rabindranath Tagore}', short('Who?', ['Tagore', 'Rabindranath Tagore'])],
    ['a number', 'How many? {#3:2}', number('How many?', [{ form: 'tolerance', first: '3', second: '2' }])],
    ['a range', 'How many? {#1..5}', number('How many?', [{ form: 'range', first: '1', second: '5' }])],
    [
      'two numbers',
      'How many? {# =3 =-4.5:0.1}',
      number('How many?', [
        { form: 'tolerance', first: '3', second: '' },
        { form: 'tolerance', first: '-4.5', second: '0.1' },
      ]),
    ],
    [
      'pairs',
      'Match. {=India -> Delhi =Nepal -> Kathmandu = -> Dhaka}',
      {
        kind: 'matching',
        prompt: 'Match.',
        draft: {
          pairs: [
            { left: 'India', right: 'Delhi' },
            { left: 'Nepal', right: 'Kathmandu' },
          ],
          extras: ['Dhaka'],
        },
      },
    ],
    [
      'an essay',
      '::E:: Why? {}',
      {
        kind: 'open_ended',
        prompt: 'Why?',
        draft: { least: null, most: null, rubric: [{ text: '', weight: null }], model: '' },
      },
    ],
    [
      'feedback',
      'Capital? {=Delhi#Yes. ~Pune#No.####Since 1911.}',
      { ...single('Capital?', ['Delhi', 'Pune'], 0), explanation: 'Since 1911.\nDelhi: Yes.\nPune: No.' },
    ],
  ])('%s', (_, text, item) => {
    const read = readQuizText(text)
    expect(read.problems).toEqual([])
    expect(read.leftover).toEqual([])
    expect(read.items).toEqual([{ format: 'prose', ...item }])
  })
})

it.each([
  ['parts that differ', 'Pick {=a ~%50%b ~c}'],
  ['part of a short answer', 'Who? {=Tagore =%50%Thakur}'],
  ['tags', '[html]<p>Who?</p> {=a ~b}'],
  ['two gaps', 'A {=b} and {=c}'],
  ['no answer', 'Only words'],
  ['no number', 'How many? {#many}'],
  ['a category', '$CATEGORY: physics'],
])('names and keeps what it can not read: %s', (_, text) => {
  const read = readQuizText(`Is it? {T}\n\n${text}\n\n// a comment\nIs it not? {F}`)
  expect(read.items).toHaveLength(2)
  expect(read.problems).toEqual([{ line: 3, problem: 'outside', text }])
  expect(read.leftover).toEqual([{ after: 1, text }])
  expect(read.places.map(({ line }) => line)).toEqual([1, 6])
})

it.each(['1. What is x^{T}?\na) 3\nb) 4\nAns: b', 'Passage: A set {=a ~b}', 'What is $x^{2}$?\na) 3\nb) 4'])(
  'leaves other text to its own reader: %j',
  (text) => {
    const plain = readQuizText(text)
    expect(plain.items.map((item) => item.kind)).not.toContain('true_false')
    expect(JSON.stringify(plain.items)).toContain('{')
  },
)
