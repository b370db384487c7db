import type { Kind, Specs } from '../../questions/rules.ts'
import type { Plain } from '../../questions/tables/in-words.ts'
import { wordsFor } from '../../questions/tables/tables.ts'
import type { Value } from '../../questions/value.ts'
import { plainOf } from '../../text/prose.ts'
import { type AskedOf, fits, type QuestionOf } from './question.ts'

const asOneLine: Plain = (text) => text.replace(/\s+/g, ' ').trim()

/** A text of that question as one line of words. */
export const plainIn = <K extends Kind>({ format }: AskedOf<K>): Plain => (format === 'prose' ? plainOf : asOneLine)

export const kindInWords = (kind: Kind): string => wordsFor(kind).name

export const promptInWords = <K extends Kind>(question: QuestionOf<K>): string => plainIn(question)(question.prompt)

/** All of an answer; empty where it is a blank, or could not be given at all. */
export const answerInWords = <K extends Kind>(question: AskedOf<K>, given: Value | null): string => {
  if (given === null || !fits(question, given)) return ''
  return wordsFor<K>(question.kind).given(question.asked, given, plainIn(question))
}

/** All that is right. */
export const keyInWords = <K extends Kind>(question: QuestionOf<K>): string =>
  wordsFor<K>(question.kind).right(question.asked, question.key, plainIn(question))

/** How a crowd answered. */
export const tallyInWords = <K extends Kind>(question: QuestionOf<K>, tally: Specs[K]['tally']): string =>
  wordsFor<K>(question.kind).counts(question.asked, tally, plainIn(question))
