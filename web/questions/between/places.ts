import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/passages.ts'

type Spread<Part> = Omit<Part, 'question_ids'> & { first: number; last: number }

/** A passage among the questions of a paper; the places of its first and last question count from 0. */
export type PlacedPassage = Spread<LayoutOnWire['groups'][number]>
/** A section, in the same way. */
export type PlacedSection = Spread<NonNullable<LayoutOnWire['sections']>[number]>

/** Those that have any of these questions. */
const placed = <Part extends { question_ids: string[] }>(
  parts: readonly Part[],
  questions: readonly string[],
): Spread<Part>[] =>
  parts.flatMap(({ question_ids, ...part }) => {
    const places = question_ids.map((question) => questions.indexOf(question)).filter((at) => at >= 0)
    return places.length === 0 ? [] : [{ ...part, first: Math.min(...places), last: Math.max(...places) }]
  })

/** What the questions of a paper stand in. */
export type PlacedParts = { groups: PlacedPassage[]; sections: PlacedSection[] }

export const placedParts = ({ groups, sections = [] }: LayoutOnWire, questions: readonly string[]): PlacedParts => ({
  groups: placed(groups, questions),
  sections: placed(sections, questions),
})

/** The passage, or the section, that the question at a place belongs to. */
export const partAt = <Part extends { first: number; last: number }>(parts: readonly Part[], at: number): Part | null =>
  parts.find(({ first, last }) => first <= at && at <= last) ?? null

type Texts = LayoutOnWire['texts']

/** The texts that stand before a question, or before a section; after the last question: null. */
export const textsBefore = ({ texts }: LayoutOnWire, place: string | null): Texts =>
  texts.filter(({ before }) => before === place)

/** Those that end the section before the one that begins at a place. */
export const textsEnding = (layout: LayoutOnWire, section: PlacedSection | null, at: number): Texts =>
  section?.first === at ? textsBefore(layout, section.id) : []

/** What a passage is called, after the numbers of its questions. */
export const passageName = ({ first, last }: Pick<PlacedPassage, 'first' | 'last'>): string =>
  first === last
    ? t('passages.forOne', { number: formatNumber(first + 1) })
    : t('passages.forSeveral', { first: formatNumber(first + 1), last: formatNumber(last + 1) })

/** What one is called where questions have no numbers: after how many of them stand below it, and its place (from 1) among several. */
export const nameOnScreen = (count: number, { at, of }: { at: number; of: number }): string =>
  of > 1 ? t('passages.forShownOf', { at, of, count }) : t('passages.forShown', { count })
