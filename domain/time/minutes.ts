import * as z from 'zod/mini'

export const MAX_MINUTES = 1_440
/** Any time that a quiz, or a section of one, may have. */
export const minutes = z.int('wrong_type').check(z.gte(1, 'out_of_range'), z.lte(MAX_MINUTES, 'out_of_range'))
