import { MAX_BLANKS } from '../../questions/parts/fill-in-blanks-passage.ts'
import { answerIn } from '../lines/answer-lines.ts'
import type { LinePart, PartBlock, ProblemCode, QuestionBlock, Reading } from '../lines/block.ts'
import type { Format } from '../lines/format.ts'
import { leaveOut } from '../lines/leave-out.ts'
import { looksLabelled, startIn, tidied } from '../lines/markers.ts'
import { partMarkerIn } from '../lines/parts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { type GiftBody, giftBody } from './gift-body.ts'
import { CATEGORY, type Chunk, chunksOf, commentsIn, linesIn, saysMore, TITLE } from './gift-chunks.ts'
import { passageIn } from './gift-gaps.ts'
import { answersAmong, type Group, groupsIn, unclosedIn } from './gift-groups.ts'
import { unescaped } from './gift-signs.ts'
import { textIn } from './gift-text.ts'
import type { TellAt } from './gift-told.ts'
import { writeGift } from './write-gift.ts'

const BLANK = '_____'

/** Each question has a title, or some have answers as they stand in GIFT and nothing is marked as people type it. */
const isGift = (text: string): boolean => {
  const chunks = chunksOf(text)
  const questions = chunks.filter(({ source }) => !CATEGORY.test(source))
  if (questions.length > 0 && questions.every(({ source }) => TITLE.test(source))) return true
  return text.includes('{') && chunks.some(isSure) && !chunks.some(isOtherwiseMarked)
}

const isSure = ({ source }: Chunk): boolean =>
  answersAmong(groupsIn(source)).some(
    ({ looks, close }) =>
      looks === 'answers' || (looks !== 'words' && /^[.?!\s]*$/.test(source.slice(close + 1)) && asksBefore(source)),
  )

