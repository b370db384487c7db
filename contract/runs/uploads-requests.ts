import * as z from 'zod/mini'
import { FILE_PART, MAX_FILE_MEBIBYTES, MAX_GIVEN_NAME, MEBIBYTE, uploadId } from '#domain/questions/parts/upload.ts'
import { code } from '#domain/text/share-code.ts'
import { storableText } from '#domain/text/text.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

const idText = storableText(64).check(z.minLength(1, 'required'))
const MOST_PARTS = Math.ceil((MAX_FILE_MEBIBYTES * MEBIBYTE) / FILE_PART)

/** A page sends a piece of a file, and the server has its bytes. No more of Zod than students' pages have anyway. */
const piece = z.custom<Uint8Array | Blob>((sent) => sent instanceof Uint8Array || sent instanceof Blob, 'wrong_type')
const isPart = (text: string) => /^\d{1,3}$/.test(text) && Number(text) < MOST_PARTS

export const requests = {
  beginFile: {
    summary:
      'Begin to send a file that is to be an answer to a survey, or go on with it: it stands as it was for the same device, question, `upload_key` and size. Its parts of 128 KiB follow; one that no response names is deleted after a day',
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
  },
  sendFilePart: {
    summary:
      'The next 128 KiB of a file, or the rest of it; parts count from 0, and one that is there already changes nothing. With the last one it is read: what it is is told by its content alone, and what its question does not ask for, is not known, or may run something is not kept',
    caller: 'anyone',
    params: z.object({
      id: uploadId,
      part: z.string().check(z.refine(isPart, 'out_of_range')),
    }),
    body: piece,
    bodyTypes: ['application/octet-stream'],
    bodyLimit: FILE_PART,
    failures: ['not_found', 'file_not_accepted', 'files_full'],
  },
} as const satisfies Requests
