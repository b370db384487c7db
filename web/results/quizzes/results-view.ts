import {
  type AttemptOrder,
  type AttemptShow,
  type AttemptSort,
  attemptShow,
  attemptSort,
  FALLING,
} from '#contract/results/analytics-requests.ts'

/** By student, all together, or by question. */
export const TABS = ['students', 'overview', 'questions'] as const
export type Tab = (typeof TABS)[number]

/** What the results page shows, as its address says it; a `version` of null is the current one. */
export type ResultsView = {
  tab: Tab
  version: number | null
  search: string
  sort: AttemptSort
  order: AttemptOrder
  page: number
  /** Only those of the students who are so. */
  show: AttemptShow
  /** Empty: of all. */
  district: string
  /** Which version they have taken; null: any. */
  taken: number | null
}

export const SORTS: readonly AttemptSort[] = attemptSort.options
/** Which way a sort goes unless another way is asked for. */
export const usualOrder = (sort: AttemptSort): AttemptOrder => (FALLING.has(sort) ? 'down' : 'up')
export const otherOrder = (order: AttemptOrder): AttemptOrder => (order === 'up' ? 'down' : 'up')
export const SHOWN: readonly AttemptShow[] = attemptShow.options

const UNNARROWED = { search: '', show: 'all', district: '', taken: null } as const
/** Shows all students again, from the first page on. */
export const EVERYBODY: Partial<ResultsView> = { ...UNNARROWED, page: 1 }
const FIRST_VIEW: ResultsView = {
  tab: 'students',
  version: null,
  sort: 'newest',
  order: 'down',
  page: 1,
  ...UNNARROWED,
}

export const isNarrowed = ({ search, show, district, taken }: ResultsView): boolean =>
  search !== '' || show !== 'all' || district !== '' || taken !== null

const LONGEST_SEARCH = 100

export const quizIdIn = (params: URLSearchParams): string | null => params.get('quiz') || null

const numberIn = (params: URLSearchParams, name: string): number | null => {
  const number = Number(params.get(name))
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** What is called otherwise is as at first. */
export const sortNamed = (name: string | null): AttemptSort => SORTS.find((each) => each === name) ?? FIRST_VIEW.sort

const sortIn = (params: URLSearchParams): Pick<ResultsView, 'sort' | 'order'> => {
  const sort = sortNamed(params.get('sort'))
  const usual = usualOrder(sort)
  return { sort, order: params.get('way') === otherOrder(usual) ? otherOrder(usual) : usual }
}

/** What the address does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): ResultsView => ({
  ...sortIn(params),
  tab: TABS.find((tab) => tab === params.get('view')) ?? FIRST_VIEW.tab,
  version: numberIn(params, 'version'),
  search: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
  page: numberIn(params, 'page') ?? FIRST_VIEW.page,
  show: SHOWN.find((show) => show === params.get('show')) ?? FIRST_VIEW.show,
  district: (params.get('district') ?? '').slice(0, LONGEST_SEARCH),
  taken: numberIn(params, 'taken'),
})

export const paramsOf = (quizId: string, view: ResultsView): URLSearchParams => {
  const { tab, version, search, sort, order, page, show, district, taken } = view
  const params = new URLSearchParams({ quiz: quizId })
  if (tab !== FIRST_VIEW.tab) params.set('view', tab)
  if (version !== null) params.set('version', String(version))
  if (search) params.set('q', search)
  if (show !== FIRST_VIEW.show) params.set('show', show)
  if (district) params.set('district', district)
  if (taken !== null) params.set('taken', String(taken))
  if (sort !== FIRST_VIEW.sort) params.set('sort', sort)
  if (order !== usualOrder(sort)) params.set('way', order)
  if (page > 1) params.set('page', String(page))
  return params
}
