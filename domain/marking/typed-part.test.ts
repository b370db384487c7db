import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fraction, MOST_PARTS } from './marking.ts'
import { wholeMarks } from './marks.ts'
import { type PartFault, partIn, partText } from './typed-part.ts'

const FULL = wholeMarks(4)

describe('the part of its marks that a wrong answer takes off, as it is typed', () => {
  it.each<[typed: string, numerator: number, denominator: number]>([
    ['1/4', 1, 4],
    [' 1 / 3 ', 1, 3],
    ['−1/3', 1, 3],
    ['⅔', 2, 3],
    ['১/৩', 1, 3],
    ['1∕4', 1, 4],
    ['171/1200', 171, 1200],
    ['9999/10000', 9999, 10_000],
    ['3/30000', 1, 10_000],
    ['0/7', 0, 7],
    ['7/7', 7, 7],
    ['33.33 %', 3333, 10_000],
    ['33.33%', 3333, 10_000],
    ['12,5 %', 1250, 10_000],
    ['33 1/3 %', 1, 3],
    ['33⅓ %', 1, 3],
    ['25 percent', 2500, 10_000],
    ['25 per cent', 2500, 10_000],
    ['0 %', 0, 10_000],
    ['100 %', 10_000, 10_000],
    ['0.25', 2500, 10_000],
    ['.25', 2500, 10_000],
    ['0.3333', 3333, 10_000],
    ['0', 0, 10_000],
    ['1', 10_000, 10_000],
    ['1 mark of 4', 1, 4],
    ['1 of 4', 1, 4],
    ['1 of 4 marks', 1, 4],
    ['−1 mark of 3 marks', 1, 3],
    ['0.66 marks of 2', 33, 100],
    ['1/3 mark of 2', 1, 6],
    ['2 of 1200', 1, 600],
    ['1 mark', 1, 4],
    ['1.5 marks', 3, 8],
    ['4 marks', 1, 1],
    ['0.33 marks', 33, 400],
  ])('%s is %d/%d', (typed, numerator, denominator) =>
    expect(partIn(typed, FULL)).toEqual({ part: { numerator, denominator }, fault: null }),
  )

  it.each<[typed: string, fault: PartFault]>([
    ['', 'no_part'],
    ['abc', 'no_part'],
    ['1/', 'no_part'],
    ['%', 'no_part'],
    ['one mark', 'no_part'],
    ['1 mark of many', 'no_part'],
    ['1/0', 'by_zero'],
    ['1 mark of 0', 'by_zero'],
    ['3/2', 'more_than_all'],
    ['101 %', 'more_than_all'],
    ['5 marks', 'more_than_all'],
    ['5 marks of 4', 'more_than_all'],
    ['1/20000', 'too_fine'],
    ['0.33333', 'too_fine'],
    ['33.333 %', 'too_fine'],
    ['25', 'no_unit'],
    ['1.5', 'no_unit'],
    ['−1', 'no_unit'],
    ['1e999', 'no_part'],
    ['9'.repeat(500), 'no_part'],
  ])('%s is none: %s', (typed, fault) => {
    const read = partIn(typed, FULL)
    expect(read.fault).toBe(fault)
    expect(fraction.safeParse(read.part).success).toBe(false)
  })

  it('can be no number of marks alone where they are of several questions', () => {
    expect(partIn('1 mark', null).fault).toBe('of_how_many')
    expect(partIn('1 mark of 4', null).fault).toBe(null)
  })

  it.each(['3/2', '1/20000', '1/0'])('is told again as it was typed where it is none: %s', (typed) =>
    expect(partText(partIn(typed, FULL).part)).toBe(typed),
  )

  it('is told as what is read as just that, every part that there is', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MOST_PARTS }).chain((of) => fc.tuple(fc.nat(of), fc.constant(of))),
        ([numerator, denominator]) => {
          const part = { numerator, denominator }
          expect(partIn(partText(part), null)).toEqual({ part, fault: null })
        },
      ),
    ))
})
