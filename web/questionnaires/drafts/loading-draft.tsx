import { t } from '../../i18n/teachers/drafts.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export function LoadingDraft() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4">
      <span className="sr-only">{t('drafts.loading')}</span>
      <Skeleton className="h-10" />
      <Skeleton className="h-96" />
    </div>
  )
}
