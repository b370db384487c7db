import { type KeyPair, withoutBars } from './keys-at-the-end.ts'
import { withPlainDigits } from './scripts.ts'

const NUMBERS_ROW =
  /^(?:(?:q(?:uestions?|ues)?\.?\s*(?:nos?\.?)?|sl\.?\s*(?:no\.?)?|প্রশ্ন\s*(?:নং|সংখ্যা)?\.?|प्रश्न\s*(?:सं|संख्या|क्र)?\.?)\s*[:：]?\s+)?(\d{1,3}(?:\s+\d{1,3})+)$/iu
const ANSWERS_ROW =
  /^(?:(?:correct\s+)?(?:answers?|ans|keys?|উত্তর|उत्तर)\s*[.:：ঃ]?\s+)?((?:[([]?(?:\p{L}|\d{1,2})[)\]]?)(?:\s+[([]?(?:\p{L}|\d{1,2})[)\]]?)+)$/iu

/** A row of numbers, and the row of their answers below it; null for other rows. */
export const gridIn = (row: string, below: string): KeyPair[] | null => {
  const numbers = NUMBERS_ROW.exec(withPlainDigits(withoutBars(row)))?.[1]
    ?.split(/\s+/)
    .map(Number)
  const answers = numbers && ANSWERS_ROW.exec(withPlainDigits(withoutBars(below)))?.[1]?.split(/\s+/)
  const areRising = numbers?.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1)
  if (!numbers || !answers || !areRising || answers.length !== numbers.length) return null
  return numbers.map((number, at) => ({ number, answer: answers[at] ?? '' }))
}
