import { TextLines } from '../../ui/charts/text-lines.tsx'
import type { Place } from '../../ui/charts/use-place.ts'

const SIGNS = {
  line: (
    <>
      <line x1="0" x2="28" y1="8" y2="8" strokeWidth="2" className="stroke-brand" />
      <circle cx="14" cy="8" r="4" className="fill-brand" />
    </>
  ),
  dashes: (
    <>
      <line x1="0" x2="28" y1="8" y2="8" strokeWidth="2" strokeDasharray="2 5" className="stroke-ink-soft" />
      <circle cx="14" cy="8" r="3.5" strokeWidth="2" className="fill-surface stroke-ink-soft" />
    </>
  ),
  apart: <circle cx="14" cy="8" r="4" strokeWidth="2" className="fill-surface stroke-brand" />,
  mark: <line x1="14" x2="14" y1="0" y2="16" strokeWidth="4" className="stroke-brand" />,
  bar: <rect x="6" width="16" height="16" strokeWidth="1" className="fill-brand-soft stroke-brand" />,
} as const

export type LegendEntry = readonly [keyof typeof SIGNS, string]

const SIGN = 16
/** Where the texts begin, beside the signs. */
const BESIDE = 36
/** Of letters of the usual size, their feet in the first line. */
const FOOT = 12
const APART = 6

/** What the signs of a drawing stand for: a part of it, so that its picture says so too. */
export const legendOf = (entries: readonly LegendEntry[], place: Place, top: number) => {
  let bottom = top
  const placed = entries.map(([sign, text]) => {
    const lines = place.linesOf(text, BESIDE)
    const y = bottom
    bottom += Math.max(SIGN, lines.length * place.line) + APART
    return { sign, lines, y }
  })
  const parts = placed.map(({ sign, lines, y }) => (
    <g key={sign}>
      <svg x="0" y={y + (place.scale - 1) * (FOOT / 2)} width="28" height={SIGN} aria-hidden="true">
        {SIGNS[sign]}
      </svg>
      <TextLines lines={lines} place={place} x={BESIDE} y={y + FOOT * place.scale} className="fill-ink-soft" />
    </g>
  ))
  return { bottom, parts }
}
