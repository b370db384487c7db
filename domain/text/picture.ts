import * as z from 'zod/mini'

/** 128 bits or more, so that nobody comes upon one: whoever knows it sees the picture. */
export const pictureId = z.string().check(z.regex(/^[\w-]{22}$/, 'wrong_type'))

/** No picture is longer on either side, in pixels, unless it is a strip. */
export const MAX_PICTURE_SIDE = 1600
/** Of a strip, such as a page's screenshot: it is looked at piece by piece. */
export const MAX_PICTURE_LENGTH = 6400
/** More pixels than any phone's camera makes; a file that unpacks to more is refused before it is unpacked. */
export const MAX_PICTURE_PIXELS = 40_000_000
/** Of a file that is sent, in bytes. */
export const MAX_PICTURE_FILE = 5 * 1024 * 1024
/** Of one quiz, each counted once: more than any paper was seen to need, and little enough for a phone to fetch. */
export const MAX_QUIZ_PICTURES = 50
/** Of the picture that a teacher shows as themselves, on both sides: sharp at twice the size that it is shown in. */
export const AVATAR_SIDE = 256
/** Files that a picture may be made of. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

const side = z.int().check(z.gte(1), z.lte(MAX_PICTURE_LENGTH))

/** What is shown in the place of a picture until it is there: its size in pixels, and its average colour. */
export const pictureFrame = z.object({
  width: side,
  height: side,
  /** `#rrggbb`. */
  placeholder: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
})
export type PictureFrame = z.infer<typeof pictureFrame>

/** The frames of pictures, by their ids. */
export const pictureFrames = z.record(pictureId, pictureFrame)
export type PictureFrames = z.infer<typeof pictureFrames>

/** Where a picture is fetched from; the same bytes for ever. */
export const pictureAddress = (id: string): string => `/media/${id}`
