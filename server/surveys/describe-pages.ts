import { draftOnWire } from '#contract/drafts-on-wire.ts'
import { rewrittenOf } from '#domain/draft.ts'
import { questionsIn, type Version } from '#domain/questionnaire.ts'

/** The pages of a survey, or the one of a poll, in the form in which they are written. */
export const pagesOnWire = ({ sections }: Pick<Version, 'sections'>) =>
  sections.map((section) => ({
    title: section.title,
    instructions: section.instructions,
    questions: questionsIn({ sections: [section] }).map((question) => draftOnWire(rewrittenOf(question))),
  }))
