import { inflateSync } from 'node:zlib'

const PAIRS = 2
const EXTENSION = 9
const FARTHEST = 0xffff

const directoryEntry = (woff: Buffer, tag: string) => {
  const tables = woff.readUInt16BE(12)
  const entries = Array.from({ length: tables }, (_, index) => 44 + index * 20)
  return entries.find((entry) => woff.toString('latin1', entry, entry + 4) === tag)
}

const tableAt = (woff: Buffer, entry: number) => {
  const offset = woff.readUInt32BE(entry + 4)
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
  return packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : Buffer.from(packed)
}

/** Where the 16-bit offsets of a counted list stand. */
const slots = (table: Buffer, list: number) =>
  Array.from({ length: table.readUInt16BE(list) }, (_, index) => list + 2 + index * 2)

/** Makes a lookup of pairs that is reached by long offsets one that is reached by short ones, where they are enough. */
const shorten = (gpos: Buffer, lookup: number) => {
  if (gpos.readUInt16BE(lookup) !== EXTENSION) return
  const subtables = slots(gpos, lookup + 4).map((slot) => {
    const extension = lookup + gpos.readUInt16BE(slot)
    const offset = extension + gpos.readUInt32BE(extension + 4) - lookup
    return { slot, offset, type: gpos.readUInt16BE(extension + 2) }
  })
  if (!subtables.every(({ offset, type }) => type === PAIRS && offset <= FARTHEST)) return
  gpos.writeUInt16BE(PAIRS, lookup)
  for (const { slot, offset } of subtables) gpos.writeUInt16BE(offset, slot)
}

/**
 * Anek keeps its kerning behind extension lookups, which opentype.js passes over in silence: "To" and "AV" fall apart at
 * the size of a title. The same font with that kerning where opentype.js looks for it.
 */
export const withPlainKerning = (woff: Buffer): Buffer => {
  const entry = directoryEntry(woff, 'GPOS')
  if (entry === undefined) return woff
  const gpos = tableAt(woff, entry)
  const lookups = gpos.readUInt16BE(8)
  for (const slot of slots(gpos, lookups)) shorten(gpos, lookups + gpos.readUInt16BE(slot))
  const font = Buffer.concat([woff, gpos])
  font.writeUInt32BE(woff.length, entry + 4)
  font.writeUInt32BE(gpos.length, entry + 8)
  return font
}
