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

const ROW = 24

export const heightOfLegend = (entries: readonly LegendEntry[]): number => entries.length * ROW

/** What the signs of a drawing stand for: a part of it, so that its picture says so too. */
export function Legend({ entries, y }: { entries: readonly LegendEntry[]; y: number }) {
  return entries.map(([sign, text], at) => (
    <g key={sign}>
      <svg x="0" y={y + at * ROW} width="28" height="16" aria-hidden="true">
        {SIGNS[sign]}
      </svg>
      <text x="36" y={y + at * ROW + 12} className="fill-ink-soft text-[length:min(1em,6vw)]">
        {text}
      </text>
    </g>
  ))
}
