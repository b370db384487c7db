import { withPlainDigits } from '#domain/quiz-text/scripts.ts'

const WHOLE = /^\d{1,9}$|^\d{1,3}(?:,\d{2,3})*,\d{3}$/

/** The number typed, in digits of any script; null while nothing is. Never a part of what was typed. */
export const wholeNumberIn = (text: string): number | null | 'not_whole' => {
  const typed = withPlainDigits(text.trim())
  if (typed === '') return null
  return WHOLE.test(typed) ? Number(typed.replaceAll(',', '')) : 'not_whole'
}
