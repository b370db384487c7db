import type { ReactNode } from 'react'
import { Card } from './card.tsx'

type StatProps = {
  label: ReactNode
  /** The figure, or what stands for one that is not known yet. */
  value: ReactNode
  /** One line on where the figure comes from. */
  note?: ReactNode
  icon?: ReactNode
}

/** One figure with its name. Several stand in a `<dl>`. */
export function Stat({ label, value, note, icon }: StatProps) {
  return (
    <Card className="flex flex-col gap-1 sm:p-5">
      <dt className="flex items-center gap-2 text-sm font-medium text-ink-soft [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icon}
        {label}
      </dt>
      <dd className="@container tabular font-semibold tracking-tight">
        {/* A long figure gets smaller rather than going on in another line. */}
        <span className="text-[clamp(1rem,20cqi,var(--text-2xl))] leading-tight whitespace-nowrap">{value}</span>
      </dd>
      {note && <dd className="text-sm text-ink-soft">{note}</dd>}
    </Card>
  )
}
