import * as z from 'zod/mini'
import { pictureFrame, pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './pictures-requests.ts'

export const uploadPicture = endpoint<typeof requests.uploadPicture>()({
  method: 'POST',
  path: '/teacher/pictures',
  data: z.object({ id: pictureId, ...pictureFrame.shape }),
})
