import type { OwnMarking } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'

/** Null: as the quiz says. */
export const withPoints = ({ points: _, ...rest }: DraftQuestion, points: Marks | null): DraftQuestion => ({
  ...rest,
  ...(points !== null && { points }),
})

/** What is undefined in it is as the quiz says. */
export const withMarking = (
  { marking, ...rest }: DraftQuestion,
  change: NonNullable<OwnMarking['marking']>,
): DraftQuestion => {
  const { wrongCosts, scheme } = { ...marking, ...change }
  const own = { ...(wrongCosts && { wrongCosts }), ...(scheme && { scheme }) }
  return { ...rest, ...(Object.keys(own).length > 0 && { marking: own }) }
}
