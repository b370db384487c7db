import type { RespondedPaperOnWire } from '#contract/responses.ts'
import type { Joining } from '#domain/joining.ts'
import { kindsIn, needsOf, questionsIn, type Version } from '#domain/questionnaire.ts'
import { formOf } from '#domain/settings.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'

/** All that people are asked; the questions take their place beside it. */
export const respondedPaper = (
  { questionnaire, host }: ShelvedQuiz,
  { version, isClosed }: { version: Version; isClosed: boolean },
): RespondedPaperOnWire => ({
  ...joiningOf(formOf(questionnaire.settings)),
  id: questionnaire.id,
  kind: questionnaire.kind,
  title: version.title,
  host,
  share_code: questionnaire.shareCode,
  status: isClosed ? 'closed' : questionnaire.status,
  version_id: version.id,
  kinds: kindsIn(version),
  needs: needsOf(version),
  responding: questionnaire.settings.responding,
  sections: version.sections.map(({ id, title, instructions, items }) => ({
    id,
    title,
    instructions,
    question_ids: questionsIn({ sections: [{ id, title, instructions, items }] }).map((question) => question.id),
  })),
  ...(version.settings.taking && { taking: version.settings.taking }),
  questions: [],
})

const joiningOf = (form: Joining | null): Pick<RespondedPaperOnWire, 'joining'> => (form ? { joining: form } : {})
