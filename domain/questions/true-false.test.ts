import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trueFalse } from './true-false.ts'

const { fits, credit, right, words, draft: drafts } = trueFalse

describe('a draft', () => {
  it('needs to be told which is right, and is empty until then', () => {
    expect(drafts.gaps(drafts.empty())).toEqual([{ need: 'correct', field: 'correct' }])
    expect(drafts.isEmpty(drafts.empty())).toBe(true)
    expect(drafts.schema.safeParse(drafts.empty()).success).toBe(true)
  })

  it.each([true, false])('with %s is complete, and asks nothing that tells it', (correct) => {
    expect(drafts.gaps({ correct })).toEqual([])
    expect(drafts.isEmpty({ correct })).toBe(false)
    expect(drafts.made({ correct }, () => 0)).toEqual({ asked: {}, key: { correct } })
  })
})

describe('an answer', () => {
  it.each([
    [true, true],
    [false, true],
    [0, false],
    [1, false],
    ['true', false],
    [[true], false],
  ])('%j fits: %s', (given, isFit) => expect(fits({}, given)).toBe(isFit))

  it.each([true, false])('has full credit where it is the right one, %s, and none where not', (correct) => {
    const key = trueFalse.key.parse({ correct })
    expect(fits({}, right(key))).toBe(true)
    expect(credit(key, right(key), {})).toEqual({ hits: 1, misses: 0, of: 1 })
    expect(credit(key, !correct, {})).toEqual({ hits: 0, misses: 1, of: 1 })
  })

  it('is told in words', () => expect([words({}, true), words({}, false)]).toEqual(['True', 'False']))
})

it('any JSON but true and false does not fit', () =>
  fc.assert(
    fc.property(fc.json(), (text) => {
      const given: unknown = JSON.parse(text)
      expect(fits({}, JSON.parse(text))).toBe(typeof given === 'boolean')
    }),
  ))
