import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type ReservedProps = { for: string; className?: string; children: ReactNode }

/** As large as if it said what its place is kept for, so that nothing around it moves when it says that. */
export function Reserved({ for: said, className, children }: ReservedProps) {
  return (
    <span
      data-said={said}
      className={classNames(
        'grid *:col-start-1 *:row-start-1 before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-said)]',
        className,
      )}
    >
      {children}
    </span>
  )
}
