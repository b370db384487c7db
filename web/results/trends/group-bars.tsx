import { t } from '../../i18n/teachers/trends.ts'
import type { Drawing } from '../../ui/charts/chart.tsx'
import { TextLines } from '../../ui/charts/text-lines.tsx'
import type { Place } from '../../ui/charts/use-place.ts'
import type { Group } from './api.ts'
import { type LegendEntry, legendOf } from './legend.tsx'
import { percentText } from './percent-text.ts'

const TOP = 100
/** Of the width, at most: the bars; what is left is for their figures. */
const BARS = 0.84
const BETWEEN = 12
/** In letters of the usual size: the foot of a name, what lies below it with the bar, and what is left below that. */
const FOOT = 14
const BAR = 32
/** From the foot of a text to the middle of its bar. */
const MIDDLE = 16
const APART = 6
/** What is longer is in the table. */
const LONGEST = 60

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

type Placed = { group: Group; lines: readonly string[]; count: { text: string; isBelow: boolean }; top: number }

/** The name in its lines, and how many they are behind it, or below it where it leaves no room. */
const textsOf = ({ name, students }: Group, { linesOf, widthOf, partOf }: Place) => {
  const lines = linesOf(shortened(name))
  const text = t('trends.studentsCount', { count: students })
  return { lines, count: { text, isBelow: partOf(widthOf(`${lines.at(-1)} ${text}`) + BETWEEN) > 1 } }
}

/** Each group's mean on the same scale, below the group's name. */
export const groupBarsOf =
  (groups: readonly Group[], entries: readonly LegendEntry[]): Drawing =>
  (place) => {
    let bottom = 0
    const placed = groups.map((group): Placed => {
      const texts = textsOf(group, place)
      const top = bottom
      const more = texts.lines.length - 1 + (texts.count.isBelow ? 1 : 0)
      bottom += (FOOT + BAR) * place.scale + more * place.line + APART
      return { group, ...texts, top }
    })
    const legend = legendOf(entries, place, bottom + APART)
    const figures = Math.max(...groups.map(({ mean }) => place.partOf(place.widthOf(percentText(mean)) + BETWEEN)))
    const scale = { bars: 100 * Math.min(BARS, 1 - figures), bottom: Math.min(0, ...groups.flatMap(lowest)) }
    const parts = (
      <>
        {placed.map((each) => (
          <GroupBar key={each.group.name} {...each} scale={scale} place={place} />
        ))}
        {legend.parts}
      </>
    )
    return { height: legend.bottom, parts }
  }

const lowest = ({ low, mean }: Group): number[] => [low, mean]

/** `bars`: how wide they are, in percent of what there is; `bottom`: where they begin, in percent of the marks. */
type GroupBarProps = Placed & { scale: { bars: number; bottom: number }; place: Place }

function GroupBar({ group, lines, count, top, scale: { bars, bottom }, place }: GroupBarProps) {
  const { name, mean, low, high } = group
  const across = (percent: number) => (bars * percent) / (TOP - bottom)
  const x = (percent: number) => `${across(percent - bottom)}%`
  const first = top + FOOT * place.scale
  const foot = first + (lines.length - 1 + (count.isBelow ? 1 : 0)) * place.line
  const middle = foot + MIDDLE * place.scale
  return (
    <g>
      <title>{name}</title>
      <TextLines lines={lines} place={place} x={0} y={first} className="fill-ink">
        <tspan {...(count.isBelow ? { x: 0, dy: place.line } : { dx: 8 })} className="fill-ink-soft">
          {count.text}
        </tspan>
      </TextLines>
      <rect y={middle - 4} width={`${bars}%`} height="8" rx="4" className="fill-surface-sunken stroke-line" />
      <rect
        x={x(low)}
        width={`${across(high - low)}%`}
        y={middle - 7}
        height="14"
        rx="3"
        className="fill-brand-soft stroke-brand"
      />
      <line x1={x(mean)} x2={x(mean)} y1={middle - 10} y2={middle + 10} strokeWidth="4" className="stroke-brand" />
      <text x="100%" y={middle + 4 * place.scale} textAnchor="end" className="fill-ink font-semibold">
        {percentText(mean)}
      </text>
    </g>
  )
}
