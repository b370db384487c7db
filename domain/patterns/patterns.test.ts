import { describe, expect, it } from 'vitest'
import { penaltyOf } from '../marking/marking.ts'
import { marksAsNumber, UNITS_PER_MARK, wholeMarks } from '../marking/marks.ts'
import { instructionsText, sectionTitle } from '../questionnaires/section.ts'
import { asksFor } from '../questions/traits.ts'
import { believedIn, fieldsOf, sourcesOf } from './evidence.ts'
import { rulesOf } from './pattern.ts'
import type { PatternId } from './pattern-id.ts'
import { PATTERNS } from './patterns.ts'
import { ours } from './sourced.ts'
import { outOfPattern, questionCounts } from './totals.ts'

type Published = { laidOut: number; counting: number; marks: number; minutes: number }

const PUBLISHED: Record<PatternId, Published> = {
  jee_main_2025: { laidOut: 75, counting: 75, marks: 300, minutes: 180 },
  jee_main_2023: { laidOut: 90, counting: 75, marks: 300, minutes: 180 },
  jee_main_2021: { laidOut: 90, counting: 75, marks: 300, minutes: 180 },
  jee_advanced_2025_1: { laidOut: 48, counting: 48, marks: 180, minutes: 180 },
  jee_advanced_2025_2: { laidOut: 48, counting: 48, marks: 180, minutes: 180 },
  neet_2025: { laidOut: 180, counting: 180, marks: 720, minutes: 180 },
  wbjee_2025_1: { laidOut: 75, counting: 75, marks: 100, minutes: 120 },
  wbjee_2025_2: { laidOut: 80, counting: 80, marks: 100, minutes: 120 },
  cuet_2025: { laidOut: 50, counting: 50, marks: 250, minutes: 60 },
  class_test: { laidOut: 20, counting: 20, marks: 20, minutes: 30 },
  board_paper: { laidOut: 43, counting: 38, marks: 80, minutes: 180 },
}

/** What a part of each paper is worth, in whole marks. */
const PARTS: [PatternId, Record<string, number>][] = [
  ['jee_main_2025', { Physics: 100, Chemistry: 100, Mathematics: 100 }],
  ['jee_main_2023', { Physics: 100, Chemistry: 100, Mathematics: 100 }],
  ['jee_main_2021', { Physics: 100, Chemistry: 100, Mathematics: 100 }],
  ['jee_advanced_2025_1', { Mathematics: 60, Physics: 60, Chemistry: 60 }],
  ['jee_advanced_2025_2', { Mathematics: 60, Physics: 60, Chemistry: 60 }],
  ['neet_2025', { Physics: 180, Chemistry: 180, Biology: 360 }],
  ['wbjee_2025_1', { Mathematics: 100 }],
  ['wbjee_2025_2', { Physics: 50, Chemistry: 50 }],
]

/** In words, what so many units off are. */
const COSTS: Record<number, string> = {
  0: 'takes nothing off',
  300: 'takes off a quarter of a mark',
  600: 'takes off half a mark',
  1200: 'takes off 1',
  2400: 'takes off 2',
}

describe.each(Object.values(PATTERNS))('$id', (pattern) => {
  it('has the published counts, marks and minutes', () =>
    expect({
      ...questionCounts(pattern),
      marks: marksAsNumber(outOfPattern(pattern)),
      minutes: pattern.minutes.value,
    }).toEqual(PUBLISHED[pattern.id]))

  it('stands under its id', () => expect(PATTERNS[pattern.id]).toBe(pattern))

  it('has a source for all that it says, or calls it believed', () => {
    const fields = fieldsOf(pattern)
    expect(fields.length).toBeGreaterThanOrEqual(3 + 6 * pattern.sections.length)
    for (const { path, field } of fields)
      expect(
        [path, field.from, field.source, field.read],
        'an address where it is not believed, none where it is ours',
      ).toEqual([
        path,
        expect.stringMatching(pattern.name === null ? /^ours$/ : /^(?:bulletin|press|believed)$/),
        expect.stringMatching({ ours: /^$/, believed: /^(?:https?:.*)?$/ }[field.from as string] ?? /^https?:\/\/\w/),
        field.from === 'ours' ? '' : '2026-11',
      ])
  })

  it('takes off exact marks, and no whole ones that are none', () => {
    for (const section of pattern.sections) {
      const { numerator, denominator } = section.wrongCosts.value
      expect(penaltyOf(rulesOf(section)) * denominator).toBe(section.marks.value * numerator)
      expect(section.marks.value % UNITS_PER_MARK).toBe(0)
    }
  })

  it('asks what people know, more than is chosen, and places of numbers alone', () => {
    for (const { kind, count, choose, decimals } of pattern.sections) {
      expect(asksFor(kind.value)).toBe('knowledge')
      expect(choose.value === null || (choose.value > 0 && choose.value < count.value)).toBe(true)
      expect(decimals !== null).toBe(kind.value === 'numerical')
    }
  })

  it('has its sections in its parts, in their order, under headings of their own', () => {
    const inOrder = [...new Set(pattern.sections.flatMap(({ part }) => part ?? []))]
    expect(inOrder).toEqual(pattern.parts.value)
    const titles = pattern.sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    if (titles.length > 1) for (const title of titles) expect(sectionTitle.parse(title)).toBe(title)
  })

  it('tells candidates how many, what they earn and cost, and what is left to them', () => {
    const told = instructionsText.parse(pattern.instructions)
    expect(told).toBe(pattern.instructions)
    for (const section of pattern.sections) {
      const { title, part, count, marks, choose, decimals } = section
      const heading = title === part ? title : title.replace(`${part} `, '')
      const line = told.split('\n').find((one) => one.includes(heading) && one.includes(`${count.value} questions`))
      expect(line, title).toBeDefined()
      const earned = title === part || title === '' ? told : line
      expect(earned).toMatch(new RegExp(`(?:earns?|up to) ${marksAsNumber(marks.value)} marks?\\b`))
      expect(earned).toContain(COSTS[penaltyOf(rulesOf(section))])
      if (choose.value !== null) expect(line).toContain(`Answer any ${choose.value} of them`)
      if (decimals !== null) expect(line).toMatch(decimals.value === 0 ? /whole number.*keypad/ : /two decimal.*keypad/)
    }
    expect(told).not.toMatch(/\b(?:\w*JEE|NEET|CUET|NTA|IIT|board|official|agency)\b/i)
  })
})

