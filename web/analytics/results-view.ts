import { type SubmissionSort, submissionSort } from '#contract/analytics.ts'

/** What the results page shows, as its address says it. */
export type ResultsView = { search: string; sort: SubmissionSort; page: number }

export const SORTS: readonly SubmissionSort[] = submissionSort.options

const FIRST_VIEW: ResultsView = { search: '', sort: 'newest', page: 1 }
const LONGEST_SEARCH = 100

export const quizIdIn = (params: URLSearchParams): string | null => params.get('quiz') || null

/** What the address does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): ResultsView => {
  const page = Number(params.get('page'))
  return {
    search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? FIRST_VIEW.sort,
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_VIEW.page,
  }
}

export const paramsOf = (quizId: string, { search, sort, page }: ResultsView): URLSearchParams => {
  const params = new URLSearchParams({ quiz: quizId })
  if (search) params.set('q', search)
  if (sort !== FIRST_VIEW.sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}
