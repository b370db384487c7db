import { lazy, Suspense, useState } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { SurveyDraft } from '../surveys/draft.ts'

const Preview = lazy(() => import('./preview.tsx'))

/** Opens the survey as people get it. */
export function PreviewButton({ draft }: { draft: SurveyDraft }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('surveys.preview')}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('surveys.previewTitle')} size="lg">
        <Suspense fallback={<SkeletonLines />}>
          <Preview draft={draft} />
        </Suspense>
      </Dialog>
    </>
  )
}
