import { asProse } from '../../text/as-prose.ts'
import { type Block, type Formula, formulasIn, type List, readProse, type Span } from '../../text/prose.ts'
import { LINE_END } from '../lines/lines.ts'

/** What a text is in Moodle: `plain` where nothing in it is marked up. */
export type Outgoing = { plain: string | null; html: string; hasPicture: boolean }

/** A text in the signs that GIFT has, in one kind of space and of ends of lines. */
export const proseFrom = (text: string, isProse: boolean): string => {
  const tidy = text.replace(LINE_END, '\n').replace(/[\t\v\u0085]/g, ' ')
  return isProse ? tidy : asProse(tidy)
}

export const outgoing = (prose: string): Outgoing => {
  const blocks = readProse(prose)
  const plains = blocks.map(plainOf)
  const htmls = blocks.map(htmlOf)
  const wrapped = htmls.map((html) => (html.startsWith('<pre>') ? html : `<p>${html}</p>`))
  return {
    plain: plains.every((plain) => plain !== null) ? plains.join('\n\n') : null,
    html: htmls.length > 1 ? wrapped.join('') : htmls.join(''),
    hasPicture: blocks.some((block) => spansOf(block).some(hasPicture)),
  }
}

const hasPicture = (span: Span): boolean => ('spans' in span ? span.spans.some(hasPicture) : span.kind === 'picture')

const spansOf = (block: Block): Span[] => {
  if (block.kind === 'code') return []
  return block.kind === 'paragraph' ? block.spans : spansInList(block)
}

const spansInList = ({ items }: List): Span[] =>
  items.flatMap(({ spans, lists }) => [...spans, ...lists.flatMap(spansInList)])

/** The lines of a list, each with its sign before it. */
const linesOf = (list: List, inner: (spans: readonly Span[]) => string): string[] =>
  list.items.flatMap(({ spans, lists }, at) => [
    `${list.start === null ? '-' : `${list.start + at}.`} ${inner(spans)}`,
    ...lists.flatMap((each) => linesOf(each, inner)),
  ])

const plainOf = (block: Block): string | null => {
  if (block.kind === 'code' || !spansOf(block).every(({ kind }) => kind === 'text' || kind === 'picture')) return null
  const inner = (spans: readonly Span[]) => spans.map(inWords).join('')
  return block.kind === 'paragraph' ? inner(block.spans) : linesOf(block, inner).join('\n')
}

const entities = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const spaced = (text: string): string => text.replace(/[ \r\f\n]+/g, ' ')

const htmlOf = (block: Block): string => {
  if (block.kind === 'code') return `<pre>${entities(block.text)}</pre>`
  const html = block.kind === 'paragraph' ? inline(block.spans) : linesOf(block, inline).join('<br>')
  return html.replace(/ *<br> */g, '<br>').trim()
}

const inline = (spans: readonly Span[]): string => parted(spans, inHtml)

/** A dollar would be one of those of a formula right behind it. */
const parted = (spans: readonly Span[], written: (span: Span) => string): string =>
  spans.reduce((before, span) => {
    const isAfterDollar = span.kind === 'formula' && span.isDisplay && before.endsWith('$')
    return `${before}${isAfterDollar ? ' ' : ''}${written(span)}`
  }, '')

const inHtml = (span: Span): string => {
  if ('spans' in span) return marked(span.kind, inline(span.spans))
  if (span.kind === 'code') return `<code>${entities(spaced(span.text))}</code>`
  if (span.kind === 'picture') return entities(spaced(inWords(span)))
  if (span.kind === 'formula') return entities(texOf(span))
  return entities(span.text.replace(/[ \r\f]+/g, ' ')).replace(/ ?\n ?/g, '<br>')
}

const marked = (kind: 'strong' | 'emphasis', html: string): string =>
  kind === 'strong' ? `<b>${html}</b>` : `<i>${html}</i>`

const texOf = ({ tex, isDisplay }: Formula): string => {
  const line = spaced(tex).trim()
  return isDisplay ? `$$${line}$$` : `\\(${line.replaceAll('\\)', ')')}\\)`
}

/** The right side of a pair is never marked up, but may have formulas. */
export const rightSide = (prose: string): { text: string; isChanged: boolean; hasFormula: boolean } => {
  const spans = readProse(prose).flatMap((block) => (block.kind === 'code' ? [codeOf(block.text)] : spansOf(block)))
  const text = spaced(parted(spans, inWords)).trim()
  const isChanged = spans.some(({ kind }) => kind !== 'text' && kind !== 'formula')
  return { text, isChanged, hasFormula: formulasIn(prose).length > 0 }
}

const codeOf = (text: string): Span => ({ kind: 'code', text })

const inWords = (span: Span): string => {
  if ('spans' in span) return span.spans.map(inWords).join('')
  if (span.kind === 'formula') return texOf(span)
  if (span.kind === 'picture') return `[${span.alternative}]`
  return span.text
}
