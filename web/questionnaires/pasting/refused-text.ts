import { MAX_QUIZ_TEXT } from '#domain/formats/quiz-text/read-quiz-text.ts'

/** Why a text is not put into a field: a browser would be long at showing it, or it is none. */
export type TextRefusal = 'too_long' | 'no_text' | 'one_sign'

/** So many of one sign in a row say nothing. */
const MOST_ALIKE = 10_000

export const refusalOf = (text: string): TextRefusal | null => {
  if (text.length > MAX_QUIZ_TEXT) return 'too_long'
  if (text.includes('\0')) return 'no_text'
  return hasLongRun(text) ? 'one_sign' : null
}

const hasLongRun = (text: string): boolean => {
  // A run that long covers one of these places.
  for (let at = MOST_ALIKE - 1; at < text.length; at += MOST_ALIKE) if (runAround(text, at) >= MOST_ALIKE) return true
  return false
}

const runAround = (text: string, at: number): number => {
  let [from, to] = [at, at]
  while (text[from - 1] === text[at]) from -= 1
  while (text[to + 1] === text[at]) to += 1
  return to - from + 1
}
