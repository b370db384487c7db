import type { Drawing } from './chart.tsx'
import { TextLines } from './text-lines.tsx'
import type { Place } from './use-place.ts'

export type Bar = {
  key: string
  name: string
  shown: string
  /** Of the longest that a bar can be. */
  part: number
  look: keyof typeof LOOKS
}

const BAR = 14
/** Below the last line of a name in letters of the usual size, and below the bar. */
const GAP = 7
const APART = 11
/** Between a name and its figure. */
const BETWEEN = 12
const LOOKS = {
  full: 'fill-correct stroke-correct',
  striped: 'stroke-wrong',
  open: 'fill-surface stroke-line-strong',
  dotted: 'fill-accent-soft stroke-accent-edge',
}

/** Lying bars, each below its name and its figure. */
export const barsOf =
  (bars: readonly Bar[]): Drawing =>
  (place) => {
    let height = 0
    const placed = bars.map((bar) => {
      const lines = place.linesOf(bar.name, place.widthOf(bar.shown) + BETWEEN)
      const top = height
      height += BAR * place.scale + (lines.length - 1) * place.line + GAP * place.scale + BAR + APART
      return { bar, lines, top }
    })
    const parts = (
      <>
        <defs>
          <pattern id="bar-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="6" strokeWidth="3" className="stroke-wrong" />
          </pattern>
        </defs>
        {placed.map((each) => (
          <NamedBar key={each.bar.key} {...each} place={place} />
        ))}
      </>
    )
    return { height, parts }
  }

type NamedBarProps = { bar: Bar; lines: readonly string[]; top: number; place: Place }

function NamedBar({ bar: { shown, part, look }, lines, top, place }: NamedBarProps) {
  const first = top + BAR * place.scale
  return (
    <g>
      <TextLines lines={lines} place={place} x={0} y={first} className="fill-ink" />
      <text x="100%" y={first} textAnchor="end" className="fill-ink font-semibold">
        {shown}
      </text>
      <rect
        x="0"
        y={first + (lines.length - 1) * place.line + GAP * place.scale}
        width={`${100 * Math.min(1, Math.max(0.004, part))}%`}
        height={BAR}
        strokeWidth="1.5"
        strokeDasharray={look === 'dotted' ? '3 3' : undefined}
        fill={look === 'striped' ? 'url(#bar-stripes)' : undefined}
        className={LOOKS[look]}
      />
    </g>
  )
}
