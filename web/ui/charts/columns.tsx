type ColumnsProps = {
  columns: readonly { key: string; count: number; shown: string; isMarked?: boolean }[]
  /** What stands below the edges of the columns, one more than there are columns. */
  edges: readonly string[]
  height: number
}

/** Room for the figures above and the edges below. */
const ABOVE = 20
const BELOW = 24
/** More edges than these run into each other on a phone. */
const MOST_EDGES = 8

const percent = (part: number): string => `${100 * part}%`

/** Upright columns from a common line, each with its figure. Marked ones are striped besides. */
export function Columns({ columns, edges, height }: ColumnsProps) {
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const room = height - ABOVE - BELOW
  const each = 1 / columns.length
  const step = Math.ceil(edges.length / MOST_EDGES)
  const line = height - BELOW
  return (
    <>
      <defs>
        <pattern id="column-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" strokeWidth="3" className="stroke-wrong" />
        </pattern>
      </defs>
      {columns.map(({ key, count, shown, isMarked = false }, at) => {
        const tall = (count / most) * room
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
                y={line - tall - 6}
                textAnchor="middle"
                className="fill-ink font-semibold"
              >
                {shown}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={line} y2={line} strokeWidth="1" className="stroke-line-strong" />
      {edges.map((edge, at) =>
        at % step === 0 ? (
          <text
            key={edge}
            x={percent(each * at)}
            y={height - 6}
            textAnchor={at === 0 ? 'start' : at === edges.length - 1 ? 'end' : 'middle'}
            className="fill-ink-soft"
          >
            {edge}
          </text>
        ) : null,
      )}
    </>
  )
}
