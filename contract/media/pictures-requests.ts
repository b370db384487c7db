import * as z from 'zod/mini'
import { MAX_PICTURE_FILE, PICTURE_TYPES } from '#domain/text/picture.ts'
import type { Requests } from '../wire/endpoint.ts'

/** A page sends a file, and the server has its bytes. */
const file = z.union([z.instanceof(Uint8Array), z.instanceof(Blob)])

export const requests = {
  uploadPicture: {
    summary:
      'Keep a picture for prompts, options and explanations, where it is written as `![alternative text](id)`. It is turned upright, made 1,600 pixels at most, and served as WebP from /media/{id}; the same file sent again is the same picture. One that no quiz uses is deleted after a week',
    caller: 'teacher',
    body: file,
    bodyTypes: PICTURE_TYPES,
    bodyLimit: MAX_PICTURE_FILE,
    status: 201,
    failures: [
      'picture_unreadable',
      'picture_too_large',
      'pictures_too_large',
      'pictures_too_large_for_plan',
      'too_many_pictures',
      'busy',
    ],
  },
} as const satisfies Requests
