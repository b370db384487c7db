import { filterOnWire } from '#contract/response-filters.ts'
import { EVERY_RESPONSE, type ResponseFilter } from '#domain/response-filter.ts'
import { DAY } from '#domain/time-limit.ts'

export const SHOWN = ['all', 'complete', 'partial'] as const
export const VIEWS = ['summary', 'table', 'one', 'cross', 'written', 'share'] as const
type ViewName = (typeof VIEWS)[number]

/** All that an address says of the responses page; `from` and `to` are days as fields for dates give them, or empty. */
export type ResponsesView = {
  id: string
  name: ViewName
  show: ResponseFilter['show']
  chosen: ResponseFilter['chosen']
  from: string
  to: string
  search: string
  tag: string
  page: number
  /** The axes of the cross table, and the question whose written answers are read. */
  rows: string
  columns: string
  text: string
  sort: string
  order: 'up' | 'down'
}

const DATE = /^\d{4}-\d\d-\d\d$/
const dayIn = (text: string | null): string => (text !== null && DATE.test(text) ? text : '')

export const viewIn = (search: URLSearchParams, id: string): ResponsesView => {
  const question = search.get('question')
  const option = Number(search.get('option') ?? Number.NaN)
  return {
    id,
    name: VIEWS.find((each) => each === search.get('view')) ?? 'summary',
    show: SHOWN.find((each) => each === search.get('show')) ?? 'all',
    chosen: question !== null && Number.isInteger(option) ? { question, option } : null,
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to')),
    search: search.get('search') ?? '',
    tag: search.get('tag') ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
    rows: search.get('rows') ?? '',
    columns: search.get('columns') ?? '',
    text: search.get('text') ?? '',
    sort: search.get('sort') ?? '',
    order: search.get('order') === 'up' ? 'up' : 'down',
  }
}

/** Nothing stands there that is as it would be anyway. */
export const searchOf = ({ id, name, chosen, page, ...view }: ResponsesView): Record<string, string> => {
  const told = {
    survey: id,
    ...(name !== 'summary' && { view: name }),
    ...(view.show !== 'all' && { show: view.show }),
    ...(chosen && { question: chosen.question, option: String(chosen.option) }),
    ...(page > 1 && { page: String(page) }),
    ...(view.order === 'up' && { order: view.order }),
  }
  const { from, to, search, tag, sort, rows, columns, text } = view
  const texts = { from, to, search, tag, sort, rows, columns, text }
  return { ...told, ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) }
}

/** Days are those of whoever looks; where nobody may learn who responded they are kept as days of UTC. */
const startOf = (day: string, isAnonymous: boolean): number => Date.parse(`${day}T00:00:00${isAnonymous ? 'Z' : ''}`)

const startAfter = (day: string, isAnonymous: boolean): number => {
  if (isAnonymous) return startOf(day, true) + DAY
  const next = new Date(startOf(day, false))
  next.setDate(next.getDate() + 1)
  return next.getTime()
}

export const filterOf = (view: ResponsesView, isAnonymous: boolean) =>
  filterOnWire({
    ...EVERY_RESPONSE,
    show: isAnonymous ? 'all' : view.show,
    chosen: view.chosen,
    from: view.from === '' ? null : startOf(view.from, isAnonymous),
    until: view.to === '' ? null : startAfter(view.to, isAnonymous),
    search: view.search,
    tag: view.tag,
  })

/** Whether anybody is left out. */
export const isFiltered = ({ show, chosen, from, to, search, tag }: ResponsesView): boolean =>
  show !== 'all' || chosen !== null || `${from}${to}${search}${tag}` !== ''
