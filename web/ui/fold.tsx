import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type FoldProps = {
  title: ReactNode
  /** In a few words what is in it. */
  told?: ReactNode
  /** Whether it is open at first. */
  isOpen?: boolean
  /** Told each time it is opened. */
  onOpen?: () => void
  className?: string
  children: ReactNode
}

/** What most do not need, folded away behind its title. */
export function Fold({ title, told, isOpen = false, onOpen, className, children }: FoldProps) {
  return (
    <details
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className={classNames('group rounded border border-line bg-surface', className)}
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 px-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open:rotate-180" />
        <span>{title}</span>
        {told && <span className="min-w-0 text-sm font-normal text-ink-soft wrap-anywhere">{told}</span>}
      </summary>
      <div className="border-t border-line p-3">{children}</div>
    </details>
  )
}
