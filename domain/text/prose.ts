import { DECORATIVE } from './picture-tokens.ts'
import { mayHaveMarkup } from './prose-signs.ts'
import { type Formula, type Picture, type Span, spansOf } from './prose-spans.ts'

export type { Formula, Picture, Span } from './prose-spans.ts'

export type ListItem = { spans: Span[]; lists: List[] }

/** Numbered from `start`, or with bullets where that is null. */
export type List = { kind: 'list'; start: number | null; items: ListItem[] }

export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'code'; text: string } | List

/** How texts are written; texts without one are plain. */
export type TextFormat = 'prose'

/** Deeper items stay at this depth: what is shown is never nested deeper. */
const MAX_DEPTH = 4
/** Further in than this is a list within the item above. */
const INDENT = 2

const ITEM = /^([ \t]*)(?:-|(\d{1,3})\.)[ \t]+(\S.*)$/
const FENCE = /^[ \t]*```/
const DISPLAY = /^[ \t]*\$\$/

/** An item whose text is still coming. */
type OpenItem = { lines: string[]; item: ListItem }
type OpenList = { indent: number; list: List }

type Reading = { blocks: Block[]; paragraph: string[]; lists: OpenList[]; item: OpenItem | null }

/**
 * Reads prose: paragraphs and line breaks, **bold**, *italics*, `code`, blocks of code between ```, lists, $formulas$,
 * $$displayed formulas$$, ![pictures](by-id), and backslashes before signs that mean themselves. Anything is prose: what
 * has no meaning is text. Takes time in proportion to the length.
 */
export const readProse = (source: string): Block[] => {
  const reading: Reading = { blocks: [], paragraph: [], lists: [], item: null }
  const lines = source.replace(/\r\n?/g, '\n').split('\n')
  for (let at = 0; at < lines.length; ) at = readLine(reading, lines, at)
  endAll(reading)
  return reading.blocks
}

/** Reads one line, or the several that belong together, and returns the place of the next. */
const readLine = (reading: Reading, lines: readonly string[], at: number): number => {
  const line = lines[at] ?? ''
  if (FENCE.test(line)) return readFence(reading, lines, at)
  const [, space = '', number, text] = ITEM.exec(line) ?? []
  if (text !== undefined) {
    addItem(reading, { indent: space.length, start: number === undefined ? null : Number(number) })
    reading.item?.lines.push(text)
    return at + 1
  }
  if (line.trim() === '') {
    endParagraph(reading)
    endItem(reading)
    return at + 1
  }
  const end = DISPLAY.test(line) ? endOfDisplay(lines, at) : at + 1
  const written = lines.slice(at, end)
  if (reading.item && /^[ \t]/.test(line)) reading.item.lines.push(...written.map((each) => each.trim()))
  else {
    endLists(reading)
    reading.paragraph.push(...written)
  }
  return end
}

/** A formula may go over several lines, of which one may begin like an item. */
const endOfDisplay = (lines: readonly string[], at: number): number => {
  if (lines[at]?.trim().slice(2).includes('$$')) return at + 1
  for (let end = at + 1; lines[end]?.trim(); end += 1) if (lines[end]?.includes('$$')) return end + 1
  return at + 1
}

/** What nothing closes goes to the end. */
const readFence = (reading: Reading, lines: readonly string[], at: number): number => {
  endAll(reading)
  let end = at + 1
  while (end < lines.length && lines[end]?.trim() !== '```') end += 1
  reading.blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') })
  return end + 1
}

const addItem = (reading: Reading, { indent, start }: { indent: number; start: number | null }) => {
  endParagraph(reading)
  endItem(reading)
  const { lists, blocks } = reading
  while (lists.length > 1 && (lists.at(-1)?.indent ?? 0) > indent) lists.pop()
  const above = lists.at(-1)
  const isDeeper = above !== undefined && indent >= above.indent + INDENT && lists.length < MAX_DEPTH
  const isSame = above !== undefined && !isDeeper && (above.list.start === null) === (start === null)
  if (!isSame) {
    if (!isDeeper) lists.pop()
    const list: List = { kind: 'list', start, items: [] }
    const around = lists.at(-1)?.list.items.at(-1)
    if (around) around.lists.push(list)
    else blocks.push(list)
    lists.push({ indent: isDeeper || above === undefined ? indent : above.indent, list })
  }
  const item: ListItem = { spans: [], lists: [] }
  lists.at(-1)?.list.items.push(item)
  reading.item = { lines: [], item }
}

