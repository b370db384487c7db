import * as z from 'zod/mini'
import type { QuestionnaireStatus } from './questionnaire.ts'
import { averagePercent, type Report } from './report.ts'

export const SORT_KEYS = ['title', 'subject', 'participants', 'created', 'status'] as const
export const quizSort = z.enum(SORT_KEYS, 'not_one_of')
export type QuizSort = z.infer<typeof quizSort>

const PAGE_SIZE = 30

type Entry = {
  id: string
  title: string
  subject: string
  shareCode: string
  status: QuestionnaireStatus
  createdAt: number
  submissions: number
}

export type ListView = { search: string; sort: QuizSort; descending: boolean; page: number }

/** What stands in a list beside quizzes: nobody can have taken it yet. */
export type ListedDraft = Entry & { status: 'draft' }

export const listedDraft = <Front extends Pick<Entry, 'id' | 'title' | 'subject' | 'createdAt'>>(
  draft: Front,
): Front & ListedDraft => ({ ...draft, shareCode: '', status: 'draft', submissions: 0 })

const SORT_BY: Record<QuizSort, (quiz: Entry) => string | number> = {
  title: (quiz) => quiz.title,
  subject: (quiz) => quiz.subject,
  participants: (quiz) => quiz.submissions,
  created: (quiz) => quiz.createdAt,
  status: (quiz) => quiz.status,
}

/** As people order and look for words: "Quiz 10" after "Quiz 9", capitals and small letters alike. */
const comparing = () => {
  const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Every word of the search is in the title, the subject or the share code. */
const finds = (search: string): ((quiz: Entry) => boolean) => {
  const words = plain(search).split(/\s+/)
  return ({ title, subject, shareCode }) => {
    const text = plain([title, subject, shareCode].join(' '))
    return words.every((word) => text.includes(word))
  }
}

/** The rows of one page, and how many there are on all. A page beyond the last is the last. */
export const pageOfList = <Quiz extends Entry>(quizzes: readonly Quiz[], view: ListView) => {
  const value = SORT_BY[view.sort]
  const compare = comparing()
  const direction = view.descending ? -1 : 1
  const found = quizzes
    .filter(view.search.trim() === '' ? () => true : finds(view.search))
    .sort((a, b) => direction * compare(value(a), value(b)) || compare(a.id, b.id))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(view.page, pages)
  return { rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), found: found.length, page, pages }
}

/** Figures over all quizzes; the average counts every submission once, so a big class weighs more than a small one. */
export const totalsOf = (reports: readonly Report[]) => {
  const submissions = reports.reduce((sum, { count }) => sum + count, 0)
  const weighed = reports.reduce((sum, report) => sum + (averagePercent(report) ?? 0) * report.count, 0)
  return { quizzes: reports.length, submissions, averagePercent: submissions === 0 ? null : weighed / submissions }
}
