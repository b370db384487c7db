import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillInBlanks } from '../fill-in-blanks.ts'
import { numerical } from '../numerical.ts'
import { shortAnswer } from '../short-answer.ts'
import { decimalText } from './decimal.ts'
import { likenessOf } from './likeness.ts'
import { numberIn, type Readers } from './readers.ts'
import { withUnitApart } from './unit-apart.ts'

const BOTH = [1, 2] as const
const LENIENT = { caseMatters: false, accentsMatter: false }
const STRICT = { caseMatters: true, accentsMatter: true }

const areAlike = (one: string, other: string, readers: Readers) =>
  [LENIENT, STRICT].map((strictness) => likenessOf(one, strictness, readers) === likenessOf(other, strictness, readers))

describe('two texts are alike by the first and by the second readers', () => {
  it.each<[string, string, first: boolean, second: boolean]>([
    ['Dhaka', 'Dhaka', true, true],
    ['Dhaka', ' Dhaka  ', true, true],
    // One sign that ends a sentence.
    ['Dhaka', 'Dhaka.', false, true],
    ['Dhaka', 'Dhaka .', false, true],
    ['Dhaka', 'Dhaka. ', false, true],
    ['ঢাকা', 'ঢাকা।', false, true],
    ['ঢাকা', 'ঢাকা ।', false, true],
    ['ঢাকা', 'ঢাকা৷', false, true],
    ['दिल्ली', 'दिल्ली।', false, true],
    ['दिल्ली', 'दिल्ली॥', false, true],
    ['दिल्ली', 'दिल्ली ।।', false, true],
    ['দিল্লি।', 'দিল্লি.', false, true],
    ['3', '3.', false, true],
    ['3', '৩।', false, true],
    ['U.S.A.', 'U.S.A', false, true],
    ['etc.', 'etc', false, true],
    ['5!', '5!.', false, true],
    ['f(x)', 'f(x).', false, true],
    // Other signs say something.
    ['Dhaka', 'Dhaka!', false, false],
    ['Dhaka', 'Dhaka?', false, false],
    ['Dhaka', 'Dhaka,', false, false],
    ['Dhaka', '.Dhaka', false, false],
    ['USA', 'U.S.A.', false, false],
    ['1, 2, ...', '1, 2', false, false],
    ['1, 2, ...', '1, 2, ..', false, false],
    ['1, 2, ...', '1, 2, …', true, true],
    ['Dhaka', 'Dhaka..', false, false],
    // What is nothing but signs is meant.
    ['.', '।', false, false],
    ['.', '..', false, false],
    ['।', '॥', false, false],
    ['-', '-.', false, false],
    ['৷', '.', false, false],
    ['?', '?.', false, false],
    // Letters that normalization makes one.
    ['\u09df', '\u09af\u09bc', true, true],
    ['\u09dc', '\u09a1\u09bc', true, true],
    ['\u09dd', '\u09a2\u09bc', true, true],
    ['\u09cb', '\u09c7\u09be', true, true],
    ['\u09cc', '\u09c7\u09d7', true, true],
    ['\u0958', '\u0915\u093c', true, true],
    ['\u095b', '\u091c\u093c', true, true],
    ['\u095c', '\u0921\u093c', true, true],
    // Joiners.
    ['র\u200d\u09cdয', 'র\u09cdয', true, true],
    ['ক\u09cd\u200cষ', 'ক\u09cdষ', true, true],
    ['क\u094d\u200dष', 'क\u094dष', true, true],
    ['सत\u094d\u200d', 'सत\u094d', true, true],
    // Letters that it does not.
    ['উৎসব', 'উত্সব', false, true],
    ['সৎ', 'সত\u09cd\u200d', false, true],
    ['\u0986মি', '\u0985\u09beমি', false, true],
    ['রাম', 'ব\u09bcাম', false, true],
    ['\u0906म', '\u0905\u093eम', false, true],
    ['\u0910नक', '\u090f\u0947नक', false, true],
    ['\u0913स', '\u0905\u094bस', false, true],
    ['\u0913स', '\u0906\u0947स', false, true],
    ['\u0914रत', '\u0905\u094cरत', false, true],
    // Letters that are others.
    ['রাম', 'বাম', false, false],
    ['सागर', 'सगर', false, false],
    ['ज\u093c', 'ज', false, false],
    ['কি', 'কী', false, false],
    ['ত', 'ৎ', false, false],
    ['ন', 'ণ', false, false],
    ['य', '\u095f', false, false],
  ])('“%s” and “%s”: %s, %s', (one, other, ...expected) =>
    expect(BOTH.map((readers) => areAlike(one, other, readers))).toEqual(expected.map((is) => [is, is])),
  )

  it('is so whichever of them is accepted, and whatever is alike by the first is by the second', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aB.।॥৷ ৎত্অাব়3-!…') }),
        fc.string({ unit: fc.constantFrom(...'aB.।॥৷ ৎত্অাব়3-!…') }),
        (one, other) => {
          if (!areAlike(one, other, 1)[0]) return
          expect(areAlike(one, other, 2)[0]).toBe(true)
        },
      ),
    ))
})

