import { extra } from '../../ui/extra.tsx'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'

/** Patterns are loaded by whoever uses one. */
const Panel = extra(async () => (await import('./pattern-panel.tsx')).PatternPanel)

type PatternOfProps = {
  draft: Pick<QuizInHand, 'draft' | 'list' | 'dispatch'>
  isOpen?: boolean
  onOpen: (key: number) => void
}

/** How far a draft is its pattern, where it has one. */
export function PatternOf({ draft: { draft, list, dispatch }, ...shown }: PatternOfProps) {
  const { details, text = null } = draft
  return details.settings.pattern && <Panel {...{ details, text, dispatch }} entries={list.entries} {...shown} />
}
