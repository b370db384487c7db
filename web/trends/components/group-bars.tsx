import { t } from '../../i18n/trends.ts'
import type { Group } from '../api.ts'
import { percentText } from '../percent-text.ts'
import { heightOfLegend, Legend, type LegendEntry } from './legend.tsx'

const TOP = 100
const ROW = 52
/** Of the width: the bars; what is left is for their figures. */
const BARS = 84
/** What is longer is in the table. */
const LONGEST = 60

const shortened = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

export const heightOfGroups = (groups: readonly Group[], legend: readonly LegendEntry[]): number =>
  groups.length * ROW + heightOfLegend(legend)

/** Each group's mean on the same scale, below the group's name. */
export function GroupBars({ groups, legend }: { groups: readonly Group[]; legend: readonly LegendEntry[] }) {
  const bottom = Math.min(0, ...groups.flatMap(({ low, mean }) => [low, mean]))
  const across = (percent: number) => (BARS * percent) / (TOP - bottom)
  const x = (percent: number) => `${across(percent - bottom)}%`
  return (
    <>
      {groups.map(({ name, students, mean, low, high }, at) => (
        <g key={name}>
          <title>{name}</title>
          <svg y={at * ROW} width="100%" height="20" overflow="hidden" aria-hidden="true">
            <text y="14" className="fill-ink">
              {shortened(name)}
              <tspan dx="8" className="fill-ink-soft">
                {t('trends.studentsCount', { count: students })}
              </tspan>
            </text>
          </svg>
          <rect y={at * ROW + 26} width={`${BARS}%`} height="8" rx="4" className="fill-surface-sunken stroke-line" />
          <rect
            x={x(low)}
            width={`${across(high - low)}%`}
            y={at * ROW + 23}
            height="14"
            rx="3"
            className="fill-brand-soft stroke-brand"
          />
          <line
            x1={x(mean)}
            x2={x(mean)}
            y1={at * ROW + 20}
            y2={at * ROW + 40}
            strokeWidth="4"
            className="stroke-brand"
          />
          <text x="100%" y={at * ROW + 34} textAnchor="end" className="fill-ink font-semibold">
            {percentText(mean)}
          </text>
        </g>
      ))}
      <Legend entries={legend} y={groups.length * ROW + 4} />
    </>
  )
}
