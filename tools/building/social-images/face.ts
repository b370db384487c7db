import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Font, Face as FontFace, Buffer as Letters, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

type Place = { x: number; y: number; size: number }

export type Face = {
  /** Whether every character has a drawing. */
  knows: (text: string) => boolean
  width: (text: string, size: number) => number
  /** One line of text as SVG without any text in it; `y` is its baseline. */
  outline: (text: string, place: Place) => string
}

/** One design in three scripts. What two of them have, the first draws. Only Latin letters stand apart from each other. */
const subsets = [
  { file: 'anek-latin/files/anek-latin-latin', isSpaced: true },
  { file: 'anek-latin/files/anek-latin-latin-ext', isSpaced: true },
  { file: 'anek-bangla/files/anek-bangla-bengali', isSpaced: false },
  { file: 'anek-devanagari/files/anek-devanagari-devanagari', isSpaced: false },
]

type Subset = { font: Font; perEm: number; has: (character: string) => boolean; letterSpacing: number }

const { resolve } = createRequire(import.meta.url)

/** The shaper reads no compressed fonts. */
const readFonts = (weight: number, letterSpacing: number): Promise<Subset[]> =>
  Promise.all(
    subsets.map(async ({ file, isSpaced }) => {
      const woff2 = await readFile(resolve(`@fontsource-variable/${file}-wght-normal.woff2`))
      const face = new FontFace(new Blob(await decompress(woff2)))
      const font = new Font(face)
      font.setVariations([new Variation('wght', weight)])
      const characters = new Set(face.collectUnicodes())
      const has = (character: string) => characters.has(character.codePointAt(0) ?? 0)
      return { font, perEm: face.upem, has, letterSpacing: isSpaced ? letterSpacing * face.upem : 0 }
    }),
  )

type Run = { subset: Subset; text: string }

/** The pieces of a text that one subset can draw alone. What several have, joiners and dandas, stays with what is before. */
const runsOf = (known: readonly Subset[], text: string): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    if (last?.subset.has(character)) last.text += character
    else {
      const subset = known.find(({ has }) => has(character))
      if (subset === undefined) throw new Error(`Anek has no drawing of "${character}".`)
      runs.push({ subset, text: character })
    }
  }
  return runs
}

type Glyph = { path: string; x: number; y: number }

/** The glyphs of a run and where they stand, in the font's units: conjuncts are one glyph, some vowels come first. */
const shaped = ({ subset: { font, letterSpacing }, text }: Run): { glyphs: Glyph[]; width: number } => {
  const letters = new Letters()
  letters.addText(text)
  letters.guessSegmentProperties()
  shape(font, letters)
  let width = 0
  const glyphs = letters.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const glyph = { path: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset }
    width += xAdvance === 0 ? 0 : xAdvance + letterSpacing
    return glyph
  })
  return { glyphs, width }
}

/** Anek in one weight, its letters moved together or apart by a part of their size. */
export const loadFace = async (weight: number, letterSpacing: number): Promise<Face> => {
  const known = await readFonts(weight, letterSpacing)
  const setIn = (text: string, size: number) => {
    let width = 0
    const runs = runsOf(known, text).map((run) => {
      const scale = size / run.subset.perEm
      const { glyphs, width: own } = shaped(run)
      const placed = { glyphs, scale, from: width }
      width += own * scale
      return placed
    })
    return { runs, width }
  }
  return {
    knows: (text) => [...text].every((character) => known.some(({ has }) => has(character))),
    width: (text, size) => setIn(text, size).width,
    outline: (text, { x, y, size }) =>
      setIn(text, size)
        .runs.flatMap(({ glyphs, scale, from }) =>
          glyphs
            .filter(({ path }) => path !== '')
            .map((glyph) => {
              const [left, base] = [x + from + glyph.x * scale, y - glyph.y * scale]
              return `<path transform="translate(${left} ${base}) scale(${scale} ${-scale})" d="${glyph.path}"/>`
            }),
        )
        .join(''),
  }
}
