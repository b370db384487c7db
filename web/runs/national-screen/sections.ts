import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { t } from '../../i18n/students/national.ts'
import { placedParts } from '../../questions/between/places.ts'

/** The questions of a tab, which follow each other. */
export type ShownSection = {
  id: string
  title: string
  /** The place of its first question among all. */
  first: number
  questions: readonly QuestionId[]
}

/** The sections of a paper in order, those above the first heading before them; none where it has no sections. */
export const sectionsOf = (layout: LayoutOnWire | undefined, questions: readonly QuestionId[]): ShownSection[] => {
  const { sections } = layout ? placedParts(layout, questions) : { sections: [] }
  const begins = sections[0]?.first ?? 0
  const before = begins > 0 ? [{ id: '', title: t('national.before'), first: 0, last: begins - 1 }] : []
  return [...before, ...sections].map(({ id, title, first, last }) => ({
    ...{ id, title, first },
    questions: questions.slice(first, last + 1),
  }))
}

/** The one that the question at a place is in; null where there are none. */
export const sectionAt = (sections: readonly ShownSection[], at: number): ShownSection | null =>
  sections.find(({ first, questions }) => first <= at && at < first + questions.length) ?? null
