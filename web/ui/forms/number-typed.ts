import { decimalIn, decimalText, placesIn } from '#domain/questions/parts/decimal.ts'
import { isFilled } from '#domain/text/text.ts'

/** How many digits may stand before and behind the point. */
type Room = { digits: number; places: number; isSigned?: boolean }

/** The number typed into a form, however people write one; null while nothing is typed. Never a part of what was typed. */
export const numberTyped = (text: string, { digits, places, isSigned = false }: Room): number | null | 'no_number' => {
  if (!isFilled(text)) return null
  const number = decimalIn(text)
  if (number === null || number.magnitude > digits || placesIn(number) > places) return 'no_number'
  return number.sign < 0 && !isSigned ? 'no_number' : Number(decimalText(number))
}
