import * as z from 'zod/mini'
import {
  FILE_PART,
  MAX_FILE_MEBIBYTES,
  MAX_GIVEN_NAME,
  MEBIBYTE,
  sentFileId,
} from '#domain/questions/parts/sent-file.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { API_BASE } from '../wire/wire.ts'

const idText = storableText(64).check(z.minLength(1, 'required'))
const MOST_PARTS = Math.ceil((MAX_FILE_MEBIBYTES * MEBIBYTE) / FILE_PART)

/** A file that is there; an answer names it by all three, in this order. */
export const sentFile = z.object({ id: sentFileId, name: z.string(), bytes: z.int() })

/** Where the owner of a survey gets a file. */
export const sentFileAddress = (id: string): string => `${API_BASE}/sent-files/${id}`

/** How a file stands that is being sent: how many of its parts are there, and what an answer calls it once it is whole. */
const standing = z.object({ id: sentFileId, received: z.int(), file: z.nullable(sentFile) })
export type FileStanding = z.infer<typeof standing>

export const beginFile = endpoint({
  name: 'beginFile',
  summary:
    'Begin to send a file that is to be an answer to a survey, or go on with it: it stands as it was for the same device, question, `upload_key` and size. Its parts of 128 KiB follow; one that no response names is deleted after a day',
  method: 'POST',
  path: '/response/files',
  caller: 'anyone',
  body: z.strictObject({
    code,
    device_key: deviceKey,
    version_id: idText,
    question_id: idText,
    /** The same for the same file: what tells it on its device. */
    upload_key: storableText(400).check(z.minLength(1, 'required')),
    name: storableText(MAX_GIVEN_NAME),
    bytes: z.int('wrong_type').check(z.gte(1, 'out_of_range')),
  }),
  data: standing,
  status: 201,
  failures: [
    'quiz_not_found',
    'too_many_attempts',
    'not_found',
    'responses_closed',
    'file_too_large',
    'too_many_files',
    'files_full',
  ],
})

/** A page sends a piece of a file, and the server has its bytes. No more of Zod than students' pages have anyway. */
const piece = z.custom<Uint8Array | Blob>((sent) => sent instanceof Uint8Array || sent instanceof Blob, 'wrong_type')
const isPart = (text: string) => /^\d{1,3}$/.test(text) && Number(text) < MOST_PARTS

export const sendFilePart = endpoint({
  name: 'sendFilePart',
  summary:
    'The next 128 KiB of a file, or the rest of it; parts count from 0, and one that is there already changes nothing. With the last one it is read: what it is is told by its content alone, and what its question does not ask for, is not known, or may run something is not kept',
  method: 'PUT',
  path: '/response/files/:id/parts/:part',
  caller: 'anyone',
  params: z.object({
    id: sentFileId,
    part: z.string().check(z.refine(isPart, 'out_of_range')),
  }),
  body: piece,
  bodyTypes: ['application/octet-stream'],
  bodyLimit: FILE_PART,
  data: standing,
  failures: ['not_found', 'file_not_accepted', 'files_full'],
})
