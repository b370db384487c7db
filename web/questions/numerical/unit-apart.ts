import { decimalIn } from '#domain/questions/decimal.ts'
import { likenessOf } from '#domain/questions/likeness.ts'

type Typed = { text: string; unit: number | null }

const looks = (text: string): string => likenessOf(text, { caseMatters: true, accentsMatter: true })

/** As on paper, a unit may be typed behind its number: one that the question offers is chosen by that. */
export const withUnitApart = (units: readonly string[], typed: Typed): Typed => {
  const { text } = typed
  if (units.length === 0 || decimalIn(text) !== null) return typed
  const names = units.map(looks)
  for (let end = text.length - 1; end > 0; end -= 1) {
    const unit = names.indexOf(looks(text.slice(end)))
    if (unit >= 0 && decimalIn(text.slice(0, end)) !== null)
      return { text: text.slice(0, end).trim(), unit: units.length < 2 ? typed.unit : unit }
  }
  return typed
}
