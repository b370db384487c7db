import * as z from 'zod/mini'
import type { MarkingRules } from './marking.ts'
import type { Question } from './question.ts'
import type { Kind } from './questions/rules.ts'
import { requiredText } from './text.ts'
import type { Instant } from './time-limit.ts'

/** The durations a quiz may have, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180] as const
export const MAX_QUESTIONS = 500
export const MAX_TITLE_LENGTH = 200
export const MAX_SUBJECT_LENGTH = 100
export const title = requiredText(MAX_TITLE_LENGTH, 'title_required')
export const subject = requiredText(MAX_SUBJECT_LENGTH, 'subject_required')

export const questionnaireStatus = z.enum(['draft', 'active', 'closed', 'archived'], 'not_one_of')
export type QuestionnaireStatus = z.infer<typeof questionnaireStatus>

const NEXT: Record<QuestionnaireStatus, readonly QuestionnaireStatus[]> = {
  draft: ['active'],
  active: ['closed', 'archived'],
  closed: ['active', 'archived'],
  archived: ['active', 'closed'],
}

/** Asking for the status it already has is no change and no mistake. */
export const mayBecome = (from: QuestionnaireStatus, to: QuestionnaireStatus): boolean =>
  from === to || NEXT[from].includes(to)

/** Whether new students may start. */
export const takesStudents = (status: QuestionnaireStatus): boolean => status === 'active'

/**
 * Who may read the questions: `with_start`: whoever holds an attempt, so that nobody reads them without a clock;
 * `with_link`: whoever has the link.
 */
export const paperAccess = z.enum(['with_start', 'with_link'], 'not_one_of')
export type PaperAccess = z.infer<typeof paperAccess>

export const versionId = z.string().check(z.minLength(1)).brand<'VersionId'>()
export type VersionId = z.infer<typeof versionId>

/** What students meet: complete, numbered, never changed. An edit makes the next one. */
export type Version = {
  id: VersionId
  questionnaireId: string
  number: number
  title: string
  subject: string
  minutes: number
  marking: MarkingRules
  sections: Section[]
  publishedAt: Instant
}

/** A part of a questionnaire under a heading of its own, which may be empty. */
export type Section = { id: string; title: string; instructions: string; items: Question[] }

const asked = new WeakMap<readonly Section[], Question[]>()

/** All that is asked, in order. */
export const questionsIn = ({ sections }: Pick<Version, 'sections'>): Question[] => {
  const known = asked.get(sections)
  if (known) return known
  const questions = sections.flatMap(({ items }) => items)
  asked.set(sections, questions)
  return questions
}

/** The kinds of questions that there are, each once. */
export const kindsIn = (version: Pick<Version, 'sections'>): Kind[] => [
  ...new Set(questionsIn(version).map(({ kind }) => kind)),
]

/** Whether all of them are a choice of one option, which every page can show. */
export const isOfOneKind = (kinds: readonly Kind[]): boolean => kinds.every((kind) => kind === 'single_choice')

/** All that a version says but its questions. */
export type VersionFront = Omit<Version, 'sections'> & { questionCount: number; kinds: Kind[] }

export const frontOf = ({ sections, ...front }: Version): VersionFront => ({
  ...front,
  questionCount: questionsIn({ sections }).length,
  kinds: kindsIn({ sections }),
})
