import { isVisible, keptText } from '../../text/text.ts'
import { compareDecimals, type Decimal, decimalIn, decimalText, differenceOf, sumOf } from './decimal.ts'
import { moved } from './text-list.ts'

/** What may be typed into one blank, and each text that is accepted there. */
export const MAX_TYPED_LENGTH = 200
export const MAX_BLANK_WEIGHT = 20
/** Texts accepted in one blank, or options of one drop-down. */
export const MAX_VARIANTS = 100

export const MAX_PASSAGE_LENGTH = 10_000
export const MAX_BLANKS = 100

type Weighted = { weight: number }
export type TextBlank = { kind: 'text'; accepted: string[] }
/** From and to, both of them right: exact decimals as `-0.05`. */
export type NumberBlank = { kind: 'number'; from: string; to: string }
export type ChoiceBlank = { kind: 'choice'; options: string[]; correct: number }
export type Blank = (TextBlank | NumberBlank | ChoiceBlank) & Weighted

/** What keeps a blank from being read: the first thing, from left to right. */
export type BlankFault =
  | 'blank_end'
  | 'blank_answer'
  | 'blank_number'
  | 'blank_options'
  | 'blank_correct'
  | 'blank_same'
  | 'blank_weight'
  | 'blank_shorter'
  | 'blank_fewer'

export type UnreadBlank = { kind: 'fault'; fault: BlankFault }
export type PassagePiece = string | Blank | UnreadBlank

/**
 * Reads `Water boils at [[100|one hundred]] degrees`: `[[a|b]]` is a text, `[[#9.8±0.1]]` or `[[#9.7..9.9]]` a number,
 * `[[>red|*green]]` a drop-down, `{2}` behind a blank its weight. `\[[` is no blank, and within one a backslash takes the
 * meaning from the sign that follows. Of more blanks than there may be it reads one more: what follows them is left as text.
 */
export const readPassage = (passage: string): PassagePiece[] =>
  placedPieces(sourceOf(passage)).map(({ piece }) => piece)

/**
 * With the blank of one place in the other's, and those between moved up or down: what stands around them stays. The same
 * where they would not be read as what they are.
 */
export const withBlankMoved = (passage: string, from: number, to: number): string => {
  const source = sourceOf(passage)
  const pieces = placedPieces(source)
  const blanks = pieces.filter(({ piece }) => typeof piece !== 'string')
  const order = moved(blanks, from, to)
  if (order === blanks) return passage
  const taken = order.values()
  const next = pieces
    .map((each) => (typeof each.piece === 'string' ? each : (taken.next().value ?? each)))
    .map((each) => source.slice(each.from, each.to))
    .join('')
  const wanted = order.map(({ piece }) => piece)
  const read = readPassage(next).filter((piece) => typeof piece !== 'string')
  return JSON.stringify(read) === JSON.stringify(wanted) ? next : passage
}

type PlacedPiece = { piece: PassagePiece; from: number; to: number }

const sourceOf = (passage: string): string => keptText(passage, MAX_PASSAGE_LENGTH).replace(/\r\n?/g, '\n')

