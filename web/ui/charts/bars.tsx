export type Bar = {
  key: string
  name: string
  shown: string
  /** Of the longest that a bar can be. */
  part: number
  look: keyof typeof LOOKS
}

const ROW = 46
const LOOKS = {
  full: 'fill-correct stroke-correct',
  striped: 'stroke-wrong',
  open: 'fill-surface stroke-line-strong',
  dotted: 'fill-accent-soft stroke-accent-edge',
}

/** How high a drawing of so many bars is. */
export const heightOfBars = (bars: readonly Bar[]): number => bars.length * ROW

/** Lying bars, each below its name and its figure. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <>
      <defs>
        <pattern id="bar-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" strokeWidth="3" className="stroke-wrong" />
        </pattern>
      </defs>
      {bars.map(({ key, name, shown, part, look }, at) => (
        <g key={key}>
          <svg y={at * ROW} width="80%" height="20" overflow="hidden" aria-hidden="true">
            <text x="0" y="14" className="fill-ink">
              {name}
            </text>
          </svg>
          <text x="100%" y={at * ROW + 14} textAnchor="end" className="fill-ink font-semibold">
            {shown}
          </text>
          <rect
            x="0"
            y={at * ROW + 21}
            width={`${100 * Math.min(1, Math.max(0.004, part))}%`}
            height="14"
            strokeWidth="1.5"
            strokeDasharray={look === 'dotted' ? '3 3' : undefined}
            fill={look === 'striped' ? 'url(#bar-stripes)' : undefined}
            className={LOOKS[look]}
          />
        </g>
      ))}
    </>
  )
}
