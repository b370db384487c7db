import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asAskedBefore, type DraftOf, gapsOf, madeOf, rewrittenOf } from '../questionnaires/drafts/draft.ts'
import type { Question, QuestionOf } from '../questionnaires/items/question.ts'
import { EXPECTED } from './parts/comment-checks.ts'
import { FILE_SORTS } from './parts/upload.ts'
import { questionId } from './question-id.ts'
import type { Credit, Rule } from './rule.ts'
import { type Kind, RULES, type Specs } from './rules.ts'
import { hasParts, isUnscored } from './traits.ts'

const word = fc.constantFrom('iron', 'gold', 'গঙ্গা', '10', 'é', 'a b', 'नमस्ते', 'x²')
const words = (minLength: number, maxLength: number) => fc.uniqueArray(word, { minLength, maxLength })
const places = (count: number) => fc.subarray([...Array(count).keys()], { minLength: 1 })
const place = (count: number) => fc.nat(count - 1)

/** Both made from the same, so that they differ in nothing else. */
const pairOf = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<[T, T]> => fc.tuple(one, one)

/** Where nothing is right, there is nothing to differ in. */
const same = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<[T, T]> => one.map((draft) => [draft, draft])

const number = fc.tuple(fc.integer({ min: -999, max: 999 }), fc.nat(9)).map(([whole, tenth]) => `${whole}.${tenth}`)
const numberRow = fc.record({
  form: fc.constantFrom('tolerance' as const, 'range' as const),
  first: number,
  second: number.map((text) => text.replace('-', '')),
})
const strictness = { caseMatters: fc.boolean(), accentsMatter: fc.boolean() }

/** A blank as it is written, twice: with all that is right in it drawn anew. */
const blankPair = fc.tuple(
  pairOf(fc.integer({ min: 1, max: 9 })),
  fc.oneof(
    pairOf(words(1, 4).map((accepted) => accepted.join('|'))),
    pairOf(
      fc.oneof(
        number,
        fc.tuple(number, fc.nat(9)).map(([middle, around]) => `${middle}±${around}`),
      ),
    ).map(([one, other]): [string, string] => [`#${one}`, `#${other}`]),
    words(2, 5).chain((options) =>
      pairOf(
        place(options.length).map(
          (right) => `>${options.map((text, at) => (at === right ? `*${text}` : text)).join('|')}`,
        ),
      ),
    ),
  ),
)

const rubricDraft = fc.array(
  fc.record({ text: fc.oneof(word, fc.constant('')), weight: fc.option(fc.integer({ min: 1, max: 100 })) }),
  {
    maxLength: 4,
  },
)

