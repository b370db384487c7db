import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import { type DraftQuestion, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { type ChangedTexts, changedTexts } from '#domain/questionnaires/same-meaning.ts'
import { questionId } from '#domain/questions/question-id.ts'

/** What an edit changes in the texts of a question that was published; `number` is its place in the edit, from 1. */
export type ChangedQuestion = ChangedTexts & { number: number; isProse: boolean }

/**
 * Which changed texts are said to mean the same, by the texts themselves: what is written on after it was said is not taken
 * for what was meant. The texts of questions, and for new choices the former one.
 */
export type SaidMeanings = { questions: ReadonlySet<string>; choices: ReadonlyMap<string, string> }

export const NOTHING_SAID: SaidMeanings = { questions: new Set(), choices: new Map() }

const publishedAmong = (questions: readonly DraftQuestion[]): Question[] =>
  questions.flatMap((question) => {
    if (question.id === undefined) return []
    return madeOf(question, { id: questionId.parse(question.id), random: () => 0 }) ?? []
  })

/** The questions of which somebody may have answered other words, in the order of the edit. */
export const changedQuestions = (
  published: readonly DraftQuestion[],
  edited: readonly DraftQuestion[],
): ChangedQuestion[] => {
  const changed = new Map(
    changedTexts(publishedAmong(published), publishedAmong(edited)).map((each) => [String(each.question), each]),
  )
  return edited.flatMap((question, at) => {
    const found = changed.get(question.id ?? '')
    return found ? [{ ...found, number: at + 1, isProse: question.format === 'prose' }] : []
  })
}

type NewChoice = { question: string; list: number; text: string }

const choiceName = ({ question, list, text }: NewChoice): string => JSON.stringify([question, list, text])

const questionName = ({ question, text }: ChangedQuestion): string => JSON.stringify([question, text])

/** The former choice that a new one means; null: it is something new. */
export const formerOf = ({ choices }: SaidMeanings, choice: NewChoice): string | null =>
  choices.get(choiceName(choice)) ?? null

export const isSameQuestion = ({ questions }: SaidMeanings, changed: ChangedQuestion): boolean =>
  questions.has(questionName(changed))

/** Whether the choices of a question can be said to mean the same: only while it still asks the same. */
export const asksTheSame = (said: SaidMeanings, changed: ChangedQuestion): boolean =>
  changed.text === null || isSameQuestion(said, changed)

export const withQuestionSaid = (
  { questions, choices }: SaidMeanings,
  changed: ChangedQuestion,
  isSame: boolean,
): SaidMeanings => {
  const others = [...questions].filter((each) => each !== questionName(changed))
  return { questions: new Set(isSame ? [...others, questionName(changed)] : others), choices }
}

export const withChoiceSaid = (
  { questions, choices }: SaidMeanings,
  choice: NewChoice,
  former: string | null,
): SaidMeanings => {
  const others = [...choices].filter(([name]) => name !== choiceName(choice))
  return { questions, choices: new Map(former === null ? others : [...others, [choiceName(choice), former]]) }
}

/** As it is published with the edit. */
export const saidOnWire = (said: SaidMeanings, changed: readonly ChangedQuestion[]): SameMeaningOnWire[] =>
  changed.flatMap((each) => {
    if (!asksTheSame(said, each)) return []
    const { question, text, choices } = each
    const ofChoices = choices.flatMap(({ list, gone, added }) =>
      added.flatMap(({ at: is, text: words }) => {
        const former = formerOf(said, { question, list, text: words })
        const was = gone.find((each) => each.text === former)?.at
        return was === undefined ? [] : [{ question_id: question, choice: { list, was, is } }]
      }),
    )
    return [...(text === null ? [] : [{ question_id: question }]), ...ofChoices]
  })
