import { isolatedList } from '../../text/isolated.ts'
import { blanksOf, type FillInBlanks } from '../fill-in-blanks.ts'
import { blankWords } from '../parts/blank.ts'
import type { Columns } from './columns.ts'
import { countsOfTyped, type InWords, listed, NOTHING, rangeIn, timesOf } from './in-words.ts'
import { coded } from './usual-columns.ts'

export const fillInBlanksColumns: Columns<FillInBlanks> = {
  of: (asked, plain) =>
    blanksOf(asked).map((blank, at) => ({
      suffix: `_${at + 1}`,
      label: `Blank ${at + 1}`,
      type: blank.kind === 'choice' ? 'code' : 'text',
      values: blank.kind === 'choice' ? coded(blank.options, plain) : [],
      cell: (given) => {
        const part = given[at] ?? null
        return typeof part === 'number' ? part + 1 : part
      },
    })),
}

const right = (asked: FillInBlanks['asked'], { blanks }: FillInBlanks['key']): string => {
  const places = blanksOf(asked)
  return listed(
    blanks.map((key, at) => {
      const blank = places[at]
      if (key.kind === 'choice') return (blank && blankWords(blank, key.correct)) ?? NOTHING
      return key.kind === 'number' ? rangeIn(key) : isolatedList(key.accepted, ' / ')
    }),
  )
}

const counts = (asked: FillInBlanks['asked'], { blanks }: FillInBlanks['tally']): string => {
  const places = blanksOf(asked)
  const counted = blanks.map((tally, at) => {
    if (tally.kind === 'typed') return countsOfTyped(tally)
    const blank = places[at]
    const options = blank?.kind === 'choice' ? blank.options : []
    return listed(options.map((option, place) => timesOf(option, tally.chosen[place] ?? 0)))
  })
  return counted.map((each, at) => `(${at + 1}) ${each || NOTHING}`).join(' ')
}

export const fillInBlanksWords: InWords<FillInBlanks> = {
  name: 'Fill in the blanks',
  given: (asked, given) => listed(blanksOf(asked).map((blank, at) => blankWords(blank, given[at] ?? null) ?? NOTHING)),
  right,
  counts,
}
