/** How many answers, or ranges of numbers, one question may accept. */
export const MAX_ACCEPTED = 20
