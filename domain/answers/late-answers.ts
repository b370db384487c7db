import * as z from 'zod/mini'
import { type AnswerSheet, entriesOf, mergedEntry, notHeld, timeOn, untouched } from './answer.ts'

/** What a teacher may make of late answers. */
export const lateDecision = z.enum(['accepted', 'refused'], 'not_one_of')
export type LateDecision = z.infer<typeof lateDecision>

/**
 * The answers that count once late ones do too: of `late` those alone that `counted` has neither as they are nor later, so
 * that nothing counts that was not shown to whoever decides.
 */
export const withLate = (counted: AnswerSheet, late: AnswerSheet): AnswerSheet => {
  const sheet = { ...counted }
  for (const [id, entry] of entriesOf(notHeld(counted, late))) {
    const before = counted[id] ?? untouched
    // What comes late tells all the time that its device has spent, a part of which is in the result already.
    const { times } = timeOn(entry) > timeOn(before) ? entry : before
    sheet[id] = { ...mergedEntry(before, entry), times }
  }
  return sheet
}
