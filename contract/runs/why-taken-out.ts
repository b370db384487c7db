import * as z from 'zod/mini'

/** Reset: the student may begin anew. Removed: the attempt does not count. */
export const whyTakenOut = z.enum(['reset', 'removed'], 'not_one_of')
