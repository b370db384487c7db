import { describe, expect, it } from 'vitest'
import { FIRST_VIEW, type ListedQuiz, latest, paramsOf, shown, totalsOf, type View, viewOf } from './quiz-list.ts'

const quiz = (part: Partial<ListedQuiz>): ListedQuiz => ({
  id: 'q1',
  title: 'Light',
  subject: 'Physics',
  shareCode: '7KQM2XWD',
  questionCount: 10,
  minutes: 30,
  status: 'active',
  submissions: 0,
  averagePercent: null,
  createdAt: 0,
  ...part,
})

const quizzes = [
  quiz({ id: 'a', title: 'Quiz 10', subject: 'History', submissions: 5, averagePercent: 40, createdAt: 3 }),
  quiz({
    id: 'b',
    title: 'quiz 9',
    subject: 'ইতিহাস',
    submissions: 15,
    averagePercent: 80,
    createdAt: 1,
    status: 'closed',
  }),
  quiz({ id: 'c', title: 'পলাশীর যুদ্ধ', shareCode: 'ABCD2345', createdAt: 2 }),
]
const idsIn = (view: Partial<View>) => shown(quizzes, { ...FIRST_VIEW, ...view }).rows.map(({ id }) => id)

describe('the list of quizzes', () => {
  it.each<[string, Partial<View>, string[]]>([
    ['newest first', {}, ['a', 'c', 'b']],
    ['by title, numbers as numbers', { search: 'quiz', sort: 'title', descending: false }, ['b', 'a']],
    ['by participants', { sort: 'participants', descending: true }, ['b', 'a', 'c']],
    ['by status', { sort: 'status', descending: true }, ['b', 'a', 'c']],
  ])('is sorted %s', (_, view, ids) => {
    expect(idsIn(view).slice(0, ids.length)).toEqual(ids)
  })

  it.each<[string, string[]]>([
    ['QUIZ', ['a', 'b']],
    ['quiz history', ['a']],
    ['  যুদ্ধ ', ['c']],
    ['abcd2345', ['c']],
    ['nothing like it', []],
  ])('searched for %j finds it in title, subject and code', (search, ids) => {
    expect(idsIn({ search }).toSorted()).toEqual(ids)
  })

  it('shows 30 a page, and the last page for any beyond it', () => {
    const many = Array.from({ length: 61 }, (_, index) => quiz({ id: String(index), createdAt: index }))
    const on = (page: number) => shown(many, { ...FIRST_VIEW, page })
    expect([on(1).rows.length, on(2).rows.length, on(3).rows.length]).toEqual([30, 30, 1])
    expect(on(99)).toMatchObject({ page: 3, pages: 3, found: 61 })
    expect(shown([], FIRST_VIEW)).toEqual({ rows: [], found: 0, page: 1, pages: 1 })
  })

  it.each<[string, View]>([
    ['', FIRST_VIEW],
    ['q=light&page=2', { ...FIRST_VIEW, search: 'light', page: 2 }],
    ['sort=title', { ...FIRST_VIEW, sort: 'title', descending: false }],
    ['sort=created', { ...FIRST_VIEW, descending: false }],
    ['sort=participants&order=desc', { ...FIRST_VIEW, sort: 'participants', descending: true }],
  ])('keeps its view in the address: %j', (address, view) => {
    expect(viewOf(new URLSearchParams(address))).toEqual(view)
    expect(paramsOf(view).toString()).toBe(address)
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=__proto__', 'order=desc'])(
    'is as at first for the address %j',
    (address) => {
      expect(viewOf(new URLSearchParams(address))).toEqual(FIRST_VIEW)
    },
  )
})

describe('the figures over all quizzes', () => {
  it('count every submission once in the average', () => {
    expect(totalsOf(quizzes)).toEqual({ quizzes: 3, submissions: 20, averagePercent: 70 })
  })

  it('know no average before somebody has submitted', () => {
    expect(totalsOf([])).toEqual({ quizzes: 0, submissions: 0, averagePercent: null })
    expect(totalsOf([quiz({})]).averagePercent).toBeNull()
  })
})

it('The latest quizzes are the newest ones, newest first', () => {
  expect(latest(quizzes, 2).map(({ id }) => id)).toEqual(['a', 'c'])
})
