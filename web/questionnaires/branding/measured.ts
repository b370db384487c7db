import { luminanceOf } from '#domain/branding/contrast.ts'
import { hexOf } from '#domain/branding/hex.ts'
import { pictureAddress } from '#domain/text/picture.ts'

/** Longer sides are measured in less detail, in pixels. */
const MOST = 320

/** Relative luminances, 0 to 1, of a picture's darkest and lightest pixel, as the server measures them in all detail; null where it can't be read here. */
export const measured = async (picture: string): Promise<{ darkest: number; lightest: number } | null> => {
  try {
    const bitmap = await createImageBitmap(await (await fetch(pictureAddress(picture))).blob())
    const scale = Math.min(1, MOST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return null
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return rangeOf(context.getImageData(0, 0, canvas.width, canvas.height).data)
  } catch {
    return null
  }
}

const rangeOf = (pixels: Uint8ClampedArray) => {
  let [darkest, lightest] = [1, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const luminance = luminanceOf(hexOf([red / 255, green / 255, blue / 255]))
    darkest = Math.min(darkest, luminance)
    lightest = Math.max(lightest, luminance)
  }
  return { darkest, lightest: Math.max(lightest, darkest) }
}
