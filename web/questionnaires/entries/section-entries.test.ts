import { describe, expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { itemOf, lettersOf, listOf } from '../../testing/letters.ts'
import { advance, type DraftList, type DraftStep, draftListOf, firstToDoIn } from './draft-list.ts'
import { questionsOfPart, sectionAt, sectionsIn } from './section-entries.ts'
import { unitMarksOf, unitProblem } from './unit-marks.ts'

const keyOf = (letters: string, letter: string) => letters.indexOf(letter)
const resulting = (letters: string, ...steps: DraftStep[]) => lettersOf(steps.reduce(advance, listOf(letters)))

describe('several that go into a section', () => {
  it.each([
    { list: '1AB2C', chosen: 'AB', to: '2', becomes: '12CAB' },
    { list: '1AB2C', chosen: 'B', to: '2', becomes: '1A2CB' },
    { list: '1A2BC', chosen: 'C', to: '1', becomes: '1AC2B' },
    { list: '1A2B3C', chosen: 'AC', to: '2', becomes: '12BAC3' },
    { list: 'A1B', chosen: 'B', to: null, becomes: 'AB1' },
    { list: '1AB', chosen: 'A', to: '1', becomes: '1BA' },
    { list: '1APbc2D', chosen: 'P', to: '2', becomes: '1A2DPbc' },
    { list: '1APbc2D', chosen: 'b', to: '2', becomes: '1APc2DB' },
    { list: '1A2Pb', chosen: 'A', to: '2', becomes: '12PbA' },
    { list: '1TA2B', chosen: 'TA', to: '2', becomes: '12BTA' },
    { list: '1A2B', chosen: '1A', to: '2', becomes: '12BA' },
    { list: 'ABC', chosen: 'BC', to: 'new', becomes: 'A+BC' },
    { list: '1ABC', chosen: 'AC', to: 'new', becomes: '1B+AC' },
  ])('$chosen of $list to $to: $becomes', ({ list, chosen, to, becomes }) => {
    const keys = [...chosen].map((letter) => keyOf(list, letter))
    const section = to === 'new' || to === null ? to : keyOf(list, to)
    const step: DraftStep = { type: 'together', keys, change: { type: 'inSection', section } }
    expect(resulting(list, step)).toBe(becomes)
    expect(resulting(list, step, { type: 'undone' })).toBe(list)
  })

  it('change nothing where they are there already, or are no more than a heading', () => {
    const change = (section: number | null) => ({ type: 'inSection' as const, section })
    expect(advance(listOf('1AB'), { type: 'together', keys: [2], change: change(0) }).past).toEqual([])
    expect(advance(listOf('1A2B'), { type: 'together', keys: [0], change: change(2) }).past).toEqual([])
  })
})

describe('a heading', () => {
  it.each([
    { list: '1A2B', step: { type: 'deleted', key: 2 }, becomes: '1AB' },
    { list: '1AB', step: { type: 'moved', key: 0, to: 1 }, becomes: 'A1B' },
    { list: 'PbcA1D', step: { type: 'moved', key: 4, to: 3 }, becomes: 'Pbc1AD' },
    { list: 'Pbc1D', step: { type: 'moved', key: 3, to: 2 }, becomes: '1PbcD' },
    { list: '1A2B', step: { type: 'moved', key: 3, to: 2 }, becomes: '1AB2' },
    { list: 'Pbc', step: { type: 'addedPart', kind: 'section' }, becomes: 'Pbc+' },
    { list: '', step: { type: 'addedPart', kind: 'section' }, becomes: '+_' },
    { list: '1A', step: { type: 'duplicated', key: 0 }, becomes: '1A1A' },
  ] as const)('in $list: $becomes', ({ list, step, becomes }) => {
    expect(resulting(list, step)).toBe(becomes)
  })

  it('comes back where it was', () => {
    const before = listOf('1A2B')
    const entry = before.entries[2]
    if (!entry) throw new Error('no heading')
    const after = [{ type: 'deleted', key: 2 } as const, { type: 'putBack', entry, at: 2 } as const]
    expect(lettersOf(after.reduce<DraftList>(advance, before))).toBe('1A2B')
  })

  it('ends a passage, whose questions follow it no longer', () => expect(lettersOf(listOf('Pb1c'))).toBe('Pb1C'))

  it('has the questions up to the next one, and is not done without any', () => {
    const list = listOf('A1PbcT2D3')
    const told = sectionsIn(list.entries).map((section) =>
      questionsOfPart(list.entries, section).map(({ question }) => question.prompt),
    )
    expect(told).toEqual([['b', 'c'], ['D'], []])
    expect([0, 1, 5, 7].map((at) => sectionAt(list.entries, at)?.key ?? null)).toEqual([null, 1, 1, 6])
    expect(firstToDoIn(list)?.key).toBe(8)
  })
})

describe('a section of which only some questions count or are drawn', () => {
  const usual = { ...defaultMarking(false), marksPerQuestion: wholeMarks(2) }
  /** `D` is worth 3 by itself, and `F` 2, as the quiz says of all. */
  const OWN: Record<string, number> = { D: 3, F: 2 }
  const problemOf = (letters: string, rules: SectionRules) => {
    const items = [...letters].map((letter): DraftItem => {
      const item = itemOf(letter)
      const own = OWN[letter]
      if (isDraftPart(item)) return item.kind === 'section' ? { ...item, ...rules } : item
      return own === undefined ? item : { ...item, points: wholeMarks(own) }
    })
    const { entries } = draftListOf(items)
    const [section] = sectionsIn(entries)
    if (!section) throw new Error('no section')
    return unitProblem(section, unitMarksOf(entries, section, usual))
  }

  it.each<[string, SectionRules, ReturnType<typeof unitProblem>]>([
    ['1ABC', { choose: 2 }, null],
    ['1ABD', { choose: 2 }, 'unlike'],
    ['1ABD', {}, null],
    ['1ABF', { choose: 2 }, null],
    ['1ABF', { choose: 2, points: wholeMarks(4) }, 'unlike'],
    ['1ABC2D', { choose: 2 }, null],
    ['1ABD', { choose: 4 }, null],
    ['1APbc', { choose: 2 }, null],
    ['1APbc', { draw: 1 }, 'unlike'],
    ['1PabQcd', { draw: 1 }, null],
    ['1PabQcd', { draw: 3 }, 'too_few'],
    ['1PaQcd', { draw: 1 }, 'unlike'],
    ['1ABD', { draw: 2 }, 'unlike'],
    ['1', { draw: 2 }, 'too_few'],
  ])('%s with %o has the problem: %s', (letters, rules, problem) => expect(problemOf(letters, rules)).toBe(problem))
})
