import type { LayoutOnWire } from '#contract/layouts.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/passages.ts'

/** A passage among the questions of a paper; the places of its first and last question count from 0. */
export type PlacedGroup = Omit<LayoutOnWire['groups'][number], 'question_ids'> & { first: number; last: number }

/** The passages of a paper that has these questions; without those whose questions are none of them. */
export const placedGroups = (layout: LayoutOnWire, questions: readonly string[]): PlacedGroup[] =>
  layout.groups.flatMap(({ question_ids, ...group }) => {
    const places = question_ids.map((question) => questions.indexOf(question)).filter((at) => at >= 0)
    return places.length === 0 ? [] : [{ ...group, first: Math.min(...places), last: Math.max(...places) }]
  })

/** The passage that the question at a place belongs to. */
export const groupAt = (groups: readonly PlacedGroup[], at: number): PlacedGroup | null =>
  groups.find(({ first, last }) => first <= at && at <= last) ?? null

/** The texts that stand before a question; after the last one: null. */
export const textsBefore = ({ texts }: LayoutOnWire, question: string | null): LayoutOnWire['texts'] =>
  texts.filter(({ before }) => before === question)

/** What a passage is called, after the numbers of its questions. */
export const passageName = ({ first, last }: Pick<PlacedGroup, 'first' | 'last'>): string =>
  first === last
    ? t('passages.forOne', { number: formatNumber(first + 1) })
    : t('passages.forSeveral', { first: formatNumber(first + 1), last: formatNumber(last + 1) })