const placedPieces = (source: string): PlacedPiece[] => {
  const pieces: PlacedPiece[] = []
  const opening = /(\\?)\[\[/g
  let text = ''
  /** Where the text begins. */
  let from = 0
  let at = 0
  let blanks = 0
  for (let found = opening.exec(source); found && blanks <= MAX_BLANKS; found = opening.exec(source)) {
    text += source.slice(at, found.index)
    at = opening.lastIndex
    if (found[1] === '\\') {
      text += '[['
      continue
    }
    if (text !== '') pieces.push({ piece: text, from, to: found.index })
    text = ''
    const { blank, end } = blankFrom(source, at)
    pieces.push({ piece: blank, from: found.index, to: end })
    blanks += 1
    from = at = opening.lastIndex = end
  }
  text += source.slice(at)
  return text === '' ? pieces : [...pieces, { piece: text, from, to: source.length }]
}

const unread = (fault: BlankFault): UnreadBlank => ({ kind: 'fault', fault })

const countOf = (text: string, sign: string): number => text.split(sign).length - 1

/** The blank whose `[[` ends at `start`, and where the passage goes on. A blank without an end takes nothing with it. */
const blankFrom = (source: string, start: number): { blank: Blank | UnreadBlank; end: number } => {
  const inner = /(?:\\[\\|#>*[\]]|(?!\]\]|\[\[)[^\n])*/y
  inner.lastIndex = start
  inner.exec(source)
  let close = inner.lastIndex
  if (!source.startsWith(']]', close)) return { blank: unread('blank_end'), end: start }
  // `[[a[1]]]` is the text `a[1]`.
  for (let open = openIn(source.slice(start, close)); open > 0 && source[close + 2] === ']'; open -= 1) close += 1
  const suffix = /\{([^{}\n]*)\}/y
  suffix.lastIndex = close + 2
  const weight = suffix.exec(source)?.[1]
  return {
    blank: weighted(contentOf(source.slice(start, close)), weight),
    end: weight === undefined ? close + 2 : suffix.lastIndex,
  }
}

/** How many single brackets are not closed. */
const openIn = (inner: string): number => countOf(inner, '[') - countOf(inner, ']')

type Content = TextBlank | NumberBlank | ChoiceBlank | BlankFault

const weighted = (content: Content, written: string | undefined): Blank | UnreadBlank => {
  if (typeof content === 'string') return unread(content)
  const weight = written === undefined ? 1 : wholeIn(written)
  return weight >= 1 && weight <= MAX_BLANK_WEIGHT ? { ...content, weight } : unread('blank_weight')
}

/** 0 where it is no whole number. */
const wholeIn = (text: string): number => {
  const number = decimalIn(text)
  const value = number === null ? 0 : Number(decimalText(number))
  return Number.isSafeInteger(value) ? value : 0
}

const contentOf = (inner: string): Content => {
  const written = inner.trim()
  if (written.startsWith('#')) return numberFrom(written.slice(1))
  if (written.startsWith('>')) return choiceFrom(variantsOf(written.slice(1)))
  return textFrom(variantsOf(written))
}

/** What stands between the bars; escapes stay. */
const variantsOf = (inner: string): string[] =>
  (inner.match(/(?:\\[\\|#>*[\]]|[^|])+/g) ?? []).map((variant) => variant.trim()).filter((variant) => variant !== '')

const meant = (written: string): string => written.replace(/\\([\\|#>*[\]])/g, '$1').trim()

/** Neither too many nor too long; null: they are fine. */
const excessIn = (texts: readonly string[]): BlankFault | null => {
  if (texts.length > MAX_VARIANTS) return 'blank_fewer'
  return texts.some((text) => text.length > MAX_TYPED_LENGTH) ? 'blank_shorter' : null
}

const textFrom = (variants: readonly string[]): Content => {
  const accepted = variants.map(meant)
  const excess = excessIn(accepted)
  if (excess !== null) return excess
  return accepted.length > 0 && accepted.every(isVisible) ? { kind: 'text', accepted } : 'blank_answer'
}

const choiceFrom = (variants: readonly string[]): Content => {
  const options = variants.map((variant) => ({
    text: meant(variant.replace(/^\*/, '')),
    isRight: variant.startsWith('*'),
  }))
  const texts = options.map(({ text }) => text)
  const excess = excessIn(texts)
  if (excess !== null) return excess
  if (texts.length < 2 || !texts.every(isVisible)) return 'blank_options'
  if (options.filter(({ isRight }) => isRight).length !== 1) return 'blank_correct'
  if (new Set(texts).size < texts.length) return 'blank_same'
  return { kind: 'choice', options: texts, correct: options.findIndex(({ isRight }) => isRight) }
}

const numberFrom = (written: string): Content => {
  if (written.length > MAX_TYPED_LENGTH) return 'blank_shorter'
  const range = rangeIn(written)
  if (range === null || compareDecimals(range.from, range.to) > 0) return 'blank_number'
  const [from, to] = [decimalText(range.from), decimalText(range.to)]
  return excessIn([from, to]) ?? { kind: 'number', from, to }
}

type Range = { from: Decimal; to: Decimal }

const rangeIn = (written: string): Range | null => {
  const [first = '', second, third] = written.split(/\.{2,3}|…/)
  if (third !== undefined) return null
  if (second !== undefined) return rangeOf(decimalIn(first), decimalIn(second))
  const [middle = '', tolerance, more] = written.split(/±|\+\/?[-\u2212]/)
  if (more !== undefined) return null
  const [number, around] = [decimalIn(middle), decimalIn(tolerance ?? '0')]
  if (number === null || around === null || around.sign < 0) return null
  return rangeOf(differenceOf(number, around), sumOf(number, around))
}

const rangeOf = (from: Decimal | null, to: Decimal | null): Range | null =>
  from === null || to === null ? null : { from, to }

const written = (text: string): string => text.replace(/[\\|[\]]/g, '\\$&').replace(/^[#>*]/, '\\$&')

const contentIn = (blank: Blank): string => {
  if (blank.kind === 'text') return blank.accepted.map(written).join('|')
  if (blank.kind === 'number') return `#${blank.from === blank.to ? blank.from : `${blank.from}..${blank.to}`}`
  return `>${blank.options.map((option, at) => `${at === blank.correct ? '*' : ''}${written(option)}`).join('|')}`
}

/** A weight of 1 is written where the text that follows would be taken for a part of the blank. */
const weightOf = ({ weight }: Blank, next: string | Blank | undefined): string =>
  weight !== 1 || (typeof next === 'string' && /^[\]{]/.test(next)) ? `{${weight}}` : ''

/** The passage that reads as these pieces. */
export const writePassage = (pieces: readonly (string | Blank)[]): string =>
  pieces
    .map((piece, at) =>
      typeof piece === 'string'
        ? piece.replaceAll('[[', '\\[[')
        : `[[${contentIn(piece)}]]${weightOf(piece, pieces[at + 1])}`,
    )
    .join('')
