import * as z from 'zod/mini'
import { notificationChoices, notificationKind } from '#domain/people/notification.ts'
import { endpoint } from '../wire/endpoint.ts'

const notifications = z.object({
  choices: notificationChoices,
  /** Nothing is sent to an address that nobody has confirmed. */
  email_verified: z.boolean(),
})

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Which mails the teacher has asked for; at first none',
  method: 'GET',
  path: '/teacher/notifications',
  caller: 'teacher',
  data: notifications,
  failures: [],
})

export const changeNotifications = endpoint({
  name: 'changeNotifications',
  summary: 'Ask for mails, or for none; about what happens from then on. Said again, it changes nothing',
  method: 'PUT',
  path: '/teacher/notifications',
  caller: 'teacher',
  body: notificationChoices,
  data: notifications,
  failures: [],
})

export const stopNotification = endpoint({
  name: 'stopNotification',
  summary:
    'End one sort of mail with the token that each mail of it carries, signed in or not; mail programs post here, too (RFC 8058). Again changes nothing',
  method: 'POST',
  path: '/notifications/stop/:token',
  caller: 'anyone',
  params: z.object({ token: z.string().check(z.maxLength(300)) }),
  data: z.object({ kind: notificationKind }),
  failures: ['link_not_valid'],
})
