import type * as z from 'zod/mini'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { written } from '#contract/questionnaires/questionnaires-requests.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { sectioned } from '#domain/questionnaires/section.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { type Made, type MakingNeeds, makeParts } from './make-parts.ts'

type QuizContent = Pick<Version, 'title' | 'subject' | 'minutes' | 'marking' | 'sections'>

type From = {
  written: z.infer<z.ZodMiniObject<typeof written>>
  /** The questions of the version that was edited, by their ids. */
  former?: ReadonlyMap<string, Question> | undefined
}

/** What a version with a clock and marks says, made of what a teacher wrote; what is wrong in it is named by its field. */
export const makeQuizContent = async (
  context: MakingNeeds,
  teacher: SignedInTeacher,
  { written, former }: From,
): Promise<Made<QuizContent>> => {
  const parts = await makeParts(context, teacher, { written, former })
  if (!parts.ok) return parts
  const { title, subject, duration, minutes = minutesOf(Number(duration)) } = written
  const value = { title, subject, minutes, marking: markingFromWire(written) }
  return { ok: true, value: { ...value, sections: sectioned(parts.value) } }
}
