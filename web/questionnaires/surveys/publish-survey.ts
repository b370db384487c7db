import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { publishSurvey } from '#contract/questionnaires/surveys.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Edits } from '../drafts/draft-base.ts'
import { firstVersion, nextVersion } from '../publishing/publication.ts'
import { type SurveyDraft, sectionsOf, takingOf } from './draft.ts'

const writtenOnWire = (draft: SurveyDraft) => ({
  title: draft.title.trim(),
  sections: sectionsOf(draft),
  taking: takingOf(draft),
})

export const newSurvey = (draft: SurveyDraft) =>
  firstVersion(
    {
      kind: 'survey' as const,
      ...writtenOnWire(draft),
      responding: draft.responding,
      ...(formOf(draft) && { joining: draft.joining }),
    },
    (body, patience) => callAsTeacher(createResponded, { body }, patience),
  )

/** How it is answered is the survey's own, and set elsewhere. */
export const nextOfSurvey = (draft: SurveyDraft, edits: Edits) =>
  nextVersion(edits, writtenOnWire(draft), (body, patience) =>
    callAsTeacher(publishSurvey, { params: { id: edits.quizId }, body }, patience),
  )
