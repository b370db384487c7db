import { withoutPictures } from '#domain/text/picture-tokens.ts'
import { plainOf, type TextFormat } from '#domain/text/prose.ts'

/** More than any list has room for, and little to read in a text of any length. */
const MOST_READ = 240

/** The beginning of a text for a list: its words, and what its pictures show where it has none. */
export const brief = (text: string, format: TextFormat | undefined, most = 120): string => {
  if (format === undefined) return text.trim().slice(0, most)
  const plain = (source: string) => plainOf(source.trim().slice(0, MOST_READ)).slice(0, most)
  return plain(withoutPictures(text)) || plain(text)
}
