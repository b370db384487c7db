import { longestSide } from '#domain/text/strip.ts'

const QUALITY = 0.85

/**
 * A file with no more pixels than are kept, so that a phone's photo is sent quickly: as WebP, as JPEG where the browser can't
 * write that. What the browser can't read goes as it is: the server may know it, and says so if not.
 */
export const downscaled = async (file: File): Promise<Blob> => {
  try {
    return (await smaller(file)) ?? file
  } catch {
    return file
  }
}

const smaller = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = longestSide(bitmap) / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return null
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const webp = await written(canvas, 'image/webp')
    return webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg')
  } finally {
    bitmap.close()
  }
}

const written = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
