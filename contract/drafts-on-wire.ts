import { type DraftQuestion, readDraft } from '#domain/draft.ts'
import { kind as anyKind } from '#domain/question.ts'
import { singleChoice } from '#domain/questions/single-choice.ts'
import { isFilled } from '#domain/text.ts'

/** A question that is being written, as it travels and as devices keep it. */
type DraftOnWire = {
  kind?: string | undefined
  problem: string
  options?: string[] | undefined
  correct_answer?: number | undefined
  draft?: unknown
  explanation?: string | undefined
}

const explained = ({ explanation }: Pick<DraftQuestion, 'explanation'>) =>
  isFilled(explanation) ? { explanation } : {}

/** A draft as it is, half-finished or not; -1 where no option is right. */
export const draftOnWire = (question: DraftQuestion): DraftOnWire => {
  const { kind, prompt, draft } = question
  if (kind !== 'single_choice') return { kind, problem: prompt, draft, ...explained(question) }
  return { problem: prompt, options: draft.options, correct_answer: draft.correct ?? -1, ...explained(question) }
}

/** A complete draft as it is published: a choice of one option without the options that were left empty. */
export const completeOnWire = (question: DraftQuestion): DraftOnWire => {
  if (question.kind !== 'single_choice') return draftOnWire(question)
  const { asked, key } = singleChoice.draft.made(question.draft, () => 0)
  return {
    problem: question.prompt.trim(),
    options: asked.options,
    correct_answer: key.correct,
    ...explained(question),
  }
}

/** Null where there is no such kind, or it has no such shape. */
export const draftFromWire = (onWire: DraftOnWire): DraftQuestion | null => {
  const { kind, options, correct_answer, draft, explanation } = onWire
  const written = { prompt: onWire.problem, ...(explanation !== undefined && { explanation }) }
  if (kind === undefined)
    return readDraft('single_choice', written, { options, correct: correct_answer === -1 ? null : correct_answer })
  const known = anyKind.safeParse(kind)
  return known.success ? readDraft(known.data, written, draft) : null
}
