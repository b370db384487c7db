import { filterOnWire } from '#contract/results/response-filters.ts'
import { EVERY_RESPONSE, type ResponseFilter } from '#domain/answers/response-filter.ts'

export const SHOWN = ['all', 'complete', 'partial'] as const
const VIEWS = ['summary', 'table', 'one', 'cross', 'written', 'share'] as const
type ViewName = (typeof VIEWS)[number]

/** Those that a survey has: of an anonymous one nothing is told of one person. */
export const viewsOf = (isAnonymous: boolean): readonly ViewName[] =>
  isAnonymous ? ['summary', 'written', 'share'] : VIEWS

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

export const viewIn = (search: URLSearchParams, id: string, isAnonymous: boolean): ResponsesView => {
  const question = search.get('question')
  const option = Number(search.get('option') ?? Number.NaN)
  return {
    id,
    name: viewsOf(isAnonymous).find((each) => each === search.get('view')) ?? 'summary',
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

/** Days are those of whoever looks. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00`)

const startAfter = (day: string): number => {
  const next = startOf(day)
  return next.setDate(next.getDate() + 1)
}

/** Of an anonymous survey the words of one written answer alone say whether it is looked at. */
export const filterOf = ({ name, ...view }: ResponsesView, isAnonymous: boolean) => {
  const { search, tag } = view
  if (isAnonymous) return filterOnWire({ ...EVERY_RESPONSE, ...(name === 'written' && { search, tag }) })
  return filterOnWire({
    ...{ show: view.show, chosen: view.chosen, search, tag },
    from: view.from === '' ? null : startOf(view.from).getTime(),
    until: view.to === '' ? null : startAfter(view.to),
  })
}

/** Whether anybody is left out. */
export const isFiltered = ({ show, chosen, from, to, search, tag }: ResponsesView): boolean =>
  show !== 'all' || chosen !== null || `${from}${to}${search}${tag}` !== ''
