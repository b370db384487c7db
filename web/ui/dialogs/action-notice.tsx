import type { ReactNode } from 'react'

type ActionNoticeProps = {
  icon: ReactNode
  title: string
  /** Left out where there is no room for it. */
  hint?: string
  action: ReactNode
}

/** Tells somebody, calmly, that there is something to do. */
export function ActionNotice({ icon, title, hint, action }: ActionNoticeProps) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded border border-line bg-surface-sunken p-3 sm:p-4 print:hidden"
    >
      <div className="flex min-w-0 items-start gap-3">
        <span aria-hidden="true" className="mt-1 shrink-0 text-ink-soft">
          {icon}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {hint !== undefined && <p className="text-sm text-ink-soft max-sm:hidden">{hint}</p>}
        </div>
      </div>
      {action}
    </div>
  )
}
