import { saveFile } from '../save-file.ts'

/** What a picture needs of the page's looks, which it does not take along. */
const LOOKS = [
  'fill',
  'stroke',
  'fill-opacity',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
]
/** Twice as fine as the screen, so that it can be printed. */
const SCALE = 2
const MARGIN = 16

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none'

/** The drawing as it looks now, with nothing left to the page around it. */
const alone = (drawing: SVGSVGElement): string => {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a drawing is not what it was copied from')
  const { width, height } = drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  copy.setAttribute('font-family', 'system-ui, sans-serif')
  const originals = [...drawing.querySelectorAll('*')]
  for (const [at, part] of [...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]
    if (original === undefined) continue
    if (isHidden(original)) part.setAttribute('display', 'none')
    const looks = getComputedStyle(original)
    for (const look of LOOKS) part.setAttribute(look, looks.getPropertyValue(look))
    part.removeAttribute('class')
  }
  return new XMLSerializer().serializeToString(copy)
}

const decoded = async (source: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  return image
}

/** A drawing as a PNG file on the reader's device, in the colours that it has on the screen. */
export const savePicture = async (drawing: SVGSVGElement, name: string): Promise<void> => {
  const { width, height } = drawing.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * MARGIN) * SCALE)
  canvas.height = Math.ceil((height + 2 * MARGIN) * SCALE)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('background-color')
  context.scale(SCALE, SCALE)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(await decoded(alone(drawing)), MARGIN, MARGIN, width, height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw new Error('this browser saves no pictures')
  saveFile({ file, name, ending: 'png' })
}
