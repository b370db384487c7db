import * as z from 'zod/mini'
import { notificationChoices, notificationKind } from '#domain/people/notification.ts'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './notifications-requests.ts'

const notifications = z.object({
  choices: notificationChoices,
  /** Nothing is sent to an address that nobody has confirmed. */
  email_verified: z.boolean(),
})

export const readNotifications = endpoint<typeof requests.readNotifications>()({
  method: 'GET',
  path: '/teacher/notifications',
  data: notifications,
})

export const changeNotifications = endpoint<typeof requests.changeNotifications>()({
  method: 'PUT',
  path: '/teacher/notifications',
  data: notifications,
})

export const stopNotification = endpoint<typeof requests.stopNotification>()({
  method: 'POST',
  path: '/notifications/stop/:token',
  data: z.object({ kind: notificationKind }),
})
