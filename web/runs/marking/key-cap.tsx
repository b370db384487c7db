import type { ReactNode } from 'react'

/** The key that does the same, where there is a keyboard, and room. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="tabular grid min-w-6 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface-sunken px-1 text-sm text-ink-soft max-sm:hidden pointer-coarse:hidden"
    >
      {children}
    </span>
  )
}
