import type { SubmissionId } from '#domain/submission.ts'

/** The kind of record that says when an ended attempt was first shown which answers are right. */
export const ANSWERS_SHOWN = 'answers_shown'

/** One for each attempt, whoever writes it first. */
export const answersShownId = (id: SubmissionId): string => `${ANSWERS_SHOWN}:${id}`