it.each(PARTS)('%s has parts of %j marks', (id, parts) => {
  const { sections } = PATTERNS[id]
  const worth = PATTERNS[id].parts.value.map((part) => [
    part,
    marksAsNumber(outOfPattern({ sections: sections.filter((section) => section.part === part) })),
  ])
  expect(Object.fromEntries(worth)).toEqual(parts)
})

/** What a wrong answer takes off in each section of one part, in units. */
it.each<[PatternId, number[]]>([
  ['jee_main_2025', [1200, 1200]],
  ['jee_main_2023', [1200, 1200]],
  ['jee_main_2021', [1200, 0]],
  ['jee_advanced_2025_1', [1200, 2400, 0, 1200]],
  ['jee_advanced_2025_2', [1200, 2400, 0]],
  ['neet_2025', [1200]],
  ['wbjee_2025_1', [300, 600, 0]],
  ['wbjee_2025_2', [300, 600, 0]],
  ['cuet_2025', [1200]],
  ['class_test', [0]],
  ['board_paper', [0, 0, 0, 0]],
])('%s takes off %j units for wrong answers', (id, penalties) =>
  expect(PATTERNS[id].sections.slice(0, penalties.length).map((section) => penaltyOf(rulesOf(section)))).toEqual(
    penalties,
  ),
)

it('patterns have names of their own, and templates none', () => {
  const names = Object.values(PATTERNS).flatMap(({ name }) => name?.value ?? [])
  expect(new Set(names).size).toBe(names.length)
  for (const { name, years } of Object.values(PATTERNS)) {
    expect(name === null).toBe(years.length === 0)
    if (name) expect(name.value).toContain(years.map((year, at) => (at === 0 ? year : year % 100)).join('/'))
  }
})

describe('what is believed', () => {
  it.each<[PatternId, string[]]>([
    ['jee_main_2025', ['movement', 'parts']],
    ['jee_main_2021', ['movement', 'parts', 'sections.1.decimals', 'sections.3.decimals', 'sections.5.decimals']],
    ['neet_2025', ['parts']],
    ['wbjee_2025_2', ['movement']],
    ['class_test', []],
    ['board_paper', []],
  ])('of %s is %j', (id, paths) => expect(believedIn(PATTERNS[id])).toEqual(paths))

  it.each(['jee_advanced_2025_1', 'jee_advanced_2025_2'] as const)('of %s is each block', (id) => {
    const { sections } = PATTERNS[id]
    const ofSections = ['kind', 'count', 'marks', 'wrongCosts', 'scheme', 'choose']
    expect(believedIn(PATTERNS[id])).toEqual(
      expect.arrayContaining(sections.flatMap((_, at) => ofSections.map((of) => `sections.${at}.${of}`))),
    )
  })
})

it('an address that says several things is named once', () => {
  expect(sourcesOf(PATTERNS.neet_2025)).toHaveLength(3)
  expect(sourcesOf(PATTERNS.class_test)).toEqual([])
})

it('half marks are counted in units, where some questions are left out', () => {
  const sections = PATTERNS.jee_main_2023.sections.slice(1, 2)
  expect(outOfPattern({ sections: sections.map((section) => ({ ...section, marks: ours(wholeMarks(0.5)) })) })).toBe(
    3000,
  )
})
