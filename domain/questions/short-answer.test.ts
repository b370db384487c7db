import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ACCEPTED } from './parts/accepted.ts'
import { shortAnswer, withAnswerAfter, withoutAnswer } from './short-answer.ts'

const draft = { accepted: ['Paris'], caseMatters: false, accentsMatter: false }
const needsOf = (change: Partial<typeof draft>) =>
  shortAnswer.draft.gaps({ ...draft, ...change }).map(({ need, field }) => `${need} ${field}`)

describe('a draft', () => {
  it.each([
    [{}, []],
    [{ accepted: ['', ' '] }, ['correct accepted-0']],
    [{ accepted: [] }, ['correct accepted-0']],
    [{ accepted: ['', 'Paris'] }, []],
    [{ accepted: ['Paris', 'x'.repeat(501)] }, ['shorter accepted-1']],
    [{ accepted: [` ${'x'.repeat(500)} `] }, []],
    // NFC writes this letter as two.
    [{ accepted: ['\u09df'.repeat(251)] }, ['shorter accepted-0']],
    [{ accepted: Array<string>(20).fill('Paris') }, []],
    [{ accepted: [...Array<string>(21).fill('Paris'), ''] }, ['fewer_answers accepted-21']],
  ])('with %j needs %j', (change, needs) => expect(needsOf(change)).toEqual(needs))

  it('loses what is empty or there twice', () =>
    expect(
      shortAnswer.draft.made({ ...draft, accepted: ['', ' e\u0301t\u00e9 ', '\u00e9t\u00e9', 'Sommer'] }, () => 0),
    ).toEqual({
      asked: {},
      key: { accepted: ['\u00e9t\u00e9', 'Sommer'], caseMatters: false, accentsMatter: false, readers: 2 },
    }))

  it('is empty until an answer is written', () => {
    expect(shortAnswer.draft.isEmpty(shortAnswer.draft.empty())).toBe(true)
    expect(shortAnswer.draft.isEmpty(draft)).toBe(false)
  })

  it('keeps one answer, and takes no more than it may have', () => {
    expect(withoutAnswer(draft, 0)).toBe(draft)
    expect(withAnswerAfter({ ...draft, accepted: ['a', 'b'] }, 0).accepted).toEqual(['a', '', 'b'])
    const full = { ...draft, accepted: Array<string>(MAX_ACCEPTED).fill('a') }
    expect(withAnswerAfter(full, 0)).toBe(full)
  })
})

describe('an answer', () => {
  it.each([
    ['Paris', true],
    ['২৫ বৈশাখ', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
    ['', false],
    [' Paris', false],
    ['Paris\n', false],
    [7, false],
    [['Paris'], false],
    [true, false],
  ])('%j could be given: %s', (given, may) => expect(shortAnswer.fits({}, given)).toBe(may))

  it('is said in one line', () => expect(shortAnswer.words({}, 'a\n b')).toBe('a b'))
})

const isHit = (accepted: string, given: string, strict: { caseMatters?: boolean; accentsMatter?: boolean } = {}) => {
  const { hits, misses, of } = shortAnswer.credit({ ...draft, ...strict, accepted: ['other', accepted] }, given, {})
  expect([hits + misses, of]).toEqual([1, 1])
  return hits === 1
}

describe('what is accepted', () => {
  it.each([
    ['Paris', 'paris', true],
    ['Paris', 'PARIS', true],
    ['Paris', 'Pari', false],
    ['New Delhi', 'new \u00a0 delhi', true],
    ['New Delhi', 'newdelhi', false],
    ['café', 'cafe', true],
    ['cafe', 'cafe\u0301', true],
    ['Αθήνα', 'αθηνα', true],
    ['ΟΔΟΣ', 'οδοσ', true],
    ['İstanbul', 'istanbul', true],
    ['Straße', 'STRASSE', true],
    ['ёлка', 'елка', true],
    ['1947', '১৯৪৭', true],
    ['১৯৪৭', '१९४७', true],
    ['1947', '١٩٤٧', true],
    ['1947', '１９４７', true],
    ["don't", 'don’t', true],
    ['"yes"', '“yes”', true],
    ['1914-18', '1914–18', true],
    ['H₂O', 'h2o', true],
    ['10²', '10^2', true],
    ['10²', '102', false],
    ['2½', '21/2', false],
    ['½', '1/2', true],
    ['Ganga', 'Gan\u200bga', true],
    // Vowel signs are marks, and make another word.
    ['কলা', 'কল', false],
    ['কি', 'কী', false],
    ['दिन', 'दीन', false],
    ['क़लम', 'कलम', false],
    // One letter that is written in two ways.
    ['\u09df', '\u09af\u09bc', true],
    ['\u09cb', '\u09c7\u09be', true],
  ])('where %j is right, %j is: %s', (accepted, given, is) => expect(isHit(accepted, given)).toBe(is))

  it.each([
    ['Paris', 'paris', { caseMatters: true }, false],
    ['Paris', ' Paris', { caseMatters: true }, true],
    ['café', 'CAFE', { caseMatters: true }, false],
    ['café', 'cafe', { caseMatters: true }, true],
    ['café', 'cafe', { accentsMatter: true }, false],
    ['café', 'CAFE\u0301', { accentsMatter: true }, true],
    ['café', 'CAFÉ', { accentsMatter: true, caseMatters: true }, false],
  ])('where %j is right, %j with %j is: %s', (accepted, given, strict, is) =>
    expect(isHit(accepted, given, strict)).toBe(is),
  )
})

const letters = fc.string({ unit: 'grapheme', maxLength: 30 })

it('what any complete draft says is right can be given, and is', () =>
  fc.assert(
    fc.property(
      fc.record({
        accepted: fc.array(fc.oneof(letters, fc.constantFrom('', 'é', '\u09df', 'ﬁ', '½', '10²')), { maxLength: 22 }),
        caseMatters: fc.boolean(),
        accentsMatter: fc.boolean(),
      }),
      (written) => {
        if (shortAnswer.draft.gaps(written).length > 0) return
        const { asked, key } = shortAnswer.draft.made(written, () => 0)
        for (const accepted of key.accepted) {
          expect(shortAnswer.fits(asked, accepted)).toBe(true)
          expect(shortAnswer.credit(key, accepted, asked)).toEqual({ hits: 1, misses: 0, of: 1 })
        }
        expect(key.accepted).toContain(shortAnswer.right(key))
      },
    ),
  ))

it('anything at all can be asked whether it fits', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      // @ts-expect-error more comes from outside than an answer can be
      expect(typeof shortAnswer.fits({}, given)).toBe('boolean')
    }),
  ))
