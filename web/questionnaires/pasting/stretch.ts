import { likelyOldFont, type OldFont, toUnicode } from '#domain/formats/signs/old-fonts.ts'
import { type MoreInHtml, textOfClipboard } from './clipboard-tree.ts'

/**
 * What was put into a field, as long as it stands there. `plain`: the same as the clipboard had it without its look. `why`: what
 * the look said beside that. `typed`: the same before an old font was converted. `oldFont`: the one that it looks like,
 * and whether that is asked.
 */
export type Stretch = {
  text: string
  plain: string
  why: readonly MoreInHtml[]
  font: string | null
  oldFont: { font: OldFont; is: 'asked' | 'converted' } | null
  typed: string
  /** Of a file, and what stood in the field before. */
  file: { name: string; before: string; isReplaced: boolean } | null
}

/** As a field has it. */
const inField = (text: string): string => text.replace(/\r\n?/g, '\n')

const askedFont = (text: string): Stretch['oldFont'] => {
  const font = likelyOldFont(text)
  return font && { font, is: 'asked' }
}

const stretchOf = (text: string, rest: Partial<Stretch> = {}): Stretch => ({
  ...{ text, plain: text, typed: text, why: [], font: null, file: null },
  oldFont: rest.why?.includes('font') ? null : askedFont(text),
  ...rest,
})

export const ofClipboard = (html: string, written: string): Stretch => {
  const { text, why, font = null } = textOfClipboard(html, written)
  return stretchOf(inField(text), { why, font, plain: inField(written === '' ? text : written) })
}

export const ofFile = (text: string, file: Stretch['file']): Stretch => stretchOf(inField(text), { file })

/** As it was copied, without its look. */
export const asPlain = ({ plain, file }: Stretch): Stretch => stretchOf(plain, { file })

export const converted = (stretch: Stretch): Stretch => {
  const { text, oldFont } = stretch
  if (oldFont === null) return stretch
  return { ...stretch, text: toUnicode(text, oldFont.font), typed: text, oldFont: { ...oldFont, is: 'converted' } }
}

/** As it was typed for an old font; it is not asked about again. */
export const unconverted = (stretch: Stretch): Stretch => ({ ...stretch, text: stretch.typed, oldFont: null })

/** Whether there is anything to say of it. */
export const isTold = ({ why, oldFont, file }: Stretch): boolean => why.length > 0 || oldFont !== null || file !== null

const MOST_SHOWN = 90

/** The first line that would be another, as it would be. */
export const convertedLine = ({ text, oldFont }: Stretch): string => {
  const made = (words: string) => (oldFont === null ? words : toUnicode(words, oldFont.font))
  const lines = text.slice(0, 5_000).split('\n')
  const line = lines.find((each) => /[A-Za-z]{3}/.test(each) && made(each) !== each) ?? ''
  const shown = made(line.trim())
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown
}
