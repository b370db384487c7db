import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { writeSocialImages } from './social-images.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const draw = async (title: string, subtitle = 'Make one, share a link, see the results.') => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-social-'))
  folders.push(folder)
  await writeSocialImages(folder, [{ file: 'features-quiz', title, subtitle }])
  return readFileSync(join(folder, 'social', 'features-quiz.png'))
}

/** What is drawn for no words at all. */
const wordless = await draw('')

it('is a PNG of 1200 x 630 that a slow messenger still waits for', async () => {
  const png = await draw('Timed quizzes that never lose an answer')
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(80 * 1024)
})

it('gives the same bytes for the same words', async () => {
  expect(await draw('Contact us')).toEqual(await draw('Contact us'))
  expect(await draw('Contact us')).not.toEqual(await draw('Contact me'))
})

it.each([
  ['a title with markup in it', '</svg><b>5 < 7 & "so on"'],
  ['a title of many lines', 'Everything about timed quizzes for a class '.repeat(20)],
  ['one endless word', 'A'.repeat(120)],
  ['a rupee sign and Sanskrit', '₹0 for the Bhagavadgītā'],
  ['Bengali', 'মাধ্যমিক ভৌতবিজ্ঞান মডেল টেস্ট'],
  ['Hindi', 'हिन्दी प्रश्नोत्तरी'],
  ['a long title in two scripts', 'মাধ্যমিক ভৌতবিজ্ঞান মডেল টেস্ট 2026: Physical Science for class ten '.repeat(4)],
])('draws %s', async (_case, title) => {
  const png = await draw(title)
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png).not.toEqual(wordless)
})

it('shows the product where the font cannot write the title, and leaves such a subtitle out', async () => {
  expect(await draw('தமிழ் வினாடி வினா')).toEqual(wordless)
  expect(await draw('Languages', 'தமிழ்')).toEqual(await draw('Languages', ''))
})
