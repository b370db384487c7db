import { t } from '../../i18n/ui.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFirstShown } from './use-first-shown.ts'

/** Beside each other where there is room. */
export const RUNNING_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-2'

/** The room that so many who are taking it will need, so that nothing below moves once they are there. */
export function RunningToCome({ count }: { count: number }) {
  const first = useFirstShown()
  if (count === 0) return null
  return (
    <div role="status" className="mb-6 print:hidden">
      <span className="sr-only">{t('ui.loading')}</span>
      <Skeleton className="mb-2 h-19 max-w-60 sm:h-9" />
      <div className={RUNNING_GRID}>
        {Array.from({ length: Math.min(count, first) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <Skeleton key={at} className="h-14" />
        ))}
      </div>
      {count > first && <div className="mt-1 h-9" />}
    </div>
  )
}
