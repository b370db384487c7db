import * as z from 'zod/mini'
import type { ResponseFilter } from '#domain/answers/response-filter.ts'
import { tag } from '#domain/questionnaires/quiz-tags.ts'
import { storableText } from '#domain/text/text.ts'

const LONGEST_SEARCH = 100
/** An instant in unix milliseconds; no clock has more digits. */
const instant = storableText(16).check(z.regex(/^\d{1,15}$/, 'wrong_type'))
const place = storableText(10).check(z.regex(/^\d{1,5}$/, 'wrong_type'))

/** Which responses are looked at, in an address or a body: the same for whatever is made of them. */
export const responseFilter = {
  show: z.optional(z.enum(['complete', 'partial', 'all'], 'not_one_of')),
  /** With `option`: those alone who chose it, by its place, or a step of a scale by its number. */
  question: z.optional(storableText(64)),
  option: z.optional(place),
  /** Given, or saved last, at `from` or later, and before `until`. */
  from: z.optional(instant),
  until: z.optional(instant),
  /** A part of something that was written. */
  search: z.optional(storableText(LONGEST_SEARCH)),
  /** A label of something that was written. */
  tag: z.optional(tag),
}
const filterShape = z.object(responseFilter)
export type FilterOnWire = z.infer<typeof filterShape>

const numberIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

export const filterFromWire = ({
  show,
  question,
  option,
  from,
  until,
  search,
  tag: label,
}: FilterOnWire): ResponseFilter => ({
  show: show ?? 'all',
  chosen: question !== undefined && option !== undefined ? { question, option: Number(option) } : null,
  from: numberIn(from),
  until: numberIn(until),
  search: search?.trim() ?? '',
  tag: label ?? '',
})

export const filterOnWire = ({ show, chosen, from, until, search, tag: label }: ResponseFilter): FilterOnWire => ({
  ...(show !== 'all' && { show }),
  ...(chosen && { question: chosen.question, option: String(chosen.option) }),
  ...(from !== null && { from: String(from) }),
  ...(until !== null && { until: String(until) }),
  ...(search !== '' && { search }),
  ...(label !== '' && { tag: label }),
})
