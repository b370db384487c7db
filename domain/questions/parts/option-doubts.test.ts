import { describe, expect, it } from 'vitest'
import { optionDoubts } from './option-doubts.ts'

describe('what may not have been meant', () => {
  it.each<[string[], string[]]>([
    [['3', '4', '5'], []],
    [['4', ' 4 ', '5'], ['1 same 0']],
    [
      ['4', '5', '4', '4'],
      ['2 same 0', '3 same 0'],
    ],
    [['New  Delhi', 'New\nDelhi'], ['1 same 0']],
    [['caf\u00e9', 'cafe\u0301'], ['1 same 0']],
    [['AA', 'Aa', 'aa'], []],
    [['x²', 'x2'], []],
    [['', '', ''], []],
    [['3', '4', '', ' '], []],
    [['3', '', '4', ''], ['1 left_out']],
    [
      ['', '3', ' ', '3'],
      ['0 left_out', '2 left_out', '3 same 1'],
    ],
  ])('in %j: %j', (options, doubts) =>
    expect(
      optionDoubts(options).map((doubt) =>
        doubt.kind === 'same' ? `${doubt.place} same ${doubt.like}` : `${doubt.place} left_out`,
      ),
    ).toEqual(doubts),
  )
})
