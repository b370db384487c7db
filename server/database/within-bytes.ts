/**
 * What is read, marked and written of long texts takes time by their bytes, and node:sqlite is synchronous: so many at once
 * take a few milliseconds.
 */
export const MOST_AT_ONCE = 256 * 1024

/** As many of the first as come to `most` bytes together; one at least. */
export const firstWithin = <Row extends { bytes: number }>(rows: readonly Row[], most = MOST_AT_ONCE): Row[] => {
  let bytes = 0
  const beyond = rows.findIndex((row, at) => {
    bytes += row.bytes
    return at > 0 && bytes > most
  })
  return beyond < 0 ? [...rows] : rows.slice(0, beyond)
}
