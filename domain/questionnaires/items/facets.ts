import type { Upload } from '../../questions/parts/upload.ts'
import type { Choice, Numbered, Rule } from '../../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../../questions/rules.ts'
import type { Value } from '../../questions/value.ts'
import { type AskedOf, fits, type QuestionOf } from './question.ts'
import { answerInWords } from './question-words.ts'

/*
 * Facets of a question: what the rule of its kind answers to code that must not know the kind.
 */

/** A question as it is asked, or as its author has it. */
type Shaped<K extends Kind> = {
  [P in K]: { kind: P; asked: Specs[P]['asked'] } | { kind: P; draft: Specs[P]['draft'] }
}[K]

const ruleOf = <K extends Kind>(kind: K): Rule<Specs[K]> => RULES[kind]

const shapeIn = <K extends Kind>(question: Shaped<K>): Specs[K]['asked'] | Specs[K]['draft'] =>
  'draft' in question ? question.draft : question.asked

/** What can be chosen in a question, in its order. */
export const choicesIn = <K extends Kind>(question: Shaped<K>): readonly Choice[] =>
  ruleOf<K>(question.kind).choices?.(shapeIn(question)) ?? []

/** What answers to it call by numbers. */
export const numberedIn = <K extends Kind>(question: Shaped<K>): readonly Numbered[] =>
  ruleOf<K>(question.kind).numbered?.(shapeIn(question)) ?? choicesIn(question)

/** From which to which number its answers can be compared; null: any. Undefined: answers are no numbers. */
export const numbersIn = <K extends Kind>(question: Shaped<K>): { from: number; to: number } | null | undefined =>
  ruleOf<K>(question.kind).numbers?.(shapeIn(question))

/** Whether answers say who gave them, or how to reach whoever did. */
export const tellsWho = <K extends Kind>(question: Shaped<K>): boolean =>
  ruleOf<K>(question.kind).tellsWho?.(shapeIn(question)) === true

/** Whether answers are nothing but own words of participants, which may tell who they are. */
export const isInOwnWords = (kind: Kind): boolean => {
  const { ownWords } = RULES[kind]
  return ownWords !== undefined && ownWords.beside === undefined
}

/** Whether a question asks for a text that its author reads and tags. */
export const asksForText = <K extends Kind>({ kind, asked }: AskedOf<K>): boolean =>
  ruleOf<K>(kind).ownWords?.isRead?.(asked) === true

/** What of an answer is in its participant's own words; empty where nothing is. */
export const ownWordsIn = <K extends Kind>(question: QuestionOf<K>, given: Value | null): string => {
  const { ownWords } = ruleOf<K>(question.kind)
  if (ownWords?.beside) return given !== null && fits(question, given) ? ownWords.beside(given) : ''
  return ownWords ? answerInWords<K>(question, given) : ''
}

/** What item statistics make of the answers to questions of that kind. */
export const analysisOf = <K extends Kind>(kind: K): NonNullable<Rule<Specs[K]>['analysis']> =>
  ruleOf(kind).analysis ?? {}

/** Whether questions of a kind of that name ask for files. */
export const asksForFiles = (kind: string | undefined): boolean =>
  kind !== undefined && Object.hasOwn(RULES, kind) && RULES[kind as Kind].uploads !== undefined

/** Which files a question takes, how many, and how large each of them; null: none. */
export const uploadsTaken = <K extends Kind>({ kind, asked }: AskedOf<K>) =>
  ruleOf<K>(kind).uploads?.taken(asked) ?? null

/** The files of an answer; null where none are asked for. */
export const uploadsIn = <K extends Kind>(question: AskedOf<K>, given: Value | null): readonly Upload[] | null => {
  const { uploads } = ruleOf<K>(question.kind)
  if (uploads === undefined) return null
  return given !== null && fits(question, given) ? uploads.in(given) : []
}
