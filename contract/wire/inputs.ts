import * as z from 'zod/mini'
import { storableText } from '#domain/text/text.ts'

/** Which page of a list, in an address; the first is 1. */
export const pageNumber = z.coerce
  .number('wrong_type')
  .check(z.int('wrong_type'), z.gte(1, 'out_of_range'), z.lte(1_000_000, 'out_of_range'))

const MINUTES_OF_A_DAY = 1440

/** How many minutes the reader’s clocks are ahead of UTC: their days and months begin there. */
export const utcOffset = z.coerce
  .number('wrong_type')
  .check(z.int('wrong_type'), z.gte(-MINUTES_OF_A_DAY, 'out_of_range'), z.lte(MINUTES_OF_A_DAY, 'out_of_range'))

/** A random key from a device, by which it proves that it is only saying again what it said before. */
export const deviceKey = storableText(128).check(z.minLength(16, 'out_of_range'))
