import { answerIn } from '../lines/answer-lines.ts'
import type { QuestionBlock, Reading } from '../lines/block.ts'
import type { Format } from '../lines/format.ts'
import { LINE_END } from '../lines/lines.ts'
import { startIn, tidied } from '../lines/markers.ts'
import { partMarkerIn } from '../lines/parts.ts'
import { wordsOf } from '../lines/words.ts'
import { giftBody } from './gift-body.ts'
import { signAt, unescaped } from './gift-signs.ts'

/** Questions of a text in GIFT, which Moodle exports: blank lines stand between them. */
type Chunk = { line: number; lastLine: number; lines: string[] }

const COMMENT = /^\s*\/\//
const CATEGORY = /^\s*\$CATEGORY\s*:/i
const TITLE = /^\s*::((?:\\.|[^\\:]|:(?!:))*)::/s
const FORMAT = /^\s*\[(?:plain|moodle|markdown)\]/i
/** What is marked up in HTML is not read: its tags would be words. */
const HTML = /^\s*\[html\]/i
const BLANK = '_____'

/** Some of it is a question of GIFT, and nothing is marked as people type it. */
const isGift = (text: string): boolean => {
  if (!text.includes('{')) return false
  const chunks = chunksOf(text)
  const looksSo = chunks.some(({ lines }) => !CATEGORY.test(lines[0] ?? '') && blockIn(lines.join('\n'), 0, 0) !== null)
  return looksSo && (chunks.every(isTitled) || !chunks.some(isOtherwiseMarked))
}

const readGift = (text: string): Reading => {
  const reading: Reading = { blocks: [], problems: [], keys: [], outside: [] }
  for (const { line, lastLine, lines } of chunksOf(text)) {
    const source = lines.join('\n')
    const block = blockIn(source, line, lastLine)
    if (block !== null) reading.blocks.push(block)
    else {
      const first = lines.find((each) => each.trim() !== '') ?? ''
      reading.problems.push({ line, problem: 'outside', text: first.trim() })
      reading.outside.push({ line, lastLine, text: source, after: reading.blocks.length, isCell: true })
    }
  }
  return reading
}

export const gift: Format = { sniff: isGift, read: readGift, write: null }

const isTitled = ({ lines }: Chunk): boolean => TITLE.test(lines.join('\n')) || CATEGORY.test(lines[0] ?? '')

/** Numbers, keys and passages as people type them. */
const isOtherwiseMarked = ({ lines }: Chunk): boolean =>
  lines.map(tidied).some((line) => startIn(line) !== null || answerIn(line) !== null || partMarkerIn(line) !== null)

/** Comments are left out; a category stands by itself. */
const chunksOf = (text: string): Chunk[] => {
  const chunks: Chunk[] = []
  let open: Chunk | null = null
  for (const [at, raw] of text.split(LINE_END).entries()) {
    const line = at + 1
    if (COMMENT.test(raw)) continue
    if (CATEGORY.test(raw)) {
      chunks.push({ line, lastLine: line, lines: [raw] })
      open = null
    } else if (raw.trim() === '') open = null
    else if (open === null) {
      open = { line, lastLine: line, lines: [raw] }
      chunks.push(open)
    } else {
      open.lines.push(raw)
      open.lastLine = line
    }
  }
  return chunks
}

/** The title names a question in Moodle's bank and is never shown to students. */
const blockIn = (source: string, line: number, lastLine: number): QuestionBlock | null => {
  const untitled = source.replace(TITLE, '')
  const text = untitled.replace(FORMAT, '')
  const open = signAt(text, '{')
  const close = signAt(text, '}')
  if (HTML.test(text) || open === -1 || close < open) return null
  const [before, after] = [text.slice(0, open), text.slice(close + 1)]
  if (signAt(text, '{', open + 1) !== -1 || signAt(after, '}') !== -1) return null
  const body = giftBody(text.slice(open + 1, close), line)
  if (body === null || unescaped(before + after) === '') return null
  const gap = unescaped(after) === '' ? '' : `${before.endsWith(' ') ? '' : ' '}${BLANK}`
  const prompt = unescaped(`${before}${gap}${after}`)
  return {
    kind: 'question',
    line,
    lastLine,
    number: 0,
    isNamed: false,
    sign: '',
    inPassage: false,
    points: null,
    prompt: wordsOf({ text: prompt, isLiteral: true }),
    optionLines: [],
    ...body,
  }
}
