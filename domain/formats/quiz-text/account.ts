import { LINE_END } from '../lines/lines.ts'
import { prepared } from '../paper/prepared.ts'
import { withoutHtml } from '../signs/html-in-text.ts'
import type { ReadQuiz } from './read-quiz-text.ts'

/**
 * What became of each line of a text that says anything, or of each row of a sheet: in exactly one of three. Each stands for
 * itself by the line that it begins in, in their order.
 */
export type Account = {
  unit: 'line' | 'row'
  /** All of it is in what was found, as it stands. */
  kept: number[]
  /** It is in what was found, but not as it stands, or in doubt. */
  changed: number[]
  /** Nothing of it is in what was found. */
  left: number[]
}

type Fate = 'kept' | 'changed' | 'left'
const WORST: readonly Fate[] = ['left', 'changed', 'kept']

export const accountOf = (text: string, { problems, lines: { lost, rows, isTyped } }: Read): Account => {
  const raw = text.split(LINE_END)
  const left = new Set<number>()
  const changed = isTyped ? linesMadeOurs(text, raw) : new Set<number>()
  for (const { line } of problems) changed.add(line)
  for (const { line, lastLine, isPart } of lost) {
    const fate = isPart ? changed : left
    for (let at = line; at <= lastLine; at += 1) fate.add(at)
  }
  const firstOf = new Map<number, number>()
  for (const { line, lastLine } of rows ?? [])
    for (let at = line + 1; at <= lastLine; at += 1) firstOf.set(at, firstOf.get(line) ?? line)
  const fates = new Map<number, Fate>()
  for (const [at, words] of raw.entries()) {
    if (words.trim() === '') continue
    const line = at + 1
    const fate = left.has(line) ? 'left' : changed.has(line) ? 'changed' : 'kept'
    const first = firstOf.get(line) ?? line
    fates.set(first, worseOf(fate, fates.get(first) ?? 'kept'))
  }
  const withFate = (fate: Fate) => [...fates].flatMap(([line, each]) => (each === fate ? line : []))
  return {
    unit: rows === null ? 'line' : 'row',
    kept: withFate('kept'),
    changed: withFate('changed'),
    left: withFate('left'),
  }
}

type Read = Pick<ReadQuiz, 'problems' | 'lines'>

const worseOf = (one: Fate, other: Fate): Fate => WORST.find((fate) => fate === one || fate === other) ?? 'kept'

/** Lines whose words have other signs in our prose than in the text: formulas of TeX, markup of pages. What only marks labels and answers is not changed by being understood. */
const linesMadeOurs = (text: string, raw: readonly string[]): Set<number> => {
  const ours = prepared(text).split('\n')
  const made = new Set<number>()
  for (const [at, line] of raw.entries())
    if ((ours[at] ?? line) !== line || withoutHtml(line) !== line) made.add(at + 1)
  return made
}
