import type { Requests } from '../wire/endpoint.ts'
import { PICTURE_FILE, PICTURE_NOT_KEPT } from './picture-file.ts'

export const requests = {
  uploadPicture: {
    summary:
      'Keep a picture for prompts, options and explanations, where it is written as `![alternative text](id)`. It is turned upright, made 1,600 pixels at most (6,400 where it is more than 2.5 times as long as wide), and served as WebP from /media/{id}; the same file sent again is the same picture. One that nothing uses is deleted after 90 days',
    caller: 'teacher',
    ...PICTURE_FILE,
    status: 201,
    failures: PICTURE_NOT_KEPT,
  },
} as const satisfies Requests
