import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './verification-requests.ts'

export const sendVerification = endpoint<typeof requests.sendVerification>()({
  method: 'POST',
  path: '/teacher/verification',
  data: z.object({ verified: z.boolean() }),
})

export const verifyEmail = endpoint<typeof requests.verifyEmail>()({
  method: 'POST',
  path: '/auth/verify',
  data: z.object({ state: z.enum(['verified', 'already']) }),
})
