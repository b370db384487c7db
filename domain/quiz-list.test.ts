import { describe, expect, it } from 'vitest'
import { type ListView, pageOfList, totalsOf } from './quiz-list.ts'

type Quiz = Parameters<typeof pageOfList>[0][number]
const FIRST_VIEW: ListView = { search: '', sort: 'created', descending: true, page: 1 }

const quiz = (part: Partial<Quiz>): Quiz => ({
  id: 'q1',
  title: 'Light',
  subject: 'Physics',
  shareCode: '7KQM2XWD',
  status: 'active',
  submissions: 0,
  createdAt: 0,
  ...part,
})

const quizzes = [
  quiz({ id: 'a', title: 'Quiz 10', subject: 'History', submissions: 5, createdAt: 3 }),
  quiz({ id: 'b', title: 'quiz 9', subject: 'ইতিহাস', submissions: 15, createdAt: 1, status: 'closed' }),
  quiz({ id: 'c', title: 'পলাশীর যুদ্ধ', shareCode: 'ABCD2345', createdAt: 2 }),
]
const idsIn = (view: Partial<ListView>) => pageOfList(quizzes, { ...FIRST_VIEW, ...view }).rows.map(({ id }) => id)

describe('the list of quizzes', () => {
  it.each<[string, Partial<ListView>, string[]]>([
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
    const on = (page: number) => pageOfList(many, { ...FIRST_VIEW, page })
    expect([on(1).rows.length, on(2).rows.length, on(3).rows.length]).toEqual([30, 30, 1])
    expect(on(99)).toMatchObject({ page: 3, pages: 3, found: 61 })
    expect(pageOfList([], FIRST_VIEW)).toEqual({ rows: [], found: 0, page: 1, pages: 1 })
  })
})

describe('the figures over all quizzes', () => {
  const report = (count: number, totalMarks: number, totalOutOf: number) => ({
    count,
    totalMarks,
    totalOutOf,
    highest: null,
  })

  it('count every submission once in the average, however many marks it could have', () => {
    expect(totalsOf([report(5, 40, 100), report(15, 1200, 1500), report(0, 0, 0)])).toEqual({
      quizzes: 3,
      submissions: 20,
      averagePercent: 70,
    })
  })

  it('know no average before somebody has submitted', () => {
    expect(totalsOf([])).toEqual({ quizzes: 0, submissions: 0, averagePercent: null })
    expect(totalsOf([report(0, 0, 0)]).averagePercent).toBeNull()
  })
})
