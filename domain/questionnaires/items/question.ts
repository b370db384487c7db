import * as z from 'zod/mini'
import { type OwnMarking, ownMarking } from '../../marking/marking.ts'
import { type QuestionId, questionId } from '../../questions/question-id.ts'
import type { Rule } from '../../questions/rule.ts'
import { type Kind, RULES, type Specs } from '../../questions/rules.ts'
import type { Value } from '../../questions/value.ts'
import { type Language, language } from '../../text/language.ts'
import { type PictureFrames, pictureFrames } from '../../text/picture.ts'
import type { Formulas } from '../../text/prose.ts'
import { formulaTable, textFormat, type Written } from '../../text/text-format.ts'
import { explanationText, promptText } from './prompt.ts'

/** What any question may have of its own: marks, marking, the language of its texts, and whether it has to be answered. */
export type Own = OwnMarking & { language?: Language | undefined; isRequired?: true | undefined }

/** A question of kind `K` as it is asked, with the formulas and pictures in that: no kind has a place for what is right in it. */
export type AskedOf<K extends Kind> = {
  [P in K]: Own & Written & { id: QuestionId; kind: P; prompt: string; asked: Specs[P]['asked'] }
}[K]
export type AskedQuestion = AskedOf<Kind>

/** Why what is right is right, with the formulas and pictures in that and in the key; it is read together with the key. */
type Explained = {
  explanation?: string | undefined
  keyFormulas?: Formulas | undefined
  keyPictures?: PictureFrames | undefined
}

/** The same with all that is right. */
export type QuestionOf<K extends Kind> = { [P in K]: AskedOf<P> & Explained & { key: Specs[P]['key'] } }[K]
export type Question = QuestionOf<Kind>

/** The same with what is right, where that may be seen. */
export type KeyedOf<K extends Kind> = { [P in K]: AskedOf<P> & Explained & { key: Specs[P]['key'] | null } }[K]
export type KeyedQuestion = KeyedOf<Kind>

export const QUESTION_KINDS = Object.keys(RULES) as Kind[]
export const kind = z.enum(QUESTION_KINDS)

/** All that a question of a kind has but its key. */
export const shapeOf = (kind: Kind) => ({
  id: questionId,
  kind: z.literal(kind),
  prompt: promptText,
  format: textFormat,
  asked: RULES[kind].asked,
  formulas: formulaTable,
  pictures: z.optional(pictureFrames),
  explanation: z.optional(explanationText),
  ...ownMarking,
  language: z.optional(language),
  isRequired: z.optional(z.literal(true)),
  keyFormulas: formulaTable,
  keyPictures: z.optional(pictureFrames),
})

const keyedAs: ReadonlyMap<string, z.ZodMiniType> = new Map(
  QUESTION_KINDS.map((kind) => [kind, z.object({ ...shapeOf(kind), key: z.nullable<z.ZodMiniType>(RULES[kind].key) })]),
)

/** A question with its key, where that is told; throws where it is none, or of a kind that is not known here. */
export const readKeyed = (given: { kind: string; [part: string]: unknown }): KeyedQuestion =>
  z.parse(keyedAs.get(given.kind) ?? z.never(), given) as KeyedQuestion

/** One answer in one short line; null where it is a blank, or could not be given at all. */
export const wordsOf = <K extends Kind>(question: AskedOf<K>, given: Value | null): string | null => {
  if (given === null || !fits(question, given)) return null
  const rule: Rule<Specs[K]> = RULES[question.kind]
  return rule.words(question.asked, given)
}

/** Whether `given` could be given to a question at all, right or wrong. */
export const fits = <K extends Kind>({ kind, asked }: AskedOf<K>, given: Value): given is Specs[K]['given'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.fits(asked, given)
}

/** Whether an answer is only part of what is asked for. */
export const isPartOf = <K extends Kind>(question: AskedOf<K>, given: Value): boolean => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  return fits(question, given) && rule.missing?.(question.asked, given) === true
}

const byId = new WeakMap<readonly Question[], ReadonlyMap<string, Question>>()

const indexOf = (questions: readonly Question[]): ReadonlyMap<string, Question> => {
  const known = byId.get(questions)
  if (known) return known
  const index = new Map<string, Question>(questions.map((question) => [question.id, question]))
  byId.set(questions, index)
  return index
}

/** Whether a question is not on the paper, or `given` is no answer that anybody could have given to it. */
export const isMisfit = (questions: readonly Question[], id: QuestionId, given: Value | null): boolean => {
  const question = indexOf(questions).get(id)
  return question === undefined || (given !== null && !fits(question, given))
}
