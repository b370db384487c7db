type Row = { top: number; bottom: number }

/** Before which row, from the first one at 0, something comes down that is let go at that height: upper halves are before their row. */
export const landingAt = (rows: readonly Row[], y: number): number => {
  const at = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2)
  return at < 0 ? rows.length : at
}
