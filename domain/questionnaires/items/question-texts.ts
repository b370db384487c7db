import { type Formula, formulaKey, formulasIn, hasMarkup } from '../../text/prose.ts'
import { mayHaveMarkup } from '../../text/prose-signs.ts'
import type { TextToRead } from './passage.ts'
import type { Question } from './question.ts'

/** More than these in one question, or in one passage, are more than anybody reads. */
export const MAX_FORMULAS = 100

/** Whatever has texts of its own. */
export type Writing = Question | TextToRead
type Worded = (Pick<Question, 'format' | 'prompt' | 'explanation'> & { asked: object; key: object }) | TextToRead

/** All texts within a value, at every depth. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

type Texts = { asked: string[]; key: string[] }

/** What anybody reads, and what is right, apart from each other. */
const textsOf = (writing: Worded): Texts => {
  if (!('prompt' in writing)) return { asked: [writing.text], key: [] }
  const { prompt, asked, key, explanation } = writing
  return { asked: textsIn([prompt, asked]), key: textsIn([key, explanation]) }
}

/** What anybody reads of it, before and after it is answered. */
export const allTextsOf = (writing: Worded): string[] => Object.values(textsOf(writing)).flat()

/** Its texts that are prose; the second ones are read together with the key alone. */
export const proseOf = (writing: Worded): Texts =>
  writing.format === 'prose' ? textsOf(writing) : { asked: [], key: [] }

const formulasInAll = (texts: readonly string[]): Formula[] => {
  const formulas = texts.flatMap(formulasIn)
  return [...new Map(formulas.map((formula) => [formulaKey(formula), formula])).values()]
}

/** Its formulas, apart from each other as its texts are; each once in each. */
export const formulasOf = (writing: Writing) => {
  const { asked, key } = proseOf(writing)
  return { asked: formulasInAll(asked), key: formulasInAll(key) }
}

const allProse = (writing: Worded): string[] => Object.values(proseOf(writing)).flat()

/** Whether any of its texts looks other than it is written. */
export const isMarkedUp = (writing: Worded): boolean => allProse(writing).some(hasMarkup)

/** False where a first look tells that none does. */
export const mayBeMarkedUp = (writing: Writing): boolean => allProse(writing).some(mayHaveMarkup)
