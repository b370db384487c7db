import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Comment, type CommentTally, columnsIn, comment, figuresIn } from './comment.ts'
import { type Checks, faultIn } from './parts/comment-checks.ts'

const FREE: Checks = { expects: 'line', least: null, most: null, only: null, from: null, to: null, decimals: null }
const NUMBER: Checks = { ...FREE, expects: 'number', from: '5', to: '10', decimals: 1 }

const toldOf = (tally: CommentTally): CommentTally => comment.tally.told?.(tally) ?? tally

describe('what was written is told to be', () => {
  it.each<[string, Partial<Checks>, ReturnType<typeof faultIn>]>([
    ['42 7', { only: 'digits' }, null],
    ['৪২', { only: 'digits' }, null],
    ['4x', { only: 'digits' }, 'digits'],
    ['শ্রী রহমান', { only: 'letters' }, null],
    ['R2', { only: 'letters' }, 'letters'],
    ['WB 02', { only: 'capitals' }, null],
    ['Wb', { only: 'capitals' }, 'capitals'],
    ['ab', { least: 3 }, 'too_short'],
    ['abcd', { most: 3 }, 'too_long'],
    ['\u200b', {}, 'too_short'],
    ['a@b.in', { expects: 'email' }, null],
    ['a@b', { expects: 'email' }, 'email'],
    ['+91 98300-12345', { expects: 'phone' }, null],
    ['৯৮৩০০১২৩৪৫', { expects: 'phone' }, null],
    ['98300', { expects: 'phone' }, 'phone'],
    ['example.com/a?b', { expects: 'web' }, null],
    ['https://উদাহরণ.ভারত', { expects: 'web' }, null],
    ['javascript:alert(1)', { expects: 'web' }, 'web'],
    ['2024-02-29', { expects: 'date' }, null],
    ['2023-02-29', { expects: 'date' }, 'date'],
    ['2023-13-01', { expects: 'date' }, 'date'],
    ['23:59', { expects: 'time' }, null],
    ['24:00', { expects: 'time' }, 'time'],
    ['2026-02-28', { expects: 'date', from: '2026-03-01' }, 'below'],
    ['2026-03-01', { expects: 'date', from: '2026-03-01', to: '2026-03-31' }, null],
    ['2026-04-01', { expects: 'date', to: '2026-03-31' }, 'above'],
    ['2026-02-30', { expects: 'date', from: '2026-03-01' }, 'date'],
    ['07:59', { expects: 'time', from: '08:00' }, 'below'],
    ['17:01', { expects: 'time', to: '17:00' }, 'above'],
  ])('%j with %j: %j', (text, checks, fault) => expect(faultIn(text, { ...FREE, ...checks })).toBe(fault))

  it.each([
    ['7', null],
    ['৭.৫', null],
    ['4.9', 'below'],
    ['10.1', 'above'],
    ['7.25', 'decimals'],
    ['seven', 'no_number'],
  ])('%j as a number from 5 to 10 with one place: %j', (text, fault) => expect(faultIn(text, NUMBER)).toBe(fault))
})

describe('a range of days or times', () => {
  it.each([
    ['date', '2026-03-01', '2026-03-31', null],
    ['date', '', '', null],
    ['date', '2026-03-32', '', 'from'],
    ['date', '', '5', 'to'],
    ['date', '2026-03-31', '2026-03-01', 'to'],
    ['time', '08:00', '17:00', null],
    ['time', '17:00', '08:00', 'to'],
    ['email', '5', '4', null],
  ] as const)('of %s from %j to %j lacks %j', (expects, from, to, field) => {
    const draft = { ...FREE, expects, from, to }
    expect(comment.draft.gaps(draft).map((gap) => ('field' in gap ? gap.field : null))).toEqual(field ? [field] : [])
    if (field !== null) return
    const { asked } = comment.draft.made(draft, () => 0)
    const isKept = expects !== 'email' && from !== ''
    expect([asked.from, asked.to]).toEqual(isKept ? [from, to] : [null, null])
    expect(comment.asked.safeParse(asked).success).toBe(true)
  })
})

