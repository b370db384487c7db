import { copiedLines } from '../copied/copied-lines.ts'
import { gridIn } from '../lines/key-grids.ts'
import { isRule } from '../lines/line-kinds.ts'
import { type Line, lineOf, linesOf } from '../lines/lines.ts'
import { isNextLabel, OF_PART } from '../lines/markers.ts'
import { withPlainDigits } from '../lines/scripts.ts'
import { inlineQuestions } from './inline-questions.ts'
import { isMarkable, type LineRoles, rolesOf } from './line-roles.ts'
import { markMatches } from './match-marks.ts'

const ALONE = {
  isAboveNumber: false,
  isAbovePart: false,
  isAboveLabel: false,
  isAboveOptions: false,
  mayBeOfPage: false,
  isOfOthers: false,
  isOfSeries: false,
  most: Number.POSITIVE_INFINITY,
  grid: null,
  match: null,
}

/** Whether nothing says that a line is more than words. */
const isPlain = (line: LineRoles): boolean =>
  !isMarkable(line) &&
  !line.heading &&
  line.part === null &&
  line.keysHeading === null &&
  line.keys === null &&
  !line.solutionsHeading &&
  line.line.literal === null

/** A page number at the end of a line, set off from a running head. */
const FOOT = /(?<=\S)\s{3,}(?:page|পৃষ্ঠা|पृष्ठ)\s?(?:no\.?\s?)?[-–:]?\s?\d{1,3}\s*$/iu

/** What the lines around it say of one. */
const lookAround = (lines: LineRoles[], line: LineRoles, at: number) => {
  const next = lines[at + 1]
  line.isAboveNumber = next?.question != null
  line.isAboveLabel = next?.labelStarts.some(({ number }) => number === 1) ?? false
  line.isAboveOptions = next?.label != null && isNextLabel([], next.label)
  line.isAbovePart = next?.question?.sign === OF_PART
  line.mayBeOfPage =
    (isPlain(line) && FOOT.test(withPlainDigits(line.line.raw))) ||
    (isPlain(line) &&
      !line.afterBlank &&
      (lines[at - 1]?.pageNumber ?? false) &&
      (next === undefined || next.afterBlank || next.question !== null))
  const grid = next && gridIn(line.text, next.text)
  if (!grid || !next) return
  line.grid = []
  next.grid = grid
}

/** Answers of pupils in a chat are none of the paper's; what follows a message without a name of its own belongs to it. */
const markOthers = (lines: readonly LineRoles[]) => {
  const first = lines.find(({ line }) => line.sender !== null)?.line.sender ?? null
  let last = first
  for (const line of lines) {
    last = line.line.sender ?? last
    line.isOfOthers = last !== first
  }
}

const markSeries = (lines: readonly LineRoles[]) => {
  const inPart = lines.filter(({ question }) => question?.sign === OF_PART)
  for (const [at, line] of inPart.entries()) {
    const next = inPart[at + 1]
    if (next?.question?.number !== (line.question?.number ?? 0) + 1) continue
    line.isOfSeries = true
    next.isOfSeries = true
  }
}

/** What stands in several places is what is printed on each page, if it is as long as a heading. */
const markRepeated = (lines: readonly LineRoles[]) => {
  const seen = new Map<string, LineRoles[]>()
  for (const line of lines) {
    if (!isPlain(line) || line.text.length < SHORTEST_HEAD || line.text.length > LONGEST_HEAD) continue
    const others = seen.get(line.text)
    if (others) others.push(line)
    else seen.set(line.text, [line])
  }
  for (const same of seen.values()) if (same.length > 1) for (const line of same) line.mayBeOfPage = true
}
const SHORTEST_HEAD = 6
const LONGEST_HEAD = 100

/** A line, or each of several questions in it. */
const partedLines = (line: Line): Line[] => {
  if (line.literal !== null) return [line]
  const isLong = line.text.length > SHORTEST_INLINE
  const parts = isLong ? inlineQuestions(line.text) : []
  return parts.length < 2
    ? [line]
    : parts.map((raw, at) => ({
        ...lineOf(raw, line.number),
        sender: line.sender,
        head: at === 0 ? line.head : '',
      }))
}
const SHORTEST_INLINE = 40

/** All lines but empty ones. */
export const linesWithRoles = (text: string): LineRoles[] => {
  let afterBlank = false
  let afterRule = false
  const lines = copiedLines(linesOf(text))
    .flatMap(partedLines)
    .flatMap((line) => {
      if (line.literal === null && (line.text === '' || isRule(line.text))) {
        afterBlank ||= !line.text.startsWith('|')
        afterRule ||= line.text !== '' && !line.text.startsWith('|')
        return []
      }
      const said = rolesOf(line)
      const isVerbatim = line.literal === null ? line.isIndented && !isMarkable(said) : line.text === ''
      const isMarked = line.literal !== null && line.text !== ''
      const read = {
        ...said,
        line,
        text: line.text,
        afterBlank,
        afterRule,
        isVerbatim,
        isMarked,
        ...ALONE,
      }
      // What a program wrote parts what stands around it.
      afterBlank = line.told !== null && !line.isPart
      afterRule = false
      return [read]
    })
  for (const [at, line] of lines.entries()) lookAround(lines, line, at)
  markRepeated(lines)
  markOthers(lines)
  markSeries(lines)
  markMatches(lines)
  return lines
}
