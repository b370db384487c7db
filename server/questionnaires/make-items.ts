import { arranged, type Item } from '#domain/item.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { type From, type Made, type MakingNeeds, makeParts } from './make-parts.ts'

/** What a page of a survey asks, made of what its owner wrote. */
export const makeItems = async (context: MakingNeeds, teacher: SignedInTeacher, from: From): Promise<Made<Item[]>> => {
  const made = await makeParts(context, teacher, from)
  return made.ok ? { ok: true, value: arranged(made.value) } : made
}
