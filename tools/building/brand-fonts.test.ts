import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { afterEach, expect, it } from 'vitest'
import decompress from 'woff2-encoder/decompress'
import { FONTS_EDITION, fontStylesheet } from '#contract/site/brand-fonts.ts'
import { BRAND_FONTS, FAMILIES } from '#domain/branding/fonts.ts'
import { allFiles, editionOf, FONTS, filesOf, stylesheetOf, unchosenFonts } from './brand-fonts.ts'
import { filesBelow, root } from './files.ts'

const folder = join(FONTS, FONTS_EDITION)
const theme = readFileSync(join(root, 'web/ui/theme.css'), 'utf8')
/** Run tools/building/subset-brand-fonts.ts when one of these fails. */
const kept = filesBelow(FONTS)

it('keeps the files of one edition alone, whose name stands for every byte', () => {
  expect(kept).toEqual(
    allFiles()
      .map((file) => `${FONTS_EDITION}/${file}`)
      .sort(),
  )
  expect(editionOf(folder)).toBe(FONTS_EDITION)
})

it.each(BRAND_FONTS)('%s has a style sheet where pages look for it, before the families of the theme', (id) => {
  const served = readFileSync(join(root, 'web/public', fontStylesheet(id)), 'utf8')
  expect(served).toBe(stylesheetOf(id, theme))
  expect(served.match(/font-display: swap;/g)).toHaveLength(filesOf(id).length)
  expect(served).toContain('"Anek Latin", "Anek Bangla"')
})

it('has a licence for each family', () => {
  const licence = readFileSync(join(folder, 'LICENSE.txt'), 'utf8')
  for (const { name } of Object.values(FAMILIES)) expect(licence).toMatch(new RegExp(`^${name}: Copyright`, 'm'))
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

/** All others may come from Anek. */
const NEEDED = {
  latin: 'AZaz0123456789 .,:;?!()[]{}<>=+-−×÷%/*\'"“”‘’–—…°éñç€',
  bengali: 'অকজ্ঞক্ষঢ়ৎংঃঁািীুূৃেৈোৌ০১২৩৪৫৬৭৮৯।৳',
}

it.each(BRAND_FONTS.flatMap((id) => filesOf(id)))(
  '$name is small, and has every letter, figure and sign',
  async (file) => {
    const woff2 = readFileSync(join(folder, file.name))
    expect(woff2.length).toBeLessThan(68 * 1024)
    const has = new Set(new Face(new Blob(await decompress(woff2))).collectUnicodes())
    expect([...NEEDED[file.script]].filter((sign) => !has.has(sign.codePointAt(0) ?? 0))).toEqual([])
  },
)

const folders: string[] = []
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true })
})

it('finds the pages and style sheets that name a font which nobody chose, and no others', () => {
  const built = mkdtempSync(join(tmpdir(), 'quiznity-fonts-'))
  folders.push(built)
  const files = {
    'quiz.html': '<link rel="stylesheet" href="/assets/quiz/page.css"><main style="--brand: red"></main>',
    'app.html': `<link rel="preload" href="/assets/fonts/${FONTS_EDITION}/inter-latin.woff2">`,
    'assets/quiz/page.css': ':root{--brand-soft:#fff;font-family:Anek Latin}',
    'assets/app/page.css': '@font-face{font-family:brand-inter}',
    'assets/app/page.js': `const font = '/assets/fonts/${FONTS_EDITION}/'`,
    [`assets/fonts/${FONTS_EDITION}/inter.css`]: '@font-face{font-family:brand-inter}',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true })
    writeFileSync(join(built, file), text)
  }
  expect(unchosenFonts(built).map((complaint) => complaint.split(' ')[0])).toEqual(['app.html', 'assets/app/page.css'])
})
