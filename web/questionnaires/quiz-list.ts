import type { QuestionnaireStatus } from '#domain/questionnaire.ts'

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
  /** Milliseconds. */
  createdAt: number
}

const PAGE_SIZE = 30

export const SORT_KEYS = ['title', 'subject', 'participants', 'created', 'status'] as const
export type SortKey = (typeof SORT_KEYS)[number]

export type View = { search: string; sort: SortKey; descending: boolean; page: number }

export const FIRST_VIEW: View = { search: '', sort: 'created', descending: true, page: 1 }

/** The view an address asks for; whatever it does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): View => {
  const sort = SORT_KEYS.find((key) => key === params.get('sort'))
  const page = Number(params.get('page'))
  return {
    search: params.get('q') ?? FIRST_VIEW.search,
    sort: sort ?? FIRST_VIEW.sort,
    descending: sort ? params.get('order') === 'desc' : FIRST_VIEW.descending,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_VIEW.page,
  }
}

export const paramsOf = ({ search, sort, descending, page }: View): URLSearchParams => {
  const params = new URLSearchParams()
  if (search) params.set('q', search)
  if (sort !== FIRST_VIEW.sort || descending !== FIRST_VIEW.descending) {
    params.set('sort', sort)
    if (descending) params.set('order', 'desc')
  }
  if (page > 1) params.set('page', String(page))
  return params
}

const SORT_BY: Record<SortKey, (quiz: ListedQuiz) => string | number> = {
  title: (quiz) => quiz.title,
  subject: (quiz) => quiz.subject,
  participants: (quiz) => quiz.submissions,
  created: (quiz) => quiz.createdAt,
  status: (quiz) => quiz.status,
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), undefined, SPEAKING)

/** As people order and look for words: "Quiz 10" after "Quiz 9", capitals and small letters alike. */
const SPEAKING = { numeric: true, sensitivity: 'base' } as const

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Every word of the search is in the title, the subject or the share code. */
const matches = (quiz: ListedQuiz, search: string): boolean => {
  const text = plain([quiz.title, quiz.subject, quiz.shareCode].join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The rows of one page, and how many there are on all. A page beyond the last is the last. */
export const shown = (quizzes: readonly ListedQuiz[], view: View) => {
  const value = SORT_BY[view.sort]
  const direction = view.descending ? -1 : 1
  const found = quizzes
    .filter((quiz) => matches(quiz, view.search))
    .toSorted((a, b) => direction * compare(value(a), value(b)) || compare(a.id, b.id))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(view.page, pages)
  return { rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), found: found.length, page, pages }
}

/** Figures over all quizzes; the average counts every submission once, so a big class weighs more than a small one. */
export const totalsOf = (quizzes: readonly ListedQuiz[]) => {
  const scored = quizzes.flatMap(({ averagePercent, submissions }) =>
    averagePercent === null ? [] : [{ averagePercent, submissions }],
  )
  const weight = sum(scored.map((quiz) => quiz.submissions))
  return {
    quizzes: quizzes.length,
    submissions: sum(quizzes.map((quiz) => quiz.submissions)),
    averagePercent: weight === 0 ? null : sum(scored.map((quiz) => quiz.averagePercent * quiz.submissions)) / weight,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const latest = (quizzes: readonly ListedQuiz[], count: number): ListedQuiz[] =>
  quizzes.toSorted((a, b) => b.createdAt - a.createdAt || compare(a.id, b.id)).slice(0, count)
