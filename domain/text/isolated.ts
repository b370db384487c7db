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

/** Facts about somebody on one line, each for itself; what is empty is left out. */
export const onOneLine = (facts: readonly string[]): string =>
  facts
    .filter((fact) => fact !== '')
    .map(isolated)
    .join(' · ')
