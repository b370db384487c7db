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
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ to, name, about, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-4 rounded border border-line bg-surface p-4 text-ink no-underline transition-colors duration-150 hover:border-brand hover:bg-brand-soft sm:p-5"
          >
            <Icon aria-hidden="true" className="size-7 shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{about}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
