import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

type PartFrameProps = { title: string; hint?: string; children: ReactNode }

/** What is changed together. */
export function PartFrame({ title, hint, children }: PartFrameProps) {
  return (
    <Card>
      <h2 className="text-xl">{title}</h2>
      {hint && <p className="mt-1 max-w-prose text-sm text-ink-soft">{hint}</p>}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </Card>
  )
}
