import * as z from 'zod/mini'
import { pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './accounts-requests.ts'

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.literal('teacher'),
})
export type UserOnWire = z.infer<typeof user>

/**
 * `auth_token` goes into `Authorization: Bearer`. Without the session's cookie beside it, it is good for an hour; pages get
 * a fresh one from that cookie, programs by signing in again.
 */
export const sessionOnWire = z.object({ auth_token: z.string(), user })

export const signUp = endpoint<typeof requests.signUp>()({
  method: 'POST',
  path: '/teacher',
  data: sessionOnWire,
})

export const logIn = endpoint<typeof requests.logIn>()({
  method: 'POST',
  path: '/auth/login',
  data: sessionOnWire,
})

export const readToken = endpoint<typeof requests.readToken>()({
  method: 'GET',
  path: '/auth/token',
  data: sessionOnWire,
})

export const logOut = endpoint<typeof requests.logOut>()({
  method: 'POST',
  path: '/auth/logout',
  data: z.object({}),
})

export const forgotPassword = endpoint<typeof requests.forgotPassword>()({
  method: 'POST',
  path: '/auth/forgot',
  data: z.object({}),
})

export const resetPassword = endpoint<typeof requests.resetPassword>()({
  method: 'POST',
  path: '/auth/reset',
  data: z.object({}),
})

export const readMe = endpoint<typeof requests.readMe>()({
  method: 'GET',
  path: '/teacher/me',
  data: z.object({
    user,
    /** Whether its teacher has shown that the address is theirs: only then is anything mailed there but links that were asked for. */
    email_verified: z.boolean(),
    /** Whether mail leaves the server; without that each lies as a file for whoever runs it. Versions before this do not say. */
    sends_mail: z.optional(z.boolean()),
    /**
     * Where other devices of the network reach this server, the likeliest first: told where it was asked as localhost, which
     * leads nowhere on them, and no `PUBLIC_URL` says how it is reached.
     */
    reached_at: z.optional(z.array(z.string())),
    /** The picture that the teacher shows as themselves. */
    avatar: z.optional(pictureId),
    /** When the account is erased, where its teacher has asked for that and has not taken it back. */
    erased_at: z.optional(isoInstant),
  }),
})
