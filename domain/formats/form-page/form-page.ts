import { answerIn } from '../lines/answer-lines.ts'
import { countBefore, type Outside, type Reading } from '../lines/block.ts'
import { boxesIn } from '../lines/boxes.ts'
import type { Format } from '../lines/format.ts'
import { LINE_END } from '../lines/lines.ts'
import { looksLabelled, startIn, tidied } from '../lines/markers.ts'
import { readPaper } from '../paper/paper.ts'
import { isOfPage } from './page-words.ts'

/**
 * A page of Google Forms or Microsoft Forms as it is copied from a browser: below each question its points, then its options,
 * one in a line and without labels, and in a page of results the right ones.
 */

const POINTS = /^\(?\s?(\d{1,3}(?:\.\d{1,2})?)\s(?:points?|pts)\s?\)?$/iu
/** `1/1` below a question in a page of results. */
const SCORE = /^(?:\d{1,3}|…|_)\s?\/\s?(\d{1,3})$/u
/** The mark of a question that has to be answered. */
const REQUIRED = /\s*\*$/u
const VERDICT = /^[✓✔✗✘×]\ufe0f?\s*/u
const TICK_ALONE = /^[✓✔]\ufe0f?$/u
/** What a student chose and is wrong. */
const CROSS_ALONE = /^[✗✘×]\ufe0f?$/u
const CORRECT = /^correct\sanswers?:?$/iu
const FEEDBACK = /^feedback:?$/iu

type Place = { from: number; points: number; marks: string }

const marksIn = (line: string): string | null => (POINTS.exec(line) ?? SCORE.exec(line))?.[1] ?? null

/** Where each question begins, and where its points stand. */
const placesIn = (lines: readonly string[]): Place[] =>
  lines.flatMap((line, points): Place[] => {
    const marks = marksIn(line)
    const above = lines[points - 1] ?? ''
    if (marks === null || above === '' || looksLabelled(lines[points + 1] ?? '')) return []
    return [{ from: firstOf(lines, points), points, marks }]
  })

/** The first line of the question that is above its points: nothing but an empty line sets it off from options before it. */
const firstOf = (lines: readonly string[], points: number): number => {
  let from = points - 1
  const ends = (line: string) => line === '' || isOfPage(line)
  const isOfAnother = (line: string) => marksIn(line) !== null || TICK_ALONE.test(line)
  for (; !isOfAnother(lines[from] ?? ''); from -= 1)
    if (from === 0 || ends(lines[from - 1] ?? '') || startIn(lines[from] ?? '') !== null) return from
  return points - 1
}

const trimmedLines = (text: string): string[] => text.split(LINE_END).map(tidied)

/** Points alone may be those of a typed paper: the star of a required question, or what the page says of itself, tells. */
const isFormPage = (text: string): boolean => {
  if (!/points?\b|pts|\/\s?\d|indicates required/i.test(text)) return false
  const lines = trimmedLines(text)
  const places = placesIn(lines)
  const isSaid = ({ points }: Place) => REQUIRED.test(lines[points - 1] ?? '')
  return places.length > 0 && (places.some(isSaid) || lines.some((line) => isOfPage(line)))
}

/** Lines from 0 that are of the page, and of no question. */
type OfPage = Set<number>

/** A question as it is typed, in the same lines. */
const typeQuestion = (
  lines: string[],
  { from, points, marks }: Place,
  { to, ofPage }: { to: number; ofPage: OfPage },
) => {
  const first = (lines[from] ?? '').replace(VERDICT, '')
  lines[from] = startIn(first) === null ? `Q. ${first}` : first
  lines[points - 1] = (lines[points - 1] ?? '').replace(REQUIRED, '')
  lines[points] = `Marks: ${marks}`
  typeOptions(lines, { from: points + 1, to, ofPage })
}

type Range = { from: number; to: number; ofPage: OfPage }

const typeOptions = (lines: string[], { from, to, ofPage }: Range) => {
  const [options, ticked, right] = [[] as number[], new Set<number>(), [] as number[]]
  let below: 'options' | 'correct' | 'feedback' = 'options'
  for (let at = from; at < to; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') continue
    if (answerIn(line)?.before === '' || looksLabelled(line)) break
    if (isOfPage(line)) ofPage.add(at)
    else if (CORRECT.test(line)) below = 'correct'
    else if (FEEDBACK.test(line)) below = 'feedback'
    else if (below === 'correct') right.push(at)
    else if (TICK_ALONE.test(line)) ticked.add(options.at(-1) ?? -1)
    else if (below === 'options' && !CROSS_ALONE.test(line)) options.push(at)
    if (FEEDBACK.test(line)) lines[at] = 'Explanation:'
    else if (ofPage.has(at) || CORRECT.test(line) || TICK_ALONE.test(line) || CROSS_ALONE.test(line)) lines[at] = ''
  }
  const keys = new Map(right.map((at) => [lines[at] ?? '', at]))
  for (const at of options) {
    const { text, isChosen } = optionIn(lines[at] ?? '')
    const key = keys.get(text)
    lines[at] = `${isChosen || ticked.has(at) || key !== undefined ? '[x]' : '[ ]'} ${text}`
    // What an option says already is said once.
    if (key !== undefined) lines[key] = ''
  }
  for (const [place, at] of right.filter((each) => lines[each] !== '').entries())
    lines[at] = `${place === 0 ? 'Ans' : 'Or'}: ${lines[at]}`
}

/** Without the box that some pages have before it. */
const optionIn = (line: string): { text: string; isChosen: boolean } => {
  const [box, ...others] = boxesIn(line, 0) ?? []
  return box === undefined || others.length > 0
    ? { text: line, isChosen: false }
    : { text: box.text, isChosen: box.ticked }
}

const readFormPage = (text: string): Reading => {
  const lines = trimmedLines(text)
  const ofPage: OfPage = new Set()
  const places = placesIn(lines)
  for (const [at, line] of lines.entries()) if (isOfPage(line)) ofPage.add(at)
  for (const [at, place] of places.entries())
    typeQuestion(lines, place, { to: places[at + 1]?.from ?? lines.length, ofPage })
  const written = text.split(LINE_END)
  const reading = readPaper(lines.map((line, at) => (ofPage.has(at) ? '' : line)).join('\n'))
  const isTold = (range: Pick<Outside, 'line' | 'lastLine'>) =>
    reading.outside.some(({ line, lastLine }) => line <= range.line && lastLine >= range.lastLine)
  for (const { line, lastLine } of rangesOf(ofPage).filter((range) => !isTold(range))) {
    const words = written
      .slice(line - 1, lastLine)
      .join('\n')
      .trim()
    reading.outside.push({ line, lastLine, text: words, after: countBefore(reading.blocks, line) })
    reading.problems.push({ line, problem: 'outside', text: words })
  }
  return reading
}

/** Lines from 1 that follow each other. */
const rangesOf = (ofPage: OfPage): Pick<Outside, 'line' | 'lastLine'>[] => {
  const ranges: Pick<Outside, 'line' | 'lastLine'>[] = []
  for (const at of [...ofPage].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.lastLine === at) last.lastLine = at + 1
    else ranges.push({ line: at + 1, lastLine: at + 1 })
  }
  return ranges
}

export const formPage: Format = { sniff: isFormPage, read: readFormPage, write: null }
