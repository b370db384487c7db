import { LINE_END, lineOf } from '../lines/lines.ts'
import { withoutFence } from '../signs/fence.ts'
import { withOurFormulas } from '../signs/formulas.ts'
import { asMeant } from './misread.ts'

const holds = (line: string, opens: string, closes: string): boolean => {
  const at = line.indexOf(opens)
  return at !== -1 && line.includes(closes, at + opens.length)
}

/** Whether a line has a formula of TeX, and no words behind a backslash. */
const hasFormula = (line: string): boolean =>
  holds(line, '\\(', '\\)') || holds(line, '\\[', '\\]') || line.includes('\\begin{')

const isKept = (line: string): boolean => line.includes('\\') && lineOf(line, 0).literal !== null && !hasFormula(line)

/** A text as our prose has it, and as a scanner should have read it, line for line: what stands behind a backslash is kept as it is. */
export const prepared = (text: string): string => {
  const whole = asMeant(text.split(LINE_END).join('\n'))
  if (!/[\\`$]/.test(whole)) return whole
  const lines = withoutFence(whole).split('\n')
  const made: string[] = []
  let from = 0
  const endAt = (at: number) => {
    if (at > from) made.push(withOurFormulas(lines.slice(from, at).join('\n')))
  }
  for (const [at, line] of lines.entries()) {
    if (!isKept(line)) continue
    endAt(at)
    made.push(line)
    from = at + 1
  }
  endAt(lines.length)
  return made.join('\n')
}