/** Two complete drafts that differ in nothing but what is right; a new kind is asked for here before anything compiles. */
const DRAFT_PAIRS: { [K in Kind]: fc.Arbitrary<[Specs[K]['draft'], Specs[K]['draft']]> } = {
  single_choice: words(2, 6).chain((options) => pairOf(place(options.length).map((correct) => ({ options, correct })))),
  multiple_choice: fc.oneof(
    words(2, 6).chain((options) =>
      pairOf(places(options.length).map((correct) => ({ options, correct, tellsHowMany: false }))),
    ),
    // How many are right may be told: then as many are.
    fc
      .tuple(words(3, 6), fc.integer({ min: 1, max: 3 }))
      .chain(([options, many]) =>
        pairOf(
          fc
            .shuffledSubarray([...options.keys()], { minLength: many, maxLength: many })
            .map((correct) => ({ options, correct, tellsHowMany: true })),
        ),
      ),
  ),
  true_false: pairOf(fc.record({ correct: fc.boolean() })),
  fill_in_blanks: fc.array(fc.tuple(word, blankPair), { minLength: 1, maxLength: 5 }).map((blanks) => {
    const written = (which: 0 | 1) => ({
      passage: blanks.map(([text, [weights, inner]]) => `${text} [[${inner[which]}]]{${weights[which]}}`).join(', '),
    })
    return [written(0), written(1)]
  }),
  ordering: words(2, 6).chain((items) =>
    pairOf(fc.shuffledSubarray(items, { minLength: items.length }).map((inOrder) => ({ items: inOrder }))),
  ),
  matching: fc.tuple(words(1, 6), words(2, 6), fc.boolean()).chain(([lefts, choices, several]) =>
    pairOf(
      fc
        .tuple(
          fc.array(several ? places(choices.length) : place(choices.length).map((right) => [right]), {
            minLength: lefts.length,
            maxLength: lefts.length,
          }),
          fc.shuffledSubarray(choices, { minLength: choices.length }),
        )
        .map(([rights, extras]) => ({
          pairs: lefts.flatMap((left, at) =>
            (rights[at] ?? []).map((right) => ({ left, right: choices[right] ?? '' })),
          ),
          extras,
          ...(several && { several: true as const }),
        })),
    ),
  ),
  short_answer: pairOf(fc.record({ accepted: words(1, 4), ...strictness })),
  numerical: fc
    .tuple(fc.constantFrom<string[]>([], ['m'], ['m', 'km'], ['m', 'km', 'cm']), fc.option(fc.nat(4)))
    .chain(([units, decimals]) =>
      pairOf(
        fc.record({
          rows: fc.array(numberRow, { minLength: 1, maxLength: 3 }),
          units: fc.constant(units.join(', ')),
          unit: units.length > 1 ? place(units.length) : fc.constant(null),
          decimals: fc.constant(decimals),
        }),
      ),
    ),
  open_ended: fc
    .tuple(fc.option(fc.integer({ min: 1, max: 50 })), fc.option(fc.integer({ min: 50, max: 900 })))
    .chain(([least, most]) =>
      pairOf(
        fc.record({
          least: fc.constant(least),
          most: fc.constant(most),
          rubric: rubricDraft,
          model: fc.oneof(word, fc.constant('')),
        }),
      ),
    ),
  scale: same(
    fc.record({
      look: fc.constantFrom('stars' as const, 'thumbs' as const, 'numbers' as const),
      from: fc.constant(1),
      to: fc.integer({ min: 2, max: 10 }),
      low: fc.oneof(word, fc.constant('')),
      middle: fc.constant(''),
      high: word,
    }),
  ),
  opinion: same(
    fc
      .tuple(words(2, 6), fc.option(fc.integer({ min: 1, max: 2 })))
      .map(([options, most]) => ({ options, look: 'list' as const, least: most === 1 ? null : 1, most, other: true })),
  ),
  ranking: same(fc.record({ items: words(3, 6), top: fc.option(fc.integer({ min: 1, max: 3 })) })),
  matrix: same(fc.record({ rows: words(1, 4), columns: words(2, 4), several: fc.boolean() })),
  consent: same(fc.record({ statement: word })),
  file: same(
    fc.record({
      sorts: fc.subarray([...FILE_SORTS], { minLength: 1 }),
      most: fc.integer({ min: 1, max: 3 }),
      mebibytes: fc.integer({ min: 1, max: 10 }),
    }),
  ),
  comment: same(
    fc.record({
      expects: fc.constantFrom(...EXPECTED),
      least: fc.constant(null),
      most: fc.constant(null),
      only: fc.constant(null),
      from: fc.constant(''),
      to: fc.constant(''),
      decimals: fc.constant(null),
    }),
  ),
}

const EVERY_KIND = Object.keys(RULES) as Kind[]
const WITH_A_KEY = EVERY_KIND.filter((kind) => !isUnscored(kind))

const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 40,
  maxLength: 40,
})

const publishedAs = <K extends Kind>(kind: K, draft: Specs[K]['draft'], drawn: readonly number[]): Question => {
  const whole = { kind, prompt: 'Which?', draft } as DraftOf<K>
  expect(gapsOf(whole)).toEqual([])
  let at = -1
  const random = () => drawn[++at % drawn.length] ?? 0
  const made = madeOf(whole, { id: questionId.parse('q'), random })
  if (made === null) throw new Error(`${JSON.stringify(draft)} makes no question`)
  return made
}

