import type { DraftKind } from '../drafts/draft-kind.ts'
import { asNewQuiz, contentOf, draftOf, emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
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
