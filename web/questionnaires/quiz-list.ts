import type { QuestionnaireStatus } from '#domain/questionnaire.ts'
import { type ListView, SORT_KEYS } from '#domain/quiz-list.ts'

export type ListedQuiz = {
  id: string
  title: string
  subject: string
  shareCode: string
  questionCount: number
  minutes: number
  status: QuestionnaireStatus
  submissions: number
  /** Of the best possible score; null until somebody has submitted. Negative marking can bring it below 0. */
  averagePercent: number | null
  /** Answers that wait for the teacher to mark them. */
  toMark: number
  /** When changes were saved that are not published, in milliseconds; null where there are none. */
  editedAt: number | null
  /** Milliseconds. */
  createdAt: number
}

/** A quiz that is being written. */
export type ListedDraft = Pick<ListedQuiz, 'id' | 'title' | 'subject' | 'questionCount' | 'createdAt'> & {
  status: 'draft'
  /** Milliseconds. */
  savedAt: number
}

export type ListedRow = ListedQuiz | ListedDraft

export const isDraft = (row: ListedRow): row is ListedDraft => 'savedAt' in row

const LONGEST_SEARCH = 100

export const FIRST_VIEW: ListView = { search: '', sort: 'created', descending: true, page: 1 }

/** The view an address asks for; whatever it does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): ListView => {
  const sort = SORT_KEYS.find((key) => key === params.get('sort'))
  const page = Number(params.get('page'))
  return {
    search: (params.get('q') ?? FIRST_VIEW.search).slice(0, LONGEST_SEARCH),
    sort: sort ?? FIRST_VIEW.sort,
    descending: sort ? params.get('order') === 'desc' : FIRST_VIEW.descending,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_VIEW.page,
  }
}

export const paramsOf = ({ search, sort, descending, page }: ListView): URLSearchParams => {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (sort !== FIRST_VIEW.sort || descending !== FIRST_VIEW.descending) {
    params.set('sort', sort)
    if (descending) params.set('order', 'desc')
  }
  if (page > 1) params.set('page', String(page))
  return params
}
