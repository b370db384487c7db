import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_DIFFERENT } from './parts/number-counts.ts'
import { LONGEST_NAMED, MOST_COUNTED, MOST_NAMED } from './parts/typed-tally.ts'
import type { Rule } from './rule.ts'
import { type Kind, RULES, type Specs } from './rules.ts'

type Tallied<K extends Kind> = {
  asked: Specs[K]['asked']
  key: Specs[K]['key']
  /** Answers of which some are the same, and not more than are counted by themselves. */
  given: fc.Arbitrary<Specs[K]['given']>
  /** As many different answers as anybody can think of; the same number is the same answer. */
  hostile: (number: number) => Specs[K]['given']
}

const word = fc.constantFrom('Paris', 'paris ', 'PARIS', 'Rome', 'Oslo', 'x²', 'গঙ্গা', '১০', '10', '10.0', '__proto__')
const numberBlank = { kind: 'number' as const, from: '9.5', to: '10.5', weight: 1 }
const textBlank = { kind: 'text' as const, accepted: ['paris', 'Oslo'], weight: 2 }

const FREE = { least: null, most: null, only: null, from: null, to: null, decimals: null }

const fileOf = (number: number) => [String(number).padStart(22, 'a'), 'one.pdf', 9] as const

/** One question of each kind; a new kind is asked for here before anything compiles. */
const QUESTIONS: { [K in Kind]: Tallied<K> } = {
  single_choice: {
    asked: { options: ['a', 'b', 'c'] },
    key: { correct: 1 },
    given: fc.nat(2),
    hostile: (number) => number % 3,
  },
  multiple_choice: {
    asked: { options: ['a', 'b', 'c', 'd'], choose: null },
    key: { correct: [1, 2] },
    given: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    hostile: (number) => [0, 1, 2, 3].filter((option) => option === number % 4 || number & (1 << option)),
  },
  true_false: { asked: {}, key: { correct: true }, given: fc.boolean(), hostile: (number) => number % 2 === 0 },
  fill_in_blanks: {
    asked: { pieces: [{ kind: 'text' }, ' and ', { kind: 'number' }, { kind: 'choice', options: ['hot', 'cold'] }] },
    key: { blanks: [textBlank, numberBlank, { kind: 'choice', correct: 1, weight: 1 }] },
    given: fc.tuple(word, fc.option(word), fc.option(fc.nat(1))).map(([text, typed, choice]) => [text, typed, choice]),
    hostile: (number) => [`${number} ${'x'.repeat(number % 200)}`, `9.${number}`, number % 2],
  },
  ordering: {
    asked: { items: ['a', 'b', 'a', 'c'] },
    key: { order: [0, 2, 1, 3], alike: [0, 1, 0, 3] },
    given: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    hostile: (number) => [0, 1, 2, 3].map((item) => (item + number) % 4),
  },
  matching: {
    asked: { left: ['a', 'b'], right: ['x', 'y', 'z'], several: true },
    key: { pairs: [[0, 2], [1]] },
    given: fc.tuple(
      fc.subarray([0, 1, 2], { minLength: 1 }),
      fc.option(fc.subarray([0, 1, 2], { minLength: 1 }), { nil: null }),
    ),
    hostile: (number) => [[number % 3], number % 5 === 0 ? null : [0, 1, 2].slice(number % 3)],
  },
  short_answer: {
    asked: {},
    key: { accepted: ['Paris'], caseMatters: false, accentsMatter: false },
    given: word.map((text) => text.trim()),
    hostile: (number) => `${number} ${'y'.repeat(number % 480)}`,
  },
  open_ended: {
    asked: { words: null },
    key: { rubric: [], model: null },
    given: fc.array(word, { minLength: 1 }).map((words) => words.join(' ').trim()),
    hostile: (number) => `${'word '.repeat(number % 40)}${number}`,
  },
  numerical: {
    asked: { decimals: null, units: ['m', 'km'] },
    key: { ranges: [{ from: '9', to: '11' }], unit: 0 },
    given: fc.tuple(word, fc.option(fc.nat(1), { nil: null })),
    hostile: (number) => [number % 2 === 0 ? `10.${number}` : `${number} times`, number % 3 === 0 ? null : number % 2],
  },
  scale: {
    asked: { look: 'nps', from: 0, to: 10, low: null, middle: null, high: null },
    key: {},
    given: fc.nat(10).map((step) => [step]),
    hostile: (number) => [number % 11],
  },
  opinion: {
    asked: { options: ['a', 'b', 'c'], look: 'list', least: null, most: null, other: true },
    key: {},
    given: fc
      .tuple(fc.subarray([0, 1, 2]), word)
      .map(([places, other]) => (places.length === 2 ? places : [...places, other.trim()])),
    hostile: (number) => [number % 3, `${number} ${'z'.repeat(number % 150)}`],
  },
  ranking: {
    asked: { items: ['a', 'b', 'c', 'd'], top: 3 },
    key: {},
    given: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 1, maxLength: 3 }),
    hostile: (number) => [0, 1, 2].map((rank) => (rank + number) % 4),
  },
  matrix: {
    asked: { rows: ['a', 'b'], columns: ['x', 'y', 'z'], several: true },
    key: {},
    given: fc.tuple(
      fc.subarray([0, 1, 2], { minLength: 1 }),
      fc.option(fc.subarray([0, 1, 2], { minLength: 1 }), { nil: null }),
    ),
    hostile: (number) => [[number % 3], number % 4 === 0 ? null : [0, 1, 2].slice(number % 3)],
  },
  file: {
    asked: { sorts: ['pdf'], most: 2, mebibytes: 1 },
    key: {},
    given: fc.subarray([fileOf(1), fileOf(2)], { minLength: 1 }),
    hostile: (number) => [fileOf(number)],
  },
  consent: { asked: { statement: 'I agree' }, key: {}, given: fc.constant(true), hostile: () => true },
  comment: {
    asked: { ...FREE, expects: 'number' },
    key: {},
    given: word.map((text) => text.trim()),
    hostile: (number) => (number % 3 === 0 ? `${number} ${'y'.repeat(number % 200)}` : `${number}.25`),
  },
}

