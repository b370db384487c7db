import { describe, expect, it } from 'vitest'
import { allowsMail, allowsPictures, allowsPublishing, type Plan, planOf, readPlans } from './plans.ts'

const FREE = { title: 'Free', published_a_month: 3 }
const PLANS = { default: 'free', plans: { free: FREE, school: { title: 'School' } } }

const mistakesOf = (written: unknown): string[] => {
  const read = readPlans(typeof written === 'string' ? written : JSON.stringify(written))
  return read.ok ? [] : read.mistakes
}

describe('what a person writes as plans', () => {
  it.each([
    ['the smallest', { default: 'a', plans: { a: { title: 'A' } } }],
    [
      'every limit, and none of them',
      {
        default: 'a',
        plans: { a: { title: 'A', published_a_month: 0, pictures_mib: 1, mails_a_month: null, students_a_month: 5 } },
      },
    ],
    ['a title in Bengali', { default: 'school-2', plans: { 'school-2': { title: 'বিদ্যালয়' } } }],
  ])('is understood: %s', (_, written) => expect(mistakesOf(written)).toEqual([]))

  it.each([
    ['nothing', '', [/is no JSON/]],
    ['half a file', '{"default":', [/is no JSON/]],
    ['a list', [], [/^all of it: /]],
    ['no plans', { default: 'a', plans: {} }, [/^default: must be one of the plans/]],
    ['a usual plan that is not there', { ...PLANS, default: 'gold' }, [/^default: must be one of the plans/]],
    ['one that every object has', { ...PLANS, default: 'constructor' }, [/^default: must be one of the plans/]],
    [
      'a limit below 0',
      { default: 'a', plans: { a: { title: 'A', published_a_month: -1 } } },
      [/^plans\.a\.published_a_month: must not be below 0/],
    ],
    [
      'a part of a quiz',
      { default: 'a', plans: { a: { title: 'A', published_a_month: 1.5 } } },
      [/^plans\.a\.published_a_month: /],
    ],
    ['a limit of students’ answers', { default: 'a', plans: { a: { title: 'A', answers: 1 } } }, [/^plans\.a: /]],
    ['a title of two lines', { default: 'a', plans: { a: { title: 'A\nB' } } }, [/^plans\.a\.title: must be one line/]],
    ['a name with a blank', { default: 'a', plans: { a: { title: 'A' }, 'b c': { title: 'B' } } }, [/^plans\.b c: /]],
    [
      'several mistakes, all told',
      { default: 'a', plans: { a: { title: '', published_a_month: 'x' }, b: { pictures_mib: -1 } } },
      [/^plans\.a\.title/, /^plans\.a\.published_a_month/, /^plans\.b\.title/, /^plans\.b\.pictures_mib/],
    ],
  ])('is refused: %s', (_, written, lines) => {
    const mistakes = mistakesOf(written)
    expect(mistakes).toHaveLength(lines.length)
    for (const [at, line] of lines.entries()) expect(mistakes[at]).toMatch(line)
  })
})

it.each([
  [null, 'free'],
  ['school', 'school'],
  ['gold', 'free'],
  ['constructor', 'free'],
])('an account that was given %s has the plan %s', (given, name) => expect(planOf(PLANS, given).name).toBe(name))

describe('what a plan allows', () => {
  const aPlan = (more: Partial<Plan>): Plan => ({ title: 'A', ...more })
  it.each([
    [undefined, 1_000_000, true],
    [null, 1_000_000, true],
    [0, 0, false],
    [3, 2, true],
    [3, 3, false],
    [3, 4, false],
  ])('of %s in a month, after %s: %s', (allowed, used, isAllowed) => {
    expect(allowsPublishing(aPlan({ published_a_month: allowed }), used)).toBe(isAllowed)
    expect(allowsMail(aPlan({ mails_a_month: allowed }), used)).toBe(isAllowed)
  })

  it.each([
    [undefined, 1e12, true],
    [0, 1, false],
    [1, 1024 * 1024, true],
    [1, 1024 * 1024 + 1, false],
  ])('of %s MiB of pictures, %s bytes: %s', (allowed, bytes, isAllowed) =>
    expect(allowsPictures(aPlan({ pictures_mib: allowed }), bytes)).toBe(isAllowed),
  )
})
