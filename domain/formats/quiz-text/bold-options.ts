import { answersOf, type QuestionBlock, type Reading } from '../lines/block.ts'
import { NUMBERS } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { beginningOf, linesOfOptions } from './plain-options.ts'

/** Options between stars, as chat programs set bold words: the right ones, where a paper says so or does so throughout. */

const STARRED = /^\*(?=[^*\s])([^*]*[^*\s])\*$/u
const SAYING_SO = [
  '(?:correct|right|answers?|keys?)\\b.{0,40}\\b(?:bold|stars?|asterisks?)\\b',
  '\\b(?:bold|stars?|asterisks?)\\b.{0,40}\\b(?:correct|right|answers?|keys?)\\b',
  '(?:সঠিক|উত্তর).{0,30}(?:মোটা|বোল্ড|গাঢ়|গাঢ়|তারকা)',
  '(?:सही|उत्तर).{0,30}(?:मोटे|मोटा|बोल्ड|गाढ़े|तारांकित)',
].join('|')
const SAYS_SO = new RegExp(SAYING_SO, 'iu')
/** A key among the lines is no option. */
const NAMES_KEY = /^[*_\s]*(?:ans|answer|key|correct|right\s|উত্তর|সঠিক|उत्तर|सही)/iu
/** One question alone does nothing throughout. */
const FEWEST = 2

type Starred = { question: QuestionBlock; texts: string[]; asked: number | null; at: number[] }

const starredIn = (question: QuestionBlock): Starred | null => {
  const isKnown = answersOf(question).length > 0 || question.options.some(({ ticked }) => ticked)
  const isOther = question.type !== null || question.options.some(({ words }) => words.endsLiteral)
  if (isKnown || isOther) return null
  const lines = question.options.length > 0 ? null : linesOfOptions(question)
  const texts = lines?.lines ?? question.options.map(({ words }) => textOf(words))
  const at = texts.flatMap((text, place) => (STARRED.test(text) ? [place] : []))
  return texts.length < 2 || texts.some((text) => NAMES_KEY.test(text))
    ? null
    : { question, texts, asked: lines?.asked ?? null, at }
}

/** Whether one of its options may be taken as right among other questions, while nothing says what it is. */
export const mayBeKeyed = (question: QuestionBlock): boolean => starredIn(question)?.at.length === 1

export const withBoldKeys = (reading: Reading): Reading => {
  const { blocks, outside } = reading
  const found = blocks.flatMap((block) => (block.kind === 'question' ? (starredIn(block) ?? []) : []))
  if (found.every(({ at }) => at.length === 0)) return reading
  const heads = [
    ...outside.map(({ text }) => text),
    ...blocks.flatMap((block) => (block.kind === 'section' ? [textOf(block.title), textOf(block.words)] : [])),
  ]
  const isSaid = heads.some((text) => SAYS_SO.test(text))
  const areAll = found.length >= FEWEST && found.every(({ at }) => at.length === 1)
  if (isSaid || areAll) for (const each of found) if (each.at.length === 1) tick(each)
  return reading
}

const tick = ({ question, texts, asked, at: [right] }: Starred) => {
  const words = texts.map((text) => wordsOf({ text: text.replace(STARRED, '$1'), isLiteral: false }))
  const labels = question.options.map(({ label }) => label)
  question.options = words.map((said, place) => ({
    label: labels[place] ?? NUMBERS[place] ?? '',
    ticked: place === right,
    words: said,
  }))
  if (asked === null) return
  question.optionLines = texts.map((text) => ({ text, isLiteral: false }))
  question.prompt = wordsOf({ text: beginningOf(textOf(question.prompt), asked), isLiteral: false })
}
