import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PICTURE_SIZES, type PictureSize, placeOfPicture, THEMES } from '../../web/site/sections/results-picture.ts'

const SIZES: PictureSize[] = ['wide', 'narrow']
const pictures = THEMES.flatMap((theme) => SIZES.map((size) => ({ size, place: placeOfPicture(theme, size) })))

it.each(pictures)('$place is there, light, and as large as the site says', async ({ size, place }) => {
  const bytes = readFileSync(join(import.meta.dirname, '../../web/public', place))
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ ...PICTURE_SIZES[size], format: 'webp' })
  expect(bytes.length).toBeLessThan(90 * 1024)
})
