import { describe, expect, it } from 'vitest'
import { meantBy, sectionNames, withKnownHeadings } from './named-sections.ts'

const MAIN = ['Physics', 'Chemistry', 'Mathematics'].flatMap((part) => [`${part} Section A`, `${part} Section B`])
const NEET = ['Physics', 'Chemistry', 'Biology']
const WBJEE = ['Mathematics Category 1', 'Mathematics Category 2', 'Mathematics Category 3']
const OWN = ['বিভাগ খ: জীববিদ্যা', 'Section A: Force']

describe('a heading names a section', () => {
  it.each<[readonly string[], string, string | null, number]>([
    [MAIN, 'Physics Section A', null, 0],
    [MAIN, 'PHYSICS – SECTION B', null, 1],
    [MAIN, 'Section A: Chemistry', null, 2],
    [MAIN, 'SECTION - B (Chemistry) [5 × 4 = 20]', 'chemistry', 3],
    [MAIN, 'Section A', 'mathematics', 4],
    [MAIN, 'Section B (5 questions)', 'mathematics', 5],
    [MAIN, 'Section B', 'chemistry section', 3],
    [['Physics Section A', 'Section A'], 'Section A', null, 1],
    [NEET, 'Biology', null, 2],
    [NEET, 'Part III: BIOLOGY', 'physics', 2],
    [NEET, 'Phy', null, 0],
    [WBJEE, 'Category 3', 'mathematics', 2],
    [WBJEE, 'Category 2:', null, 1],
    [OWN, 'বিভাগ খ: জীববিদ্যা', null, 0],
    [OWN, 'section a - force', null, 1],
  ])('of %j: %s, after %s', (titles, heading, within, section) => {
    expect(meantBy(heading, within, sectionNames(titles))).toMatchObject({ section })
  })

  it.each<[readonly string[], string, string]>([
    [MAIN, 'PHYSICS', 'physics'],
    [MAIN, 'Maths', 'mathematics'],
    [MAIN, 'Part C: Mathematics', 'mathematics'],
  ])('or a part of %j: %s', (titles, heading, part) => {
    expect(meantBy(heading, null, sectionNames(titles))).toEqual({ section: null, part })
  })

  it.each<[readonly string[], string]>([
    [MAIN, 'Section A'],
    [MAIN, 'Biology'],
    [MAIN, 'Section C'],
    [NEET, 'Which is a branch of physics?'],
    [NEET, 'i'],
    [NEET, ''],
    [[], 'Physics'],
    [[''], ''],
  ])('or none of %j: %s', (titles, heading) => {
    expect(meantBy(heading, null, sectionNames(titles))).toBe(null)
  })
})

describe('lines that name a section are headings', () => {
  it.each<[string, string, string]>([
    ['at the beginning', 'PHYSICS\nSECTION A\n\n1. Is it?', 'Section: PHYSICS\nSection: SECTION A\n\n1. Is it?'],
    [
      'behind an empty line',
      '1. Is it?\r\nAns: a\r\n\r\n**Maths**\r\n2.',
      '1. Is it?\r\nAns: a\r\n\r\nSection: Maths\r\n2.',
    ],
    ['with signs of their own', '## Chemistry:\n1. Is it?', 'Section: Chemistry\n1. Is it?'],
    ['once', 'Section: Physics\n1. Is it?', 'Section: Physics\n1. Is it?'],
  ])('%s', (_where, text, headed) => {
    expect(withKnownHeadings(text, MAIN)).toBe(headed)
  })

  it.each([
    'Which subject is it?\nPhysics\nChemistry\nAns: Physics',
    '1. It is\n   Physics\n2. It is not',
    'Section C\n\n1. Is it?',
  ])('and others are not: %j', (text) => {
    expect(withKnownHeadings(text, MAIN)).toBe(text)
  })
})
