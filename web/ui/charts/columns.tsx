import type { Drawing } from './chart.tsx'
import type { Place } from './use-place.ts'

type ColumnsProps = {
  columns: readonly { key: string; count: number; shown: string; isMarked?: boolean }[]
  /** What stands below the edges of the columns, one more than there are columns. */
  edges: readonly string[]
}

/** The columns, and room for the figures above and the edges below in letters of the usual size. */
const COLUMNS = 176
const ABOVE = 20
const BELOW = 24
/** Between the foot of a text and what it belongs to. */
const GAP = 6
/** More edges than these are not read. */
const MOST_EDGES = 8

const percent = (part: number): string => `${100 * part}%`

/** Every how many edges one is told, so that none runs into the next: the first stands beside its edge, others in its middle. */
const stepOf = ({ columns, edges }: ColumnsProps, { widthOf, partOf }: Place): number => {
  const room = partOf(1.5 * Math.max(...edges.map(widthOf)) + GAP)
  return Math.max(Math.ceil(edges.length / MOST_EDGES), Math.ceil(room * columns.length))
}

/** Upright columns from a common line, each with its figure. Marked ones are striped besides. */
export const columnsOf =
  (all: ColumnsProps): Drawing =>
  (place) => {
    const { columns, edges } = all
    const each = 1 / columns.length
    const step = stepOf(all, place)
    const line = COLUMNS + ABOVE * place.scale
    const height = line + BELOW * place.scale
    const parts = (
      <>
        <defs>
          <pattern id="column-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="6" strokeWidth="3" className="stroke-wrong" />
          </pattern>
        </defs>
        <Upright columns={columns} line={line} place={place} />
        <line x1="0" x2="100%" y1={line} y2={line} strokeWidth="1" className="stroke-line-strong" />
        {edges.map((edge, at) =>
          at % step === 0 ? (
            <text
              key={edge}
              x={percent(each * at)}
              y={height - GAP}
              textAnchor={at === 0 ? 'start' : at === edges.length - 1 ? 'end' : 'middle'}
              className="fill-ink-soft"
            >
              {edge}
            </text>
          ) : null,
        )}
      </>
    )
    return { height, parts }
  }

type UprightProps = Pick<ColumnsProps, 'columns'> & { line: number; place: Place }

function Upright({ columns, line, place: { partOf, widthOf } }: UprightProps) {
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const each = 1 / columns.length
  // Figures that are wider than their columns are as much smaller.
  const fit = Math.min(1, each / Math.max(each, ...columns.map(({ shown }) => partOf(widthOf(shown)))))
  return columns.map(({ key, count, shown, isMarked = false }, at) => {
    const tall = (count / most) * COLUMNS
    return (
      <g key={key}>
        {count > 0 && (
          <rect
            x={percent(each * (at + 0.06))}
            y={line - tall}
            width={percent(each * 0.88)}
            height={tall}
            strokeWidth="1"
            fill={isMarked ? 'url(#column-stripes)' : undefined}
            className={isMarked ? 'stroke-wrong' : 'fill-brand stroke-brand'}
          />
        )}
        {count > 0 && (
          <text
            x={percent(each * (at + 0.5))}
            y={line - tall - GAP}
            textAnchor="middle"
            fontSize={fit < 1 ? `${fit}em` : undefined}
            className="fill-ink font-semibold"
          >
            {shown}
          </text>
        )}
      </g>
    )
  })
}
