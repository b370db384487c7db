import { draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsOnWire } from '#contract/questionnaires/items-on-wire.ts'
import { rewrittenSections, textAgain } from '#domain/questionnaires/drafts/draft-item.ts'
import type { Section, Version } from '#domain/questionnaires/questionnaire.ts'

const instructionsOnWire = ({ instructions, format }: Section) => {
  const { text, ...written } = textAgain({ text: instructions, format })
  return { instructions: text, ...written }
}

/** The pages of a survey, or the one of a poll, in the form in which they are written. */
export const pagesOnWire = ({ sections }: Pick<Version, 'sections'>) =>
  sections.map((section) => ({
    title: section.title,
    ...instructionsOnWire(section),
    ...itemsOnWire(rewrittenSections([section]), draftOnWire),
  }))
