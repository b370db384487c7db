import type { DrawnCard } from '../../../contract/site/link-card.ts'
import {
  type Brand,
  CAPITAL,
  CARD,
  type CardFaces,
  framed,
  inLines,
  inOneLine,
  paragraph,
  USUAL_COLOURS,
} from './card-parts.ts'
import type { Face } from './face.ts'
import { type FittedText, fitText } from './fit-text.ts'
import { writable } from './writable.ts'

const WIDTH = 770
const titleRoom = {
  width: WIDTH,
  steps: [...inLines(1, 116, 104), ...inLines(2, 92, 84), ...inLines(3, 72, 66), ...inLines(4, 58)],
  smallest: { size: 54, lines: 4 },
}
const LARGEST = 38
const lineRoom = { width: WIDTH, steps: inLines(1, LARGEST, 35), smallest: { size: 32, lines: 1 } }

/** Between baselines: of the title as a part of its size, and of the lines below it. */
const LEADING = 1.14
const STEP = 46
const BOTTOM = CARD.height - 60
/** Between the title and the lines above and below it. */
const GAP = 28
/** How far letters reach below their line and above it, as parts of their size: Bengali signs stand higher than capitals. */
const DEEPEST = 0.2
const TALLEST = 0.78
/** Further out than on the site's own pictures: titles are longer. */
const LOTUS_AT = 1230

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** From its title on downwards, by where the last line below it stands. */
const baselines = (title: FittedText, linesBelow: number) => {
  const below = BOTTOM - (linesBelow - 1) * STEP
  const last = linesBelow === 0 ? BOTTOM : below - LARGEST * CAPITAL - GAP - title.size * DEEPEST
  const above = last - (title.lines.length - 1) * title.size * LEADING - title.size * TALLEST - GAP
  return { above, last, below }
}

/** What a cover says as a picture. In place of a title of which Anek can write too little stands the kind alone. */
export const linkPicture = ({ card, logo }: DrawnCard, brand: Brand, faces: CardFaces): string => {
  const colours = card.look?.colours ?? USUAL_COLOURS
  const can = (text: string) => writable(inOneLine(text), faces.title)
  const inOne = (text: string, face: Face) => fitText(text, face, lineRoom)
  const [kind, named] = [can(card.kind), can(card.title)]
  const title = fitText(named || kind || brand.name, faces.title, titleRoom)
  const above = inOne(joined([named && kind, can(card.subject)]), faces.title)
  const lines = [can(card.host), joined(card.facts.map(can))].filter((line) => line !== '')
  const at = baselines(title, lines.length)
  const below = lines.map((line, index) =>
    paragraph(inOne(line, faces.subtitle), faces.subtitle, { last: at.below + index * STEP, leading: 1 }),
  )
  return framed(
    `<g fill="${colours.accent}">${paragraph(above, faces.title, { last: at.above, leading: 1 })}</g>
    <g fill="${colours.line}">${paragraph(title, faces.title, { last: at.last, leading: LEADING })}</g>
    <g fill="${colours.soft}">${below.join('')}</g>`,
    { brand, face: faces.title, lotusAt: LOTUS_AT, colours, logo },
  )
}
