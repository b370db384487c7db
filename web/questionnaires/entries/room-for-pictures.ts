import { textsIn } from '#domain/questionnaires/items/question-texts.ts'
import { MAX_QUIZ_PICTURES } from '#domain/text/picture.ts'
import { pictureTokensIn } from '#domain/text/picture-tokens.ts'
import { type Entry, itemOf } from './draft-entries.ts'

const known = new WeakMap<Entry, readonly string[]>()

const picturesIn = (entry: Entry): readonly string[] => {
  const before = known.get(entry)
  if (before !== undefined) return before
  const item = itemOf(entry)
  const texts = item.format === undefined ? [] : textsIn(item).filter((text) => text.includes('!['))
  const ids = texts.flatMap((text) => pictureTokensIn(text).map(({ id }) => id))
  known.set(entry, ids)
  return ids
}

/** How many more pictures a quiz has room for; one that stands in several places is one. */
export const roomForPictures = (entries: readonly Entry[]): number =>
  Math.max(0, MAX_QUIZ_PICTURES - new Set(entries.flatMap(picturesIn)).size)
