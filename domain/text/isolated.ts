/** Letters that run from right to left (the last four are halves of pairs), and signs that turn what stands around them. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/
/** They hold until they are closed; letters know their direction themselves. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Text without signs that turn the text around it. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '')

/**
 * What somebody wrote as it stands within a line of other words, which keep their places whatever it holds: between
 * U+2068 and U+2069 where it could turn them, as it is otherwise.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? `\u2068${withoutOverrides(text)}\u2069` : text)

/** What no text within a text holds that is isolated and closed again, as those of a list. */
const NOT_CLOSED = /(\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g

const withTextsApart = (text: string): string =>
  TURNS.test(text) ? `\u2068${text.replace(NOT_CLOSED, '$1')}\u2069` : text

/** Several texts one after the other, each for itself; texts that are isolated within one of them stay so. */
export const isolatedList = (texts: readonly string[], between = ', '): string =>
  texts.map(withTextsApart).join(between)

/** Facts about somebody on one line, each for itself; what is empty is left out. */
export const onOneLine = (facts: readonly string[]): string =>
  isolatedList(
    facts.filter((fact) => fact !== ''),
    ' · ',
  )
