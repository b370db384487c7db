import * as z from 'zod/mini'

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
 * `with_link`: whoever has the link, as long as the quiz is open.
 */
export const paperAccess = z.enum(['with_start', 'with_link'], 'not_one_of')
export type PaperAccess = z.infer<typeof paperAccess>
