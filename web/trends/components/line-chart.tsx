import { wholePercent } from '#domain/trend.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/trends.ts'
import { percentText } from '../percent-text.ts'
import { heightOfLegend, Legend, type LegendEntry } from './legend.tsx'

export type Point = {
  key: string
  name: string
  /** In percent, as all that follows. */
  value: number
  /** The ends of a bar behind it. */
  range?: { low: number; high: number }
  /** What it is compared with. */
  beside?: number
  /** A hollow dot that the line leaves out. */
  isApart?: boolean
}

type LineChartProps = {
  points: readonly Point[]
  /** What stands under its beginning and its end. */
  from: string
  to: string
  legend: readonly LegendEntry[]
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

/** Room above for the name of the highest line, the lines themselves, what stands below them. */
const ABOVE = 20
const PLOT = 200
const BELOW = 32
/** Of the width: the names of the lines. */
const NAMES = 11

export const heightOfLines = (legend: readonly LegendEntry[]): number => ABOVE + PLOT + BELOW + heightOfLegend(legend)

/** Where things stand: across in parts of the whole, so that nothing is stretched. */
type Places = { x: (at: number) => string; y: (percent: number) => number }

const placesOf = (count: number, bottom: number): Places => ({
  x: (at) => `${NAMES + ((100 - NAMES) * (at + 0.5)) / count}%`,
  y: (percent) => ABOVE + (PLOT * (TOP - wholePercent(percent))) / (TOP - bottom),
})

/** Percentages over time; every one of them is in the table that stands beside it. */
export function LineChart({ points, from, to, legend }: LineChartProps) {
  const levels = levelsFor(points)
  const places = placesOf(points.length, levels[0] ?? 0)
  return (
    <>
      {levels.map((level) => (
        <g key={level}>
          <line
            x1="0"
            x2="100%"
            y1={places.y(level)}
            y2={places.y(level)}
            className={level === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x="0" y={places.y(level) - 4} className="fill-ink-soft">
            {formatPercent(level / 100)}
          </text>
        </g>
      ))}
      <Ranges points={points} places={places} />
      <Beside points={points} places={places} />
      <Line points={points} places={places} />
      <text x={`${NAMES}%`} y={ABOVE + PLOT + 18} className="fill-ink-soft">
        {from}
      </text>
      {points.length > 1 && (
        <text x="100%" y={ABOVE + PLOT + 18} textAnchor="end" className="fill-ink-soft">
          {to}
        </text>
      )}
      <Legend entries={legend} y={ABOVE + PLOT + BELOW} />
    </>
  )
}

type PartProps = { points: readonly Point[]; places: Places }

/** Two neighbours each. */
const stepsBetween = <Each,>(all: readonly Each[]): { one: Each; other: Each }[] =>
  all.flatMap((other, at) => {
    const one = all[at - 1]
    return one === undefined ? [] : [{ one, other }]
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
  const joined = points.flatMap(({ key, value, isApart }, at) => (isApart ? [] : [{ key, value, at }]))
  return (
    <g className="fill-brand stroke-brand">
      {stepsBetween(joined).map(({ one, other }) => (
        <line key={other.key} x1={x(one.at)} y1={y(one.value)} x2={x(other.at)} y2={y(other.value)} strokeWidth="2" />
      ))}
      {points.map(({ key, name, value, isApart }, at) => (
        <circle
          key={key}
          cx={x(at)}
          cy={y(value)}
          r={points.length > 60 ? 2 : 4}
          {...(isApart && { className: 'fill-surface', strokeWidth: 2 })}
        >
          <title>{t('trends.pointTitle', { name, value: percentText(value) })}</title>
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
