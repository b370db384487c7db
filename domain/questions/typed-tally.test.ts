import { describe, expect, it } from 'vitest'
import { LONGEST_NAMED, MOST_NAMED, mergedTyped, nothingTyped, type TypedTally, withTyped } from './typed-tally.ts'

const isRight = (text: string) => text.startsWith('right')
const typed = (texts: readonly string[], start = nothingTyped(), by = 1): TypedTally =>
  texts.reduce((tally, text) => withTyped(tally, { text, isRight: () => isRight(text) }, by), start)
const different = (count: number) => Array.from({ length: count }, (_, at) => `text ${at}`)
const answersIn = ({ named, others }: TypedTally) => named.reduce((sum, { count }) => sum + count, others)

describe('what was typed', () => {
  it('is counted by its text, in the order of the texts', () =>
    expect(typed(['b', 'right', 'a', 'b'])).toEqual({
      named: [
        { text: 'a', count: 1, isRight: false },
        { text: 'b', count: 2, isRight: false },
        { text: 'right', count: 1, isRight: true },
      ],
      others: 0,
      right: 1,
    }))

  it('has room for so many texts, and for what is right after them', () => {
    const full = typed([...different(MOST_NAMED), 'one more', 'right', 'right', 'text 0'])
    expect(full.named).toHaveLength(MOST_NAMED + 1)
    expect(full).toMatchObject({ others: 1, right: 2 })
    expect(full.named.find(({ text }) => text === 'right')?.count).toBe(2)
    expect(full.named.find(({ text }) => text === 'text 0')?.count).toBe(2)
  })

  it('counts long texts together, and still knows which are right', () =>
    expect(typed([`right${'x'.repeat(LONGEST_NAMED)}`, 'x'.repeat(LONGEST_NAMED + 1)])).toEqual({
      named: [],
      others: 2,
      right: 1,
    }))

  it('forgets nobody when two full ones are merged', () => {
    const [one, other] = [typed([...different(80), 'right']), typed([...different(90).reverse(), 'right'])]
    const merged = mergedTyped(one, other)
    expect(answersIn(merged)).toBe(172)
    expect(merged.right).toBe(2)
    const taken = typed([...different(80), 'right', ...different(90), 'right'], merged, -1)
    expect(taken).toEqual(nothingTyped())
  })
})
