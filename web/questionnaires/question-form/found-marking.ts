import type { FoundMarking } from '#domain/formats/markings/headings.ts'
import { isSameFraction } from '#domain/marking/marking.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'

/** The details of a quiz that is marked, and takes as long, as its text says. */
export const markedAs = ({ marksPerQuestion, wrongCosts, minutes }: FoundMarking): Partial<DraftDetails> => ({
  ...(minutes !== undefined && { minutes }),
  ...(marksPerQuestion !== undefined && { marksPerQuestion }),
  ...(wrongCosts && wrongCosts.numerator === 0 && { hasNegativeMarking: false }),
  ...(wrongCosts && wrongCosts.numerator > 0 && { hasNegativeMarking: true, wrongCosts }),
})

export const isMarkedAs = (details: DraftDetails, found: FoundMarking): boolean => {
  const [rules, wanted] = [rulesOf(details), rulesOf({ ...details, ...markedAs(found) })]
  const takesAsLong = found.minutes === undefined || details.minutes === found.minutes
  return (
    takesAsLong &&
    rules.marksPerQuestion === wanted.marksPerQuestion &&
    isSameFraction(rules.wrongCosts, wanted.wrongCosts)
  )
}
