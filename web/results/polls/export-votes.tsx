import type { ExportFormat } from '#contract/results/exports-requests.ts'
import type { PollExported } from '#contract/results/survey-exports-requests.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { prepareVotes } from '../../questionnaires/polls/api.ts'
import { TakeFiles } from '../downloads/take-files.tsx'

const OFFERED: readonly { what: Exclude<PollExported, 'hall_questions'>; formats: readonly ExportFormat[] }[] = [
  { what: 'everything', formats: ['xlsx', 'json'] },
  { what: 'responses', formats: ['csv'] },
  { what: 'code_book', formats: ['csv'] },
]

/** Takes the votes of a poll away as files. */
export function ExportVotes({ id }: { id: string }) {
  return (
    <TakeFiles
      title={t('polls.exportTitle')}
      intro={t('polls.exportIntro')}
      offered={OFFERED.map(({ what, formats }) => ({
        ...{ what, formats },
        name: t(`polls.export_${what}`),
        hint: t(`polls.export_${what}_hint`),
      }))}
      prepare={(wanted) => prepareVotes(id, wanted)}
    />
  )
}
