import CircleAlert from 'lucide-react/icons/circle-alert'
import { t } from '../../i18n/teachers/editor.ts'
import type { Upload } from '../../media/pictures/use-uploads.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { fieldKey } from './field-keys.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onLeaveOut: (key: number) => void
}

/** What is still on its way to be a picture, and what did not arrive. */
export function UploadList({ uploads, onRetry, onLeaveOut }: UploadListProps) {
  return (
    <ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2 not-empty:mt-2">
      {uploads.map((upload) =>
        upload.why === null ? (
          <li key={upload.key} className="flex items-center gap-2 text-sm text-ink-soft">
            <Spinner className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">{t('editor.pictureSending', { name: upload.file.name })}</span>
          </li>
        ) : (
          <li key={upload.key} className="rounded border border-wrong bg-wrong-soft p-2">
            <p className="flex items-start gap-1.5 text-sm font-medium text-wrong">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {t('editor.pictureFailed', { name: upload.file.name, why: upload.why })}
              </span>
            </p>
            <div className="mt-1 flex flex-wrap gap-2">
              <Button size="sm" {...fieldKey('retryPicture', t('editor.pictureRetry'))} onClick={() => onRetry(upload)}>
                {t('editor.pictureRetry')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                {...fieldKey('remove', t('editor.pictureDismiss'))}
                onClick={() => onLeaveOut(upload.key)}
              >
                {t('editor.pictureDismiss')}
              </Button>
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
