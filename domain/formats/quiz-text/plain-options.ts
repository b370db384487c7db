import { meantBy } from '../lines/answers.ts'
import { answersOf, type QuestionBlock } from '../lines/block.ts'
import { itemIn, ownMarksBehind } from '../lines/line-kinds.ts'
import { withoutTick } from '../lines/markers.ts'
import { NUMBERS, withPlainDigits } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'

/** Options without labels: lines behind what is asked, where the answer says that they are options. */

const FEWEST = 2
const MOST_PLAIN = 6
/** Of a line that was broken because no more words found room in it. */
const FULL_LINE = 40

const ASKS = /[?？:：…_=–—-]$/u
const IS_SAID = /(?:[.।]|\s(?:is|are|was|were|called|named|হল|হলো|হচ্ছে|है|हैं))$/iu
const IS_SENTENCE = /[.।]$/u
/** A number is then the place of a line, and not what is asked for. */
const ASKS_WHICH = /[?？_]$/u
const ASKS_NUMBER =
  /how\s|number|count|total|sum|value|find|calculate|solve|evaluate|next|missing|কত|কয়|কয়|সংখ্যা|যোগফল|মান|कितन|संख्या|योग|मान/iu

export const linesOf = ({ prompt }: QuestionBlock): string[] =>
  textOf(prompt)
    .split('\n')
    .filter((line) => line !== '')

const unmarked = (line: string): string => ownMarksBehind(line)?.before ?? line

type Apart = { asked: string[]; texts: string[]; areBullets: boolean }

const bulletOf = (line: string): string | null => (itemIn(line) ? line.charAt(0) : null)

/** All lines from the first bullet on, where they have the same one. */
const bulletsApart = (lines: readonly string[]): Apart | null => {
  const first = lines.findIndex((line) => bulletOf(line) !== null)
  const [asked, items] = [lines.slice(0, first), lines.slice(first)]
  const areAlike = items.every((line) => bulletOf(line) === bulletOf(items[0] ?? ''))
  if (asked.length === 0 || items.length < FEWEST || items.length > NUMBERS.length || !areAlike) return null
  return { asked, texts: items.map((line) => itemIn(line) ?? line), areBullets: true }
}

/** Lines behind the only one that asks, or behind a first one that says what is asked. */
const linesApart = (lines: readonly string[]): Apart | null => {
  const asking = lines.flatMap((line, at) => (ASKS.test(unmarked(line)) ? [at] : []))
  const isSaid = asking.length === 0 && IS_SAID.test(unmarked(lines[0] ?? ''))
  const last = isSaid ? 0 : asking[0]
  if (last === undefined || asking.length > 1) return null
  const [asked, texts] = [lines.slice(0, last + 1), lines.slice(last + 1)]
  const longest = Math.max(FULL_LINE, ...texts.map((text) => text.length))
  const isBroken = asked.slice(0, -1).every((line) => line.length >= longest)
  const isInDoubt = !isBroken || (isSaid && texts.some((text) => IS_SENTENCE.test(text)))
  return texts.length < FEWEST || texts.length > MOST_PLAIN || isInDoubt ? null : { asked, texts, areBullets: false }
}

const apart = (lines: readonly string[]): Apart | null =>
  lines.some((line) => bulletOf(line) !== null) ? bulletsApart(lines) : linesApart(lines)

export const plain = (text: string): string =>
  withPlainDigits(text)
    .toLowerCase()
    .replace(/[\s.।;,]+$/u, '')

const WITH_LABEL = /^(?:[([]\s?(?:\p{L}|\d{1,2})\s?[)\]]|(?:\p{L}|\d{1,2})\s?[.):\]]+)\s*(\S.*)$/u
const BY_NUMBER = /^(?:option\s?)?[([]?\s?\d{1,2}\s?[)\]]?\.?$/iu
const BY_LETTER = /^(?:option\s?)?[([]?\s?\p{L}\s?[)\]]?\.?$/iu

/** Whether the answer names the line in that place: in its words, or where nothing else can be meant, by its place. */
const names = ({ asked, texts, areBullets }: Apart, answer: string, place: number): boolean => {
  const [words, wanted] = [texts.map(plain), plain(answer)]
  if (new Set(words).size < words.length) return false
  if (words.includes(wanted)) return words.indexOf(wanted) === place
  const behindLabel = WITH_LABEL.exec(wanted)?.[1]
  if (behindLabel !== undefined) return words[place] === behindLabel
  if (BY_LETTER.test(wanted)) return areBullets
  const question = asked.map(unmarked).join(' ')
  const isPlace = ASKS_WHICH.test(question) && !ASKS_NUMBER.test(question) && !words.some((text) => text.includes('='))
  return BY_NUMBER.test(wanted) && isPlace
}

/** `a, c`, `ক ও গ`: several letters, and nothing else. */
const areLetters = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}\d]+/u).every((word) => /^(?:\p{L}?|and|এবং|और)$/iu.test(word))

const isRight = (lines: Apart, answer: string): boolean => {
  const [place, ...others] = meantBy({ texts: lines.texts, labels: NUMBERS }, answer)?.places ?? []
  if (lines.areBullets && others.length > 0) return areLetters(answer) && !lines.texts.some((text) => areLetters(text))
  return place !== undefined && others.length === 0 && names(lines, answer, place)
}

/** Whether a question has nothing yet that options are written as. */
export const mayHavePlain = ({ prompt, type, options, items, number, isNamed }: QuestionBlock): boolean =>
  (type === null || type === 'single_choice') &&
  (number !== null || isNamed) &&
  !prompt.endsLiteral &&
  options.length + items.length === 0

/** The block with its lines as options. */
export const withPlainOptions = (block: QuestionBlock): QuestionBlock => {
  const { prompt } = block
  if (!mayHavePlain(block)) return block
  const [answer, ...others] = answersOf(block).map(({ words }) => textOf(words))
  const lines = apart(linesOf(block))
  if (lines === null || others.length > 0) return block
  const isTicked = lines.areBullets && lines.texts.some((text) => withoutTick(text).ticked)
  if (answer === undefined ? !isTicked : !isRight(lines, answer)) return block
  return {
    ...block,
    prompt: wordsOf({ text: beginningOf(textOf(prompt), lines.asked.length), isLiteral: false }),
    options: lines.texts.map((text, at) => ({
      label: NUMBERS[at] ?? '',
      ticked: false,
      words: wordsOf({ text, isLiteral: false }),
    })),
  }
}

/** The lines of a question that may be its options. */
export const linesOfOptions = ({
  prompt,
  options,
  items,
}: QuestionBlock): { lines: string[]; asked: number } | null => {
  if (prompt.endsLiteral || options.length > 0 || items.length > 0) return null
  const found = apart(
    textOf(prompt)
      .split('\n')
      .filter((line) => line !== ''),
  )
  return found && { lines: found.texts, asked: found.asked.length }
}

/** So many lines of a text, with the blank ones between them. */
export const beginningOf = (text: string, count: number): string => {
  let left = count
  const end = text.split('\n').findIndex((line) => {
    if (line !== '') left -= 1
    return left < 0
  })
  return text.split('\n').slice(0, end).join('\n').trimEnd()
}

/** Whether the answer is one of the lines that are asked, which may or may not be options. */
export const isAmongLines = (block: QuestionBlock, answer: string): boolean => {
  const [, ...lines] = linesOf(block)
  const isAsked = ASKS.test(unmarked(lines.at(-1) ?? ''))
  return lines.length >= FEWEST && !isAsked && lines.some((line) => plain(itemIn(line) ?? line) === plain(answer))
}
