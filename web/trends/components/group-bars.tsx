import { t } from '../../i18n/trends.ts'
import type { Group } from '../api.ts'
import { percentText } from '../percent-text.ts'

const TOP = 100

/** Each group's mean on the same scale: what it says in words stands above it. */
export function GroupBars({ groups }: { groups: readonly Group[] }) {
  const bottom = Math.min(0, ...groups.flatMap(({ low, mean }) => [low, mean]))
  const x = (percent: number) => (100 * (percent - bottom)) / (TOP - bottom)
  return (
    <ul className="grid gap-3">
      {groups.map(({ name, students, mean, low, high }) => (
        <li key={name}>
          <span className="tabular flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {name}{' '}
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {t('trends.studentsCount', { count: students })}
              </span>
            </span>
            <span className="font-semibold whitespace-nowrap">{percentText(mean)}</span>
          </span>
          <svg aria-hidden="true" className="mt-1 block h-5 w-full overflow-visible">
            <rect y="6" width="100%" height="8" rx="4" className="fill-surface-sunken stroke-line" />
            <rect
              x={`${x(low)}%`}
              width={`${x(high) - x(low)}%`}
              y="3"
              height="14"
              rx="3"
              className="fill-brand-soft stroke-brand"
            />
            <line x1={`${x(mean)}%`} x2={`${x(mean)}%`} y1="0" y2="20" strokeWidth="4" className="stroke-brand" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
