import type { SameMeaningOnWire } from '#contract/same-meaning.ts'
import { madeOf } from '#domain/draft.ts'
import type { Question } from '#domain/question.ts'
import { questionId } from '#domain/question-id.ts'
import { type ChangedTexts, changedTexts } from '#domain/same-meaning.ts'
import { questionsOf, type SurveyDraft } from './draft.ts'

/** What an edit changes in the texts of a question that was published; `number` is its place in the edit, from 1. */
export type ChangedQuestion = ChangedTexts & { number: number; isProse: boolean }

/** Which changed texts are said to mean the same: questions by their ids, and new choices with the place of the former one. */
export type SaidMeanings = { questions: ReadonlySet<string>; choices: ReadonlyMap<string, number> }

export const NOTHING_SAID: SaidMeanings = { questions: new Set(), choices: new Map() }

const publishedIn = (draft: SurveyDraft): Question[] =>
  questionsOf(draft).flatMap(({ question }) => {
    if (question.id === undefined) return []
    return madeOf(question, { id: questionId.parse(question.id), random: () => 0 }) ?? []
  })

/** The questions of which somebody may have answered other words, in the order of the edit. */
export const changedQuestions = (published: SurveyDraft, edited: SurveyDraft): ChangedQuestion[] => {
  const changed = new Map(
    changedTexts(publishedIn(published), publishedIn(edited)).map((each) => [String(each.question), each]),
  )
  return questionsOf(edited).flatMap(({ question }, at) => {
    const found = changed.get(question.id ?? '')
    return found ? [{ ...found, number: at + 1, isProse: question.format === 'prose' }] : []
  })
}

/** What a choice is called among what was said. */
const choiceName = ({ question, list, is }: { question: string; list: number; is: number }): string =>
  `${question} ${list} ${is}`

export const formerOf = ({ choices }: SaidMeanings, choice: Parameters<typeof choiceName>[0]): number | null =>
  choices.get(choiceName(choice)) ?? null

/** Whether the choices of a question can be said to mean the same: only while it still asks the same. */
export const asksTheSame = ({ questions }: SaidMeanings, { question, text }: ChangedQuestion): boolean =>
  text === null || questions.has(question)

export const withQuestionSaid = (
  { questions, choices }: SaidMeanings,
  question: string,
  isSame: boolean,
): SaidMeanings => {
  const others = [...questions].filter((each) => each !== question)
  return { questions: new Set(isSame ? [...others, question] : others), choices }
}

export const withChoiceSaid = (
  { questions, choices }: SaidMeanings,
  choice: Parameters<typeof choiceName>[0],
  was: number | null,
): SaidMeanings => {
  const others = [...choices].filter(([name]) => name !== choiceName(choice))
  return { questions, choices: new Map(was === null ? others : [...others, [choiceName(choice), was]]) }
}

/** As it is published with the edit. */
export const saidOnWire = (said: SaidMeanings, changed: readonly ChangedQuestion[]): SameMeaningOnWire[] =>
  changed.flatMap((each) => {
    if (!asksTheSame(said, each)) return []
    const { question, text, choices } = each
    const ofChoices = choices.flatMap(({ list, added }) =>
      added.flatMap(({ at: is }) => {
        const was = formerOf(said, { question, list, is })
        return was === null ? [] : [{ question_id: question, choice: { list, was, is } }]
      }),
    )
    return [...(text === null ? [] : [{ question_id: question }]), ...ofChoices]
  })
