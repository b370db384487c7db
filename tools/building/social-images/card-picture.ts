import {
  type Brand,
  CAPITAL,
  CARD,
  type CardFaces,
  framed,
  inLines,
  inOneLine,
  MARGIN,
  paragraph,
  USUAL_COLOURS,
} from './card-parts.ts'
import { type FittedText, fitText } from './fit-text.ts'

export type CardText = { title: string; subtitle: string }

const titleRoom = {
  width: 620,
  steps: [...inLines(1, 104), ...inLines(2, 88), ...inLines(3, 76, 70, 64, 58, 52)],
  smallest: { size: 48, lines: 3 },
}
const subtitleRoom = { width: 600, steps: inLines(2, 34, 31), smallest: { size: 28, lines: 2 } }

/** From baseline to baseline, as parts of the size. */
const LEADING = 1.1
const SUBTITLE_LEADING = 1.3
const GAP = 50
const LOTUS_AT = 1150

/** What a subtitle takes from the title's place, the gap between them included. */
const heightOf = ({ size, lines }: FittedText) =>
  lines.length === 0 ? 0 : ((lines.length - 1) * SUBTITLE_LEADING + CAPITAL) * size + GAP

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
  return framed(
    `<g fill="${USUAL_COLOURS.line}">${paragraph(title, faces.title, { last: titleLast, leading: LEADING })}</g>
    <g fill="${USUAL_COLOURS.soft}">${paragraph(subtitle, faces.subtitle, { last: subtitleLast, leading: SUBTITLE_LEADING })}</g>`,
    { brand, face: faces.title, lotusAt: LOTUS_AT },
  )
}
