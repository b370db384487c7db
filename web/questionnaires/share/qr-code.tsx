import { encode } from 'uqr'

/** Dark on white in both themes: cameras expect it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full rounded border border-line"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={data.map(darkRuns).join('')} fill="#171a3d" />
    </svg>
  )
}

const darkRuns = (row: readonly boolean[], y: number): string =>
  row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : '')).join('')

const runFrom = (row: readonly boolean[], start: number): number => {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}
