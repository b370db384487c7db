import type { ComponentType } from 'react'
import { Link } from 'react-router'

export type LinkCard = {
  to: string
  name: string
  about: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
}

/** Ways on from a page, side by side, each with a picture and a line on what is there. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4">
      {cards.map(({ to, name, about, Icon }) => (
        // A last one without a neighbour has the row to itself.
        <li key={to} className="max-[28rem]:last:odd:col-span-full sm:last:odd:col-span-full">
          <Link
            to={to}
            className="flex h-full items-center gap-3 rounded border border-line bg-surface p-3 text-ink sm:gap-4 no-underline transition-colors duration-150 hover:border-brand hover:bg-brand-soft sm:p-5"
          >
            <Icon aria-hidden="true" className="size-6 shrink-0 text-brand sm:size-7" />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft max-sm:sr-only">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
