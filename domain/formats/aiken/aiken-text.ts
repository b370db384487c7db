import { proseFrom, rightSide } from '../gift/gift-prose.ts'
import { withFormulas } from '../gift/tex-formulas.ts'
import { tidied } from '../lines/markers.ts'

const SIGNS = /[\\`*]|!(?=\[)/g
const ITEM = /^(-|\d{1,3}\.)(?=[ \t])/

/** A line as prose: nothing in it is marked up, but formulas may stand in it. */
export const proseOfLine = (line: string): string =>
  withFormulas(line, (text) => text.replace(SIGNS, '\\$&')).replace(
    ITEM,
    (sign) => `${sign.slice(0, -1)}\\${sign.at(-1)}`,
  )

const MOST_TURNS = 5

/** A text in one line that is read as it is written; `isChanged`: it was more than that. */
export const lineOfText = (text: string, isProse: boolean): { line: string; isChanged: boolean } => {
  const first = rightSide(proseFrom(text, isProse))
  let line = tidied(first.text)
  let isChanged = first.isChanged || /[\r\n\f\u2028\u2029]/.test(text.trim())
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = tidied(rightSide(proseOfLine(line)).text)
    if (next === line) break
    line = next
    isChanged = true
  }
  return { line, isChanged }
}
