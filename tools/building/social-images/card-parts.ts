import type { CardLook, PaintableLogo } from '../../../contract/site/link-card.ts'
import { medallion, petal } from '../../../web/ui/ornaments/alpona-paths.ts'
import type { Face } from './face.ts'
import type { FittedText } from './fit-text.ts'
import type { Area } from './indexed-png.ts'

export type Brand = {
  name: string
  tagline: string
  /** The logo as SVG, 64 x 64; its floor has the card's colour. */
  mark: string
}

export type CardFaces = { title: Face; subtitle: Face }

/** What messengers cut nothing off, in pixels. */
export const CARD = { width: 1200, height: 630 }

export const MARGIN = 72

export type CardColours = NonNullable<CardLook['colours']>
export const USUAL_COLOURS: CardColours = { floor: '#1f2561', line: '#f6f4ec', soft: '#c9cdf0', accent: '#ffc21a' }

/** From the top of a capital to its baseline, as a part of the size. */
export const CAPITAL = 0.64

export const inLines = (lines: number, ...sizes: number[]) => sizes.map((size) => ({ size, lines }))

const PETALS = 16
const LOTUS = { y: 315, scale: 4.8 }

/** Where its middle stands from the left. */
type Lotus = { x: number }

/** Fades towards the text, so that no line of the drawing runs into a letter. */
const lotus = ({ x }: Lotus, colours: CardColours) => {
  const { lines, fine, dots } = medallion(PETALS)
  const angle = (Math.PI * 2 * (PETALS * 0.625 + 0.5)) / PETALS
  const lit = petal({ from: 31, to: 71, angle, spread: (Math.PI / PETALS) * 0.94 })
  return `
    <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="-97" x2="-40" y1="0" y2="0">
      <stop offset="0" stop-color="${colours.line}" stop-opacity="0"/><stop offset="1" stop-color="${colours.line}" stop-opacity=".8"/>
    </linearGradient>
    <g transform="translate(${x} ${LOTUS.y}) scale(${LOTUS.scale})" fill="none" stroke="url(#fade)"
      stroke-linecap="round" stroke-linejoin="round">
      <path d="${lines}" stroke-width=".62"/>
      <path d="${fine}" stroke-width=".45"/>
      <path d="${dots}" stroke-width="1.7"/>
      <path d="${lit}" fill="${colours.accent}" stroke="${colours.floor}" stroke-width="1.6" paint-order="stroke"/>
    </g>`
}

/** `last`: the baseline of the last line; `leading`: from baseline to baseline, as a part of the size. */
type Setting = { last: number; leading: number }

export const paragraph = ({ size, lines }: FittedText, face: Face, { last, leading }: Setting) =>
  lines
    .map((line, index) => {
      const y = last - (lines.length - 1 - index) * size * leading
      return face.outline(line, { x: MARGIN, y, size })
    })
    .join('')

/** Around a logo, in pixels. */
const PADDING = 10

/** As high as the product's mark, on whole pixels, so that each stays as it is. */
export const logoPlace = ({ width, height }: PaintableLogo): Area => {
  return { x: MARGIN + PADDING, y: Math.round(MARGIN + 36 - height / 2), width, height }
}

/** A logo was drawn for paper: it stands on white. */
const logoOnWhite = (logo: PaintableLogo) => {
  const { x, y, width, height } = logoPlace(logo)
  const href = `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`
  return `<rect x="${x - PADDING}" y="${y - PADDING}" width="${width + 2 * PADDING}" height="${height + 2 * PADDING}" rx="10" fill="#fff"/>
    <image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}"/>`
}

const heading = ({ name, mark }: Brand, face: Face, { floor, line }: CardColours) => {
  const scale = 1.5
  // The ring's own edge stands on the margin, not that of the floor around it.
  const placed = mark
    .replaceAll(USUAL_COLOURS.floor, floor)
    .replace(
      '<svg ',
      `<svg x="${MARGIN - 12 * scale}" y="${MARGIN - 11 * scale}" width="${64 * scale}" height="${64 * scale}" `,
    )
  return `${placed}<g fill="${line}">${face.outline(name, { x: MARGIN + 78, y: MARGIN + 44, size: 46 })}</g>`
}

/** An accent typed apart from its letter joins it: the font has the two as one. */
export const inOneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

type Framed = {
  brand: Brand
  face: Face
  lotusAt: number
  colours?: CardColours
  /** In the place of the product's mark and name. */
  logo?: PaintableLogo | null
}

/** A card as SVG without any text in it: the floor, the ornament and the product's name, and what is drawn upon them. */
export const framed = (drawn: string, { brand, face, lotusAt, colours = USUAL_COLOURS, logo }: Framed): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="100%" height="100%" fill="${colours.floor}"/>${lotus({ x: lotusAt }, colours)}${logo ? logoOnWhite(logo) : heading(brand, face, colours)}${drawn}
  </svg>`
