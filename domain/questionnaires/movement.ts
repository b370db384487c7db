/**
 * How students move through a paper with a clock: to any question and back, never back to a section that was left, or never
 * back to a question. It is the rule of the screen: whatever arrives in time counts.
 */
export const MOVEMENTS = ['free', 'by_section', 'by_question'] as const
export type Movement = (typeof MOVEMENTS)[number]

/** Of the time of each question, where nobody goes back to one. */
export const MIN_QUESTION_SECONDS = 5
export const MAX_QUESTION_SECONDS = 3_600

type Moved = { movement?: string | undefined; question_seconds?: number | undefined }

/** The time of each question, in seconds; null where questions share a time: nobody could go on to the next in a paper that is open. */
export const secondsEach = ({ movement, question_seconds: seconds }: Moved): number | null =>
  movement === 'by_question' && seconds !== undefined ? seconds : null
