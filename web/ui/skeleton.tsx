import { t } from '../i18n/ui.ts'
import { classNames } from './class-names.ts'

/** The shape of what is coming. Give it the size by class: `h-6 w-40`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded bg-line', className ?? 'h-5')} />
}

/** Several lines of text to come, announced once. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{t('ui.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} className={line === lines - 1 && lines > 1 ? 'h-5 w-2/3' : 'h-5'} />
      ))}
    </div>
  )
}
