import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_FONTS, type BrandFont, FAMILIES, type FontScript } from '#domain/branding/fonts.ts'
import { filesBelow, root } from './files.ts'

/** Where brands' fonts are kept, in a folder named by their edition, and served from by the same address. */
export const FONTS = join(root, 'web', 'public', 'assets', 'fonts')

type Range = readonly [from: number, to: number]

/** In Unicode, what a file has at most, and is loaded for. */
export const RANGES: Record<FontScript, readonly Range[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2009, 0x200a],
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2033],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x20b9, 0x20b9],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
    [0x2215, 0x2215],
    [0x221a, 0x221a],
    [0x221e, 0x221e],
    [0x2248, 0x2248],
    [0x2260, 0x2260],
    [0x2264, 0x2265],
  ],
  bengali: [
    [0x964, 0x965],
    [0x980, 0x9fe],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
  ],
}

const REGULAR = 400
const BOLD = 700

/** Of a file each: a single weight, or all from one to another. */
type Weights = readonly [number] | readonly [from: number, to: number]
/** `scales` make letters as large and lines about as long as Anek's, in hundredths. */
type Made = { files: readonly Weights[]; scales: Partial<Record<FontScript, number>>; also?: string }

const variable = (latin: number): Made => ({ files: [[REGULAR, BOLD]], scales: { latin } })
/** In two weights: a variable file of all conjuncts of Bengali would be as large as both. */
const fixed = (scales: Record<FontScript, number>): Made => ({ files: [[REGULAR], [BOLD]], scales })

/** Scales are square roots of Anek's advance widths over the font's for a paragraph, times the same of the height of x or ক. */
const MADE: Record<BrandFont, Made> = {
  // With a tail to the l, or it would be an I.
  inter: { ...variable(88), also: 'font-feature-settings: "cv05";' },
  atkinson: variable(96),
  lexend: variable(89),
  nunito: variable(95),
  literata: variable(93),
  crimson: variable(111),
  bitter: variable(92),
  playpen: variable(88),
  hind_siliguri: fixed({ latin: 97, bengali: 102 }),
  noto_serif_bengali: fixed({ latin: 89, bengali: 104 }),
  // It is drawn in one weight: browsers may make a bolder one of it.
  tiro_bangla: { files: [[REGULAR]], scales: { latin: 98, bengali: 103 }, also: 'font-synthesis-weight: auto;' },
  baloo: fixed({ latin: 101, bengali: 103 }),
}

export type FontFile = { script: FontScript; weights: Weights; name: string }

/** The files of a font: one for each script, or for each script and weight. */
export const filesOf = (id: BrandFont): FontFile[] =>
  FAMILIES[id].scripts.flatMap((script) =>
    MADE[id].files.map((weights): FontFile => {
      const name = [id, script, ...(MADE[id].files.length > 1 ? weights : [])].join('-')
      return { script, weights, name: `${name}.woff2` }
    }),
  )

/** Anek's, in hundredths of the size of the text: with them lines stay where they are when the font comes. */
const ASCENT = 90
const DESCENT = 20

const hexOf = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')
const rangeOf = ([from, to]: Range) => `U+${hexOf(from)}${from === to ? '' : `-${hexOf(to)}`}`
/** In hundredths of the size that `scale` makes of the text's. */
const scaled = (hundredths: number, scale: number) => `${Math.round((hundredths * 1000) / scale) / 10}%`

const faceOf = (id: BrandFont, { script, weights, name }: FontFile): string => {
  const scale = MADE[id].scales[script] ?? 100
  return `@font-face {
  font-family: brand-${id};
  src: url("./${name}") format("woff2");
  font-display: swap;
  font-weight: ${weights.join(' ')};
  size-adjust: ${scale}%;
  ascent-override: ${scaled(ASCENT, scale)};
  descent-override: ${scaled(DESCENT, scale)};
  line-gap-override: 0%;
  unicode-range: ${RANGES[script].map(rangeOf).join(', ')};
}
`
}

/** The families that every page has, from its theme: a brand's font is before them. */
const familiesOf = (theme: string): string => {
  const families = /--font-sans:\s*([^;]+);/.exec(theme)?.[1]
  if (families === undefined) throw new Error('the theme names no --font-sans')
  return families.replace(/\s+/g, ' ')
}

/** Outside the layers, so that it wins over the theme: on the root of a page, or around a sample. */
export const stylesheetOf = (id: BrandFont, theme: string): string => {
  const { also } = MADE[id]
  const chosen = `[data-font="${id}"]`
  const faces = filesOf(id).map((file) => faceOf(id, file))
  return `/* ${FAMILIES[id].name}, under the SIL Open Font License: see LICENSE.txt. */
${faces.join('')}${chosen} {
  --font-sans: brand-${id}, ${familiesOf(theme)};
  font-family: var(--font-sans);
}
${also ? `${chosen}, ${chosen} body {\n  ${also}\n}\n` : ''}`
}

/** The names of all files that belong to an edition. */
export const allFiles = (): string[] => [
  'LICENSE.txt',
  ...BRAND_FONTS.flatMap((id) => [`${id}.css`, ...filesOf(id).map(({ name }) => name)]),
]

/** The edition of what lies in a folder: it changes with every byte. */
export const editionOf = (folder: string): string => {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

/** What of the built pages names a font of brands, in words: only where one is chosen may a page ask for it. */
export const unchosenFonts = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /\.(html|css)$/.test(file) && !file.startsWith('assets/fonts/'))
    .filter((file) => /assets\/fonts\/|font-family:\s*brand-/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} names a font that only pages of brands should load`)
