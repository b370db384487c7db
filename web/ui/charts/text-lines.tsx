import type { ReactNode } from 'react'
import type { Place } from './use-place.ts'

type TextLinesProps = {
  lines: readonly string[]
  place: Place
  x: number | string
  /** Of the first line's foot. */
  y: number
  className: string
  textAnchor?: 'end'
  /** Goes on in the last line. */
  children?: ReactNode
}

/** A text of a drawing, line by line: what SVG has wraps nothing. */
export function TextLines({ lines, place, x, y, children, ...looks }: TextLinesProps) {
  return (
    <text x={x} y={y} {...looks}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and nothing here has a state
        <tspan key={at} x={x} dy={at === 0 ? undefined : place.line}>
          {line}
        </tspan>
      ))}
      {children}
    </text>
  )
}
