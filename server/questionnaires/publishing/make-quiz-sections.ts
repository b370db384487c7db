import type { Section } from '#domain/questionnaires/questionnaire.ts'
import { sectioned } from '#domain/questionnaires/section.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { type From, type Made, type MakingNeeds, makeParts } from './make-parts.ts'

/** What a version of a quiz asks, made of what a teacher wrote. */
export const makeQuizSections = async (
  context: MakingNeeds,
  teacher: SignedInTeacher,
  from: From,
): Promise<Made<Section[]>> => {
  const made = await makeParts(context, teacher, from)
  return made.ok ? { ok: true, value: sectioned(made.value) } : made
}
