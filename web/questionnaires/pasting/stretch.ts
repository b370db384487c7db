import { bijoyToUnicode, looksLikeBijoy } from '#domain/formats/signs/bijoy.ts'
import { type MoreInHtml, textOfClipboard } from './clipboard-tree.ts'

/**
 * What was put into a field, as long as it stands there. `plain`: the same as the clipboard had it without its look. `why`: what
 * the look said beside that. `typed`: the same before an old font was converted. `bijoy`: whether it is asked about that.
 */
export type Stretch = {
  text: string
  plain: string
  why: readonly MoreInHtml[]
  font: string | null
  bijoy: 'asked' | 'converted' | null
  typed: string
  /** Of a file, and what stood in the field before. */
  file: { name: string; before: string; isReplaced: boolean } | null
}

/** As a field has it. */
const inField = (text: string): string => text.replace(/\r\n?/g, '\n')

const stretchOf = (text: string, rest: Partial<Stretch> = {}): Stretch => ({
  ...{ text, plain: text, typed: text, why: [], font: null, file: null },
  bijoy: rest.why?.includes('font') || looksLikeBijoy(text) === 'no' ? null : 'asked',
  ...rest,
})

export const ofClipboard = (html: string, written: string): Stretch => {
  const { text, why, font = null } = textOfClipboard(html, written)
  return stretchOf(inField(text), { why, font, plain: inField(written) })
}

export const ofFile = (text: string, file: Stretch['file']): Stretch => stretchOf(inField(text), { file })

/** As it was copied, without its look. */
export const asPlain = ({ plain, file }: Stretch): Stretch => stretchOf(plain, { file })

export const converted = (stretch: Stretch): Stretch => ({
  ...stretch,
  text: bijoyToUnicode(stretch.text),
  typed: stretch.text,
  bijoy: 'converted',
})

/** As it was typed for an old font; it is not asked about again. */
export const unconverted = (stretch: Stretch): Stretch => ({ ...stretch, text: stretch.typed, bijoy: null })

/** Whether there is anything to say of it. */
export const isTold = ({ why, bijoy, file }: Stretch): boolean => why.length > 0 || bijoy !== null || file !== null

const MOST_SHOWN = 90

/** The first line that would be another, as it would be. */
export const convertedLine = ({ text }: Stretch): string => {
  const lines = text.slice(0, 5_000).split('\n')
  const line = lines.find((each) => /[A-Za-z]{3}/.test(each) && bijoyToUnicode(each) !== each) ?? ''
  const shown = bijoyToUnicode(line.trim())
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown
}
