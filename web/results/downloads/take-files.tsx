import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { SurveyExportFormat } from '#contract/results/survey-exports-requests.ts'
import type { Reply } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { toast } from '../../ui/toast.ts'
import { download } from './download.ts'

/** One of the files, with what it is called and what is in it. */
export type OfferedFile<What, Format> = { what: What; formats: readonly Format[]; name: string; hint: string }

type TakeFilesProps<What, Format> = {
  title: string
  intro: string
  /** What is true of this file alone. */
  more?: string | undefined
  offered: readonly OfferedFile<What, Format>[]
  /** Where the file can be had. */
  prepare: (wanted: { what: What; format: Format }) => Promise<Reply<{ address: string }>>
}

/** A button, and what can be taken away as files once it is pressed. */
export function TakeFiles<What extends string, Format extends SurveyExportFormat>(props: TakeFilesProps<What, Format>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Download aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('exports.open')}
      </Button>
      {isOpen && <FilesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type FilesDialogProps<What, Format> = TakeFilesProps<What, Format> & { onClose: () => void }

function FilesDialog<What extends string, Format extends SurveyExportFormat>({
  title,
  intro,
  more,
  offered,
  prepare,
  onClose,
}: FilesDialogProps<What, Format>) {
  useBackCloses(onClose)
  const [busy, setBusy] = useState<string | null>(null)
  const take = async (what: What, format: Format) => {
    setBusy(`${what} ${format}`)
    const reply = await prepare({ what, format })
    setBusy(null)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    download(reply.value.address)
    toast.success(t('exports.began'))
  }
  return (
    <Dialog open onClose={onClose} title={title} sheet>
      <p className="text-ink-soft">{intro}</p>
      {more && <p className="mt-2 font-medium">{more}</p>}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {offered.map(({ what, formats, name, hint }) => (
          <li key={what} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-56">
              <h3 className="font-semibold tracking-normal">{name}</h3>
              <p className="text-sm text-ink-soft">{hint}</p>
            </div>
            <div className="flex gap-2">
              {formats.map((format) => (
                <Button
                  key={format}
                  size="sm"
                  className="min-w-18"
                  busy={busy === `${what} ${format}`}
                  aria-label={t('exports.download', { what: name, format: t(`exports.format_${format}`) })}
                  onClick={() => void take(what, format)}
                >
                  {t(`exports.format_${format}`)}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
