/** A blank as it is drawn on paper, where it is in no blank already. */
const LINES = /(\\?\[\[(?:(?!\]\]|\[\[)[^\n])*\]\])|_{3,}/g

/** How many lines to write on a passage has that are no blanks yet. */
export const blankLinesIn = (passage: string): number =>
  [...passage.matchAll(LINES)].filter(([, blank]) => blank === undefined).length

/** With a blank in the place of each line; `from`: where the answer of the first one is written. */
export const withBlanksForLines = (passage: string): { text: string; from: number } => {
  const first = [...passage.matchAll(LINES)].find(([, blank]) => blank === undefined)
  const text = passage.replace(LINES, (found, blank?: string) => (blank === undefined ? '[[]]' : found))
  return { text, from: first === undefined ? text.length : first.index + 2 }
}
