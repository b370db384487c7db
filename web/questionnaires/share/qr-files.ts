import { saveFile } from '../../ui/save-file.ts'
import { QR_DARK, QR_LIGHT, qrDrawing } from './qr-drawing.ts'

/** As much white around it as the standard asks for, in squares: it may be put on any ground. */
const BORDER = 4
/** Pixels at least: sharp on half a page of paper. */
const LEAST_SIDE = 1200

/** A QR code as an SVG file says it. */
export const qrSvg = (text: string): string => {
  const { size, dark } = qrDrawing(text, BORDER)
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${LEAST_SIDE}" height="${LEAST_SIDE}"`
  const paths = `<path d="M0 0h${size}v${size}H0z" fill="${QR_LIGHT}"/><path d="${dark}" fill="${QR_DARK}"/>`
  return `<svg ${frame} shape-rendering="crispEdges">${paths}</svg>\n`
}

/** A QR code as a PNG file, each square a whole number of pixels. */
const qrPng = async (text: string): Promise<Blob> => {
  const { size, dark } = qrDrawing(text, BORDER)
  const scale = Math.ceil(LEAST_SIDE / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  context.scale(scale, scale)
  context.fillStyle = QR_LIGHT
  context.fillRect(0, 0, size, size)
  context.fillStyle = QR_DARK
  context.fill(new Path2D(dark))
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw new Error('this browser saves no pictures')
  return file
}

type SavedQr = { text: string; name: string; ending: 'png' | 'svg' }

/** Saves a QR code on the reader's device. */
export const saveQr = async ({ text, name, ending }: SavedQr): Promise<void> => {
  const file = ending === 'png' ? await qrPng(text) : new Blob([qrSvg(text)], { type: 'image/svg+xml' })
  saveFile({ file, name, ending })
}
