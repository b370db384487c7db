/** Letters that run from right to left (the last four are halves of pairs), and signs that turn what stands around them. */
const TURNS = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/
/** They hold until they are closed; letters know their direction themselves. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** Text without signs that turn the text around it. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '')

/** Texts within a text, each of them isolated and closed again. */
const ISOLATES = /\u2068[^\u202a-\u202e\u2066-\u2069]*\u2069/g

/** Without what a text has not closed itself; of a list the texts stay apart. */
const keptApart = (text: string): string => {
  // A list may stand in another one.
  const around = text.replace(ISOLATES, '').replace(ISOLATES, '')
  return withoutOverrides(around) === around ? text : withoutOverrides(text)
}

/**
 * What somebody wrote as it stands within a line of other words, which keep their places whatever it holds: between
 * U+2068 and U+2069 where it could turn them, as it is otherwise.
 */
export const isolated = (text: string): string => (TURNS.test(text) ? `\u2068${keptApart(text)}\u2069` : text)

/** Several texts one after the other, each for itself. */
export const isolatedList = (texts: readonly string[], between = ', '): string => texts.map(isolated).join(between)

/** Facts about somebody on one line, each for itself; what is empty is left out. */
export const onOneLine = (facts: readonly string[]): string =>
  isolatedList(
    facts.filter((fact) => fact !== ''),
    ' · ',
  )