const asksBefore = (source: string): boolean => /^[^{]*\p{L}[^{]*\{/u.test(source)

/** Numbers without answers behind them, options, keys and passages as people type them. */
const isOtherwiseMarked = (chunk: Chunk): boolean => {
  if (TITLE.test(chunk.source)) return false
  const isNumbered = isSure(chunk)
  return outsideOf(chunk.source, answersAmong(groupsIn(chunk.source)))
    .split('\n')
    .map(tidied)
    .some(
      (line, at) =>
        partMarkerIn(line) !== null ||
        (!isNumbered && startIn(line) !== null) ||
        ((!isNumbered || at > 0) && (answerIn(line) !== null || looksLabelled(line))),
    )
}

const outsideOf = (source: string, groups: readonly Group[]): string =>
  [...groups, { open: source.length }]
    .map(({ open }, at) => source.slice((groups[at - 1]?.close ?? -1) + 1, open))
    .join('')

const readGift = (text: string): Reading => {
  const reading: Reading = { blocks: [], problems: [], keys: [], outside: [] }
  const titles = chunksOf(text).flatMap((chunk) => {
    const block = addChunk(reading, chunk)
    return block === null ? [] : titleOf(chunk, block)
  })
  leaveOut(reading, 'titles', titles)
  leaveOut(reading, 'comments', commentsIn(text))
  return reading
}

export const gift: Format = { sniff: isGift, read: readGift, write: writeGift }

/** The title that names a question in Moodle's bank, and is never shown to students; none where the question says the same. */
const titleOf = ({ source, numbers }: Chunk, block: QuestionBlock | PartBlock): LinePart[] => {
  const [, title = ''] = TITLE.exec(source) ?? []
  const text = unescaped(title)
  const asked = textOf(block.kind === 'question' ? block.prompt : block.words)
  const line = numbers[source.slice(0, source.indexOf('::')).split('\n').length - 1] ?? 1
  return saysMore(text) && !lettersOf(asked).startsWith(lettersOf(text)) && asked !== '' ? [{ line, text }] : []
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase()

/** Problems with what is part of its question all the same. */
const KEPT: ReadonlySet<ProblemCode> = new Set(['several_right', 'any_text', 'no_brace'])

const addChunk = (reading: Reading, chunk: Chunk): QuestionBlock | PartBlock | null => {
  const [line = 1, lastLine = 1] = [chunk.numbers[0], chunk.numbers.at(-1)]
  const lineAt = linesIn(chunk)
  const told: { problem: ProblemCode; text: string; line: number }[] = []
  const block = CATEGORY.test(chunk.source)
    ? null
    : blockIn(chunk, { lineAt, tell: (problem, text, at) => told.push({ problem, text, line: lineAt(at) }) })
  if (block === null) {
    const first = chunk.source.split('\n').find((each) => each.trim() !== '') ?? ''
    reading.problems.push({ line, problem: 'outside', text: first.trim() })
    reading.outside.push({ line, lastLine, text: chunk.source, after: reading.blocks.length, isCell: true })
    return null
  }
  reading.blocks.push(block)
  for (const { line: at, text, problem } of told) {
    reading.problems.push({ line: at, problem, text })
    if (!KEPT.has(problem))
      reading.outside.push({ line: at, lastLine: at, text, after: reading.blocks.length, isCell: true })
  }
  return block
}

type Reporting = { lineAt: (at: number) => number; tell: TellAt }
/** `start`: where what is asked begins. */
type Asked = { before: string; after: string; title: string; start: number }

const blockIn = (chunk: Chunk, { lineAt, tell }: Reporting): QuestionBlock | PartBlock | null => {
  const { source, numbers } = chunk
  const [titled = '', title = ''] = TITLE.exec(source) ?? []
  const start = titled.length
  const groups = answersAmong(groupsIn(source).filter(({ open }) => open >= start))
  const unclosed = groups.length === 0 ? unclosedIn(source) : null
  const answers = groups[0] ?? unclosed
  const [line = 1, lastLine = 1] = [numbers[0], numbers.at(-1)]
  if (answers === null) {
    const isBraced = /(?<!\\)(?:\\\\)*[{}]/.test(source.slice(start))
    const { text } = textIn(source.slice(start), 'other', (tag) => tell('tag', tag, start))
    const words = wordsOf({ text, isLiteral: true })
    return isBraced || text === '' ? null : { kind: 'text', line, lastLine, words }
  }
  const place = { line, lastLine }
  if (groups.length > 1) {
    const passage = groups.length > MAX_BLANKS ? null : passageIn(source, groups, start)
    return passage === null ? null : questionOf(place, { ...NO_BODY, type: 'fill_in_blanks', text: passage, number: 0 })
  }
  const [before, after] = [source.slice(start, answers.open), source.slice(answers.close + 1)]
  const content = source.slice(answers.open + 1, answers.close)
  if (countOf(content) > MOST_ANSWERS) return null
  if (unclosed) tell('no_brace', content.trim(), unclosed.open)
  const asked = promptOf({ before, after, title, start }, tell)
  const body = {
    source: content,
    at: answers.open + 1,
    format: asked.format,
    tell,
  }
  return questionOf(place, { ...asked, ...giftBody(body, lineAt) })
}

/** More are no question; far more than one can have. */
const MOST_ANSWERS = 1_000
const countOf = (body: string): number => body.match(/[=~]/g)?.length ?? 0

const NO_BODY: GiftBody = { type: null, options: [], fields: [] }

const questionOf = (
  place: { line: number; lastLine: number },
  { text, number, type, options, fields }: GiftBody & { text: string; number: number },
): QuestionBlock => ({
  ...{ kind: 'question', ...place, number, isNamed: false, sign: '', inPassage: false, points: null },
  ...{ prompt: wordsOf({ text, isLiteral: true }), optionLines: [], items: [], type, options, fields },
})

/** Without a title, a number before it is that of the question. */
const promptOf = ({ before, after, title, start }: Asked, tell: TellAt) => {
  const [first = ''] = before.trimStart().split('\n')
  const begun = title === '' ? startIn(first) : null
  const isNumbered = begun !== null && begun.text.trim() !== ''
  const words = isNumbered ? before.trimStart().slice(first.length - begun.text.length) : before
  const written = after.trim() === '' ? words : `${words}${BLANK}${after}`
  const asked = textIn(written, 'other', (tag) => tell('tag', tag, start))
  if (asked.text === '' && title !== '') tell('outside', unescaped(title), 0)
  return { ...asked, number: (isNumbered ? begun.number : null) ?? 0 }
}
