import * as z from 'zod/mini'
import { uploadId } from '#domain/questions/parts/upload.ts'
import { endpoint } from '../wire/endpoint.ts'
import { API_BASE } from '../wire/wire.ts'
import type { requests } from './uploads-requests.ts'

/** A file that is there; an answer names it by all three, in this order. */
export const upload = z.object({ id: uploadId, name: z.string(), bytes: z.int() })

/** Where the owner of a survey gets a file. */
export const uploadAddress = (id: string): string => `${API_BASE}/sent-files/${id}`

/** How a file stands that is being sent: how many of its parts are there, and what an answer calls it once it is whole. */
const standing = z.object({ id: uploadId, received: z.int(), file: z.nullable(upload) })
export type FileStanding = z.infer<typeof standing>

export const beginFile = endpoint<typeof requests.beginFile>()({
  method: 'POST',
  path: '/response/files',
  data: standing,
})

export const sendFilePart = endpoint<typeof requests.sendFilePart>()({
  method: 'PUT',
  path: '/response/files/:id/parts/:part',
  data: standing,
})
