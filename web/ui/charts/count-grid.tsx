type CountGridProps = {
  /** From the top; each with a count for every column. */
  rows: readonly { name: string; counts: readonly number[] }[]
  /** Below the columns. */
  columns: readonly string[]
  axis: string
}

const ROW = 26
const BELOW = 44
/** Of the width: the names of the rows. */
const NAMES = 0.24

export const heightOfGrid = (rows: number): number => rows * ROW + BELOW

const percent = (part: number): string => `${100 * part}%`
/** More letters than that are wider than a cell on a phone, unless they are small. */
const FITTING = 3
const SMALL = 8
/** What is wider than its cell is told in thousands. */
const shown = (count: number): string => (count < 1000 ? String(count) : `${Math.round(count / 1000)}k`)

/** How often each pair came up: the more, the darker the cell; the figure stands in it. */
export function CountGrid({ rows, columns, axis }: CountGridProps) {
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts))
  const each = (1 - NAMES) / columns.length
  const bottom = rows.length * ROW
  return (
    <>
      {rows.map(({ name, counts }, row) => (
        <g key={name}>
          <text x="0" y={row * ROW + 17} className="fill-ink-soft">
            {name}
          </text>
          {counts.map((count, column) => {
            const strength = count / most
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity, and nothing here has a state
              <g key={column}>
                <rect
                  x={percent(NAMES + each * column)}
                  y={row * ROW + 1}
                  width={percent(each * 0.96)}
                  height={ROW - 2}
                  fillOpacity={count === 0 ? 0 : 0.12 + 0.88 * strength}
                  strokeWidth="1"
                  className="fill-brand stroke-line"
                />
                {count > 0 && (
                  <text
                    x={percent(NAMES + each * (column + 0.48))}
                    y={row * ROW + 17}
                    textAnchor="middle"
                    fontSize={shown(count).length > FITTING ? SMALL : undefined}
                    className={strength > 0.5 ? 'fill-on-brand font-semibold' : 'fill-ink font-semibold'}
                  >
                    {shown(count)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
      {columns.map((name, column) =>
        column % 2 === 0 ? (
          <text key={name} x={percent(NAMES + each * column)} y={bottom + 16} className="fill-ink-soft">
            {name}
          </text>
        ) : null,
      )}
      <text x="100%" y={bottom + 36} textAnchor="end" className="fill-ink-soft">
        {axis}
      </text>
    </>
  )
}
