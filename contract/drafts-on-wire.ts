import type { DraftQuestion } from '#domain/draft.ts'
import { RULES } from '#domain/questions/rules.ts'
import type { NewQuizOnWire } from './questionnaires.ts'

type NewOnWire = NewQuizOnWire['questions'][number]

/** A draft as it is, half-finished or not; -1 where no option is right. */
export const draftOnWire = ({ prompt, draft: { options, correct } }: DraftQuestion): NewOnWire => ({
  problem: prompt,
  options,
  correct_answer: correct ?? -1,
})

/** A complete draft as it is published: without the options that were left empty. */
export const completeOnWire = ({ kind, prompt, draft }: DraftQuestion): NewOnWire => {
  const { asked, key } = RULES[kind].draft.made(draft, () => 0)
  return { problem: prompt.trim(), options: asked.options, correct_answer: key.correct }
}

export const draftFromWire = ({ problem, options, correct_answer }: NewOnWire): DraftQuestion => ({
  kind: 'single_choice',
  prompt: problem,
  draft: { options, correct: correct_answer },
})
