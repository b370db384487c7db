import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../time/time-limit.ts'
import { endWithin, isOpenToAll, notLetIn, type Opening, opening, statusAt, USUAL_OPENING } from './opening.ts'

const OPENS = 10 * HOUR
const CLOSES = 12 * HOUR
const set = (change: Partial<Opening>): Opening => ({ ...USUAL_OPENING, ...change })

describe('an opening', () => {
  it('is at all times and for everybody where nothing is said', () =>
    expect(opening.parse({})).toEqual({
      opens_at: null,
      closes_at: null,
      late_start: 'until_close',
      access_code: null,
    }))

  it.each([
    [{ opens_at: CLOSES, closes_at: OPENS }, { closes_at: 'closes_before_it_opens' }],
    [{ opens_at: OPENS, closes_at: OPENS }, { closes_at: 'closes_before_it_opens' }],
    [{ opens_at: -1 }, { opens_at: 'out_of_range' }],
    [{ closes_at: Date.UTC(2200, 0) }, { closes_at: 'out_of_range' }],
    [{ access_code: 'abc' }, { access_code: 'access_code_short' }],
    [{ access_code: 'a\u200bb\u200dc' }, { access_code: 'access_code_short' }],
    [{ access_code: ' ' }, { access_code: 'access_code_short' }],
    [{ access_code: 'a'.repeat(33) }, { access_code: 'too_long' }],
  ])('is not %j', (change, problems) => {
    const issues = opening.safeParse(change).error?.issues ?? []
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems)
  })

  it.each([
    [' Monsoon ', 'Monsoon'],
    ['কলকাতা', 'কলকাতা'],
    ['Cafe\u0301s', 'Caf\u00e9s'],
  ])('keeps the code %s as %s', (typed, kept) => expect(opening.parse({ access_code: typed }).access_code).toBe(kept))
})

it.each<[string, Partial<Opening>, number, string | undefined, string | null]>([
  ['at any time', {}, 0, undefined, null],
  ['before it opens', { opens_at: OPENS }, OPENS - 1, undefined, 'not_open'],
  ['as it opens', { opens_at: OPENS }, OPENS, undefined, null],
  ['before it closes', { closes_at: CLOSES }, CLOSES - 1, undefined, null],
  ['as it closes', { closes_at: CLOSES }, CLOSES, undefined, 'quiz_closed'],
  ['without the code', { access_code: 'Monsoon7' }, 0, undefined, 'access_code_required'],
  ['with blanks for a code', { access_code: 'Monsoon7' }, 0, '  ', 'access_code_required'],
  ['with another code', { access_code: 'Monsoon7' }, 0, 'monsoon', 'access_code_wrong'],
  ['with the code', { access_code: 'Monsoon7' }, 0, 'Monsoon7', null],
  ['with its capitals otherwise, and blanks around', { access_code: 'Monsoon7' }, 0, ' mONSOON7 ', null],
  ['with the digits of a Bengali keyboard', { access_code: '2047' }, 0, '২০৪৭', null],
  ['with the digits of a Hindi keyboard', { access_code: '2047' }, 0, '२०४७', null],
  ['with Latin digits for Bengali ones', { access_code: '২০৪৭' }, 0, '2047', null],
  ['with its letters composed otherwise', { access_code: 'Caf\u00e9s' }, 0, 'Cafe\u0301s', null],
  ['with the right code too early', { opens_at: OPENS, access_code: 'Monsoon7' }, 0, 'Monsoon7', 'not_open'],
  ['with a wrong code too late', { closes_at: CLOSES, access_code: 'Monsoon7' }, CLOSES, 'no', 'quiz_closed'],
])('a start %s', (_, change, now, code, why) => expect(notLetIn(set(change), { now, code })).toBe(why))

it.each<[string, Partial<Opening>, number, number]>([
  ['whenever it starts, where nothing closes it', {}, CLOSES, CLOSES + 30 * MINUTE],
  ['after its time where there is time', { closes_at: CLOSES }, OPENS, OPENS + 30 * MINUTE],
  ['with the close where it starts late', { closes_at: CLOSES }, CLOSES - 10 * MINUTE, CLOSES],
  [
    'after its time where late ones have all of it',
    { closes_at: CLOSES, late_start: 'full_time' },
    CLOSES - 10 * MINUTE,
    CLOSES + 20 * MINUTE,
  ],
])('an attempt ends %s', (_, change, startedAt, end) =>
  expect(endWithin(set(change), { startedAt, lastsMs: 30 * MINUTE })).toBe(end),
)

it.each([
  ['quiz', 'active', CLOSES - 1, 'active'],
  ['quiz', 'active', CLOSES, 'closed'],
  ['quiz', 'archived', CLOSES, 'archived'],
  ['poll', 'active', CLOSES, 'active'],
] as const)('a %s that is %s is at %i %s', (kind, status, now, said) =>
  expect(statusAt({ kind, status, settings: { opening: set({ closes_at: CLOSES }) } }, now)).toBe(said),
)

it.each([
  [{}, true],
  [{ opens_at: OPENS }, false],
  [{ closes_at: CLOSES }, false],
  [{ access_code: 'Monsoon7' }, false],
])('the questions of %j are open to all: %s', (change, isOpen) =>
  expect(isOpenToAll({ paper: 'with_link', status: 'active', settings: { opening: set(change) } })).toBe(isOpen),
)
