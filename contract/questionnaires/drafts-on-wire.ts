import { type DraftQuestion, readDraft } from '#domain/questionnaires/drafts/draft.ts'
import { kind as anyKind } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { singleChoice } from '#domain/questions/single-choice.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { isFilled } from '#domain/text/text.ts'
import { type OwnOnWire, ownFromWire, ownOnWire } from './own-on-wire.ts'

/** A question that is being written, as it travels and as devices keep it. */
type DraftOnWire = OwnOnWire & {
  /** Of the published question that it was before. */
  id?: string | undefined
  kind?: string | undefined
  format?: TextFormat | undefined
  problem: string
  options?: string[] | undefined
  correct_answer?: number | undefined
  fixed?: number[] | undefined
  draft?: unknown
  explanation?: string | undefined
}

const besides = ({ id, format, explanation, ...question }: DraftQuestion) => ({
  ...(id && { id }),
  ...(format && { format }),
  ...(isFilled(explanation) && { explanation }),
  ...ownOnWire(question),
})

/** A draft as it is, half-finished or not; -1 where no option is right. */
export const draftOnWire = (question: DraftQuestion): DraftOnWire => {
  const { kind, prompt, draft } = question
  if (kind !== 'single_choice') return { kind, problem: prompt, draft, ...besides(question) }
  const { options, correct, fixed } = draft
  return {
    problem: prompt,
    options,
    correct_answer: correct ?? -1,
    ...(fixed && { fixed }),
    ...besides(question),
  }
}

/** A complete draft as it is published: a choice of one option without the options that were left empty. */
export const completeOnWire = (question: DraftQuestion): DraftOnWire => {
  if (question.kind !== 'single_choice') return draftOnWire(question)
  const { asked, key } = singleChoice.draft.made(question.draft, () => 0)
  return {
    problem: question.prompt.trim(),
    ...asked,
    correct_answer: key.correct,
    ...besides(question),
  }
}

/** Null where there is no such kind, or it has no such shape. */
export const draftFromWire = (onWire: DraftOnWire): DraftQuestion | null => {
  const { kind, options, correct_answer, fixed, draft, format, explanation } = onWire
  const id = questionId.safeParse(onWire.id).data
  const texts = {
    ...(id && { id }),
    prompt: onWire.problem,
    ...(format && { format }),
    ...(explanation !== undefined && { explanation }),
    ...ownFromWire(onWire),
  }
  if (kind === undefined)
    return readDraft('single_choice', texts, {
      options,
      correct: correct_answer === -1 ? null : correct_answer,
      fixed,
    })
  const known = anyKind.safeParse(kind)
  return known.success ? readDraft(known.data, texts, draft) : null
}
