import { wholePercent } from '#domain/statistics/trend.ts'
import { formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'
import type { Drawing } from '../../ui/charts/chart.tsx'
import type { Place } from '../../ui/charts/use-place.ts'
import { type LegendEntry, legendOf } from './legend.tsx'
import { percentText } from './percent-text.ts'

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

type Lines = {
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

/** The lines themselves; in letters of the usual size, room above for the name of the highest line, and the foot of what stands below. */
const PLOT = 200
const ABOVE = 20
const BELOW = 18
const GAP = 8
/** Of the width, in percent: the names of the lines, unless they are longer. */
const NAMES = 11

/** Where things stand: across in parts of the whole, so that nothing is stretched. */
type Places = { x: (at: number) => string; y: (percent: number) => number; names: number }

type Scale = { count: number; levels: readonly number[] }

const placesOf = ({ count, levels }: Scale, { scale, partOf, widthOf }: Place): Places => {
  const bottom = levels[0] ?? 0
  const names = Math.max(NAMES, ...levels.map((level) => 100 * partOf(widthOf(nameOf(level)) + GAP)))
  return {
    names,
    x: (at) => `${names + ((100 - names) * (at + 0.5)) / count}%`,
    y: (percent) => ABOVE * scale + (PLOT * (TOP - wholePercent(percent))) / (TOP - bottom),
  }
}

const nameOf = (level: number): string => formatPercent(level / 100)

/** Percentages over time; every one of them is in the table that stands beside it. */
export const linesOf =
  ({ points, from, to, legend: entries }: Lines): Drawing =>
  (place) => {
    const levels = levelsFor(points)
    const places = placesOf({ count: points.length, levels }, place)
    const { scale, line, widthOf, partOf } = place
    const plotEnd = PLOT + ABOVE * scale
    const hasEnd = points.length > 1
    // Where both have no room in one line, the end has the next.
    const isBelow = hasEnd && places.names / 100 + partOf(widthOf(from) + widthOf(to) + 2 * GAP) > 1
    const beginsAt = places.names / 100 + partOf(widthOf(from)) > 1 ? 0 : places.names
    const foot = plotEnd + BELOW * scale
    const last = isBelow ? foot + line : foot
    const legend = legendOf(entries, place, last + 14)
    const parts = (
      <>
        <Levels levels={levels} places={places} />
        <Ranges points={points} places={places} />
        <Beside points={points} places={places} />
        <Line points={points} places={places} />
        <text x={`${beginsAt}%`} y={foot} className="fill-ink-soft">
          {from}
        </text>
        {hasEnd && (
          <text x="100%" y={last} textAnchor="end" className="fill-ink-soft">
            {to}
          </text>
        )}
        {legend.parts}
      </>
    )
    return { height: legend.bottom, parts }
  }

function Levels({ levels, places }: { levels: readonly number[]; places: Places }) {
  return levels.map((level) => (
    <g key={level}>
      <line
        x1="0"
        x2="100%"
        y1={places.y(level)}
        y2={places.y(level)}
        className={level === 0 ? 'stroke-line-strong' : 'stroke-line'}
      />
      <text x="0" y={places.y(level) - 4} className="fill-ink-soft">
        {nameOf(level)}
      </text>
    </g>
  ))
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
