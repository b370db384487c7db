import * as z from 'zod/mini'
import { storableText } from '../text/text.ts'

/** What somebody told in one field of a form that is not the usual one, as the form was at that moment. */
export const told = z.object({ id: z.string(), label: z.string(), value: z.string(), identifies: z.boolean() })
export type Told = z.infer<typeof told>

/**
 * Whose attempt it is. `name` is what they are called, whichever field that comes from; `phone` and `district` are empty
 * where the form asks for none. `fields` has all that was told, in the order of the form; none stands for the usual form.
 */
export type Described = { name: string; phone: string; district: string; fields: Told[] }

/** The longest is an email. */
const MAX_ENTERED = 254
const MOST = 12

/** What was entered in fields that are not built in, by their ids; the form itself judges it. */
export const enteredFields = z
  .record(z.string(), storableText(MAX_ENTERED))
  .check(z.refine((fields) => Object.keys(fields).length <= MOST, 'too_many'))

/** What was entered: built-in fields by their names, all others in `fields`. */
export type Entered = {
  name?: string | undefined
  phone?: string | undefined
  district?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
}
