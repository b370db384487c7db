import type { Drawing } from './chart.tsx'
import { TextLines } from './text-lines.tsx'
import type { Place } from './use-place.ts'

type Row = { name: string; counts: readonly number[] }

type CountGridProps = {
  /** From the top; each with a count for every column. */
  rows: readonly Row[]
  /** Below the columns. */
  columns: readonly string[]
  axis: string
}

/** In letters of the usual size: a row, the foot of the text in it, the foot of what stands below. */
const ROW = 26
const FOOT = 17
const BELOW = 16
const AXIS = 20
const END = 8
/** Of the width: the names of the rows, unless they are longer. */
const NAMES = 0.24
/** Between a name and what stands beside it. */
const GAP = 8

const percent = (part: number): string => `${100 * part}%`
/** What is wider than its cell is told in thousands. */
const shown = (count: number): string => (count < 1000 ? String(count) : `${Math.round(count / 1000)}k`)

/** How often each pair came up: the more, the darker the cell; the figure stands in it. */
export const countGridOf =
  ({ rows, columns, axis }: CountGridProps): Drawing =>
  (place) => {
    const { scale, line, partOf, widthOf } = place
    const names = Math.max(NAMES, ...rows.map(({ name }) => partOf(widthOf(name) + GAP)))
    const each = (1 - names) / columns.length
    const bottom = rows.length * ROW * scale
    const axisLines = place.linesOf(axis)
    const axisFoot = bottom + (BELOW + AXIS) * scale
    const height = axisFoot + (axisLines.length - 1) * line + END * scale
    const parts = (
      <>
        <Rows rows={rows} names={names} each={each} place={place} />
        <ColumnNames columns={columns} names={names} y={bottom + BELOW * scale} place={place} />
        <TextLines lines={axisLines} place={place} x="100%" y={axisFoot} textAnchor="end" className="fill-ink-soft" />
      </>
    )
    return { height, parts }
  }

/** `names`, `each`: what the names of the rows and each column have of the width. */
type RowsProps = { rows: readonly Row[]; names: number; each: number; place: Place }

function Rows({ rows, names, each, place: { scale, partOf, widthOf } }: RowsProps) {
  const counts = rows.flatMap((row) => row.counts)
  const most = Math.max(1, ...counts)
  // Figures that are wider than their cells are as much smaller.
  const fit = Math.min(1, each / Math.max(each, ...counts.map((count) => partOf(1.1 * widthOf(shown(count))))))
  return rows.map(({ name, counts }, row) => (
    <g key={name}>
      <text x="0" y={(row * ROW + FOOT) * scale} className="fill-ink-soft">
        {name}
      </text>
      {counts.map((count, column) => {
        const strength = count / most
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity, and nothing here has a state
          <g key={column}>
            <rect
              x={percent(names + each * column)}
              y={row * ROW * scale + 1}
              width={percent(each * 0.96)}
              height={ROW * scale - 2}
              fillOpacity={count === 0 ? 0 : 0.12 + 0.88 * strength}
              strokeWidth="1"
              className="fill-brand stroke-line"
            />
            {count > 0 && (
              <text
                x={percent(names + each * (column + 0.48))}
                y={(row * ROW + FOOT) * scale}
                textAnchor="middle"
                fontSize={fit < 1 ? `${fit}em` : undefined}
                className={strength > 0.5 ? 'fill-on-brand font-semibold' : 'fill-ink font-semibold'}
              >
                {shown(count)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  ))
}

type ColumnNamesProps = { columns: readonly string[]; names: number; y: number; place: Place }

/** Every second one, or fewer: those that leave room for the next. */
function ColumnNames({ columns, names, y, place: { partOf, widthOf } }: ColumnNamesProps) {
  const each = (1 - names) / columns.length
  const widest = partOf(Math.max(...columns.map(widthOf)))
  const step = Math.max(2, Math.ceil((widest + partOf(GAP)) / each))
  return columns.map((name, column) => {
    const x = names + each * column
    if (column % step !== 0 || x + partOf(widthOf(name)) > 1) return null
    return (
      <text key={name} x={percent(x)} y={y} className="fill-ink-soft">
        {name}
      </text>
    )
  })
}
