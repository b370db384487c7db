import type { Database } from '../../database/connect.ts'
import { loadSharp } from './load-sharp.ts'
import { pictureBytes } from './store.ts'

/** A channel of sRGB, 0 to 255, as light: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const LIGHT = Array.from({ length: 256 }, (_, byte) => {
  const encoded = byte / 255
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
})

/** Relative luminances, 0 to 1, of a kept picture's darkest and lightest pixel; null where there is no such picture. */
export const measureLuminances = async (db: Database, id: string) => {
  const bytes = await pictureBytes(db, id)
  if (bytes === null) return null
  const sharp = await loadSharp()
  const pixels = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer()
  let [darkest, lightest] = [1, 0]
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const luminance = 0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0)
    darkest = Math.min(darkest, luminance)
    lightest = Math.max(lightest, luminance)
  }
  return { darkest, lightest: Math.max(lightest, darkest) }
}
