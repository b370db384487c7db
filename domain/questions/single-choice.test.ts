import { describe, expect, it } from 'vitest'
import { markedOf, singleChoice, singleChoiceOf } from './single-choice.ts'

const draft = { options: ['3', '4', '5'], correct: 1 }

describe('a draft', () => {
  it.each([
    [{}, []],
    [{ correct: null }, ['correct correct']],
    [{ correct: 9 }, ['correct correct']],
    [{ options: ['4', '', ''], correct: 0 }, ['options option-1']],
    [{ options: ['', ''], correct: null }, ['options option-0', 'correct correct']],
    [{ options: ['3', '4', ''], correct: 1 }, []],
    [{ options: ['3', '4', ''], correct: 2 }, ['right_text option-2']],
    [{ options: ['4', 'x'.repeat(2001)] }, ['shorter option-1']],
    [{ options: ['3', '4', ...Array<string>(98).fill('5'), ''] }, []],
    [{ options: ['3', '4', ...Array<string>(199).fill('5')] }, ['fewer option-200']],
  ])('with %o needs %j', (change, needs) =>
    expect(singleChoice.draft.gaps({ ...draft, ...change }).map(({ need, field }) => `${need} ${field}`)).toEqual(
      needs,
    ),
  )

  it('loses its empty options without moving the correct answer', () =>
    expect(singleChoice.draft.made({ options: ['', '3', ' ', ' 4 '], correct: 3 }, () => 0)).toEqual({
      asked: { options: ['3', '4'] },
      key: { correct: 1 },
    }))
})

it.each([[{ options: ['3', '4'], correct: 1 }], [{ options: ['3', '4'], correct: null }]])(
  '%o comes back from its list of right options',
  (draft) => expect(singleChoiceOf(markedOf(draft))).toEqual(draft),
)

describe('an answer', () => {
  const asked = { options: ['3', '4'] }
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [-1, false],
    ['1', false],
    [[1], false],
    [true, false],
  ])('%j fits two options: %s', (given, fits) => expect(singleChoice.fits(asked, given)).toBe(fits))

  it('that is right has full credit, any other none', () => {
    const key = { correct: 1 }
    expect(singleChoice.credit(key, singleChoice.right(key), asked)).toEqual({ hits: 1, misses: 0, of: 1 })
    expect(singleChoice.credit(key, 0, asked)).toEqual({ hits: 0, misses: 1, of: 1 })
  })
})
