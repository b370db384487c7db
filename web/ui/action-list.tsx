import type { ReactNode } from 'react'
import { Link } from 'react-router'

const LOOK =
  'flex min-h-12 w-full items-center gap-3 rounded px-3 text-start font-medium text-ink no-underline hover:bg-brand-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-soft'

type ActionProps = { icon: ReactNode; label: string }

/** What can be done with one thing; a list, so that nothing is squeezed on a phone. */
export const ActionList = ({ children }: { children: ReactNode }) => <ul className="-mx-3">{children}</ul>

export function Doing({ icon, label, onPress }: ActionProps & { onPress: () => void }) {
  return (
    <li>
      <button type="button" className={LOOK} onClick={onPress}>
        <span aria-hidden="true">{icon}</span>
        {label}
      </button>
    </li>
  )
}

export function Leading({ icon, label, to }: ActionProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={LOOK}>
        <span aria-hidden="true">{icon}</span>
        {label}
      </Link>
    </li>
  )
}
