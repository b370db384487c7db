import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/trends.ts'

export type Point = {
  key: string
  name: string
  /** In percent, as all that follows. */
  value: number
  /** The ends of a bar behind it. */
  range?: { low: number; high: number }
  /** What it is compared with. */
  beside?: number
}

type LineChartProps = {
  /** What it says, read out in its place. */
  label: string
  points: readonly Point[]
  /** What stands under its beginning and its end. */
  from: string
  to: string
}

const STEP = 25
const TOP = 100

const valuesOf = ({ value, range, beside }: Point) => [value, range?.low ?? value, beside ?? value]

/** The lines to read heights by; below nothing too, where anybody got there. */
const levelsFor = (points: readonly Point[]): number[] => {
  const lowest = Math.min(0, ...points.flatMap(valuesOf))
  const bottom = Math.floor(lowest / STEP) * STEP
  const levels: number[] = []
  for (let level = bottom; level <= TOP; level += STEP) levels.push(level)
  return levels
}

/** Where things stand, as SVG says it: in parts of the whole, so that nothing is stretched. */
type Places = { x: (at: number) => string; y: (percent: number) => string }

const placesOf = (count: number, bottom: number): Places => ({
  x: (at) => `${(100 * (at + 0.5)) / count}%`,
  y: (percent) => `${(100 * (TOP - percent)) / (TOP - bottom)}%`,
})

/** Percentages over time; every one of them is in the table that stands beside it. */
export function LineChart({ label, points, from, to }: LineChartProps) {
  const levels = levelsFor(points)
  const places = placesOf(points.length, levels[0] ?? 0)
  return (
    <figure className="tabular text-xs text-ink-soft">
      <div className="flex gap-2 py-2">
        <div aria-hidden="true" className="relative w-10 shrink-0">
          {levels.map((level) => (
            <span key={level} className="absolute end-0 -translate-y-1/2" style={{ top: places.y(level) }}>
              {formatPercent(level / 100)}
            </span>
          ))}
        </div>
        <svg role="img" aria-label={label} className="h-48 w-0 min-w-0 grow overflow-visible sm:h-60">
          {levels.map((level) => (
            <line
              key={level}
              x1="0"
              x2="100%"
              y1={places.y(level)}
              y2={places.y(level)}
              className={level === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          <Ranges points={points} places={places} />
          <Beside points={points} places={places} />
          <Line points={points} places={places} />
        </svg>
      </div>
      <div aria-hidden="true" className="flex justify-between gap-3 ps-12">
        <span>{from}</span>
        {points.length > 1 && <span>{to}</span>}
      </div>
    </figure>
  )
}

type PartProps = { points: readonly Point[]; places: Places }

/** Two neighbours each. */
const stepsBetween = <Each,>(all: readonly Each[]): { one: Each; other: Each; at: number }[] =>
  all.flatMap((other, at) => {
    const one = all[at - 1]
    return one === undefined ? [] : [{ one, other, at }]
  })

function Ranges({ points, places: { x, y } }: PartProps) {
  return points.map(
    ({ key, range }, at) =>
      range && (
        <line
          key={key}
          x1={x(at)}
          x2={x(at)}
          y1={y(range.low)}
          y2={y(range.high)}
          strokeWidth={points.length > 16 ? 5 : 12}
          className="stroke-brand-soft"
        />
      ),
  )
}

function Line({ points, places: { x, y } }: PartProps) {
  return (
    <g className="fill-brand stroke-brand">
      {stepsBetween(points).map(({ one, other, at }) => (
        <line key={other.key} x1={x(at - 1)} y1={y(one.value)} x2={x(at)} y2={y(other.value)} strokeWidth="2" />
      ))}
      {points.map(({ key, name, value }, at) => (
        <circle key={key} cx={x(at)} cy={y(value)} r={points.length > 60 ? 2 : 4}>
          <title>{t('trends.pointTitle', { name, value: formatPercent(value / 100) })}</title>
        </circle>
      ))}
    </g>
  )
}

/** Dashed and hollow: another line, whatever its colour. */
function Beside({ points, places: { x, y } }: PartProps) {
  const compared = points.flatMap(({ key, beside }, at) => (beside === undefined ? [] : [{ key, beside, at }]))
  return (
    <g className="fill-surface stroke-ink-soft">
      {stepsBetween(compared).map(({ one, other }) => (
        <line
          key={other.key}
          x1={x(one.at)}
          y1={y(one.beside)}
          x2={x(other.at)}
          y2={y(other.beside)}
          strokeWidth="2"
          strokeDasharray="2 5"
        />
      ))}
      {compared.map(({ key, beside, at }) => (
        <circle key={key} cx={x(at)} cy={y(beside)} r={points.length > 60 ? 2 : 3.5} strokeWidth="2" />
      ))}
    </g>
  )
}
