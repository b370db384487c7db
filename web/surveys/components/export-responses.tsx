import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { FilterOnWire } from '#contract/response-filters.ts'
import type { SurveyExported, SurveyExportFormat } from '#contract/survey-exports.ts'
import { useBackCloses } from '../../app/use-back-closes.ts'
import { download } from '../../exports/download.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t as ofExports } from '../../i18n/exports.ts'
import { t } from '../../i18n/responses.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { prepareResponses } from '../api.ts'

type ExportResponsesProps = {
  id: string
  filter: FilterOnWire
  isAnonymous: boolean
  /** Whether the filter leaves anybody out. */
  isPart: boolean
  /** Whether files are asked for. */
  hasFiles: boolean
}

const OFFERED: readonly { what: SurveyExported; formats: readonly SurveyExportFormat[] }[] = [
  { what: 'everything', formats: ['xlsx', 'json'] },
  { what: 'responses', formats: ['csv'] },
  { what: 'code_book', formats: ['csv'] },
  { what: 'files', formats: ['zip'] },
]

/** Takes the responses that are shown away as files. */
export function ExportResponses(props: ExportResponsesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {ofExports('exports.open')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExportDialog({
  id,
  filter,
  isAnonymous,
  isPart,
  hasFiles,
  onClose,
}: ExportResponsesProps & { onClose: () => void }) {
  useBackCloses(onClose)
  const [busy, setBusy] = useState<string | null>(null)
  const take = async (what: SurveyExported, format: SurveyExportFormat) => {
    setBusy(`${what} ${format}`)
    const reply = await prepareResponses(id, { what, format, filter })
    setBusy(null)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    download(reply.value.address)
    toast.success(ofExports('exports.began'))
  }
  return (
    <Dialog open onClose={onClose} title={t('responses.exportTitle')} sheet>
      <p className="text-ink-soft">{t(isAnonymous ? 'responses.exportAnonymous' : 'responses.exportIntro')}</p>
      {isPart && <p className="mt-2 font-medium">{t('responses.exportPart')}</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {OFFERED.filter(({ what }) => what !== 'files' || hasFiles).map(({ what, formats }) => (
          <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-56">
              <h3 className="font-semibold tracking-normal">{t(`responses.export_${what}`)}</h3>
              <p className="text-sm text-ink-soft">{t(`responses.export_${what}_hint`)}</p>
            </div>
            <div className="flex gap-2">
              {formats.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  className="min-w-18"
                  busy={busy === `${what} ${format}`}
                  aria-label={ofExports('exports.download', {
                    what: t(`responses.export_${what}`),
                    format: ofExports(`exports.format_${format}`),
                  })}
                  onClick={() => void take(what, format)}
                >
                  {ofExports(`exports.format_${format}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