describe('a number is read by the first and by the second readers', () => {
  it.each<[string, first: string | null, second: string | null]>([
    ['42', '42', '42'],
    ['42.', '42', '42'],
    ['৪২।', null, '42'],
    ['৪২ ।', null, '42'],
    ['1,50,000.', '150000', '150000'],
    ['1/2.', null, '0.5'],
    ['3 × 10^8।', null, '300000000'],
    ['42..', null, null],
    ['।', null, null],
    ['.', null, null],
    ['42!', null, null],
    ['3.5.', null, '3.5'],
  ])('“%s”: %s, %s', (text, ...expected) => {
    const read = (readers: Readers) => {
      const number = numberIn(text, readers)
      return number && decimalText(number)
    }
    expect(BOTH.map(read)).toEqual(expected)
  })

  it.each<[string, string[], [string, number | null], [string, number | null]]>([
    ['5 kg', ['g', 'kg'], ['5', 1], ['5', 1]],
    ['5 kg.', ['g', 'kg'], ['5 kg.', null], ['5', 1]],
    ['৫ কেজি।', ['কেজি', 'গ্রাম'], ['৫ কেজি।', null], ['৫', 0]],
    ['Rs. 500', ['Rs', '$'], ['Rs. 500', null], ['500', 0]],
  ])('“%s” with %j', (text, units, ...expected) =>
    expect(
      BOTH.map((readers) => {
        const apart = withUnitApart(units, { text, unit: null }, readers)
        return [apart.text, apart.unit]
      }),
    ).toEqual(expected),
  )
})

const draftOfBlanks = { passage: '[[Dhaka]] has [[#4]] gates' }
const draftOfNumber = { ...numerical.draft.empty(), rows: [{ form: 'range' as const, first: '4', second: '4' }] }
const draftOfWord = { accepted: ['Dhaka'], ...LENIENT }

describe('what is made now is read by the second readers', () => {
  it('whatever is typed in it', () =>
    expect([
      shortAnswer.draft.made(draftOfWord, () => 0).key.readers,
      fillInBlanks.draft.made(draftOfBlanks, () => 0).key.readers,
      numerical.draft.made(draftOfNumber, () => 0).key.readers,
    ]).toEqual([2, 2, 2]))

  it('and is written again without a word of it', () => {
    const { asked, key } = shortAnswer.draft.made(draftOfWord, () => 0)
    expect(shortAnswer.draft.rewritten(asked, key)).toEqual(draftOfWord)
    const blanks = fillInBlanks.draft.made(draftOfBlanks, () => 0)
    expect(fillInBlanks.draft.rewritten(blanks.asked, blanks.key)).toEqual(draftOfBlanks)
    const number = numerical.draft.made(draftOfNumber, () => 0)
    expect(Object.keys(numerical.draft.rewritten(number.asked, number.key))).toEqual(Object.keys(draftOfNumber))
  })
})

describe('a key from before is read by the first readers, for ever', () => {
  const first = <K extends { readers?: 2 | undefined }>({ readers: _, ...key }: K) => key

  it.each<[string, first: number, second: number]>([
    ['Dhaka', 1, 1],
    ['dhaka.', 0, 1],
    ['Delhi.', 0, 0],
  ])('of a short answer “%s”', (given, ...hits) => {
    const { asked, key } = shortAnswer.draft.made(draftOfWord, () => 0)
    const before = shortAnswer.key.parse(first(key))
    expect([before, key].map((each) => shortAnswer.credit(each, given, asked).hits)).toEqual(hits)
    const tallied = [before, key].map((each) =>
      ['Dhaka', given].reduce(
        (tally, text) => shortAnswer.tally.add(tally, { asked, key: each, given: text }, 1),
        shortAnswer.tally.empty(asked),
      ),
    )
    expect(tallied.map(({ right }) => right)).toEqual(hits.map((hit) => 1 + hit))
    expect(tallied.map(({ named }) => named.length)).toEqual(hits.map((hit) => 2 - hit))
  })

  it.each<[string[], first: number, second: number]>([
    [['Dhaka', '4'], 2, 2],
    [['Dhaka.', '4'], 1, 2],
    [['ঢাকা।', '৪।'], 0, 1],
  ])('of blanks %j', (given, ...hits) => {
    const { asked, key } = fillInBlanks.draft.made(draftOfBlanks, () => 0)
    const before = fillInBlanks.key.parse(first(key))
    expect([before, key].map((each) => fillInBlanks.credit(each, given, asked).hits)).toEqual(hits)
    const tallied = [before, key].map((each) =>
      fillInBlanks.tally.add(fillInBlanks.tally.empty(asked), { asked, key: each, given }, 1),
    )
    const right = (tally: (typeof tallied)[number]) =>
      tally.blanks.reduce((sum, blank) => sum + (blank.kind === 'typed' ? blank.right : 0), 0)
    expect(tallied.map(right)).toEqual(hits)
  })

  it.each<[string, first: number, second: number]>([
    ['4', 1, 1],
    ['4.', 1, 1],
    ['৪।', 0, 1],
    ['5।', 0, 0],
  ])('of a number “%s”', (given, ...hits) => {
    const { asked, key } = numerical.draft.made(draftOfNumber, () => 0)
    const before = numerical.key.parse(first(key))
    expect([before, key].map((each) => numerical.credit(each, given, asked).hits)).toEqual(hits)
  })
})
