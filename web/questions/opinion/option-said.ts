import { compareDecimals, type Decimal, decimalIn } from '#domain/questions/parts/decimal.ts'

const isSameNumber = (one: Decimal, text: string): boolean => {
  const other = decimalIn(text)
  return other !== null && compareDecimals(one, other) === 0
}

/**
 * The place of an option by its text, or by its number from 1; where options are numbers themselves, a number is one of them
 * and never a place. -1: none.
 */
export const optionSaid = (options: readonly string[], said: string): number => {
  const named = options.findIndex((option) => option.trim().toLowerCase() === said.toLowerCase())
  const number = decimalIn(said)
  if (named >= 0 || number === null) return named
  if (options.some((option) => decimalIn(option) !== null))
    return options.findIndex((option) => isSameNumber(number, option))
  return options.findIndex((_, place) => isSameNumber(number, String(place + 1)))
}