const endItem = (reading: Reading) => {
  if (reading.item) reading.item.item.spans = spansOf(reading.item.lines.join('\n').trim())
  reading.item = null
}

const endLists = (reading: Reading) => {
  endItem(reading)
  reading.lists = []
}

const endParagraph = (reading: Reading) => {
  const text = reading.paragraph.join('\n').trim()
  if (text !== '') reading.blocks.push({ kind: 'paragraph', spans: spansOf(text) })
  reading.paragraph = []
}

const endAll = (reading: Reading) => {
  endParagraph(reading)
  endLists(reading)
}

/** Each formula and each picture, in their order. */
const inlaysIn = (source: string): (Formula | Picture)[] => {
  const found: (Formula | Picture)[] = []
  const inSpan = (span: Span) => {
    if ('spans' in span) span.spans.forEach(inSpan)
    else if (span.kind === 'formula' || span.kind === 'picture') found.push(span)
  }
  const inItem = ({ spans, lists }: ListItem) => {
    spans.forEach(inSpan)
    for (const { items } of lists) items.forEach(inItem)
  }
  for (const block of readProse(source)) {
    if (block.kind === 'paragraph') block.spans.forEach(inSpan)
    if (block.kind === 'list') block.items.forEach(inItem)
  }
  return found
}

export const formulasIn = (source: string): Formula[] => inlaysIn(source).filter((each) => each.kind === 'formula')

export const picturesIn = (source: string): Picture[] => inlaysIn(source).filter((each) => each.kind === 'picture')

/** Formulas as MathML, by their names. */
export type Formulas = Readonly<Record<string, string>>

/** A formula's name in a table of formulas: its source, with a dollar before it where it is displayed. */
export const formulaKey = ({ tex, isDisplay }: Formula): string => (isDisplay ? `$${tex}` : tex)

type InWords = (tex: string) => string

const wordsOfSpan = (span: Span, inWords: InWords): string => {
  if ('spans' in span) return wordsOfSpans(span.spans, inWords)
  if (span.kind === 'formula') return span.isDisplay ? ` ${inWords(span.tex)} ` : inWords(span.tex)
  if (span.kind === 'picture') return span.alternative === DECORATIVE ? '' : span.alternative
  return span.text
}

const wordsOfSpans = (spans: readonly Span[], inWords: InWords): string =>
  spans.map((span) => wordsOfSpan(span, inWords)).join('')

const wordsOfItem = ({ spans, lists }: ListItem, inWords: InWords): string =>
  [wordsOfSpans(spans, inWords), ...lists.map((list) => wordsOfBlock(list, inWords))].join(' ')

const wordsOfBlock = (block: Block, inWords: InWords): string => {
  if (block.kind === 'code') return block.text
  if (block.kind === 'paragraph') return wordsOfSpans(block.spans, inWords)
  return block.items.map((item) => wordsOfItem(item, inWords)).join('; ')
}

/** One line of words, for tables and for screen readers: formulas as their source, or `inWords`, pictures as their alternative texts. */
export const plainOf = (source: string, inWords: InWords = (tex) => tex): string =>
  readProse(source)
    .map((block) => wordsOfBlock(block, inWords))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether it looks other than it is written. */
export const hasMarkup = (source: string): boolean => {
  if (!mayHaveMarkup(source)) return false
  const blocks = readProse(source)
  const isText = blocks.every((block) => block.kind === 'paragraph' && block.spans.every(({ kind }) => kind === 'text'))
  return !isText || plainOf(source) !== source.replace(/\s+/g, ' ').trim()
}

/** How a text is written on: what is plain stays so only where it would look otherwise as prose. */
export const formatAgain = (source: string, format: TextFormat | undefined): TextFormat | undefined =>
  format === 'prose' || !hasMarkup(source) ? 'prose' : undefined
