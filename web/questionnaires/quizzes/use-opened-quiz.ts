import { createContext, useContext } from 'react'
import { type TimedKind, timedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { inHand } from '../drafts/draft-place.ts'
import type { OpenedDraft } from '../drafts/opened-draft.ts'
import type { QuizDraft } from '../entries/stored-draft.ts'

export const OpenedQuizContext = createContext<OpenedDraft<QuizDraft> | null>(null)

const IN_HAND = new Map<TimedKind, OpenedDraft<QuizDraft>>(
  timedKind.options.map((kind) => [kind, { place: inHand(kind), found: null }]),
)

/** The one that was opened, or else the one of that kind that is in hand. */
export const useOpenedQuiz = (kind: TimedKind): OpenedDraft<QuizDraft> => {
  const opened = useContext(OpenedQuizContext) ?? IN_HAND.get(kind)
  if (!opened) throw new Error(`nothing of the kind ${kind} is ever in hand`)
  return opened
}
