import { numberTyped } from '../../ui/forms/number-typed.ts'

/** The whole number typed; null while nothing is. Never a part of what was typed. */
export const wholeNumberIn = (text: string): number | null | 'not_whole' => {
  const number = numberTyped(text, { digits: 9, places: 0 })
  return number === 'no_number' ? 'not_whole' : number
}
