import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { QuestionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { type ListedKind, type ListView, SHOWN, SORT_KEYS } from '#domain/questionnaires/quiz-list.ts'
import type { Shut } from '#domain/questionnaires/responding.ts'

type Front = {
  id: string
  title: string
  subject: string
  questionCount: number
  /** Milliseconds. */
  createdAt: number
}

/** A quiz to choose. */
export type ListedQuiz = Front & { shareCode: string; minutes: number; status: QuestionnaireStatus; attempts: number }

/** A quiz, a poll or a survey as the list has it. */
export type Listed = Front & {
  kind: QuestionnaireKind
  shareCode: string
  /** Null where it has no clock. */
  minutes: number | null
  status: QuestionnaireStatus
  /** Why it takes nobody though it is open. */
  shut: Shut | null
  /** When it opens and closes by itself, in milliseconds; null where that is not set, or it is not open. */
  opensAt: number | null
  closesAt: number | null
  anonymous: boolean
  /** Its attempts are practice runs, which are counted nowhere. */
  practice: boolean
  /** Attempts that have ended, or responses that are complete. */
  answered: number
  /** When the latest response was complete, in milliseconds; null where none, or where that may not be known. */
  lastAnsweredAt: number | null
  /** Of the best possible score; null until somebody has submitted, and without marks. Negative marking can bring it below 0. */
  averagePercent: number | null
  /** Answers that wait for the teacher to mark them. */
  toMark: number
  /** When changes were saved that are not published, in milliseconds; null where there are none. */
  editedAt: number | null
  tags: readonly string[]
  /** The name of the examination by whose pattern it is laid out; null: by none, or changed. */
  pattern: string | null
  /** When it is erased, in milliseconds; null: it is not in the bin. */
  binUntil: number | null
}

/** One that is being written. */
export type ListedDraft = Front & {
  kind: QuestionnaireKind
  status: 'draft'
  /** Milliseconds. */
  savedAt: number
}

export type ListedRow = Listed | ListedDraft

export const isDraft = (row: ListedRow): row is ListedDraft => 'savedAt' in row

const LONGEST_SEARCH = 100

export const FIRST_VIEW: ListView = {
  search: '',
  show: 'all',
  subject: null,
  tag: null,
  sort: 'created',
  descending: true,
  page: 1,
}

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').slice(0, LONGEST_SEARCH)

/** The view an address asks for; whatever it does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): ListView => {
  const sort = SORT_KEYS.find((key) => key === params.get('sort'))
  const page = Number(params.get('page'))
  return {
    search: textIn(params, 'q'),
    show: SHOWN.find((shown) => shown === params.get('show')) ?? FIRST_VIEW.show,
    subject: textIn(params, 'subject') || null,
    tag: textIn(params, 'tag') || null,
    sort: sort ?? FIRST_VIEW.sort,
    descending: sort ? params.get('order') === 'desc' : FIRST_VIEW.descending,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_VIEW.page,
  }
}

export const paramsOf = ({ search, show, subject, tag, sort, descending, page }: ListView): URLSearchParams => {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (show !== FIRST_VIEW.show) params.set('show', show)
  if (subject !== null) params.set('subject', subject)
  if (tag !== null) params.set('tag', tag)
  if (sort !== FIRST_VIEW.sort || descending !== FIRST_VIEW.descending) {
    params.set('sort', sort)
    if (descending) params.set('order', 'desc')
  }
  if (page > 1) params.set('page', String(page))
  return params
}

/** How many of the filters are set. */
export const filtersSet = ({ show, subject, tag }: ListView): number =>
  [show !== FIRST_VIEW.show, subject !== null, tag !== null].filter(Boolean).length

/** What a page lists that is at home with one kind: that, or all where its address says so. */
export const kindIn = (params: URLSearchParams, home: QuestionnaireKind): ListedKind =>
  params.get('kind') === 'all' ? 'all' : home

export const searchOf = (view: ListView, kind: ListedKind): URLSearchParams => {
  const params = paramsOf(view)
  if (kind === 'all') params.set('kind', 'all')
  return params
}