const KINDS = Object.keys(RULES) as Kind[]

const counting = <K extends Kind>(kind: K) => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const { asked, key }: Tallied<K> = QUESTIONS[kind]
  const empty = rule.tally.empty(asked)
  const add = (tally: Specs[K]['tally'], given: Specs[K]['given'], by: 1 | -1 = 1) =>
    rule.tally.add(tally, { asked, key, given }, by)
  const all = (answers: readonly Specs[K]['given'][]) => answers.reduce((tally, given) => add(tally, given), empty)
  return { rule, empty, add, all }
}

const answersTo = <K extends Kind>(kind: K): fc.Arbitrary<Specs[K]['given'][]> => {
  const { given }: Tallied<K> = QUESTIONS[kind]
  return fc.array(given, { maxLength: 30 })
}

const hostileTo = <K extends Kind>(kind: K, count: number): Specs[K]['given'][] => {
  const { hostile }: Tallied<K> = QUESTIONS[kind]
  return Array.from({ length: count }, (_, number) => hostile(number))
}

describe.each(KINDS)('the tally of %s', (kind) => {
  const { rule, empty, add, all } = counting(kind)

  it('counts what fits its question', () =>
    fc.assert(
      fc.property(answersTo(kind), (answers) => {
        for (const given of answers) expect(rule.fits(QUESTIONS[kind].asked, given)).toBe(true)
        expect(JSON.stringify(all(answers)) === JSON.stringify(empty)).toBe(answers.length === 0)
      }),
    ))

  it('is the same in whatever order', () =>
    fc.assert(
      fc.property(
        answersTo(kind).chain((answers) =>
          fc.tuple(fc.constant(answers), fc.shuffledSubarray(answers, { minLength: answers.length })),
        ),
        ([answers, shuffled]) => {
          expect(all(shuffled)).toEqual(all(answers))
        },
      ),
    ))

  it('merges into that of all together', () =>
    fc.assert(
      fc.property(answersTo(kind), answersTo(kind), (some, others) => {
        expect(rule.tally.merge(all(some), all(others))).toEqual(all([...some, ...others]))
        expect(rule.tally.merge(empty, all(some))).toEqual(all(some))
      }),
    ))

  it('takes back what was added, in whatever order', () =>
    fc.assert(
      fc.property(answersTo(kind), answersTo(kind), (stay, go) => {
        const taken = [...go].reverse().reduce((tally, given) => add(tally, given, -1), all([...go, ...stay]))
        expect(taken).toEqual(all(stay))
      }),
    ))

  it('travels as it is', () =>
    fc.assert(
      fc.property(answersTo(kind), (answers) => {
        expect(rule.tally.schema.parse(JSON.parse(JSON.stringify(all(answers))))).toEqual(all(answers))
      }),
    ))

  it('stays small whatever 10,000 people think of, and takes all of it back', {
    tags: ['long'],
    timeout: 30_000,
  }, () => {
    const answers = hostileTo(kind, 10_000)
    const full = all(answers)
    const room = (texts: number) => 2 * texts * 1.5 * (LONGEST_NAMED + 40) + 200
    const most = room(MOST_COUNTED) + (kind === 'comment' ? 30 * MOST_DIFFERENT : 0)
    expect(JSON.stringify(full).length).toBeLessThan(most)
    expect(JSON.stringify(rule.tally.told?.(full) ?? full).length).toBeLessThan(room(MOST_NAMED))
    const merged = rule.tally.merge(full, all(answers.slice(0, 500)))
    expect(JSON.stringify(merged).length).toBeLessThan(most)
    expect(answers.reduce((tally, given) => add(tally, given, -1), full)).toEqual(empty)
  })
})
