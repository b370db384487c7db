import { requiredText } from '../../text/text.ts'

/** What is asked, in characters. */
export const MAX_PROMPT_LENGTH = 10_000
export const promptText = requiredText(MAX_PROMPT_LENGTH)

/** Why what is right is right, in characters. */
export const MAX_EXPLANATION_LENGTH = 10_000
export const explanationText = requiredText(MAX_EXPLANATION_LENGTH)
