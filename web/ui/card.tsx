import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** Lies on the page (default), or floats above it. */
  raised?: boolean
  /** No padding: for a table or a picture that reaches the edges. */
  flush?: boolean
}

export function Card({ raised = false, flush = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        'rounded border border-line',
        raised ? 'bg-surface-raised shadow' : 'bg-surface',
        flush ? 'overflow-hidden' : 'p-4 sm:p-6',
        className,
      )}
    />
  )
}
