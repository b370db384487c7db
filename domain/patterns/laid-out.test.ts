import { describe, expect, it } from 'vitest'
import { A_QUARTER, NOTHING, type OwnMarking } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Kind } from '../questions/rules.ts'
import { bearsName, type Difference, differencesFrom, type LaidOutPaper, missingIn } from './laid-out.ts'
import { type Pattern, rulesOf } from './pattern.ts'
import { PATTERNS } from './patterns.ts'

type Section = LaidOutPaper['sections'][number]
type Change = (section: Section) => Partial<Section>

const FREE = { isLed: false, hasFloor: false }

const laidOut = ({ minutes, sections }: Pattern): LaidOutPaper => ({
  minutes: minutes.value,
  ...FREE,
  sections: sections.map((section) => ({
    rules: rulesOf(section),
    choose: section.choose.value,
    questions: Array.from({ length: section.count.value }, () => ({ kind: section.kind.value })),
  })),
})

const changed = (pattern: Pattern, at: number, change: Change): LaidOutPaper => {
  const paper = laidOut(pattern)
  return { ...paper, sections: paper.sections.map((one, place) => (place === at ? { ...one, ...change(one) } : one)) }
}

const firstIs =
  (own: OwnMarking & { kind?: Kind }): Change =>
  ({ questions }) => ({ questions: questions.map((question, at) => (at === 0 ? { ...question, ...own } : question)) })

const only =
  (count: number): Change =>
  ({ questions }) => ({ questions: questions.slice(0, count) })

describe.each(Object.values(PATTERNS))('a paper laid out by $id', (pattern) => {
  it('is that pattern, and bears the name that it has', () => {
    const paper = laidOut(pattern)
    expect([differencesFrom(pattern, paper), missingIn(pattern, paper)]).toEqual([[], []])
    expect(bearsName(pattern, paper)).toBe(pattern.name !== null)
  })

  it('is still that pattern while its questions are written, and bears no name yet', () => {
    const { sections } = laidOut(pattern)
    const paper = { minutes: null, ...FREE, sections: sections.map((one) => ({ ...one, questions: [] })) }
    expect(differencesFrom(pattern, paper)).toEqual([])
    expect(missingIn(pattern, paper)).toEqual(
      pattern.sections.map(({ count }, section) => ({ section, has: 0, of: count.value })),
    )
    expect(bearsName(pattern, paper)).toBe(false)
  })
})

const main = PATTERNS.jee_main_2023

describe('a paper is no longer its pattern', () => {
  const MATHS_B = 5
  it.each<[string, Change, Difference['of'][]]>([
    ['a section is worth more', ({ rules }) => ({ rules: { ...rules, marksPerQuestion: wholeMarks(5) } }), ['marks']],
    ['wrong answers cost nothing', ({ rules }) => ({ rules: { ...rules, wrongCosts: NOTHING } }), ['wrongCosts']],
    ['its scheme is another', ({ rules }) => ({ rules: { ...rules, scheme: 'proportional' } }), ['scheme']],
    ['all are to be answered', () => ({ choose: null }), ['choose']],
    ['another number is to be answered', () => ({ choose: 6 }), ['choose']],
    [
      'one question more is asked',
      ({ questions }) => ({ questions: [...questions, { kind: 'numerical' }] }),
      ['count'],
    ],
    ['one question is of another kind', firstIs({ kind: 'single_choice' }), ['kind']],
    ['one question has marks of its own', firstIs({ points: wholeMarks(3) }), ['marks']],
    ['one question costs something else', firstIs({ marking: { wrongCosts: NOTHING } }), ['wrongCosts']],
    ['one question has a scheme of its own', firstIs({ marking: { scheme: 'jee_advanced' } }), ['scheme']],
    [
      'much of it is changed',
      ({ rules }) => ({ rules: { ...rules, marksPerQuestion: wholeMarks(1), wrongCosts: NOTHING }, choose: null }),
      ['marks', 'wrongCosts', 'choose'],
    ],
    [
      'a section without questions is marked otherwise',
      ({ rules }) => ({ rules: { ...rules, wrongCosts: NOTHING }, questions: [] }),
      ['wrongCosts'],
    ],
  ])('where %s', (_what, change, of) => {
    const paper = changed(main, MATHS_B, change)
    expect(differencesFrom(main, paper)).toEqual(of.map((one) => ({ of: one, section: MATHS_B })))
    expect(bearsName(main, paper)).toBe(false)
  })

  it('where it takes another time', () =>
    expect(differencesFrom(main, { ...laidOut(main), minutes: 200 })).toEqual([{ of: 'minutes', section: null }]))

  it('by how candidates move, and by a lowest total', () =>
    expect(differencesFrom(main, { ...laidOut(main), isLed: true, hasFloor: true })).toEqual([
      { of: 'movement', section: null },
      { of: 'floor', section: null },
    ]))

  it.each([
    ['fewer', laidOut(main).sections.slice(1)],
    ['more', [...laidOut(main).sections, ...laidOut(main).sections.slice(0, 1)]],
  ])('where it has %s sections', (_what, sections) =>
    expect(differencesFrom(main, { minutes: 60, ...FREE, sections })).toEqual([
      { of: 'minutes', section: null },
      { of: 'sections', section: null },
    ]),
  )

  it('where sections have changed places', () => {
    const [a, b, ...others] = laidOut(main).sections
    const sections = [b, a, ...others].flatMap((section) => section ?? [])
    expect(
      differencesFrom(main, { minutes: 180, ...FREE, sections }).map(({ of, section }) => `${section} ${of}`),
    ).toEqual(['0 kind', '0 choose', '1 count', '1 kind', '1 choose'])
  })
})

describe('a paper is still its pattern', () => {
  it.each<[string, Change]>([
    [
      'where the same part is written in other numbers',
      ({ rules }) => ({ rules: { ...rules, wrongCosts: { numerator: 25, denominator: 100 } } }),
    ],
    [
      'where each question says itself what its section should',
      ({ rules, questions }) => ({
        rules: { ...rules, marksPerQuestion: wholeMarks(1), wrongCosts: NOTHING },
        questions: questions.map((question) => ({
          ...question,
          points: wholeMarks(4),
          marking: { wrongCosts: A_QUARTER },
        })),
      }),
    ],
  ])('%s', (_what, change) => {
    const paper = changed(main, 1, change)
    expect(differencesFrom(main, paper)).toEqual([])
    expect(bearsName(main, paper)).toBe(true)
  })
})

it('an unfinished section says how many of how many it has', () => {
  const paper = changed(main, 2, only(12))
  expect(differencesFrom(main, paper)).toEqual([])
  expect(missingIn(main, paper)).toEqual([{ section: 2, has: 12, of: 20 }])
  expect(bearsName(main, paper)).toBe(false)
})

it('a section that is not there lacks all', () => {
  const { sections } = laidOut(main)
  expect(missingIn(main, { sections: sections.slice(0, 5) })).toEqual([{ section: 5, has: 0, of: 10 }])
})
