import type { MarkingRules } from '#domain/marking/marking.ts'
import { type DraftQuestion, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { AskedVersion } from '#domain/statistics/across-versions.ts'
import { type EditEffects, editEffects } from '#domain/statistics/edit-effects.ts'
import { type ChangedQuestion, type SaidMeanings, saidOnWire } from './said-meanings.ts'

/** What a version asks, or will ask. */
export type Asked = {
  questions: readonly DraftQuestion[]
  /** Null where nothing is right or wrong. */
  marking: MarkingRules | null
}

/** The order of choices that is drawn at publishing is drawn alike for both. */
const asVersion = ({ questions, marking }: Asked, number: number): Omit<AskedVersion, 'meanings'> => ({
  id: `v${number}`,
  number,
  marking,
  questions: questions.flatMap((question, at) => {
    const id = questionId.parse(question.id ?? `new-${at}`)
    return madeOf(question, { id, random: () => 0 }) ?? []
  }),
})

type Said = { said: SaidMeanings; changed: readonly ChangedQuestion[] }

/** What publishing an edit does to what was answered, given what is said of the texts that it changes. */
export const effectsOf = (before: Asked, edited: Asked, { said, changed }: Said): EditEffects => {
  const was = asVersion(before, 1)
  const same = saidOnWire(said, changed).map(({ question_id, choice }) => ({
    question: questionId.parse(question_id),
    ...(choice && { choice }),
  }))
  return editEffects({ ...was, meanings: null }, { ...asVersion(edited, 2), meanings: { of: was.id, same } })
}

export const isWithoutEffect = (effects: EditEffects): boolean =>
  Object.values(effects).every((each) => each.length === 0)
