const MOST_QUOTED = 80

/** Enough of a text to know it by. */
export const shortened = (text: string): string => (text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED)}…` : text)