describe('what is asked does not depend on what is right:', () => {
  const property = <K extends Kind>(kind: K) =>
    fc.property(DRAFT_PAIRS[kind], chances, ([one, other], drawn) => {
      const [first, second] = [publishedAs(kind, one, drawn), publishedAs(kind, other, drawn)]
      expect(second.asked).toEqual(first.asked)
      expect(JSON.stringify(second.asked)).toBe(JSON.stringify(first.asked))
    })

  it.each(WITH_A_KEY)('%s', (kind) => fc.assert(property(kind)))
})

/** What the key as an answer achieves: full credit, or that of a person; null where the key names no answer. */
const creditOfRight = <K extends Kind>({ kind, asked, key }: QuestionOf<K>): Credit | null => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const right = rule.right(key)
  if (right === null) return null
  expect(rule.fits(asked, right)).toBe(true)
  return rule.credit(key, right, asked)
}

describe('the right answer can be given, and earns all that a rule can give:', () => {
  const property = <K extends Kind>(kind: K) =>
    fc.property(DRAFT_PAIRS[kind], chances, ([draft], drawn) => {
      const credit = creditOfRight(publishedAs(kind, draft, drawn))
      if (kind === 'open_ended') expect([null, 'by_hand']).toContain(credit)
      else if (credit === null || credit === 'by_hand') throw new Error(`nobody marks ${kind} by hand`)
      else expect([credit.hits, credit.misses]).toEqual([credit.of, 0])
    })

  it.each(WITH_A_KEY)('%s', (kind) => fc.assert(property(kind)))
})

describe('where nothing is right, the key is empty and no answer is:', () => {
  const nothingIn = <K extends Kind>({ kind, key }: QuestionOf<K>) => {
    const rule: Rule<Specs[K]> = RULES[kind]
    return { key, right: rule.right(key) }
  }
  const property = <K extends Kind>(kind: K) =>
    fc.property(DRAFT_PAIRS[kind], chances, ([draft], drawn) => {
      expect(nothingIn(publishedAs(kind, draft, drawn))).toEqual({ key: {}, right: null })
    })

  it.each(EVERY_KIND.filter(isUnscored))('%s', (kind) => fc.assert(property(kind)))
})

describe('what was published can be written again, and is the same once more:', () => {
  const property = <K extends Kind>(kind: K) =>
    fc.property(DRAFT_PAIRS[kind], chances, chances, ([draft], drawn, drawnAgain) => {
      const before = publishedAs(kind, draft, drawn)
      const written = rewrittenOf(before)
      expect([written.id, written.prompt, written.format]).toEqual([before.id, before.prompt, 'prose'])
      const again = publishedAs(kind, written.draft as Specs[K]['draft'], drawnAgain)
      expect(rewrittenOf(again)).toEqual(written)
      expect(asAskedBefore(again, before)).toEqual(before)
    })

  it.each(EVERY_KIND)('%s', (kind) => fc.assert(property(kind)))
})

it('every kind where something is right has drafts with different right answers', () =>
  fc.assert(
    fc.property(fc.constantFrom(...WITH_A_KEY), chances, (kind, drawn) => {
      const keys = new Set(
        fc
          .sample(DRAFT_PAIRS[kind] as fc.Arbitrary<[never, never]>, 60)
          .map(([one]) => JSON.stringify(publishedAs(kind, one, drawn).key)),
      )
      expect(keys.size).toBeGreaterThan(1)
    }),
    { numRuns: 16 },
  ))

it.each(WITH_A_KEY)(
  'an answer to a question of kind %s is said to have parts where one may be right in part',
  (kind) => {
    const parts = fc
      .sample(fc.tuple(DRAFT_PAIRS[kind] as fc.Arbitrary<[never, never]>, chances), 60)
      .map(([[draft], drawn]) => creditOfRight(publishedAs(kind, draft, drawn)))
      .map((credit) => (credit === null || credit === 'by_hand' ? 1 : credit.of))
    expect(Math.max(...parts) > 1).toBe(hasParts(kind))
  },
)
