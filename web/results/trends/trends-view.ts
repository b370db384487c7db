import { type Grouping, grouping, type StudentGrouping } from '#contract/results/trends-requests.ts'

export const TABS = ['quizzes', 'students', 'groups'] as const
type Tab = (typeof TABS)[number]

/** Days; 0 is any time. */
export const PERIODS = [0, 30, 92, 183, 365] as const

/** What the page shows, as its address says it; an empty subject or tag is all of them, an empty group everybody. */
export type TrendsView = {
  tab: Tab
  subject: string
  tag: string
  days: (typeof PERIODS)[number]
  page: number
  search: string
  by: Grouping
  field: string
  /** Whose results alone; one of what `by` names. */
  group: string
}

/** Whether what students belong to is asked, and not what their quizzes do. */
export const isOfStudents = (by: Grouping): by is StudentGrouping => by === 'district' || by === 'field'

const LONGEST = 100

const textIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').slice(0, LONGEST)

/** Subjects and tags are compared and not followed. */
const tabFor = (by: Grouping | undefined): Tab => (by === undefined || isOfStudents(by) ? 'quizzes' : 'groups')

/** What the address does not say, or says wrong, is as at first. */
export const viewOf = (params: URLSearchParams): TrendsView => {
  const page = Number(params.get('page'))
  const field = textIn(params, 'field')
  const asked = grouping.options.find((each) => each === params.get('by'))
  const tab = TABS.find((each) => each === params.get('view')) ?? tabFor(asked)
  const isKnown = (asked !== 'field' || field !== '') && (tab === 'groups' || (asked && isOfStudents(asked)))
  const by = isKnown ? (asked ?? 'subject') : 'subject'
  return {
    tab,
    subject: textIn(params, 'subject'),
    tag: textIn(params, 'tag'),
    days: PERIODS.find((days) => String(days) === params.get('days')) ?? 0,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
    search: textIn(params, 'q'),
    by,
    field: by === 'field' ? field : '',
    group: tab === 'quizzes' && isOfStudents(by) ? textIn(params, 'group') : '',
  }
}

export const paramsOf = (view: TrendsView): URLSearchParams => {
  const { tab, subject, tag, days, page, search, by, field, group } = view
  const params = new URLSearchParams()
  if (tab !== 'quizzes') params.set('view', tab)
  if (subject) params.set('subject', subject)
  if (tag) params.set('tag', tag)
  if (days > 0) params.set('days', String(days))
  if (tab === 'quizzes' && page > 1) params.set('page', String(page))
  if (tab === 'students' && search) params.set('q', search)
  if (tab === 'groups' ? by !== 'subject' : tab === 'quizzes' && isOfStudents(by)) params.set('by', by)
  if (tab !== 'students' && by === 'field') params.set('field', field)
  if (tab === 'quizzes' && isOfStudents(by) && group) params.set('group', group)
  return params
}
