import { SERIES } from '../lines/scripts.ts'
import { LOOKALIKES } from '../signs/lookalikes.ts'

/** Labels of options that a scanner misread, where those beside them leave no doubt what they are. */

/** A label as it stands in a text. `labels`: what it can be; `sure`: it is that, `shape`: only its brackets are wrong. */
type Mark = {
  line: number
  at: number
  end: number
  labels: readonly string[]
  is: 'sure' | 'shape' | 'letter' | 'any'
}

/** Of the options that a question has. */
const ANY = ['a', 'b', 'c', 'd', 'e']
/** Digits for which a scanner takes letters. */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['6', 'b'],
  ['8', 'b'],
  ['0', 'd'],
])

const MARK =
  /(?<=^|\s)(?:(?<open>[([{])\s?(?<inner>[\p{L}680])\s?(?<close>[)\]}])|(?<at>[@©])\s?\)|(?=\p{L}[.)]\s)(?<=^\s*)(?<bare>\p{L})[.)](?=\s))/gu
const MAY_BE_MISREAD = /[@©]\s?\)|[{]\s?\p{L}\s?[)\]]|[([]\s?\p{L}\s?\}|[([]\s?[680]\s?[)\]]|[\u0370-\u052f]\s?[.)\]}]/u
const MATCHING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
])
/** Lines between labels of one question. */
const FARTHEST = 3

const markOf = (groups: Record<string, string | undefined>): Pick<Mark, 'labels' | 'is'> | null => {
  const { open, inner, close, at, bare } = groups
  if (at !== undefined) return { labels: ANY, is: 'any' }
  const letter = (inner ?? bare ?? '').toLowerCase()
  const alike = LOOKALIKES.get(inner ?? bare ?? '')
  if (alike !== undefined && ANY.includes(alike)) return { labels: [alike], is: 'letter' }
  const digit = DIGITS.get(letter)
  if (digit !== undefined) return { labels: [digit], is: 'any' }
  if (open === '{' && close === '}') return null
  const isWhole = open === undefined || MATCHING.get(open) === close
  return { labels: [letter], is: isWhole ? 'sure' : 'shape' }
}

const marksIn = (line: string, number: number): Mark[] =>
  [...line.matchAll(MARK)].flatMap((match): Mark[] => {
    const mark = markOf(match.groups ?? {})
    return mark === null ? [] : [{ ...mark, line: number, at: match.index, end: match.index + match[0].length }]
  })

/** Whether one label is right behind another in any list. */
const follows = (one: string | null, other: string): boolean =>
  one !== null && SERIES.some((series) => series.includes(one) && series[series.indexOf(one) + 1] === other)

const isFirst = (label: string): boolean => SERIES.some(([first]) => first === label)

/** The label before, and its line. */
type Last = { label: string; line: number } | null

const labelNear = (last: Last, { line }: Mark): string | null =>
  last !== null && line - last.line <= FARTHEST ? last.label : null

type Beside = { before: string | null; behind: readonly string[] }

/** The one label that it must be; null where it may be another. */
const meant = ({ labels, is }: Mark, { before, behind }: Beside): string | null => {
  const fits = labels.filter((label) => {
    const isNext = follows(before, label)
    const leads = behind.some((next) => follows(label, next))
    if (is === 'any') return leads && (isNext || (label === 'a' && before !== 'a'))
    return isNext || (isFirst(label) && leads)
  })
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** The lines with such labels as they are meant. */
export const withLabelsMended = (lines: readonly string[]): string[] => {
  if (!lines.some((line) => MAY_BE_MISREAD.test(line))) return [...lines]
  const marks = lines.flatMap((line, number) => (line.trimStart().startsWith('\\') ? [] : marksIn(line, number)))
  const mended: { mark: Mark; label: string }[] = []
  let last: Last = null
  for (const [at, mark] of marks.entries()) {
    const next = marks[at + 1]
    const before = labelNear(last, mark)
    const behind = next !== undefined && next.line - mark.line <= FARTHEST ? next.labels : []
    const label = mark.is === 'sure' ? (mark.labels[0] ?? null) : meant(mark, { before, behind })
    if (label === null) continue
    if (mark.is !== 'sure') mended.push({ mark, label })
    last = { label, line: mark.line }
  }
  return rewritten(lines, mended)
}

const rewritten = (lines: readonly string[], mended: readonly { mark: Mark; label: string }[]): string[] => {
  const made = [...lines]
  // From the last one on, so that those before stand where they stood.
  for (const { mark, label } of mended.toReversed()) {
    const line = made[mark.line] ?? ''
    made[mark.line] = `${line.slice(0, mark.at)}(${label})${line.slice(mark.end)}`
  }
  return made
}
