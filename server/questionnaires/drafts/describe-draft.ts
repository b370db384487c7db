import type { ListedDraftOnWire } from '#contract/questionnaires/questionnaires.ts'
import { isoOf } from '#contract/wire/wire.ts'
import type { ListedDraft } from './store.ts'

/** As the list of quizzes shows it. */
export const draftInList = (draft: ListedDraft): ListedDraftOnWire => ({
  id: draft.id,
  status: 'draft',
  title: draft.title,
  subject: draft.subject,
  no_of_questions: draft.questionCount,
  created_at: isoOf(draft.createdAt),
  saved_at: isoOf(draft.savedAt),
})
