/**
 * Makes the fonts of `web/public/assets/fonts/`, which brands choose from, their style sheets and their licence, and names
 * their edition. To be run by hand when a package, a range or the theme's families change:
 * `node tools/building/subset-brand-fonts.ts`.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compress, decompress } from 'woff2-encoder'
import { BRAND_FONTS, type BrandFont, FAMILIES } from '#domain/branding/fonts.ts'
import { editionOf, FONTS, type FontFile, filesOf, RANGES, stylesheetOf } from './brand-fonts.ts'
import { root } from './files.ts'
import { subsetFont } from './subset-font.ts'

const CONTRACT = join(root, 'contract/site/brand-fonts.ts')
/** Kerning, marks and figures; then what Bengali is shaped by. Contextual alternates, thousands in a written hand, stay away. */
const FEATURES = [
  ...['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum', 'lnum', 'pnum', 'sups', 'subs', 'cv05'],
  ...['abvm', 'blwm', 'abvs', 'blws', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'init', 'pres', 'psts'],
  ...['haln', 'dist', 'nukt', 'rkrf'],
]
const MOST_BYTES = 68 * 1024

const PACKAGES: Record<BrandFont, string> = {
  inter: import.meta.resolve('@fontsource-variable/inter/package.json'),
  atkinson: import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
  lexend: import.meta.resolve('@fontsource-variable/lexend/package.json'),
  nunito: import.meta.resolve('@fontsource-variable/nunito/package.json'),
  literata: import.meta.resolve('@fontsource-variable/literata/package.json'),
  crimson: import.meta.resolve('@fontsource-variable/crimson-pro/package.json'),
  bitter: import.meta.resolve('@fontsource-variable/bitter/package.json'),
  playpen: import.meta.resolve('@fontsource-variable/playpen-sans/package.json'),
  hind_siliguri: import.meta.resolve('@fontsource/hind-siliguri/package.json'),
  noto_serif_bengali: import.meta.resolve('@fontsource/noto-serif-bengali/package.json'),
  tiro_bangla: import.meta.resolve('@fontsource/tiro-bangla/package.json'),
  baloo: import.meta.resolve('@fontsource/baloo-da-2/package.json'),
}

/** A file as its package has it, which names a variable one by its axis. */
const packaged = (id: BrandFont, { script, weights: [from, to] }: FontFile) => {
  const name = basename(dirname(PACKAGES[id]))
  return readFile(new URL(`./files/${name}-${script}-${to ? 'wght' : from}-normal.woff2`, PACKAGES[id]))
}

const subset = async (id: BrandFont, file: FontFile): Promise<Uint8Array> => {
  const characters = RANGES[file.script].flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  const [from, to] = file.weights
  const whole = await decompress(await packaged(id, file))
  return compress(await subsetFont(whole, { characters, features: FEATURES, ...(to ? { weights: [from, to] } : {}) }))
}

/** A package says once for each of its files whose they are, and then the licence. */
const licenceOf = async (id: BrandFont) => {
  const text = await readFile(new URL('./LICENSE', PACKAGES[id]), 'utf8')
  const [whose = '', licence = ''] = text.split(/\n\s*\n(?=This Font Software is licensed)/)
  const owner = whose.split(/ \S+\.ttf:/)[0]?.trim() ?? ''
  if (!/^Copyright/.test(owner) || /reserved font name/i.test(owner) || !licence.includes('Version 1.1'))
    throw new Error(`${id} has another licence`)
  return { owner: `${FAMILIES[id].name}: ${owner}`, licence: licence.trim() }
}

const folder = join(FONTS, 'next')
const theme = await readFile(join(root, 'web/ui/theme.css'), 'utf8')
await rm(FONTS, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const id of BRAND_FONTS) {
  await writeFile(join(folder, `${id}.css`), stylesheetOf(id, theme))
  for (const file of filesOf(id)) {
    const font = await subset(id, file)
    if (font.length > MOST_BYTES) throw new Error(`${file.name} has ${font.length} bytes`)
    await writeFile(join(folder, file.name), font)
    console.log(`${file.name}: ${font.length} bytes`)
  }
}
const licences = await Promise.all(BRAND_FONTS.map(licenceOf))
const owners = licences.map(({ owner }) => owner).join('\n')
const what = 'Parts of these fonts, made smaller for pages:'
await writeFile(join(folder, 'LICENSE.txt'), `${what}\n\n${owners}\n\n${licences[0]?.licence}\n`)
const edition = editionOf(folder)
await rename(folder, join(FONTS, edition))
const contract = await readFile(CONTRACT, 'utf8')
await writeFile(CONTRACT, contract.replace(/(FONTS_EDITION = )'\w*'/, `$1'${edition}'`))
console.log(`edition ${edition}`)
