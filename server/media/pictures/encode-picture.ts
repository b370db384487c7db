import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { MAX_PICTURE_PIXELS, type PictureFrame } from '#domain/text/picture.ts'
import { longestSide } from '#domain/text/strip.ts'
import { QueueFullError } from '../../database/committer.ts'
import { createFairLine } from '../../line.ts'
import { loadSharp } from './load-sharp.ts'

export type EncodedPicture = PictureFrame & { bytes: Buffer }

type Outcome = Result<EncodedPicture, 'picture_unreadable' | 'picture_too_large' | 'busy'>

const QUALITY = 80
const PATIENCE_SECONDS = 20
/** Each that waits is a whole file in memory. One teacher sends a few at a time. */
const WAITING = { mostWaiting: 16, mostOfOne: 8 }
/** What a picture is made to fit into, null: whatever can be read; `isSquare`: its middle alone, where it has another shape. */
export type Shape = { side: number | null; isSquare: boolean }
export const OF_QUESTIONS: Shape = { side: null, isSquare: false }

/**
 * Files made into pictures, one after the other, teachers in turn, and beside the event loop: upright, without what cameras write into them,
 * the first frame of what moves, on white where they are transparent, and no larger than their shape.
 */
export const createPictureEncoder = (shape: Shape = OF_QUESTIONS) => {
  const inLine = createFairLine(WAITING)
  return async (owner: TeacherId, file: Uint8Array): Promise<Outcome> => {
    try {
      return await inLine(owner, () => encode(file, shape))
    } catch (error) {
      if (error instanceof QueueFullError) return fail('busy')
      throw error
    }
  }
}

const encode = async (file: Uint8Array, { side: most, isSquare }: Shape): Promise<Outcome> => {
  const sharp = await loadSharp()
  try {
    const picture = sharp(file, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    // Which of its sides is the longer does not depend on how it is turned.
    const side = most ?? longestSide(await picture.metadata())
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: isSquare ? 'cover' : 'inside', withoutEnlargement: !isSquare })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: PATIENCE_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const dot = await sharp(data).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
    return ok({ bytes: data, width: info.width, height: info.height, placeholder: `#${dot.toString('hex', 0, 3)}` })
  } catch (error) {
    return fail(isTooLarge(error) ? 'picture_too_large' : 'picture_unreadable')
  }
}

const isTooLarge = (error: unknown) => error instanceof Error && /pixel limit|timeout/i.test(error.message)
