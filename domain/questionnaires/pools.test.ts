import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMarking } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import { type Section, unheaded } from './items/heading.ts'
import type { Item } from './items/item.ts'
import { question } from './items/question-schema.ts'
import { drawnFor, drawnFrom, drawProblem } from './pools.ts'
import { outOfVersion, questionsIn } from './questionnaire.ts'

const asked = (id: string) =>
  question.parse({
    kind: 'single_choice',
    id,
    prompt: id,
    asked: { options: ['right', 'wrong'] },
    key: { correct: 0 },
  })
const text = (id: string): Item => ({ kind: 'text', id, text: 'Read' })
const passage = (id: string, size: number): Item => ({
  kind: 'group',
  id,
  stimulus: 'Of rivers',
  questions: Array.from({ length: size }, (_, at) => asked(`${id}${at}`)),
})
const pool = (id: string, items: Item[], draw?: number): Section => ({ ...unheaded(items), id, draw })
const unitsOf = ({ items }: Section) => items.filter(({ kind }) => kind !== 'text')
const idsOf = (sections: readonly Section[]) => questionsIn({ sections: [...sections] }).map(({ id }) => id)

it.each<[string, { draw: number; choose?: number }, number[][], ReturnType<typeof drawProblem>]>([
  ['fewer than there are', { draw: 2 }, [[4], [4], [4]], null],
  ['all', { draw: 3 }, [[4], [4], [4]], null],
  ['passages alike', { draw: 1 }, Array.from({ length: 2 }, () => [4, 4]), null],
  ['more than there are', { draw: 4 }, [[4], [4], [4]], 'out_of_range'],
  [
    'more than there are passages',
    { draw: 3 },
    [
      [4, 4],
      [4, 4],
    ],
    'out_of_range',
  ],
  ['none', { draw: 0 }, [[4]], 'out_of_range'],
  ['some of nothing', { draw: 1 }, [], 'out_of_range'],
  ['questions of different worth', { draw: 1 }, [[4], [2]], 'not_worth_the_same'],
  ['a passage among questions', { draw: 1 }, [[4], [4, 4]], 'not_worth_the_same'],
  [
    'of the same sum, but different worth',
    { draw: 1 },
    [
      [4, 2],
      [3, 3],
    ],
    'not_worth_the_same',
  ],
  ['what students choose from', { draw: 2, choose: 1 }, [[4], [4], [4]], 'not_with_choose'],
])('the problem of drawing %s', (_, rule, units, problem) => expect(drawProblem(rule, units)).toBe(problem))

const anItem = (id: string) => fc.constantFrom<Item>(asked(id), text(id), passage(id, 2), passage(id, 3))
const aSection = (name: string) =>
  fc
    .tuple(fc.nat({ max: 9 }), fc.option(fc.nat({ max: 5 }), { nil: undefined }))
    .chain(([size, draw]) =>
      fc
        .tuple(...Array.from({ length: size }, (_, at) => anItem(`${name}${at}`)))
        .map((items) => pool(name, items, draw)),
    )
const sections = fc.tuple(aSection('a'), aSection('b'))
const attempt = fc.string({ minLength: 1 })

describe('what an attempt draws', () => {
  it('is as many units as are drawn, whole, as they are written, and all texts', () => {
    fc.assert(
      fc.property(sections, attempt, (written, own) => {
        for (const [at, section] of drawnFrom({ sections: written }, own).entries()) {
          const before = written[at] ?? expect.unreachable()
          expect(unitsOf(section)).toHaveLength(
            Math.min(unitsOf(before).length, section.draw ?? Number.POSITIVE_INFINITY),
          )
          const kept = new Set(section.items)
          expect(section.items).toEqual(before.items.filter((item) => item.kind === 'text' || kept.has(item)))
        }
      }),
    )
  })

  it('is the same each time, of what was drawn too, whatever else there is and in whatever order', () => {
    fc.assert(
      fc.property(sections, attempt, ([one, other], own) => {
        const drawn = drawnFrom({ sections: [one, other] }, own)
        expect(drawnFrom({ sections: [one, other] }, own)).toEqual(drawn)
        expect(drawnFrom({ sections: drawn }, own)).toEqual(drawn)
        expect(drawnFrom({ sections: [one] }, own)).toEqual(drawn.slice(0, 1))
        const turned = drawnFrom({ sections: [{ ...one, items: one.items.toReversed() }] }, own)
        expect(idsOf(turned).toSorted()).toEqual(idsOf(drawn.slice(0, 1)).toSorted())
      }),
    )
  })

  it('is all where nothing is drawn', () => {
    const whole = pool('a', [asked('a'), passage('p', 2)])
    expect(drawnFrom({ sections: [whole] }, 'one')[0]).toBe(whole)
  })

  it('is one list for an attempt, and the version itself without a pool', () => {
    const items = [asked('a'), asked('b')]
    const [whole, some] = [{ sections: [pool('a', items)] }, { sections: [pool('a', items, 1)] }]
    expect(drawnFor(whole, 'one')).toBe(whole)
    expect(drawnFor(some, 'one').sections).toBe(drawnFor(some, 'one').sections)
    expect(drawnFor(some, 'one').sections).toEqual(drawnFrom(some, 'one'))
  })

  it('is each two of six for as many attempts', () => {
    const six = pool('a', [...'abcdef'].map(asked), 2)
    const all = Array.from({ length: 20_000 }, (_, at) =>
      idsOf(drawnFrom({ sections: [six] }, `attempt-${at}`)).join(''),
    )
    const pairs = Map.groupBy(all, (pair) => pair)
    expect(pairs.size).toBe(15)
    // 1333 of each, give or take five standard deviations.
    for (const same of pairs.values()) expect(Math.abs(same.length - 20_000 / 15)).toBeLessThan(177)
  })

  it('of one section says nothing of another', () => {
    const both = [pool('a', [...'ab'].map(asked), 1), pool('b', [...'cd'].map(asked), 1)]
    const all = Array.from({ length: 8000 }, (_, at) => idsOf(drawnFrom({ sections: both }, `attempt-${at}`)).join(''))
    const pairs = Map.groupBy(all, (pair) => pair)
    expect(pairs.size).toBe(4)
    for (const same of pairs.values()) expect(Math.abs(same.length - 2000)).toBeLessThan(194)
  })

  it('is out of the same for every attempt', () => {
    const marking = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
    const written = [
      pool('a', [...'abcde'].map(asked), 3),
      pool('b', [passage('p', 2), text('t'), passage('q', 2)], 1),
      pool('c', [asked('f')]),
    ]
    const each = Array.from({ length: 50 }, (_, at) => drawnFrom({ sections: written }, `attempt-${at}`))
    const outOf = new Set(each.map((drawn) => outOfVersion({ sections: drawn, marking })))
    expect([...outOf]).toEqual([wholeMarks((3 + 2 + 1) * 4)])
    expect(outOfVersion({ sections: written, marking })).toBe(wholeMarks((3 + 2 + 1) * 4))
  })
})
