import type { OwnMarking } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'

/** A question or a section that is worth so much; null: as the quiz says. */
export const withPoints = <Own extends OwnMarking>(own: Own, points: Marks | null): Own => {
  const { points: _, ...rest } = own
  // Without it or with it: both are of the type.
  return { ...rest, ...(points !== null && { points }) } as Own
}

/** What is undefined in the change is as the quiz says. */
export const withMarking = <Own extends OwnMarking>(own: Own, change: NonNullable<OwnMarking['marking']>): Own => {
  const { marking, ...rest } = own
  const { wrongCosts, scheme } = { ...marking, ...change }
  const changed = { ...(wrongCosts && { wrongCosts }), ...(scheme && { scheme }) }
  return { ...rest, ...(Object.keys(changed).length > 0 && { marking: changed }) } as Own
}
