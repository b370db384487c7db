import { answerIn } from '../lines/answer-lines.ts'
import { type Labelled, optionsBehind } from '../lines/markers.ts'
import { type LineRoles, once } from './line-roles.ts'

/** Words of what is asked, with the options and the key that follow them in their line. */
export type AskedWords = { asked: string; options: readonly Labelled[]; optionsText: string; key: string | null }

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
    asked,
    options: behind?.options ?? [],
    optionsText: text.slice(asked.length).trim(),
    key: answer?.label ?? null,
  }
}
