import { formulaInWords } from '#domain/text/formula-in-words.ts'
import { pictureTokensIn, withoutPictures } from '#domain/text/picture-tokens.ts'
import { plainOf, type TextFormat } from '#domain/text/prose.ts'
import { t } from '../../i18n/teachers/editor.ts'

/** More than any list has room for, and little to read in a text of any length. */
const MOST_READ = 1_000

/** Whether a picture stands in it. */
export const isPictured = (text: string, format: TextFormat | undefined): boolean =>
  format !== undefined && text.includes('![') && pictureTokensIn(text).length > 0

/** The beginning of a text for a list: its words, and what its pictures show, or that there is one, where it has none. */
export const brief = (text: string, format: TextFormat | undefined, most = 120): string => {
  if (format === undefined) return text.trim().slice(0, most)
  const plain = (source: string) => plainOf(source.trim().slice(0, MOST_READ), formulaInWords).slice(0, most)
  return plain(withoutPictures(text)) || plain(text) || (isPictured(text, format) ? t('editor.picture') : '')
}
