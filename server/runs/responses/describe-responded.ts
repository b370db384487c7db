import { tellBrand } from '#contract/questionnaires/tell-brand.ts'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { Joining } from '#domain/questionnaires/joining.ts'
import { kindsIn, needsOf, questionsIn, type Version, withNeedsOf } from '#domain/questionnaires/questionnaire.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import type { Taking } from '#domain/questionnaires/taking.ts'
import type { Written } from '#domain/text/text-format.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'

/** All that people are asked; the questions take their place beside it. */
export const respondedPaper = (
  { questionnaire, host, brand }: ShelvedQuiz,
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
  needs: withNeedsOf(needsOf(version), questionnaire.written),
  responding: questionnaire.settings.responding,
  sections: version.sections.map(({ isHeaded: _, items, ...page }) => ({
    ...page,
    question_ids: questionsIn({ sections: [{ ...page, items }] }).map((question) => question.id),
  })),
  ...takingOf(version.settings.taking),
  ...(brand && { brand: tellBrand(brand) }),
  ...writtenOf(version.settings.written?.welcome, questionnaire.written?.thanks),
  questions: [],
})

const joiningOf = (form: Joining | null): Pick<RespondedPaperOnWire, 'joining'> => (form ? { joining: form } : {})

/** How the welcome is written stands beside it: pages that were open before refuse a rule that they don't know. */
const takingOf = (taking: Taking | undefined): Pick<RespondedPaperOnWire, 'taking'> => {
  if (!taking) return {}
  const { welcome_format: _, ...told } = taking
  return { taking: told }
}

const writtenOf = (welcome: Written | undefined, thanks: Written | undefined): Pick<RespondedPaperOnWire, 'written'> =>
  (welcome ?? thanks) ? { written: { ...(welcome && { welcome }), ...(thanks && { thanks }) } } : {}