const tallyOf = (asked: Comment['asked'], given: readonly string[]) =>
  given.reduce(
    (tally, each) => comment.tally.add(tally, { asked, key: {}, given: each }, 1),
    comment.tally.empty(asked),
  )

describe('numbers come to', () => {
  it.each([
    [[], null],
    [['not one'], null],
    [['4'], { mean: 4, median: '4', least: '4', most: '4' }],
    [['0.1', '0.2', '১০'], { mean: 10.3 / 3, median: '0.2', least: '0.1', most: '10' }],
    [['3', '1', '2', '-4'], { mean: 0.5, median: '1.5', least: '-4', most: '3' }],
  ])('%j: %j', (given, figures) => expect(figuresIn(tallyOf(NUMBER, given))).toEqual(figures))

  it.each([
    ['few', Array.from({ length: 50 }, (_, at) => String(at * 3))],
    ['many', Array.from({ length: 1_500 }, (_, at) => String(at - 100))],
    ['more than can be told apart', Array.from({ length: 10_500 }, (_, at) => String(at - 100))],
    ['one far away', [...Array.from({ length: 99 }, (_, at) => `${at}.5`), '1000000000000']],
  ])('the same, in columns, before and after they are told: %s', (_, given) => {
    const tally = tallyOf(NUMBER, [...given, ...given])
    const told = z.parse(comment.tally.schema, toldOf(tally))
    expect(told.counts.named).toEqual([])
    expect(figuresIn(told)).toEqual(figuresIn(tally))
    expect(figuresIn(told)?.median === null).toBe(given.length > 10_000)
    expect(columnsIn(told)).toEqual(columnsIn(tally))
    expect(columnsIn(told).length).toBeLessThanOrEqual(12)
    expect(columnsIn(told).reduce((sum, { count }) => sum + count, 0)).toBe(2 * given.length)
  })
})

it('counts each word once for each who wrote it', () => {
  const { words } = tallyOf({ ...FREE, expects: 'text' }, ['good, good food', 'Good'])
  expect(words.named.map(({ text, count }) => [text, count])).toEqual([
    ['food', 1],
    ['good', 2],
  ])
})

it('tells words that are the same as most have written them', () => {
  const given = ['😀', '😀', 'C++', 'C#', 'c', 'ক্ষমা', 'ক্\u200cষমা', '3.5', 'new delhi', 'New Delhi', 'New Delhi']
  const told = toldOf(tallyOf({ ...FREE, expects: 'line' }, given)).words
  expect(Object.fromEntries(told.named.map(({ text, count }) => [text.replace('\u200c', ''), count]))).toEqual({
    ...{ '😀': 2, 'C++': 1, 'C#': 1, c: 1, ক্ষমা: 2, '3.5': 1, 'New Delhi': 3 },
  })
})

it.each([2_500, 25_000])('finds a word that many say after %i others, and tells the commonest of them', (before) => {
  const early = Array.from({ length: before / 250 }, (_, page) =>
    Array.from({ length: 250 }, (_, at) => `w${page * 250 + at}`).join(' '),
  )
  const late = Array.from({ length: 9 }, () => 'light')
  const tally = tallyOf(FREE, [...early, ...late])
  const told = toldOf(tally).words
  expect(told.named).toHaveLength(120)
  expect(told.named.find(({ text }) => text === 'light')?.count).toBe(9)
  expect(told.named.map(({ text }) => text)).toEqual(told.named.map(({ text }) => text).toSorted())
  expect(told.others).toBe(before - 119)
  const taken = [...late, ...early].reduce(
    (all, given) => comment.tally.add(all, { asked: FREE, key: {}, given }, -1),
    tally,
  )
  expect(taken).toEqual(comment.tally.empty(FREE))
})
