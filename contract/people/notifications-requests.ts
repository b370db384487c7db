import * as z from 'zod/mini'
import { notificationChoices } from '#domain/people/notification.ts'
import type { Requests } from '../wire/endpoint.ts'

export const requests = {
  readNotifications: {
    summary: 'Which mails the teacher has asked for; at first none',
    caller: 'teacher',
    failures: [],
  },
  changeNotifications: {
    summary: 'Ask for mails, or for none; about what happens from then on. Said again, it changes nothing',
    caller: 'teacher',
    body: notificationChoices,
    failures: [],
  },
  stopNotification: {
    summary:
      'End one sort of mail with the token that each mail of it carries, signed in or not; mail programs post here, too (RFC 8058). Again changes nothing',
    caller: 'anyone',
    params: z.object({ token: z.string().check(z.maxLength(300)) }),
    failures: ['link_not_valid'],
  },
} as const satisfies Requests
