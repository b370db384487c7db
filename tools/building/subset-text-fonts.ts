/**
 * Makes the fonts of `web/ui/fonts/` of Anek, with the weights that pages use. To be run by hand when the package or the
 * weights change: `node tools/building/subset-text-fonts.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress, decompress } from 'woff2-encoder'
import { subsetFont } from './subset-font.ts'

const TARGET = join(import.meta.dirname, '../../web/ui/fonts')
/** From plain text to `strong`; as `web/ui/fonts.css` declares them. */
const WEIGHTS = [400, 700] as const
const FONTS = {
  'anek-latin': import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  'anek-latin-ext': import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
  'anek-bangla': import.meta.resolve('@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'),
  'anek-devanagari': import.meta.resolve(
    '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
  ),
}

await mkdir(TARGET, { recursive: true })
for (const [name, source] of Object.entries(FONTS)) {
  const whole = await decompress(await readFile(new URL(source)))
  const font = await compress(await subsetFont(whole, { weights: WEIGHTS }))
  await writeFile(join(TARGET, `${name}.woff2`), font)
  console.log(`${name}: ${font.length} bytes`)
}
