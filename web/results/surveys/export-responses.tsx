import type { FilterOnWire } from '#contract/results/response-filters.ts'
import type { SurveyExported, SurveyExportFormat } from '#contract/results/survey-exports-requests.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { prepareResponses } from '../../questionnaires/surveys/api.ts'
import { TakeFiles } from '../downloads/take-files.tsx'

type ExportResponsesProps = {
  id: string
  filter: FilterOnWire
  isAnonymous: boolean
  /** Whether the filter leaves anybody out. */
  isPart: boolean
  /** Whether files are asked for. */
  hasFiles: boolean
}

const OFFERED: readonly { what: Exclude<SurveyExported, 'hall_questions'>; formats: readonly SurveyExportFormat[] }[] =
  [
    { what: 'everything', formats: ['xlsx', 'json'] },
    { what: 'responses', formats: ['csv'] },
    { what: 'code_book', formats: ['csv'] },
    { what: 'files', formats: ['zip'] },
  ]

const hintOf = (what: (typeof OFFERED)[number]['what'], isAnonymous: boolean) => {
  if (isAnonymous && what === 'responses') return 'responses.export_answers_hint'
  if (isAnonymous && what === 'everything') return 'responses.export_anonymous_hint'
  return `responses.export_${what}_hint` as const
}

/** Takes the responses that are shown away as files. */
export function ExportResponses({ id, filter, isAnonymous, isPart, hasFiles }: ExportResponsesProps) {
  return (
    <TakeFiles
      title={t('responses.exportTitle')}
      intro={t(isAnonymous ? 'responses.exportAnonymous' : 'responses.exportIntro')}
      more={isPart ? t('responses.exportPart') : undefined}
      offered={OFFERED.filter(({ what }) => what !== 'files' || hasFiles).map(({ what, formats }) => ({
        ...{ what, formats },
        name: t(what === 'responses' && isAnonymous ? 'responses.export_answers' : `responses.export_${what}`),
        hint: t(hintOf(what, isAnonymous)),
      }))}
      prepare={(wanted) => prepareResponses(id, { ...wanted, filter })}
    />
  )
}
