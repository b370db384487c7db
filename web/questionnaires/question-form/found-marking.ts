import type { FoundMarking } from '#domain/formats/quiz-text/headings.ts'
import { isSameFraction } from '#domain/marking/marking.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'

/** The details of a quiz that is marked as its text says. */
export const markedAs = ({ marksPerQuestion, wrongCosts }: FoundMarking): Partial<DraftDetails> => ({
  ...(marksPerQuestion !== undefined && { marksPerQuestion }),
  ...(wrongCosts && wrongCosts.numerator === 0 && { hasNegativeMarking: false }),
  ...(wrongCosts && wrongCosts.numerator > 0 && { hasNegativeMarking: true, wrongCosts }),
})

export const isMarkedAs = (details: DraftDetails, found: FoundMarking): boolean => {
  const [rules, wanted] = [rulesOf(details), rulesOf({ ...details, ...markedAs(found) })]
  return rules.marksPerQuestion === wanted.marksPerQuestion && isSameFraction(rules.wrongCosts, wanted.wrongCosts)
}
