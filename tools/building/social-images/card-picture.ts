import { medallion, petal } from '../../../web/ui/ornaments/alpona-paths.ts'
import type { Face } from './face.ts'
import { type FittedText, fitText } from './fit-text.ts'

export type CardText = { title: string; subtitle: string }

export type Brand = {
  name: string
  tagline: string
  /** The logo as SVG, 64 x 64; its floor has the card's colour. */
  mark: string
}

export type CardFaces = { title: Face; subtitle: Face }

const CARD = { width: 1200, height: 630 }

const MARGIN = 72
const FLOOR = '#1f2561'
const LINE = '#f6f4ec'
const SOFT = '#c9cdf0'
const ACCENT = '#ffc21a'

const inLines = (lines: number, ...sizes: number[]) => sizes.map((size) => ({ size, lines }))
const titleRoom = {
  width: 620,
  steps: [...inLines(1, 104), ...inLines(2, 88), ...inLines(3, 76, 70, 64, 58, 52)],
  smallest: { size: 48, lines: 3 },
}
const subtitleRoom = { width: 600, steps: inLines(2, 34, 31), smallest: { size: 28, lines: 2 } }

/** From baseline to baseline, and from the top of a capital to its baseline, as parts of the size. */
const LEADING = 1.1
const SUBTITLE_LEADING = 1.3
const CAPITAL = 0.64
const GAP = 50

const PETALS = 16
const LOTUS = { x: 1150, y: 315, scale: 4.8 }

/** Fades towards the text, so that no line of the drawing runs into a letter. */
const lotus = () => {
  const { lines, fine, dots } = medallion(PETALS)
  const angle = (Math.PI * 2 * (PETALS * 0.625 + 0.5)) / PETALS
  const lit = petal({ from: 31, to: 71, angle, spread: (Math.PI / PETALS) * 0.94 })
  return `
    <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="-97" x2="-40" y1="0" y2="0">
      <stop offset="0" stop-color="${LINE}" stop-opacity="0"/><stop offset="1" stop-color="${LINE}" stop-opacity=".8"/>
    </linearGradient>
    <g transform="translate(${LOTUS.x} ${LOTUS.y}) scale(${LOTUS.scale})" fill="none" stroke="url(#fade)"
      stroke-linecap="round" stroke-linejoin="round">
      <path d="${lines}" stroke-width=".62"/>
      <path d="${fine}" stroke-width=".45"/>
      <path d="${dots}" stroke-width="1.7"/>
      <path d="${lit}" fill="${ACCENT}" stroke="${FLOOR}" stroke-width="1.6" paint-order="stroke"/>
    </g>`
}

type Setting = { last: number; leading: number }

const paragraph = ({ size, lines }: FittedText, face: Face, { last, leading }: Setting) =>
  lines
    .map((line, index) => {
      const y = last - (lines.length - 1 - index) * size * leading
      return face.outline(line, { x: MARGIN, y, size })
    })
    .join('')

/** What a subtitle takes from the title's place, the gap between them included. */
const heightOf = ({ size, lines }: FittedText) =>
  lines.length === 0 ? 0 : ((lines.length - 1) * SUBTITLE_LEADING + CAPITAL) * size + GAP

const heading = ({ name, mark }: Brand, face: Face) => {
  const scale = 1.5
  // The ring's own edge stands on the margin, not that of the floor around it.
  const placed = mark.replace(
    '<svg ',
    `<svg x="${MARGIN - 12 * scale}" y="${MARGIN - 11 * scale}" width="${64 * scale}" height="${64 * scale}" `,
  )
  return `${placed}<g fill="${LINE}">${face.outline(name, { x: MARGIN + 78, y: MARGIN + 44, size: 46 })}</g>`
}

/** An accent typed apart from its letter joins it: the font has the two as one. */
const inOneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** What Anek cannot write would be boxes: for such a title stand the product's name and tagline, for such a subtitle nothing. */
const drawable = (card: CardText, { name, tagline }: Brand, faces: CardFaces): CardText => {
  const title = inOneLine(card.title)
  const subtitle = inOneLine(card.subtitle)
  if (title === '' || !faces.title.knows(title)) return { title: name, subtitle: tagline }
  return { title, subtitle: faces.subtitle.knows(subtitle) ? subtitle : '' }
}

/** A card as SVG without any text in it: every letter is a path. */
export const cardPicture = (card: CardText, brand: Brand, faces: CardFaces): string => {
  const text = drawable(card, brand, faces)
  const title = fitText(text.title, faces.title, titleRoom)
  const subtitle = fitText(text.subtitle, faces.subtitle, subtitleRoom)
  const subtitleLast = CARD.height - MARGIN
  const titleLast = subtitleLast - heightOf(subtitle)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="100%" height="100%" fill="${FLOOR}"/>${lotus()}${heading(brand, faces.title)}
    <g fill="${LINE}">${paragraph(title, faces.title, { last: titleLast, leading: LEADING })}</g>
    <g fill="${SOFT}">${paragraph(subtitle, faces.subtitle, { last: subtitleLast, leading: SUBTITLE_LEADING })}</g>
  </svg>`
}
