import type { Outside, TextProblem } from '../lines/block.ts'
import { type FoundMarking, markingIn } from './headings.ts'
import { namedRange } from './section-marking.ts'

/** `line`: the first that says any of it. */
type Marked = FoundMarking & { line: number }

/** What headings say of a quiz. `told`: how the lines of one are told that says any of it, by the first of its lines. */
export type HeadingMarking = { marking: Marked | null; told: Map<number, TextProblem[]> }

type HeadingLine = { line: number; text: string }

/** How the headings above all questions say that the quiz is marked: below one they are those of a section. Of two that differ the first counts. */
export const markingAmong = (outside: readonly Outside[], raw: readonly string[]): HeadingMarking => {
  const found: HeadingMarking = { marking: null, told: new Map() }
  for (const each of outside) if (each.after === 0 && !each.parts) readHeading(found, each.line, linesOf(each, raw))
  return found
}

const linesOf = ({ line, lastLine, text, isCell }: Outside, raw: readonly string[]): HeadingLine[] =>
  (isCell || line === lastLine ? [text] : raw.slice(line - 1, lastLine))
    .map((words, at) => ({ line: line + at, text: words.trim() }))
    .filter((each) => each.text !== '')

/** What is said of some questions is not said of all. */
const isOfAll = ({ text }: HeadingLine): boolean => namedRange(text) === null

const readHeading = (found: HeadingMarking, first: number, lines: readonly HeadingLine[]) => {
  const full = found.marking?.marksPerQuestion
  const said = lines.filter(isOfAll).map(({ text }) => text)
  const read = markingIn(said.join(' '), { full })
  if (read === null || differs(found.marking, read.marking)) return
  if (Object.keys(read.marking).length > 0) {
    const worth = full ?? read.marking.marksPerQuestion
    const saying = lines.find((line) => isOfAll(line) && Object.keys(saidIn(line, worth)?.marking ?? {}).length > 0)
    found.marking = { line: saying?.line ?? first, ...found.marking, ...read.marking }
  }
  const { marking } = found
  if (read.isClear)
    found.told.set(
      first,
      lines.flatMap((line) => problemOf(line, marking)),
    )
}

const saidIn = ({ text }: HeadingLine, full: number | undefined) => markingIn(text, { full })

/** The line that is named by what is found in it needs no problem. */
const problemOf = (line: HeadingLine, marking: Marked | null): TextProblem[] => {
  const read = isOfAll(line) ? saidIn(line, marking?.marksPerQuestion) : null
  if (!read?.isWhole) return [{ ...line, problem: 'outside' }]
  return line.line === marking?.line && !read.saysTotal ? [] : [{ ...line, problem: 'of_paper' }]
}

/** Whether it says again what was said before, or otherwise. */
const differs = (marking: Marked | null, found: FoundMarking): boolean =>
  Object.keys(found).some((name) => marking?.[name as keyof FoundMarking] !== undefined)
