import { encode } from 'uqr'

/** How cameras expect it in both themes, and on paper. */
export const QR_LIGHT = '#fff'
export const QR_DARK = '#171a3d'

/** A picture's side in squares, and the path of those that are dark. `border`: in squares. */
export const qrDrawing = (text: string, border = 3): { size: number; dark: string } => {
  const { data, size } = encode(text, { ecc: 'M', border })
  return { size, dark: data.map(darkRuns).join('') }
}

const darkRuns = (row: readonly boolean[], y: number): string =>
  row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${runFrom(row, x)}v1H${x}z` : '')).join('')

const runFrom = (row: readonly boolean[], start: number): number => {
  const end = row.indexOf(false, start)
  return (end === -1 ? row.length : end) - start
}
