import { withPlainDigits } from '#domain/quiz-text/scripts.ts'

const NUMBER = /^\d{1,7}(?:[.,]\d{0,4})?$/

/** The marks that somebody typed, in digits of any script; null while nothing is. */
export const marksIn = (text: string): number | null | 'no_number' => {
  const typed = withPlainDigits(text.trim())
  if (typed === '') return null
  return NUMBER.test(typed) ? Number(typed.replace(',', '.')) : 'no_number'
}
