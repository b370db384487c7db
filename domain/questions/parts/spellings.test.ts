import { expect, it } from 'vitest'
import { changedSpellings, commonestSpelling, MOST_SPELLINGS } from './spellings.ts'
import { mergedTyped, nothingTyped, type TypedTally, toldTyped, withTyped } from './typed-tally.ts'

const typed = (texts: readonly string[], start = nothingTyped(), by = 1): TypedTally =>
  texts.reduce((tally, as) => withTyped(tally, { text: as.toLowerCase(), as, isRight: () => false }, { by }), start)

const shownOf = (tally: TypedTally) => toldTyped(tally).named.map(({ text, shown = text, count }) => [shown, count])

it.each([
  { given: ['paris'], shown: 'paris' },
  { given: ['PARIS', 'Paris', 'Paris'], shown: 'Paris' },
  { given: ['Paris', 'paris', 'paris'], shown: 'paris' },
  { given: ['paris', 'Paris'], shown: 'Paris' },
  { given: ['A', 'a', 'a', 'A', 'A'], shown: 'A' },
])('$given are one text, shown as $shown', ({ given, shown }) => {
  expect(shownOf(typed(given))).toEqual([[shown, given.length]])
  expect(shownOf(typed(given.toReversed()))).toEqual([[shown, given.length]])
})

it('are counted together when two are merged, and are gone when they are taken back', () => {
  const [one, other] = [typed(['PARIS', 'Paris']), typed(['Paris', 'paris'])]
  const merged = mergedTyped(one, other)
  expect(shownOf(merged)).toEqual([['Paris', 4]])
  expect(shownOf(typed(['Paris', 'Paris'], merged, -1))).toEqual([['PARIS', 2]])
  expect(typed(['Paris', 'paris', 'PARIS', 'Paris'], merged, -1)).toEqual(nothingTyped())
})

it('tells pages one spelling, and none where the text is it', () => {
  const [told] = toldTyped(typed(['Paris', 'PARIS', 'PARIS'])).named
  expect(told).toEqual({ text: 'paris', count: 3, isRight: false, shown: 'PARIS' })
  expect(toldTyped(typed(['paris', 'paris'])).named).toEqual([{ text: 'paris', count: 2, isRight: false }])
})

it('keeps the commonest of very many spellings, and takes all of them back', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ text: `A${at}`, count: at + 1 }))
  const { spellings = [] } = changedSpellings([], many)
  expect(spellings.map(({ text }) => text)).toEqual(['A6', 'A7', 'A8', 'A9'])
  expect(spellings).toHaveLength(MOST_SPELLINGS)
  expect(commonestSpelling({ text: 'a', count: 34, spellings })).toBe('A9')
  expect(
    changedSpellings(
      spellings,
      many.map(({ text, count }) => ({ text, count: -count })),
    ),
  ).toEqual({ spellings: undefined })
})
