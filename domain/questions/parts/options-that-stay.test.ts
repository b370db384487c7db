import { describe, expect, it } from 'vitest'
import { askedOptions, fixedIn, withFixed, withoutOption } from './options.ts'

describe('what stays is what its author says, or what only makes sense where it stands', () => {
  const options = ['3', '4', 'None of these']

  it.each<[string, number[] | undefined, number[] | undefined]>([
    ['by its words', undefined, [2]],
    ['as its author says', [0], [0]],
    ['nothing, as its author says', [], []],
    ['as its author says the same', [2], [2]],
    ['by its words, where what was fixed is left empty', [3], [2]],
  ])('%s', (_, fixed, asked) =>
    expect(askedOptions({ options: [...options, ''], correct: [0], ...fixedIn(fixed) }).fixed).toEqual(asked),
  )

  it('nothing is said where nothing stays', () => {
    expect(askedOptions({ options: ['3', '4'], correct: [0] })).not.toHaveProperty('fixed')
    expect(askedOptions({ options: ['3', '4'], correct: [0], fixed: [] })).not.toHaveProperty('fixed')
  })

  it.each<[string, string[], number[] | undefined, number, number[] | undefined]>([
    ['one more', options, undefined, 0, [0, 2]],
    ['one that stays by its words no longer', options, undefined, 2, []],
    ['it again', options, [], 2, undefined],
    ['the only one no longer', ['3', '4'], [1], 1, undefined],
    ['one of all that stay by letters', ['3', '4', 'Both A and B'], undefined, 0, [1, 2]],
  ])('a press fixes %s', (_, texts, fixed, at, after) => {
    expect(withFixed({ options: texts, correct: [], ...fixedIn(fixed) }, at).fixed).toEqual(after)
  })

  it('words say it again where the fixed option is removed', () => {
    expect(withoutOption({ options, correct: [], fixed: [0] }, 0)).toEqual({ options: options.slice(1), correct: [] })
    expect(withoutOption({ options, correct: [], fixed: [] }, 0).fixed).toEqual([])
  })
})
