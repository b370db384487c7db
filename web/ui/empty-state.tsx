import type { ReactNode } from 'react'
import { Medallion } from './ornaments/alpona.tsx'

type EmptyStateProps = {
  /** What would stand here. */
  title: ReactNode
  /** What to do so that it does. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center py-10 text-center sm:px-4">
      <Medallion petals={8} className="size-32 text-brand opacity-70" />
      <h3 className="mt-5 text-lg">{title}</h3>
      {children && <p className="mt-1 max-w-md text-ink-soft">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
