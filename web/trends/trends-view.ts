import { type Grouping, grouping } from '#contract/trends.ts'

export const TABS = ['quizzes', 'students', 'groups'] as const
type Tab = (typeof TABS)[number]

/** Days; 0 is any time. */
export const PERIODS = [0, 30, 92, 183, 365] as const

/** What the page shows, as its address says it; an empty subject is all of them. */
export type TrendsView = {
  tab: Tab
  subject: string
  days: (typeof PERIODS)[number]
  page: number
  search: string
  by: Grouping
  field: string
}

const LONGEST = 100

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').slice(0, LONGEST)

/** What the address does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): TrendsView => {
  const page = Number(params.get('page'))
  const field = textIn(params, 'field')
  const by = grouping.options.find((each) => each === params.get('by')) ?? 'subject'
  return {
    tab: TABS.find((tab) => tab === params.get('view')) ?? 'quizzes',
    subject: textIn(params, 'subject'),
    days: PERIODS.find((days) => String(days) === params.get('days')) ?? 0,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    search: textIn(params, 'q'),
    by: by === 'field' && field === '' ? 'subject' : by,
    field: by === 'field' ? field : '',
  }
}

export const paramsOf = ({ tab, subject, days, page, search, by, field }: TrendsView): URLSearchParams => {
  const params = new URLSearchParams()
  if (tab !== 'quizzes') params.set('view', tab)
  if (subject) params.set('subject', subject)
  if (days > 0) params.set('days', String(days))
  if (tab === 'quizzes' && page > 1) params.set('page', String(page))
  if (tab === 'students' && search) params.set('q', search)
  if (tab === 'groups' && by !== 'subject') params.set('by', by)
  if (tab === 'groups' && by === 'field') params.set('field', field)
  return params
}
