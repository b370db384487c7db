import { asKind, type DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { hasParts } from '#domain/questions/traits.ts'

/** The question as one of another kind: what both have is kept, but for a scheme where there are no parts to count. */
export const changedKind = (question: DraftQuestion, kind: Kind): DraftQuestion =>
  kind === question.kind ? question : withoutScheme(asKind(question, kind))

const withoutScheme = (question: DraftQuestion): DraftQuestion => {
  if (hasParts(question.kind) || question.marking?.scheme === undefined) return question
  const {
    marking: { wrongCosts },
    ...rest
  } = { ...question, marking: question.marking }
  return { ...rest, ...(wrongCosts && { marking: { wrongCosts } }) }
}
