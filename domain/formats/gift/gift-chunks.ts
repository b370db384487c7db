import type { LinePart } from '../lines/block.ts'
import { LINE_END } from '../lines/lines.ts'
import { groupsIn } from './gift-groups.ts'

/** A question as it stands, without comments: `numbers` are those of its lines. */
export type Chunk = { numbers: number[]; source: string }

type OpenChunk = { numbers: number[]; lines: string[]; depth: number }

const COMMENT = /^\s*\/\//
/** Three letters: a shorter text only counts, as `Q1` does. */
const HAS_WORD = /\p{L}[\p{L}\p{M}]{2}/u
const ONLY_COUNTS = /^(?:q|ques|question|text|item|প্রশ্ন|प्रश्न)[\s._#:-]*(?:no\.?\s*)?\p{Nd}*$/iu

/** Whether it says anything, beside which question it is. */
export const saysMore = (text: string): boolean => HAS_WORD.test(text) && !ONLY_COUNTS.test(text.trim())
export const CATEGORY = /^\s*\$CATEGORY\s*:/i
export const TITLE = /^\s*::((?:\\.|[^\\:]|:(?!:))*)::/s
const TITLED_LINE = /^\s*::(?:\\.|[^\\:]|:(?!:))*::/
const OPENS = /^\s*(?:$|[=~#])/

/** Answers that begin behind a blank line are those of another question, though the braces before them are not closed. */
const BEGINS = /(?<!\\)\{\s*(?:$|[=~#]|(?:T|F|TRUE|FALSE)\s*\})/

/** Blank lines stand between questions, and where each has its answers behind it, ends of lines. */
export const chunksOf = (text: string): Chunk[] => {
  const chunks: OpenChunk[] = []
  let open: OpenChunk | null = null
  let isBehindBlank = false
  for (const [at, raw] of linesOf(text).entries()) {
    if (COMMENT.test(raw)) continue
    const isNew = CATEGORY.test(raw) || TITLED_LINE.test(raw) || (isBehindBlank && BEGINS.test(raw))
    isBehindBlank = raw.trim() === ''
    if (isBehindBlank) open = open !== null && open.depth > 0 ? open : null
    else if (open === null || isNew) {
      open = { numbers: [at + 1], lines: [raw], depth: depthAfter(raw, 0) }
      chunks.push(open)
      if (CATEGORY.test(raw)) open = null
    } else {
      open.numbers.push(at + 1)
      open.lines.push(raw)
      open.depth = depthAfter(raw, open.depth)
    }
  }
  return chunks.flatMap(({ numbers, lines }) => parted({ numbers, source: lines.join('\n') }))
}

const linesOf = (text: string): string[] => text.replace(/^\ufeff/, '').split(LINE_END)

/** Comments that say anything. */
export const commentsIn = (text: string): LinePart[] =>
  linesOf(text).flatMap((raw, at) => (COMMENT.test(raw) && saysMore(raw) ? { line: at + 1, text: raw.trim() } : []))

/** How many braces are open behind a line of which the first looks like that of answers. */
const depthAfter = (line: string, before: number): number => {
  let depth = before
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1
    else if (line[at] === '{' && (depth > 0 || OPENS.test(line.slice(at + 1, at + 40)))) depth += 1
    else if (line[at] === '}' && depth > 0) depth -= 1
  }
  return depth
}

/** Behind answers that end a line another question begins, where that has answers too. */
const parted = ({ numbers, source }: Chunk): Chunk[] => {
  const groups = groupsIn(source).filter(
    ({ looks, close }) =>
      looks !== 'words' && (looks !== 'nothing' || /^[ \t]{0,9}(?:\n|$)/.test(source.slice(close + 1, close + 11))),
  )
  let lineEnd = 0
  const ends = groups.flatMap(({ close }, at) => {
    if (lineEnd !== -1 && lineEnd < close) lineEnd = source.indexOf('\n', close)
    const next = groups[at + 1]?.open ?? -1
    return lineEnd !== -1 && next > lineEnd && isOver(source.slice(close + 1, lineEnd)) ? lineEnd : []
  })
  if (ends.length === 0) return [{ numbers, source }]
  const starts = [0, ...ends.map((end) => end + 1)]
  let line = 0
  return starts.map((start, at) => {
    const part = source.slice(start, ends[at])
    const count = part.split('\n').length
    line += count
    return { numbers: numbers.slice(line - count, line), source: part }
  })
}

/** Whether no more than a point stands behind answers in their line. */
const isOver = (behind: string): boolean => /^[.?!।]?$/u.test(behind.trim())

/** The number of the line in which something stands. */
export const linesIn = ({ numbers, source }: Chunk): ((offset: number) => number) => {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return numbers[low - 1] ?? numbers[0] ?? 1
  }
}
