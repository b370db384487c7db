import { expect, it } from 'vitest'
import { questionId } from '../../questions/question-id.ts'
import type { Kind } from '../../questions/rules.ts'
import type { Value } from '../../questions/value.ts'
import type { Question } from './question.ts'
import { answerInWords, keyInWords, promptInWords, tallyInWords } from './question-words.ts'

const base = { id: questionId.parse('q'), prompt: 'What?' }

type Told = { question: Question; given: Value; answer: string; key: string; tally: object; counts: string }

const TOLD = {
  single_choice: {
    question: { ...base, kind: 'single_choice', asked: { options: ['Oxygen', '=1+1'] }, key: { correct: 0 } },
    given: 1,
    answer: 'B. =1+1',
    key: 'A. Oxygen',
    tally: { chosen: [2, 1] },
    counts: 'A. Oxygen: 2; B. =1+1: 1',
  },
  multiple_choice: {
    question: {
      ...base,
      kind: 'multiple_choice',
      asked: { options: ['red', 'green', 'blue'], choose: null },
      key: { correct: [0, 2] },
    },
    given: [1, 2],
    answer: 'B. green; C. blue',
    key: 'A. red; C. blue',
    tally: { chosen: [0, 1, 1] },
    counts: 'A. red: 0; B. green: 1; C. blue: 1',
  },
  true_false: {
    question: { ...base, kind: 'true_false', asked: {}, key: { correct: false } },
    given: true,
    answer: 'True',
    key: 'False',
    tally: { saidTrue: 3, saidFalse: 0 },
    counts: 'True: 3; False: 0',
  },
  fill_in_blanks: {
    question: {
      ...base,
      kind: 'fill_in_blanks',
      asked: { pieces: ['a ', { kind: 'text' }, { kind: 'number' }, { kind: 'choice', options: ['hot', 'cold'] }] },
      key: {
        blanks: [
          { kind: 'text', accepted: ['one', 'two'], weight: 1 },
          { kind: 'number', from: '1', to: '2', weight: 1 },
          { kind: 'choice', correct: 1, weight: 1 },
        ],
      },
    },
    given: ['one', null, 0],
    answer: 'one; –; hot',
    key: 'one / two; 1 to 2; cold',
    tally: {
      blanks: [
        { kind: 'typed', named: [{ text: 'one', count: 2, isRight: true }], others: 1, right: 2 },
        { kind: 'typed', named: [], others: 0, right: 0 },
        { kind: 'choice', chosen: [1, 0] },
      ],
    },
    counts: '(1) one: 2; Others: 1 (2) – (3) hot: 1; cold: 0',
  },
  ordering: {
    question: { ...base, kind: 'ordering', asked: { items: ['b', 'a'] }, key: { order: [1, 0], alike: [0, 1] } },
    given: [0, 1],
    answer: 'b → a',
    key: 'a → b',
    tally: {
      stood: [
        [1, 2],
        [2, 1],
      ],
    },
    counts: '(1) b: 1; a: 2 (2) b: 2; a: 1',
  },
  matching: {
    question: {
      ...base,
      kind: 'matching',
      asked: { left: ['India', 'Nepal'], right: ['Kathmandu', 'Delhi'] },
      key: { pairs: [1, 0] },
    },
    given: [1, null],
    answer: 'India → Delhi; Nepal → –',
    key: 'India → Delhi; Nepal → Kathmandu',
    tally: {
      chosen: [
        [0, 1],
        [0, 0],
      ],
    },
    counts: '(1) India → Delhi: 1 (2) Nepal → –',
  },
  short_answer: {
    question: {
      ...base,
      kind: 'short_answer',
      asked: {},
      key: { accepted: ['Paris', 'Paname'], caseMatters: false, accentsMatter: false },
    },
    given: 'paris',
    answer: 'paris',
    key: 'Paris / Paname',
    tally: {
      named: [
        { text: 'a', count: 1, isRight: false },
        { text: 'b', count: 2, isRight: true },
      ],
      others: 0,
      right: 2,
    },
    counts: 'b: 2; a: 1',
  },
  numerical: {
    question: {
      ...base,
      kind: 'numerical',
      asked: { decimals: null, units: ['m', 'km'] },
      key: { ranges: [{ from: '-1', to: '2' }], unit: 1 },
    },
    given: ['-0.5', 1],
    answer: '-0.5 km',
    key: '-1 to 2 km',
    tally: { named: [{ text: '2 km', count: 4, isRight: true }], others: 0, right: 4 },
    counts: '2 km: 4',
  },
  open_ended: {
    question: {
      ...base,
      format: 'prose',
      kind: 'open_ended',
      asked: { words: null },
      key: { rubric: [{ text: 'says **why**', weight: 1 }], model: null },
    },
    given: 'Because.\n\nIt **is**.',
    answer: 'Because.\n\nIt **is**.',
    key: 'says why',
    tally: { answers: 2, words: 30 },
    counts: 'Answers: 2; Words: 30',
  },
} satisfies Partial<Record<Kind, Told>>

it.each(Object.entries<Told>(TOLD))(
  '%s is told in words: what was given, what is right, and how often what',
  (_, told) => {
    const { question, given, tally } = told
    expect(answerInWords(question, given)).toBe(told.answer)
    expect(keyInWords(question)).toBe(told.key)
    expect(tallyInWords(question, tally as Parameters<typeof tallyInWords>[1])).toBe(told.counts)
  },
)

it('tells all that belongs to one row', () => {
  const { question } = TOLD.matching
  const columns = { ...question, asked: { ...question.asked, several: true as const }, key: { pairs: [[0, 1], [0]] } }
  expect(answerInWords(columns, [[0, 1], null])).toBe('India → Kathmandu + Delhi; Nepal → –')
  expect(keyInWords(columns)).toBe('India → Kathmandu + Delhi; Nepal → Kathmandu')
})

it('tells nothing of a blank, and of what could not be given', () => {
  const { question } = TOLD.single_choice
  expect([answerInWords(question, null), answerInWords(question, 7)]).toEqual(['', ''])
})

it('tells prose as one line without its signs', () => {
  expect(promptInWords({ ...TOLD.true_false.question, format: 'prose', prompt: 'Is it\n\n**true**?' })).toBe(
    'Is it true?',
  )
})
