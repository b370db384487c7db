/** The id of a question's heading, to be led to. */
export const headingOf = (questionId: string): string => `question-${questionId}`
