import type { ResponseAnswers, Value } from '../questions/value.ts'
import { folded } from '../text/folded.ts'
import type { Instant } from '../time/time-limit.ts'

/** Which responses are looked at: as a summary, in a table, crossed, or as a file. */
export type ResponseFilter = {
  show: 'complete' | 'partial' | 'all'
  /** Those who chose that option, or that step of a scale. */
  chosen: { question: string; option: number } | null
  /** From one instant, and before another. */
  from: Instant | null
  until: Instant | null
  /** A part of what was written. */
  search: string
  /** A label that somebody gave to one of their texts. */
  tag: string
}

export const EVERY_RESPONSE: ResponseFilter = {
  show: 'all',
  chosen: null,
  from: null,
  until: null,
  search: '',
  tag: '',
}

/** Whether anybody may be left out whose response is complete. */
export const leavesOut = ({ show, chosen, from, until, search, tag }: ResponseFilter): boolean =>
  show === 'partial' || chosen !== null || from !== null || until !== null || search !== '' || tag !== ''

/** Whether it takes the answers themselves to tell who is meant. */
export const looksInside = ({ chosen, search, tag }: ResponseFilter): boolean =>
  chosen !== null || search !== '' || tag !== ''

type Looked = { isComplete: boolean; at: Instant; answers: ResponseAnswers }

const chose = (given: Value | undefined, option: number): boolean => {
  if (given === undefined) return false
  if (typeof given === 'boolean') return given === (option === 1)
  return Array.isArray(given) ? given.includes(option) : given === option
}

const textsIn = (given: Value | null): string[] => {
  if (typeof given === 'string') return [given]
  return Array.isArray(given) ? given.flatMap((part: Value | null) => textsIn(part)) : []
}

/** Whether a text holds what is searched for, however it was typed. */
export const holdsText = (given: Value | null, search: string): boolean =>
  textsIn(given).some((text) => folded(text).includes(folded(search)))

/** Whether a response is meant, but for its labels. */
export const isMeant = ({ isComplete, at, answers }: Looked, filter: ResponseFilter): boolean => {
  const { show, chosen, from, until, search } = filter
  if (show !== 'all' && isComplete !== (show === 'complete')) return false
  if ((from !== null && at < from) || (until !== null && at >= until)) return false
  if (chosen && !chose(givenTo(answers, chosen.question), chosen.option)) return false
  return search === '' || Object.values<Value>(answers).some((given) => holdsText(given, search))
}

const givenTo = (answers: ResponseAnswers, question: string): Value | undefined =>
  Object.entries<Value>(answers).find(([id]) => id === question)?.[1]
