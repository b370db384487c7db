import * as z from 'zod/mini'

/**
 * What is earned by an answer with several parts, some of them right. A question with one part is all or nothing whatever
 * the scheme says.
 */
export const markingScheme = z.enum(
  ['all_or_nothing', 'proportional', 'right_minus_wrong', 'proportional_zero_if_wrong', 'jee_advanced'],
  'not_one_of',
)
export type MarkingScheme = z.infer<typeof markingScheme>
