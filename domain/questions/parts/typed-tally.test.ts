import { describe, expect, it } from 'vitest'
import {
  LONGEST_NAMED,
  lessTyped,
  MOST_COUNTED,
  MOST_NAMED,
  mergedTyped,
  nothingTyped,
  type TypedTally,
  toldTyped,
  withTyped,
} from './typed-tally.ts'

const isRight = (text: string) => text.startsWith('right')
const typed = (texts: readonly string[], start = nothingTyped(), by = 1): TypedTally =>
  texts.reduce((tally, text) => withTyped(tally, { text, isRight: () => isRight(text) }, { by }), start)
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

  it('is told as far as it was typed most, and what is right beside it', () => {
    const told = toldTyped(typed([...different(80), ...different(80), 'late', 'late', 'late', 'right']))
    expect(told.named).toHaveLength(MOST_NAMED + 1)
    expect(told).toMatchObject({ others: 62, right: 1 })
    const countOf = (wanted: string) => told.named.find(({ text }) => text === wanted)?.count
    expect([countOf('late'), countOf('right')]).toEqual([3, 1])
  })

  it('can have fewer names: the commoner half, and no fewer than are told', () => {
    const much = typed([...different(400), 'late', 'late', 'right'])
    const less = lessTyped(much)
    expect(less.named.length).toBeLessThanOrEqual(202)
    expect(less.named).toContainEqual({ text: 'late', count: 2, isRight: false })
    expect([answersIn(less), less.right]).toEqual([answersIn(much), much.right])
    const few = typed(different(MOST_NAMED))
    expect(lessTyped(few)).toEqual(few)
  })

  it('finds what many type late, and never counts more than were there', () => {
    const late = Array.from({ length: 9 }, () => 'late')
    const full = typed([...different(3 * MOST_COUNTED), ...late])
    expect(full.named.length).toBeLessThanOrEqual(MOST_COUNTED)
    expect(full.named.find(({ text }) => text === 'late')?.count).toBe(9)
    expect(answersIn(full)).toBe(3 * MOST_COUNTED + 9)
    expect(typed([...late, ...different(3 * MOST_COUNTED)], full, -1)).toEqual(nothingTyped())
  })

  it('counts long texts together, and still knows which are right', () =>
    expect(typed([`right${'x'.repeat(LONGEST_NAMED)}`, 'x'.repeat(LONGEST_NAMED + 1)])).toEqual({
      named: [],
      others: 2,
      right: 1,
    }))

  it('forgets nobody when two full ones are merged', () => {
    const [one, other] = [typed([...different(1_800), 'right']), typed([...different(2_500).reverse(), 'right'])]
    const merged = mergedTyped(one, other)
    expect(answersIn(merged)).toBe(4_302)
    expect(merged.right).toBe(2)
    const taken = typed([...different(1_800), 'right', ...different(2_500), 'right'], merged, -1)
    expect(taken).toEqual(nothingTyped())
  })
})
