import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MultipleChoiceDraft, multipleChoice, toggled } from './multiple-choice.ts'

const { fits, credit, right, words, draft: drafts } = multipleChoice
const draft: MultipleChoiceDraft = { options: ['2', '3', '4'], correct: [0, 1], tellsHowMany: false }
const asked = { options: ['2', '3', '4'], choose: null }

describe('a draft', () => {
  it.each([
    [{}, []],
    [{ tellsHowMany: true }, []],
    [{ correct: [0, 1, 2] }, []],
    [{ correct: [] }, ['correct correct']],
    [{ correct: [3] }, ['correct correct']],
    [{ options: ['', ''], correct: [] }, ['options option-0', 'correct correct']],
  ])('with %o needs %j', (change, needs) =>
    expect(drafts.gaps({ ...draft, ...change }).map(({ need, field }) => `${need} ${field}`)).toEqual(needs),
  )

  it('tells how many are right only where its author wants it to', () => {
    const made = (tellsHowMany: boolean) =>
      drafts.made({ options: ['', ' 2 ', '3', ' ', '4'], correct: [4, 1], tellsHowMany }, () => 0)
    const options = ['2', '3', '4']
    expect(made(false)).toEqual({ asked: { options, choose: null }, key: { correct: [0, 2] } })
    expect(made(true)).toEqual({ asked: { options, choose: 2 }, key: { correct: [0, 2] } })
  })

  it('is empty until something is written', () => {
    expect(drafts.isEmpty(drafts.empty())).toBe(true)
    expect(drafts.isEmpty(draft)).toBe(false)
    expect(drafts.schema.safeParse(drafts.empty()).success).toBe(true)
  })
})

describe('an answer', () => {
  it.each([
    [[0], true],
    [[2], true],
    [[0, 1, 2], true],
    [[], false],
    [[3], false],
    [[-1], false],
    [[0.5], false],
    [[1, 0], false],
    [[1, 1], false],
    [[0, null], false],
    [['0'], false],
    [[[0]], false],
    [0, false],
    ['0', false],
    [true, false],
  ])('%j fits three options: %s', (given, isFit) => expect(fits(asked, given)).toBe(isFit))

  it('may hold another number of options than the question tells', () =>
    expect(fits({ ...asked, choose: 2 }, [0, 1, 2])).toBe(true))

  it.each([
    [[0, 1], { hits: 2, misses: 0, of: 2 }],
    [[0], { hits: 1, misses: 0, of: 2 }],
    [[2], { hits: 0, misses: 1, of: 2 }],
    [[0, 1, 2], { hits: 2, misses: 1, of: 2 }],
  ])('%j earns %o', (given, earned) => expect(credit({ correct: [0, 1] }, given, asked)).toEqual(earned))

  it('is told by its letters', () => expect(words(asked, [0, 2])).toBe('A, C'))

  it.each([
    [null, 1, [1]],
    [[2], 0, [0, 2]],
    [[0, 2], 1, [0, 1, 2]],
    [[0, 2], 2, [0]],
    [[0], 0, null],
  ])('%j with option %i pressed is %j', (given, option, after) => expect(toggled(given, option)).toEqual(after))
})

it.each([[[]], [[1, 0]], [[1, 1]], [[-1]], [[0.5]]])('no key is %j', (correct) =>
  expect(multipleChoice.key.safeParse({ correct }).success).toBe(false),
)

const anyDraft: fc.Arbitrary<MultipleChoiceDraft> = fc.record({
  options: fc.array(fc.constantFrom('a', 'b', ' c ', '', ' '), { minLength: 2, maxLength: 12 }),
  correct: fc.array(fc.nat(13), { maxLength: 6 }),
  tellsHowMany: fc.boolean(),
})

it('what is right in any complete draft fits and has full credit', () =>
  fc.assert(
    fc.property(anyDraft, (any) => {
      fc.pre(drafts.gaps(any).length === 0)
      const made = drafts.made(any, () => 0)
      const given = right(made.key)
      expect(multipleChoice.asked.safeParse(made.asked).success).toBe(true)
      expect(multipleChoice.key.safeParse(made.key).success).toBe(true)
      expect(fits(made.asked, given)).toBe(true)
      expect(credit(made.key, given, made.asked)).toEqual({ hits: given.length, misses: 0, of: given.length })
      expect(made.asked.choose).toBe(any.tellsHowMany ? given.length : null)
    }),
  ))

it('any JSON fits or does not', () =>
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(typeof fits(asked, JSON.parse(text))).toBe('boolean')
    }),
  ))
