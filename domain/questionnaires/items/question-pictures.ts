import type { PictureFrame, PictureFrames } from '../../text/picture.ts'
import { picturesIn } from '../../text/prose.ts'
import { proseOf, type Writing } from './question-texts.ts'

const idsIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.includes('![')).flatMap((text) => picturesIn(text).map(({ id }) => id))

/** The ids of the pictures that its texts name; the second ones are those that only what is right is explained with. */
export const pictureIdsOf = (writing: Writing) => {
  const { asked, key } = proseOf(writing)
  return { asked: idsIn(asked), key: idsIn(key) }
}

const framesOf = (ids: string[], known: ReadonlyMap<string, PictureFrame>): PictureFrames | null => {
  const found = ids.flatMap((id) => {
    const frame = known.get(id)
    return frame ? [[id, frame] as const] : []
  })
  return found.length === 0 ? null : Object.fromEntries(found)
}

/** With the frames of its pictures; null where it names one that is not known. */
export const withPictureFrames = <W extends Writing>(
  writing: W,
  known: ReadonlyMap<string, PictureFrame>,
): W | null => {
  const ids = pictureIdsOf(writing)
  if (![...ids.asked, ...ids.key].every((id) => known.has(id))) return null
  const [pictures, keyPictures] = [framesOf(ids.asked, known), framesOf(ids.key, known)]
  return { ...writing, ...(pictures && { pictures }), ...(keyPictures && { keyPictures }) }
}

type Framed = { pictures?: PictureFrames | undefined; keyPictures?: PictureFrames | undefined }

/** The ids of the pictures whose frames they have, each once. */
export const framedPicturesIn = (framed: readonly Framed[]): string[] => [
  ...new Set(
    framed.flatMap(({ pictures = {}, keyPictures = {} }) => [...Object.keys(pictures), ...Object.keys(keyPictures)]),
  ),
]
