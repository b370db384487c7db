import { type SubmissionSort, submissionSort } from '#contract/analytics.ts'

/** By student, all together, or by question. */
export const TABS = ['students', 'overview', 'questions'] as const
export type Tab = (typeof TABS)[number]

/** What the results page shows, as its address says it; a `version` of null is the current one. */
export type ResultsView = { tab: Tab; version: number | null; search: string; sort: SubmissionSort; page: number }

export const SORTS: readonly SubmissionSort[] = submissionSort.options

const FIRST_VIEW: ResultsView = { tab: 'students', version: null, search: '', sort: 'newest', page: 1 }
const LONGEST_SEARCH = 100

export const quizIdIn = (params: URLSearchParams): string | null => params.get('quiz') || null

const numberIn = (params: URLSearchParams, name: string): number | null => {
  const number = Number(params.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** What the address does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): ResultsView => ({
  tab: TABS.find((tab) => tab === params.get('view')) ?? FIRST_VIEW.tab,
  version: numberIn(params, 'version'),
  search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
  sort: SORTS.find((sort) => sort === params.get('sort')) ?? FIRST_VIEW.sort,
  page: numberIn(params, 'page') ?? FIRST_VIEW.page,
})

export const paramsOf = (quizId: string, { tab, version, search, sort, page }: ResultsView): URLSearchParams => {
  const params = new URLSearchParams({ quiz: quizId })
  if (tab !== FIRST_VIEW.tab) params.set('view', tab)
  if (version !== null) params.set('version', String(version))
  if (search) params.set('q', search)
  if (sort !== FIRST_VIEW.sort) params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}
