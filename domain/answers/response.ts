import { isMisfit, isPartOf, type Question } from '../questionnaires/items/question.ts'
import { questionsIn, type Section } from '../questionnaires/questionnaire.ts'
import type { QuestionId } from '../questions/question-id.ts'
import { isWholeOnly } from '../questions/traits.ts'
import { lengthOf, type ResponseAnswers } from '../questions/value.ts'
import { DAY } from '../time/time-limit.ts'

/** How long what was begun where nobody may learn who responded is kept while nobody goes on with it. */
export const GIVEN_UP_AFTER = 30 * DAY

/** Which of these answers nobody could have given to these questions. */
export const misfitsIn = (answers: ResponseAnswers, questions: readonly Question[]): QuestionId[] =>
  idsIn(answers).filter((id) => isMisfit(questions, id, answers[id] ?? null))

/** The longest of these answers, where all together are longer than `most` in UTF-16 units of their JSON; null: they are not. */
export const longestBeyond = (answers: ResponseAnswers, most: number): QuestionId | null => {
  const lengths = idsIn(answers).map((id) => ({ id, length: lengthOf(answers[id] ?? '') }))
  if (lengths.reduce((sum, { length }) => sum + length, 0) <= most) return null
  return lengths.reduce((longest, each) => (each.length > longest.length ? each : longest)).id
}

/** What of `asked` has to be answered before a response can end, and is not, in the order in which it is asked. */
export const lackingIn = (
  answers: ResponseAnswers,
  sections: readonly Section[],
  asked: ReadonlySet<QuestionId>,
): QuestionId[] =>
  questionsIn({ sections: [...sections] }).flatMap(({ id, isRequired }) =>
    isRequired && asked.has(id) && answers[id] === undefined ? [id] : [],
  )

/** What of these answers is not yet what is asked for: a text that has to be a number, or half a table that has to be whole. */
export const unfinishedIn = (answers: ResponseAnswers, questions: readonly Question[]): QuestionId[] =>
  questions.flatMap((question) => {
    const given = answers[question.id]
    const isAsked = question.isRequired || isWholeOnly(question.kind)
    return given !== undefined && isAsked && isPartOf(question, given) ? [question.id] : []
  })

/** The keys of answers are question ids: their type says so, `Object.keys` forgets it. */
const idsIn = (answers: ResponseAnswers): QuestionId[] => Object.keys(answers) as QuestionId[]

/** As it is stored. `revision` rises with every change; 0 is before the first. */
export type Standing = { revision: number; change: string; answers: ResponseAnswers; isEnded: boolean }

export const UNTOUCHED: Standing = { revision: 0, change: '', answers: {}, isEnded: false }

/** What somebody says their response is now. */
export type Change = {
  basedOn: number
  /** Random; the same where the same is said again. */
  change: string
  /** The change that was on its way when this one was made: this one stands on it, should it have arrived. */
  follows?: string | undefined
  answers: ResponseAnswers
  isEnded: boolean
}

/**
 * What becomes of a change: it is the next one, or was taken before, or was made without knowing how it stands, or comes
 * after the end of what may not be changed.
 */
export const responseReception = (
  stands: Standing,
  { basedOn, change, follows }: Pick<Change, 'basedOn' | 'change' | 'follows'>,
  isChangeable: boolean,
): 'next' | 'known' | 'changed' | 'over' => {
  if (stands.revision > 0 && stands.change === change) return 'known'
  if (stands.isEnded && !isChangeable) return 'over'
  const isSeen = stands.revision === basedOn || (stands.revision > 0 && stands.change === follows)
  return isSeen ? 'next' : 'changed'
}
