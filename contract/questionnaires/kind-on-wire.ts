import * as z from 'zod/mini'
import { kindWith, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'

/** What students take was of one kind alone, and is of that where nothing is said. */
const FIRST = 'quiz'

export const timedKind = kindWith({ clock: true })
export type TimedKind = ReturnType<typeof timedKind.parse>

/** Of what students take: left out of a quiz. */
export const kindUnlessQuiz = { kind: z.optional(timedKind) }

export const isQuiz = (kind: QuestionnaireKind): boolean => kind === FIRST

/** Nothing for what students do not take. */
export const kindOnWire = (kind: QuestionnaireKind): { kind?: TimedKind } => {
  const timed = timedKind.safeParse(kind)
  return isQuiz(kind) || !timed.success ? {} : { kind: timed.data }
}

/** As it was told; a page that is older than the kind takes it as a quiz. */
export const kindOf = ({ kind }: { kind?: string | undefined }): TimedKind => timedKind.safeParse(kind).data ?? FIRST
