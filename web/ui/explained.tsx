import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ExplainedProps = { title: string; className?: string; children: ReactNode }

/** What something means, for whoever asks, beside where it is set. */
export function Explained({ title, className, children }: ExplainedProps) {
  return (
    <details className={classNames('text-sm', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded font-medium text-brand underline-offset-2 hover:underline [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
        {title}
      </summary>
      <div className="grid grid-cols-1 max-w-prose gap-2 rounded border border-line bg-surface-sunken px-3 py-2">
        {children}
      </div>
    </details>
  )
}
