import { lazy, Suspense } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { SurveyDraft } from '../surveys/draft.ts'

const Preview = lazy(() => import('./preview.tsx'))

type PreviewDialogProps = { draft: SurveyDraft; open: boolean; onClose: () => void }

/** The survey as people get it. */
export function PreviewDialog({ draft, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('surveys.previewTitle')} size="lg">
      <Suspense fallback={<SkeletonLines />}>{open && <Preview draft={draft} />}</Suspense>
    </Dialog>
  )
}
