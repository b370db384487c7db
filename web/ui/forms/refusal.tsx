import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Why a form was not taken, at the button that sent it. It is there before it says anything, so that screen readers tell it. */
export function Refusal({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {children && (
        <p className="rounded border border-wrong bg-wrong-soft px-4 py-3 font-medium wrap-anywhere">{children}</p>
      )}
    </div>
  )
}
