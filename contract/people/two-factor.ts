import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import type { requests } from './two-factor-requests.ts'

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const beginTwoFactor = endpoint<typeof requests.beginTwoFactor>()({
  method: 'POST',
  path: '/teacher/two-factor/begin',
  data: z.object({ secret: z.string(), address: z.string() }),
})

export const confirmTwoFactor = endpoint<typeof requests.confirmTwoFactor>()({
  method: 'POST',
  path: '/teacher/two-factor/confirm',
  data: recoveryCodes,
})

export const makeRecoveryCodes = endpoint<typeof requests.makeRecoveryCodes>()({
  method: 'POST',
  path: '/teacher/two-factor/recovery-codes',
  data: recoveryCodes,
})

export const endTwoFactor = endpoint<typeof requests.endTwoFactor>()({
  method: 'POST',
  path: '/teacher/two-factor/end',
  data: z.object({}),
})
