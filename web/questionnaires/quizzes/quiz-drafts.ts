import { type TimedKind, timedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { asNewQuiz, contentOf, draftOf, emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { KINDS } from '../kinds.tsx'
import { formerQuiz, isFormerQuiz } from './former-quiz-drafts.ts'
import { mergedDrafts } from './merged-drafts.ts'

export const QUIZ_DRAFTS: DraftKind<QuizDraft> = {
  name: 'quiz',
  home: '/dashboard/quizzes',
  empty: () => ({ details: emptyDetails(), items: [] }),
  withSettings: (draft, settings) => ({ ...draft, details: { ...draft.details, settings } }),
  contentOf,
  draftOf,
  merged: mergedDrafts,
  titleOf: ({ details }) => details.title,
  withTitle: (draft, title) => ({ ...draft, details: { ...draft.details, title } }),
  asNew: asNewQuiz,
  isWorthSaving: ({ details }) => details.title.trim() !== '',
  former: formerQuiz,
  isFormer: isFormerQuiz,
}

/** Set as that kind begins. Earlier pages kept none. */
const draftsLikeQuizzes = (name: TimedKind): DraftKind<QuizDraft> => ({
  ...QUIZ_DRAFTS,
  name,
  home: KINDS[name].home,
  empty: () => QUIZ_DRAFTS.withSettings(QUIZ_DRAFTS.empty(), beginningSettings(name)),
  former: () => null,
  isFormer: () => false,
})

/** The drafts of each kind that students take: they differ in how they begin. */
export const TAKEN_DRAFTS = Object.fromEntries(
  timedKind.options.map((kind) => [kind, kind === QUIZ_DRAFTS.name ? QUIZ_DRAFTS : draftsLikeQuizzes(kind)]),
) as Record<TimedKind, DraftKind<QuizDraft>>
