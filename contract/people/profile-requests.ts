import * as z from 'zod/mini'
import { issueText, profileDetails } from '#domain/people/profile.ts'
import { PICTURE_FILE } from '../media/picture-file.ts'
import type { Requests } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'

export const requests = {
  readProfile: {
    summary: 'What the teacher says of themselves',
    caller: 'teacher',
    failures: [],
  },
  changeProfile: {
    summary: 'Change name, phone and bio; said again, it changes nothing',
    caller: 'teacher',
    body: profileDetails,
    failures: [],
  },
  setAvatar: {
    summary:
      'Show a picture as oneself: the middle of the file as a square of 256 pixels, served as WebP from /media/{avatar}. The one before is deleted; the same file again changes nothing',
    caller: 'teacher',
    ...PICTURE_FILE,
    failures: ['picture_unreadable', 'picture_too_large', 'pictures_too_large', 'too_many_pictures', 'busy'],
  },
  removeAvatar: {
    summary: 'Show no picture as oneself; it is deleted at once. Said again, it changes nothing',
    caller: 'teacher',
    failures: [],
  },
  listIssues: {
    summary: 'The newest of what the teacher has reported',
    caller: 'teacher',
    failures: [],
  },
  reportIssue: {
    summary: 'Tell whoever runs the site what does not work. The same `key` again is the same report',
    caller: 'teacher',
    body: z.strictObject({ key: deviceKey, text: issueText }),
    status: 201,
    failures: ['too_many_messages'],
  },
} as const satisfies Requests
