import * as z from 'zod/mini'
import { plain } from '../text/folded.ts'
import { plainDigits } from '../text/plain-digits.ts'
import { kindsWith, type QuestionnaireKind } from './kinds.ts'
import type { QuestionnaireStatus } from './questionnaire-status.ts'

export const SORT_KEYS = ['title', 'subject', 'participants', 'average', 'created', 'status'] as const
export const quizSort = z.enum(SORT_KEYS, 'not_one_of')
export type QuizSort = z.infer<typeof quizSort>

/** What a list shows: one kind, or all of them together. */
const LISTED_KINDS = ['all', ...kindsWith({})] as const
export const listedKind = z.enum(LISTED_KINDS, 'not_one_of')
export type ListedKind = z.infer<typeof listedKind>

export const kindsListed = (kind: ListedKind): readonly QuestionnaireKind[] => (kind === 'all' ? kindsWith({}) : [kind])

/** Which quizzes a list shows: those that are neither archived nor in the bin (`all`), or some of them. */
export const SHOWN = ['all', 'active', 'closed', 'drafts', 'archived', 'bin'] as const
export const shownQuizzes = z.enum(SHOWN, 'not_one_of')
export type ShownQuizzes = z.infer<typeof shownQuizzes>

const PAGE_SIZE = 30

/** What is looked for: every word of `search`, and a subject and a tag where they are named. */
export type ListFilter = { search: string; show: ShownQuizzes; subject: string | null; tag: string | null }
export type ListView = ListFilter & { sort: QuizSort; descending: boolean; page: number }

/** What stands in a list beside quizzes: nobody can have taken it yet. */
export type ListedDraft = { status: 'draft'; shareCode: string; attempts: number }

export const listedDraft = <Front extends { id: string; title: string; subject: string; createdAt: number }>(
  draft: Front,
): Front & ListedDraft => ({ ...draft, shareCode: '', status: 'draft', attempts: 0 })

/** What a search looks into. */
export const searchText = ({ title, subject, shareCode }: { title: string; subject: string; shareCode: string }) =>
  plain([title, subject, shareCode].join(' '))

/** Each of which has to be in that text. */
const MOST_WORDS = 12

export const searchWords = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** The first letters decide; more would only be stored. */
const KEY_LENGTH = 40
const LONGEST_NUMBER = 99

/** A longer number comes after a shorter one. */
const ordered = (digits: string): string => {
  const number = digits.replace(/^0+(?=\d)/, '').slice(0, LONGEST_NUMBER)
  return String(number.length).padStart(2, '0') + number
}

/**
 * By which words are ordered as people order them: "Quiz 10" after "quiz 9", accents and capitals aside. Hexadecimal digits,
 * which every database puts in the same order.
 */
export const listKey = (text: string): string => {
  const letters = plainDigits(text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''))
    .toLowerCase()
    .trim()
    .slice(0, 2 * KEY_LENGTH)
    .replace(/\d+/g, ordered)
    .slice(0, KEY_LENGTH)
  return Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at).toString(16).padStart(4, '0')).join(
    '',
  )
}

/** Where one page of so many rows is; a page beyond the last is the last. */
export const placeOfPage = (asked: number, found: number) => {
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE))
  const page = Math.min(asked, pages)
  return { page, pages, from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }
}

type Placed = { key: string | number }

/**
 * One page of two lists in one order, of which the second is read from `skipped` rows on: as many rows before the page as
 * the first list has, or all of them. What is equal in both comes from the first one first.
 */
export const mergedPage = <One extends Placed, Other extends Placed>(
  [ones, others]: [readonly One[], readonly Other[]],
  { from, size, skipped, descending }: { from: number; size: number; skipped: number; descending: boolean },
): (One | Other)[] => {
  const direction = descending ? -1 : 1
  const merged: (One | Other)[] = []
  let at = 0
  for (const other of others) {
    for (let one = ones[at]; one && direction * compare(one.key, other.key) <= 0; one = ones[at]) {
      merged.push(one)
      at += 1
    }
    merged.push(other)
  }
  return [...merged, ...ones.slice(at)].slice(from - skipped, from - skipped + size)
}

/** As the databases compare them. */
export const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/** By which a draft stands among quizzes. */
export const draftKey = (
  draft: { title: string; subject: string; createdAt: number; status: QuestionnaireStatus },
  sort: QuizSort,
): string | number => {
  if (sort === 'title') return listKey(draft.title)
  if (sort === 'subject') return listKey(draft.subject)
  if (sort === 'created') return draft.createdAt
  if (sort === 'status') return draft.status
  return sort === 'participants' ? 0 : NOT_KNOWN
}

/** The average of what nobody has taken comes before every other one. */
export const NOT_KNOWN = -1e9

/** `weighed`: the average of each in percent, times its attempts, added up. */
export type ListTotals = { quizzes: number; attempts: number; weighed: number }

/** Counts every attempt once, so that a big class weighs more than a small one; null while there is none. */
export const averageOver = ({ attempts, weighed }: ListTotals): number | null =>
  attempts === 0 ? null : weighed / attempts
