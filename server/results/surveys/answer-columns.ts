import { kindInWords, plainIn } from '#domain/questionnaires/items/question-words.ts'
import { withAnswersNamed } from '#domain/questionnaires/piping.ts'
import { choicesOf } from '#domain/questionnaires/same-meaning.ts'
import type { Kind } from '#domain/questions/rules.ts'
import type { Variable } from '#domain/questions/tables/columns.ts'
import type { Value } from '#domain/questions/value.ts'
import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import { variablesOf } from '#domain/statistics/variables.ts'
import { GONE } from '../../questionnaires/tell-gone.ts'

/** One column of the data of a survey, as its code book tells it. */
export type SurveyColumn = Omit<Variable, 'suffix' | 'cell' | 'choices' | 'codesOf'> & {
  name: string
  questionId: string
  suffix: string
  prompt: string
  kind: string
  /** The question as tables name it, which say so where it is asked no more. */
  words: string
}

/** A column of the data, and what an answer to its question holds in it. */
export type Column = SurveyColumn & Pick<Variable<Value | null>, 'choices' | 'cell'>

/** What a question speaks of, in a text that is told to nobody who answered it. */
const answerTo = (number: number | null): string =>
  `[answer to ${number === null ? 'a question that is gone' : `question ${number}`}]`

/** The columns of all that has ever been asked. */
export const columnsOf = ({ questions, askedNow, offered }: AcrossVersions): Column[] =>
  questions.flatMap((question, at) => {
    const isAsked = at < askedNow
    const now = isAsked ? (offered.get(question.id) ?? []) : []
    const all = choicesOf<Kind>(question)
    // Behind the choices stands what is written as another one.
    const isGone = (list: number, place: number) =>
      isAsked && place >= (now[list] ?? Number.POSITIVE_INFINITY) && place < (all[list]?.length ?? 0)
    const prompt = plainIn(question)(withAnswersNamed(question.prompt, question.format, answerTo))
    const words = isAsked ? prompt : `${prompt} (no longer asked)`
    return variablesOf(question).map(({ suffix, label, type, values, choices = [], codesOf, isFile, cell }) => ({
      ...{ name: `q${at + 1}${suffix}`, questionId: question.id, suffix, type, choices, cell },
      label: choices.some((place, list) => isGone(list, place)) ? label + GONE : label,
      values: values.map((value) => ({
        ...value,
        label: codesOf !== undefined && isGone(codesOf, value.code - 1) ? value.label + GONE : value.label,
      })),
      ...(isFile && { isFile }),
      ...{ prompt, words },
      kind: kindInWords(question.kind),
    }))
  })

/** What a file says of an anonymous survey. */
export const GROUPS =
  'Nobody is to learn who responded: each answer stands by itself, not beside the same person’s to other questions, and no fewer than five are told together.'
