import { answerIn } from '../lines/answer-lines.ts'
import { asks } from '../lines/asking.ts'
import { statementIn, verdictBehind } from '../lines/line-kinds.ts'
import { type Labelled, optionsBehind } from '../lines/markers.ts'
import { type LineRoles, once } from './line-roles.ts'

/** Words of what is asked, with the options and the key that follow them in their line. */
export type AskedWords = {
  /** All of them. */
  text: string
  asked: string
  /** Whether it has a gap, or is a statement, to be filled or judged. */
  hasBlank: boolean
  /** Whether it asks for something to be written. */
  asks: boolean
  /** Whether it is a statement with what is true of it behind it. */
  saysVerdict: boolean
  options: readonly Labelled[]
  optionsText: string
  key: string | null
}

/** A gap to be filled. */
export const HAS_BLANK = /_{3}|\[\[|\.{5}|…{2}/

/** The same for a line that is looked at again and again. */
export const askedWordsOnce = (line: LineRoles, words: string, isWhole: boolean): AskedWords =>
  once(line, `${isWhole ? 'whole' : 'asked'} ${words.length}`, () => askedWordsIn(words, isWhole))

/** `isWhole`: what looks like options is asked. */
export const askedWordsIn = (words: string, isWhole: boolean): AskedWords => {
  const found = answerIn(words)
  // What a question begins with is asked.
  const answer = found?.before === '' ? null : found
  const text = answer?.before ?? words
  const behind = isWhole ? null : optionsBehind(text)
  const asked = behind?.before ?? text
  return {
    text: words,
    asked,
    hasBlank: HAS_BLANK.test(asked) || statementIn(asked) !== null,
    asks: asks(asked),
    saysVerdict: verdictBehind(asked) !== null,
    options: behind?.options ?? [],
    optionsText: text.slice(asked.length).trim(),
    key: answer?.label ?? null,
  }
}
