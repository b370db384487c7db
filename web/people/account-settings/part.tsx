import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

/** One thing that can be set: what it is, how it stands, and what can be done about it. */
export function Part({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      <div className="mt-1 text-ink-soft">{children}</div>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1">{actions}</div>
    </Card>
  )
}
