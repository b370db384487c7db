import CircleAlert from 'lucide-react/icons/circle-alert'
import type { FileDraft } from '#domain/questions/file.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/students/files.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Sending } from './sending.ts'
import { acceptedText } from './words.ts'

const WHY = ['file_not_accepted', 'file_too_large', 'too_many_files', 'files_full', 'responses_closed'] as const
type Why = (typeof WHY)[number] | 'other'

const whyOf = (code: string): Why => WHY.find((each) => each === code) ?? 'other'

type UploadRowProps = { upload: Sending; asked: FileDraft; onRetry: () => void; onLeaveOut: () => void }

/** A file on its way, or why it did not arrive. */
export function UploadRow({ upload: { file, sent, isOffline, why }, asked, onRetry, onLeaveOut }: UploadRowProps) {
  const { name } = file
  if (why === null)
    return (
      <li className="grid grid-cols-1 gap-2 rounded border border-line bg-surface p-3">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 wrap-anywhere">{t('files.sending', { name })}</span>
          <span className="tabular text-ink-soft">{formatPercent(sent)}</span>
        </p>
        <ProgressBar label={t('files.sending', { name })} value={sent} max={1} />
        {isOffline && <p className="text-sm text-ink-soft">{t('files.offline')}</p>}
        <Button variant="quiet" className="justify-self-start" onClick={onLeaveOut}>
          {t('files.stop')}
          <span className="sr-only"> {name}</span>
        </Button>
      </li>
    )
  const reason = whyOf(why)
  return (
    <li className="grid grid-cols-1 gap-2 rounded border border-wrong bg-wrong-soft p-3">
      <p className="flex items-start gap-2 font-medium text-wrong">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{name}</bdi>: {t(`files.why_${reason}`)}
        </span>
      </p>
      {reason === 'file_not_accepted' && <p className="text-sm">{acceptedText(asked)}</p>}
      <div className="flex flex-wrap gap-2">
        {reason === 'other' && <Button onClick={onRetry}>{t('files.retry')}</Button>}
        <Button variant="quiet" onClick={onLeaveOut}>
          {t('files.leaveOut')}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}
