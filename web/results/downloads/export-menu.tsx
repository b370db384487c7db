import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { toast } from '../../ui/toast.ts'
import { prepareDownload, type Wanted } from './api.ts'
import { download } from './download.ts'
import { printAddress } from './print-address.ts'

/** Takes the results of a quiz away: as files, or on paper. */
export function ExportMenu({ quizId }: { quizId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('exports.open')}
      </Button>
      {isOpen && <ExportDialog quizId={quizId} onClose={() => setOpen(false)} />}
    </>
  )
}

const OFFERED: readonly { what: Wanted['what']; formats: readonly Wanted['format'][] }[] = [
  { what: 'students', formats: ['csv', 'xlsx'] },
  { what: 'answers', formats: ['csv', 'xlsx'] },
  { what: 'questions', formats: ['csv', 'xlsx'] },
  { what: 'everything', formats: ['xlsx', 'json'] },
]

function ExportDialog({ quizId, onClose }: { quizId: string; onClose: () => void }) {
  const page = useQuizAddress()(quizId, 'print')
  useBackCloses(onClose)
  const [busy, setBusy] = useState<string | null>(null)
  const take = async (wanted: Wanted) => {
    setBusy(`${wanted.what} ${wanted.format}`)
    const reply = await prepareDownload(quizId, wanted)
    setBusy(null)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    if (reply.value.total === 0) return toast.error(t('exports.nothing'))
    download(reply.value.address)
    toast.success(t('exports.began'))
  }
  return (
    <Dialog open onClose={onClose} title={t('exports.title')} sheet>
      <p className="text-ink-soft">{t('exports.intro')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {OFFERED.map(({ what, formats }) => (
          <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-56">
              <h3 className="font-semibold tracking-normal">{t(`exports.${what}`)}</h3>
              <p className="text-sm text-ink-soft">{t(`exports.${what}Hint`)}</p>
            </div>
            <div className="flex gap-2">
              {formats.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  className="min-w-18"
                  busy={busy === `${what} ${format}`}
                  aria-label={t('exports.download', {
                    what: t(`exports.${what}`),
                    format: t(`exports.format_${format}`),
                  })}
                  onClick={() => void take({ what, format })}
                >
                  {t(`exports.format_${format}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold tracking-normal">{t('exports.onPaper')}</h3>
      <p className="text-sm text-ink-soft">{t('exports.onPaperHint')}</p>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Link to={printAddress(page, { what: 'class' })} className={buttonClass()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('exports.printClass')}
        </Link>
        <Link to={printAddress(page, { what: 'sheets' })} className={buttonClass()}>
          <FileText aria-hidden="true" className="size-5" />
          {t('exports.printSheets')}
        </Link>
      </div>
    </Dialog>
  )
}
