import { likenessOf } from './likeness.ts'
import { numberIn, type Readers } from './readers.ts'

/** What stands in the field for a number, and the place of the unit chosen beside it. */
type Typed = { text: string; unit: number | null }

/** Powers are alike, raised or behind a “^”. */
const looks = (text: string, readers: Readers): string =>
  likenessOf(text, { caseMatters: true, accentsMatter: true }, readers)
    .replaceAll('−', '-')
    .replace(/\^(?=[+-]?\d)/g, '')

/** As on paper, a unit may be typed beside its number, a currency before it: one that the question offers is chosen by that. */
export const withUnitApart = (units: readonly string[], typed: Typed, readers: Readers): Typed => {
  const { text } = typed
  if (units.length === 0 || numberIn(text, readers) !== null) return typed
  const names = units.map((unit) => looks(unit, readers))
  for (let end = text.length - 1; end > 0; end -= 1) {
    const [before, behind] = [text.slice(0, end), text.slice(end)]
    for (const [number, name] of [
      [before, behind],
      [behind, before],
    ] as const) {
      const unit = names.indexOf(looks(name, readers))
      if (unit >= 0 && numberIn(number, readers) !== null)
        return { text: number.trim(), unit: units.length < 2 ? typed.unit : unit }
    }
  }
  return typed
}
