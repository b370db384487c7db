import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PathCommand, parse } from 'opentype.js/dist/opentype.mjs'
import { withPlainKerning } from './pair-kerning.ts'

type Place = { x: number; y: number; size: number }

export type Face = {
  /** Whether every character has a drawing. */
  knows: (text: string) => boolean
  width: (text: string, size: number) => number
  /** The outline of one line of text as the data of an SVG path; `y` is its baseline. */
  outline: (text: string, place: Place) => string
}

const fontFolder = join(dirname(fileURLToPath(import.meta.resolve('@fontsource/anek-latin/package.json'))), 'files')

/** In the order in which they are asked for a character: the rupee sign and the macrons of Sanskrit are in the second. */
const subsets = ['latin', 'latin-ext']

const readFont = async (subset: string, weight: number) => {
  const file = join(fontFolder, `anek-latin-${subset}-${weight}-normal.woff`)
  return parse(Uint8Array.from(withPlainKerning(await readFile(file))).buffer)
}

type Font = Awaited<ReturnType<typeof readFont>>
type Run = { font: Font; text: string }

/** The pieces of a text that one subset can draw alone. */
const runsOf = (fonts: Font[], text: string): Run[] => {
  const runs: Run[] = []
  for (const character of text) {
    const font = fonts.find((candidate) => candidate.hasChar(character))
    if (font === undefined) throw new Error(`Anek has no drawing of "${character}".`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

const short = (...numbers: number[]) => numbers.map((value) => Math.round(value * 10) / 10).join(' ')

/** The library's own path data has NaN in it where a rounding error is written with an exponent. */
const pathData = (command: PathCommand) => {
  if (command.type === 'Z') return 'Z'
  const { type, x, y } = command
  if (type === 'C') return `C${short(command.x1, command.y1, command.x2, command.y2, x, y)}`
  if (type === 'Q') return `Q${short(command.x1, command.y1, x, y)}`
  return type + short(x, y)
}

/** Anek in one weight, its letters moved together or apart by a part of their size. */
export const loadFace = async (weight: number, letterSpacing: number): Promise<Face> => {
  const fonts = await Promise.all(subsets.map((subset) => readFont(subset, weight)))
  const widthOf = ({ font, text }: Run, size: number) => font.getAdvanceWidth(text, size, { letterSpacing })
  return {
    knows: (text) => [...text].every((character) => fonts.some((font) => font.hasChar(character))),
    width: (text, size) => runsOf(fonts, text).reduce((sum, run) => sum + widthOf(run, size), 0),
    outline: (text, { x, y, size }) => {
      let from = x
      const pieces = runsOf(fonts, text).map((run) => {
        const { commands } = run.font.getPath(run.text, from, y, size, { letterSpacing })
        from += widthOf(run, size)
        return commands.map(pathData).join('')
      })
      return pieces.join('')
    },
  }
}
