/**
 * Makes `web/ui/formulas/stix-two-math.woff2` of STIX Two Math: the signs that formulas of school and of entrance tests are
 * made of, with their larger sizes. To be run by hand when the list changes: `node tools/building/subset-maths-font.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, decompress } from 'woff2-encoder'
import { subsetFont } from './subset-font.ts'

const SOURCE = new URL(import.meta.resolve('@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2'))
const TARGET = join(import.meta.dirname, '../../web/ui/formulas/stix-two-math.woff2')
/** Smaller forms for indices, flat accents, letters without their dots, other primes and scripts. */
const FEATURES = ['ssty', 'flac', 'dtls', 'ss01', 'ss04', 'ccmp', 'mark', 'mkmk', 'kern']
const MOST_BYTES = 80 * 1024

/** From and to, in Unicode. */
const SIGNS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xac, 0xb1],
  [0xb4, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x131, 0x131],
  [0x237, 0x237],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dc],
  // Accents.
  [0x300, 0x308],
  [0x30a, 0x30c],
  [0x338, 0x338],
  // Greek.
  [0x391, 0x3a9],
  [0x3b1, 0x3c9],
  [0x3d1, 0x3d1],
  [0x3d5, 0x3d6],
  [0x3f0, 0x3f1],
  [0x3f5, 0x3f5],
  [0x2010, 0x2016],
  [0x2018, 0x201d],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2035],
  [0x203e, 0x203e],
  [0x2044, 0x2044],
  [0x2061, 0x2064],
  [0x20d7, 0x20d7],
  // Letters with a meaning of their own, and those that stand in holes of the alphabets below.
  [0x2102, 0x2102],
  [0x210a, 0x2113],
  [0x2115, 0x2115],
  [0x2119, 0x211d],
  [0x2124, 0x2124],
  [0x2127, 0x2127],
  [0x212b, 0x212c],
  [0x212f, 0x2138],
  // Arrows, also those of reactions.
  [0x2190, 0x219b],
  [0x21a6, 0x21a6],
  [0x21bc, 0x21bd],
  [0x21c0, 0x21c1],
  [0x21c4, 0x21c4],
  [0x21cb, 0x21cc],
  [0x21d0, 0x21d5],
  [0x27f5, 0x27fc],
  // Operators and relations.
  [0x2200, 0x22ff],
  // Brackets and braces.
  [0x2300, 0x2300],
  [0x2308, 0x230b],
  [0x23b4, 0x23b5],
  [0x23dc, 0x23df],
  [0x27c2, 0x27c2],
  [0x27e6, 0x27e9],
  [0x25a0, 0x25a1],
  [0x25b3, 0x25b3],
  [0x25cb, 0x25cb],
  [0x25cf, 0x25cf],
  [0x2a7d, 0x2a7e],
  [0x2aaf, 0x2ab0],
  // Bold, italic and bold italic Latin.
  [0x1d400, 0x1d49b],
  // Script and double-struck capitals.
  [0x1d49c, 0x1d4b5],
  [0x1d538, 0x1d550],
  // Italic and bold italic Greek, bold figures.
  [0x1d6e2, 0x1d755],
  [0x1d7ce, 0x1d7d7],
]

const characters = SIGNS.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
const whole = await decompress(await readFile(SOURCE))
const font = await compress(await subsetFont(whole, { characters, features: FEATURES }))
if (font.length > MOST_BYTES) throw new Error(`the font of formulas has ${font.length} bytes, ${MOST_BYTES} at most`)
await writeFile(TARGET, font)
console.log(`${TARGET}: ${font.length} bytes, ${characters.length} characters`)
