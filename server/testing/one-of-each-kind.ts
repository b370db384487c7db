import { completeOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { readDraft } from '#domain/questionnaires/drafts/draft.ts'
import { kind as anyKind, type Question, type QuestionOf } from '#domain/questionnaires/items/question.ts'
import type { Rule, Spec } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import { type Asks, asksFor } from '#domain/questions/traits.ts'
import type { Value } from '#domain/questions/value.ts'

type Example<S extends Spec> = {
  /** Complete. What is right in it is nowhere else, as far as it can be found as a text. */
  draft: S['draft']
  /** An answer, where none is right. */
  given?: S['given']
  /** Of which no part is right; where none is, another one. */
  wrong: (right: S['given']) => S['given']
  /** What is right in part, and which part of the marks that is; null where a question of the kind has one part. */
  partly: { given: (right: S['given']) => S['given']; earns: number } | null
  /** What nobody could answer. */
  misfits: unknown[]
}

/** A question of each kind, and how it is answered; a new kind is asked for here before anything compiles. */
const EXAMPLES: { [K in Kind]: Example<Specs[K]> } = {
  single_choice: {
    draft: { options: ['one', 'two', 'three', 'four'], correct: 2 },
    wrong: (right) => (right + 1) % 4,
    partly: null,
    misfits: [4, '2', 'two', true, [2]],
  },
  multiple_choice: {
    draft: { options: ['red', 'green', 'blue', 'brown'], correct: [0, 2], tellsHowMany: true },
    wrong: (right) => [0, 1, 2, 3].filter((place) => !right.includes(place)),
    partly: { given: (right) => right.slice(0, 1), earns: 1 / 2 },
    misfits: [2, [2, 0], [0, 0], [4], [-1], [null], ['0'], '0', true, [true]],
  },
  true_false: {
    draft: { correct: true },
    wrong: (right) => !right,
    partly: null,
    misfits: [1, 'true', [true]],
  },
  fill_in_blanks: {
    draft: { passage: '[[canary-blank|canary-gap]]{2} boils at [[#48211.5±0.25]], and is [[>hot|*cold|warm]].' },
    wrong: () => ['no', 'no', 0],
    partly: { given: ([first = null]) => [first, null, null], earns: 2 / 4 },
    misfits: [
      0,
      'text',
      true,
      ['a', 'b'],
      ['a', 'b', 0, 0],
      [null, null, null],
      ['a', 'b', 3],
      ['a', 1, 0],
      [' ', 'b', 0],
    ],
  },
  ordering: {
    draft: { items: ['seed', 'sprout', 'sapling', 'tree'] },
    wrong: (right) => [...right.slice(1), ...right.slice(0, 1)],
    partly: { given: ([first = 0, second = 0, ...rest]) => [second, first, ...rest], earns: 2 / 4 },
    misfits: [0, '0123', true, [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, null], [0, 1, 2, '3'], [0, 1, 2, 3, 4]],
  },
  matching: {
    draft: {
      pairs: [
        { left: 'India', right: 'Delhi' },
        { left: 'Nepal', right: 'Kathmandu' },
        { left: 'Bhutan', right: 'Thimphu' },
      ],
      extras: ['Dhaka'],
    },
    wrong: (right) => [...right.slice(1), ...right.slice(0, 1)],
    partly: { given: (right) => right.with(0, null), earns: 2 / 3 },
    misfits: [0, 'Delhi', true, [0, 1], [0, 1, 2, 3], [null, null, null], [0, 1, 4], [0, 1, -1], ['0', 1, 2]],
  },
  short_answer: {
    draft: { accepted: ['canary-river', 'কানাড়ি গঙ্গা'], caseMatters: false, accentsMatter: true },
    wrong: () => 'another one',
    partly: null,
    misfits: [0, true, ' around ', ['canary-river'], 'x'.repeat(501)],
  },
  numerical: {
    draft: { rows: [{ form: 'tolerance', first: '73195.5', second: '0.25' }], units: 'm, km', unit: 1, decimals: 1 },
    wrong: ([, unit]) => ['73190', Number(unit)],
    partly: null,
    misfits: [
      0,
      '73195.5',
      true,
      [73195.5, 1],
      ['1', 2],
      ['1', -1],
      ['1', 'km'],
      ['1'],
      ['1', 1, 1],
      ['1'.repeat(41), 0],
    ],
  },
  open_ended: {
    draft: {
      least: 20,
      most: 40,
      rubric: [
        { text: 'canary-point one', weight: 2 },
        { text: 'canary-point two', weight: 1 },
      ],
      model: 'canary-model কানাড়ি উত্তর',
    },
    wrong: () => 'another text\n\nof some length',
    partly: null,
    misfits: [0, true, ' around ', ['canary-model'], 'x'.repeat(20_479)],
  },
  scale: {
    draft: { look: 'nps', from: 0, to: 10, low: 'never', middle: '', high: 'surely' },
    given: [9],
    wrong: () => [0],
    partly: null,
    misfits: [9, '9', true, [11], [-1], [1, 2], ['9'], [null], [[1]]],
  },
  opinion: {
    draft: { options: ['red', 'green', 'blue', 'brown'], look: 'list', least: 2, most: 3, other: true },
    given: [0, 2, 'grey'],
    wrong: () => [1],
    partly: null,
    misfits: [
      2,
      [2, 0],
      [0, 0],
      [4],
      [-1],
      [null],
      ['a', 'b'],
      ['a', 0],
      [' a'],
      [0, 1, 2, 3],
      ['x'.repeat(201)],
      true,
    ],
  },
  comment: {
    draft: { expects: 'line', least: 3, most: null, only: 'letters', from: '', to: '', decimals: null },
    given: 'a few words',
    wrong: () => '42',
    partly: null,
    misfits: [0, true, ' around ', ['text'], 'x'.repeat(301)],
  },
  ranking: {
    draft: { items: ['tea', 'milk', 'water', 'juice'], top: 3 },
    given: [3, 0, 1],
    wrong: () => [2],
    partly: null,
    misfits: [3, true, '3', [4], [-1], [0, 0], [0, 1, 2, 3], ['0'], [null]],
  },
  matrix: {
    draft: { rows: ['clear', 'fun'], columns: ['no', 'partly', 'yes'], several: true },
    given: [[0, 2], [1]],
    wrong: () => [null, [0]],
    partly: null,
    misfits: [0, 'no', true, [[0]], [[0], [1], [2]], [null, null], [0, 1], [[3], [0]], [[1, 0], [0]], [[], [0]]],
  },
  file: {
    draft: { sorts: ['picture', 'pdf'], most: 2, mebibytes: 1 },
    given: [['aaaaaaaaaaaaaaaaaaaaaa', 'one.pdf', 9]],
    wrong: () => [['bbbbbbbbbbbbbbbbbbbbbb', 'two.jpg', 10]],
    partly: null,
    misfits: [0, 'one.pdf', true, ['a', 'one.pdf', 9], [['a', 'one.pdf', 9]], [['aaaaaaaaaaaaaaaaaaaaaa', '', 9]]],
  },
  consent: {
    draft: { statement: 'I have read it' },
    given: true,
    wrong: () => true,
    partly: null,
    misfits: [false, 0, 'true', [true]],
  },
}

/** What fits no question of any kind, or is no answer at all. */
const NEVER_FITS: unknown[] = [
  { canary: 1 },
  [{}],
  [],
  null,
  1.5,
  -2,
  2 ** 53,
  [[[0]]],
  [[[[[[0]]]]]],
  'x'.repeat(30_000),
  Array.from({ length: 20_000 }, () => 0),
  '\u0000',
  ['\ud800', 0],
]

export const misfitsOf = (kind: Kind): unknown[] => [...NEVER_FITS, ...EXAMPLES[kind].misfits]

/** Surveys alone ask for files. */
export const QUIZ_KINDS: readonly Kind[] = anyKind.options.filter((kind) => kind !== 'file')

/** One question of each kind that asks for this, as they are published. */
export const oneOfEachKind = (
  asks: Asks = 'knowledge',
  kinds: readonly Kind[] = anyKind.options,
): NewQuizOnWire['questions'] =>
  kinds.flatMap((kind) => {
    if (asksFor(kind) !== asks) return []
    const draft = readDraft(
      kind,
      { prompt: `Of the kind ${kind}?`, explanation: `Because of ${kind}` },
      EXAMPLES[kind].draft,
    )
    return draft ? [completeOnWire(draft)] : []
  })

export type Answerable = {
  question: Question
  /** Or any, where none is. */
  right: Value
  wrong: Value
  partly: { given: Value; earns: number } | null
  /** Whether a person marks whatever is answered. */
  isByHand: boolean
}

/** How a question that is one of these is answered. */
export const answersOf = <K extends Kind>(question: QuestionOf<K>): Omit<Answerable, 'question'> => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  const { wrong, partly, given }: Example<Specs[K]> = EXAMPLES[question.kind]
  const right = given ?? rule.right(question.key)
  if (right === null) throw new Error(`the example of ${question.kind} names no answer`)
  const isByHand = rule.credit(question.key, right, question.asked) === 'by_hand'
  return { right, wrong: wrong(right), partly: partly && { ...partly, given: partly.given(right) }, isByHand }
}
