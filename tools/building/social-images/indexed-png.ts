import { crc32, deflateSync } from 'node:zlib'
import { fewColours } from './few-colours.ts'

type Picture = { width: number; height: number; pixels: Uint8Array }
/** In pixels. */
export type Area = { x: number; y: number; width: number; height: number }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const MOST_COLOURS = 256
const MOST_OF_AREA = 112
const INDEXED = 3

/** Each pixel as 0xrrggbb. */
const coloursOf = (pixels: Uint8Array) => {
  const colours = new Uint32Array(pixels.length / 4)
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  for (let pixel = 0; pixel < colours.length; pixel++) colours[pixel] = bytes.getUint32(pixel * 4) >>> 8
  return colours
}

const countEach = (colours: Uint32Array) => {
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return counts
}

const coarse = (colour: number, bits: number) => {
  const mask = (0xff << (8 - bits)) & 0xff
  return colour & ((mask << 16) | (mask << 8) | mask)
}

/** Leaves an area few colours of its own, which it returns: letters beside it need theirs. */
const reduceIn = (colours: Uint32Array, { x, y, width, height }: Area, all: Picture): Set<number> => {
  const rows = Array.from({ length: height }, (_, row) => {
    const start = (y + row) * all.width + x
    return colours.subarray(start, start + width)
  })
  const shown = fewColours(countEach(Uint32Array.from(rows.flatMap((row) => [...row]))), MOST_OF_AREA)
  for (const row of rows) row.set(row.map((colour) => shown.get(colour) ?? colour))
  return new Set(shown.values())
}

/** Neighbouring colours share the place of the one that is seen most, so large areas keep theirs exactly, as all of `own` do. */
const paletteOf = (counts: Map<number, number>, own: ReadonlySet<number>) => {
  const byCount = [...counts].sort(([a, often], [b, oftener]) => oftener - often || a - b)
  for (let bits = 8; ; bits--) {
    const places = new Map<number, number>()
    const palette = [...own]
    const exact = new Map(palette.map((colour, place) => [colour, place]))
    for (const [colour] of byCount) {
      if (exact.has(colour)) continue
      const cell = coarse(colour, bits)
      if (places.has(cell)) continue
      places.set(cell, palette.length)
      palette.push(colour)
    }
    const placeOf = new Map(
      byCount.map(([colour]) => [colour, exact.get(colour) ?? places.get(coarse(colour, bits)) ?? 0]),
    )
    if (palette.length <= MOST_COLOURS) return { palette, placeOf }
  }
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/**
 * A PNG with a palette, a quarter of what the rasteriser writes: line drawings need few colours, and some messengers
 * give up on a picture that comes slowly. The pixels are RGBA and opaque; `photo`: where any may be.
 */
export const indexedPng = (picture: Picture, photo?: Area | null): Buffer => {
  const { width, height, pixels } = picture
  const colours = coloursOf(pixels)
  const own = photo ? reduceIn(colours, photo, picture) : new Set<number>()
  const { palette, placeOf } = paletteOf(countEach(colours), own)
  const rows = Buffer.alloc((width + 1) * height)
  // Each row begins with the number of its filter; 0 is none.
  colours.forEach((colour, pixel) => {
    rows[pixel + Math.floor(pixel / width) + 1] = placeOf.get(colour) ?? 0
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, INDEXED, 0, 0, 0], 8)
  const entries = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
