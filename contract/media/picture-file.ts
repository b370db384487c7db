import * as z from 'zod/mini'
import { MAX_PICTURE_FILE, PICTURE_TYPES } from '#domain/text/picture.ts'

/** What a call takes that makes a picture of a file: a page sends it, and the server has its bytes. */
export const PICTURE_FILE = {
  body: z.union([z.instanceof(Uint8Array), z.instanceof(Blob)]),
  bodyTypes: PICTURE_TYPES,
  bodyLimit: MAX_PICTURE_FILE,
} as const

/** Why a file is not kept as a picture. */
export const PICTURE_NOT_KEPT = [
  'picture_unreadable',
  'picture_too_large',
  'pictures_too_large',
  'pictures_too_large_for_plan',
  'too_many_pictures',
  'busy',
] as const
