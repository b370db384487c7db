import * as z from 'zod/mini'

/** A student as teachers see them. */
export const who = {
  /** What they are called: their name, or what stands for it in a form that asks for none. */
  name: z.string(),
  /** All but the last four digits are hidden; empty where the form asks for none, as the district is. */
  phone: z.string(),
  district: z.string(),
  /** What the quiz has asked besides; left out where that is nothing. */
  fields: z.optional(z.array(z.object({ label: z.string(), value: z.string(), identifies: z.boolean() }))),
}
const whole = z.object(who)
export type WhoOnWire = z.infer<typeof whole>
