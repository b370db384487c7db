/**
 * How students move through a paper with a clock: to any question and back, never back to a section that was left, or never
 * back to a question. It is the rule of the screen: whatever arrives in time counts.
 */
export const MOVEMENTS = ['free', 'by_section', 'by_question'] as const
export type Movement = (typeof MOVEMENTS)[number]
