import type { QuestionBlock } from './block.ts'
import { type Labelled, optionsIn, withoutTick } from './markers.ts'
import { SERIES } from './scripts.ts'

/** Options behind boxes or circles, as forms have them. A square without a space behind it is one of geometry. */

const EMPTY = '[○◯☐]|[□▢](?=\\s)|\\[\\s?\\]|\\(\\s\\)'
const CHOSEN = '[☑◉●]|\\[\\s?[x✓✔*]\\s?\\](?=\\s)|\\(\\s?[*✓✔]\\s?\\)'
const BULLET = /^[-–•*]\s+/u
/** Asked first: most lines begin with a letter or a number. */
const BEGINS_PLAIN = /^[\p{L}\p{N}]/u
const BOX = new RegExp(`^(?:${EMPTY}|(?<chosen>${CHOSEN}))\\ufe0f?\\s*(?<text>\\S.*)$`, 'iu')
const NEXT = new RegExp(`\\s+(?=(?:${EMPTY}|${CHOSEN})\\ufe0f?\\s*\\S)`, 'iu')

/** Whether a line begins with a box. */
export const isBoxed = (line: string): boolean => !BEGINS_PLAIN.test(line) && BOX.test(line.replace(BULLET, ''))

/** Whether the options of a question stand behind boxes. */
export const hasBoxes = ({ optionLines: [first] }: QuestionBlock): boolean => first !== undefined && isBoxed(first.text)

/** The options that begin in this line, `before` of which are known; they are called by their numbers. */
export const boxesIn = (line: string, before: number): Labelled[] | null =>
  isBoxed(line)
    ? line
        .replace(BULLET, '')
        .split(NEXT)
        .map((part, at) => boxIn(part, before + at))
    : null

const boxIn = (part: string, place: number): Labelled => {
  const { chosen, text = part } = BOX.exec(part)?.groups ?? {}
  const plain = withoutTick(text)
  return { label: String(place + 1), text: plain.text, ticked: chosen !== undefined || plain.ticked }
}

/** The same options by the letters behind their boxes; null where not all have one. */
export const letteredIn = (texts: readonly string[]): Labelled[] | null => {
  for (const series of SERIES) {
    const options = texts.map((text, at) => optionsIn(text, { labels: series.slice(0, at) }) ?? [])
    const isOne = options.every(([option, ...others], at) => option?.label === series[at] && others.length === 0)
    if (isOne) return options.flat()
  }
  return null
}
