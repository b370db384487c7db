import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillInBlanks } from './fill-in-blanks.ts'
import type { Value } from './value.ts'

const { draft: drafts, fits, credit, right, words } = fillInBlanks
const PASSAGE = 'At [[#9.8±0.1]] m/s² in [[Paris|paree]]{2} it is [[>red|*green|blue]].'
const { asked, key } = drafts.made({ passage: PASSAGE }, () => 0)

describe('a draft', () => {
  it.each([
    ['', ['blank passage']],
    ['no blank \\[[', ['blank passage']],
    [PASSAGE, []],
    ['[[a]] [[]] [[>b|c]]', ['blank_answer passage 1', 'blank_correct passage 2']],
    ['[[a]] '.repeat(100), []],
    ['[[a]] '.repeat(101), ['fewer_blanks passage']],
    [`[[a]]${'x'.repeat(9_995)}`, []],
    [`[[a]]${'x'.repeat(9_996)}`, ['shorter passage']],
    // Two signs once it is normalised.
    [`[[a]]${'\u09df'.repeat(5_000)}`, ['shorter passage']],
  ])('%.30j needs %j', (passage, needs) =>
    expect(drafts.gaps({ passage }).map((gap) => Object.values(gap).join(' '))).toEqual(needs),
  )

  it('is empty until something is written', () => {
    expect(drafts.isEmpty(drafts.empty())).toBe(true)
    expect(drafts.isEmpty({ passage: 'x' })).toBe(false)
  })

  it('makes a passage that tells nothing of the key, and the key', () => {
    expect(asked).toEqual({
      pieces: [
        'At ',
        { kind: 'number' },
        ' m/s² in ',
        { kind: 'text' },
        ' it is ',
        { kind: 'choice', options: ['red', 'green', 'blue'] },
        '.',
      ],
    })
    expect(key).toEqual({
      blanks: [
        { kind: 'number', from: '9.7', to: '9.9', weight: 1 },
        { kind: 'text', accepted: ['Paris', 'paree'], weight: 2 },
        { kind: 'choice', correct: 1, weight: 1 },
      ],
      readers: 2,
    })
    const other = 'At [[#-100..1]] m/s² in [[A very long name]]{3} it is [[>*red|green|blue]]{4}.'
    expect(drafts.made({ passage: other }, () => 0).asked).toEqual(asked)
  })

  it('is taken by its own schemas', () => {
    expect(fillInBlanks.asked.parse(asked)).toEqual(asked)
    expect(fillInBlanks.key.parse(key)).toEqual(key)
    expect(fillInBlanks.asked.safeParse({ pieces: ['no blank'] }).success).toBe(false)
  })
})

describe('an answer', () => {
  it.each<[Value, boolean]>([
    [['9.8', 'Paris', 1], true],
    [['anything', null, null], true],
    [[null, null, 0], true],
    [[null, 'x'.repeat(200), null], true],
    [[null, null, null], false],
    [[null, 'x'.repeat(201), null], false],
    [[null, ' ', null], false],
    [[null, '', null], false],
    [['9.8', 'Paris'], false],
    [['9.8', 'Paris', 1, 1], false],
    [['9.8', 'Paris', 3], false],
    [['9.8', 'Paris', -1], false],
    [['9.8', 'Paris', '1'], false],
    [['9.8', 0, 1], false],
    [[9, 'Paris', 1], false],
    [[['9.8'], 'Paris', 1], false],
    [[true, 'Paris', 1], false],
    ['9.8', false],
    [0, false],
    [true, false],
    [[], false],
  ])('%j fits: %s', (given, may) => expect(fits(asked, given)).toBe(may))

  it.each<[(string | number | null)[], number, number]>([
    [['9.8', 'Paris', 1], 4, 0],
    [['৯.৮', ' PAREE ', 1], 4, 0],
    [['9,70', null, null], 1, 0],
    [['9.9000', null, null], 1, 0],
    [['9.90001', null, null], 0, 1],
    [['9.8 m', null, null], 0, 1],
    [[null, 'London', 1], 1, 2],
    [[null, null, 0], 0, 1],
  ])('%j has %i right and %i wrong of four', (given, hits, misses) =>
    expect(credit(key, given, asked)).toEqual({ hits, misses, of: 4 }),
  )

  it('in words names every blank', () => {
    expect(words(asked, ['9.8', null, 1])).toBe('9.8; –; green')
    expect(words(asked, right(key))).toBe('9.7; Paris; green')
  })
})

const toJson = (given: unknown): string => JSON.stringify(given)

const anyText = fc
  .string({ unit: fc.constantFrom(...'aZé ০৯ক\u09dfÅß|#*1'), minLength: 1, maxLength: 9 })
  .map((text) => `x${text}`)
const anyBlank = fc.oneof(
  fc.array(anyText, { minLength: 1, maxLength: 3 }).map((texts) => `[[${texts.join('|')}]]`),
  fc.tuple(fc.integer(), fc.nat(), fc.nat(99)).map(([whole, more, part]) => `[[#${whole}.${part}±${more}.${part}]]`),
  fc.tuple(fc.nat(4), fc.nat(4)).map(([correct, after]) => {
    const options = Array.from({ length: correct + after + 2 }, (_, at) => `${at === correct ? '*' : ''}option ${at}`)
    return `[[>${options.join('|')}]]`
  }),
)
const anyPassage = fc
  .array(fc.tuple(anyText, anyBlank, fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([text, blank, weight]) => `${text}${blank}{${weight}}`).join(' '))

it('what is right fits any complete draft, and earns all there is', () =>
  fc.assert(
    fc.property(anyPassage, (passage) => {
      expect(drafts.gaps({ passage })).toEqual([])
      const made = drafts.made({ passage }, () => 0)
      const [paper, answers] = [fillInBlanks.asked.parse(made.asked), fillInBlanks.key.parse(made.key)]
      expect([paper, answers]).toEqual([made.asked, made.key])
      const all = right(answers)
      expect(fits(paper, all)).toBe(true)
      const { hits, misses, of } = credit(answers, all, paper)
      expect([hits, misses]).toEqual([of, 0])
      expect(of).toBeGreaterThan(0)
    }),
  ))

it('nothing that JSON can hold stops it', () =>
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.array(fc.jsonValue(), { minLength: 3, maxLength: 3 }).map(toJson)), (json) => {
      const given: Value = JSON.parse(json)
      if (fits(asked, given)) expect(credit(key, given, asked).of).toBe(4)
    }),
    { numRuns: 500 },
  ))

it('any passage is read, and what has no gap makes a question', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]|#>*{}\\\n±.12ab ') }), (passage) => {
      if (drafts.gaps({ passage }).length > 0) return
      const made = drafts.made({ passage }, () => 0)
      expect(fillInBlanks.asked.safeParse(made.asked).success).toBe(true)
      expect(fillInBlanks.key.safeParse(made.key).success).toBe(true)
      expect(fits(made.asked, right(made.key))).toBe(true)
    }),
    { numRuns: 2_000 },
  ))
