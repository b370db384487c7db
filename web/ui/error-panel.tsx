import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { t } from '../i18n/ui.ts'
import { Button } from './button.tsx'

type ErrorPanelProps = {
  /** What happened. */
  title: ReactNode
  /** What to do about it. */
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string
  busy?: boolean
}

/** Stands where the thing that failed would have been. */
export function ErrorPanel({ title, children, onRetry, retryLabel, busy }: ErrorPanelProps) {
  return (
    <div role="alert" className="rounded border border-wrong/40 bg-wrong-soft p-[min(1rem,5vw)] sm:p-5">
      {/* Where little room would be left beside the sign, the words stand below it. */}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-wrong" />
        <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {children && <div className="mt-0.5">{children}</div>}
          {onRetry && (
            <Button className="mt-3" busy={busy} onClick={onRetry}>
              {retryLabel ?? t('ui.retry')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
