import * as z from 'zod/mini'
import { forgottenPassword, logInDetails, resetDetails, signUpDetails } from '#domain/people/account.ts'
import { pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'

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

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Create a teacher’s account and sign in to it',
  method: 'POST',
  path: '/teacher',
  caller: 'anyone',
  body: signUpDetails,
  data: sessionOnWire,
  status: 201,
  invalidAs: 'invalid_user_details',
  failures: ['invalid_user_details', 'email_taken', 'too_many_attempts', 'busy'],
})

export const logIn = endpoint({
  name: 'logIn',
  summary:
    'Sign in; five wrong passwords in a row for one account make the next tries from that address wait. Where the account asks for a second step, `code` goes with them',
  method: 'POST',
  path: '/auth/login',
  caller: 'anyone',
  body: logInDetails,
  data: sessionOnWire,
  failures: ['invalid_credentials', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'],
})

export const readToken = endpoint({
  name: 'readToken',
  summary: 'A token for the session that the HttpOnly cookie holds, and whose it is',
  method: 'GET',
  path: '/auth/token',
  caller: 'anyone',
  data: sessionOnWire,
  failures: ['unauthenticated'],
})

export const logOut = endpoint({
  name: 'logOut',
  summary: 'End the session: its token and its cookie are dead from then on',
  method: 'POST',
  path: '/auth/logout',
  caller: 'anyone',
  data: z.object({}),
  failures: [],
})

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Ask for a mail with a link to a new password; the answer is the same with and without an account',
  method: 'POST',
  path: '/auth/forgot',
  caller: 'anyone',
  body: forgottenPassword,
  data: z.object({}),
  failures: ['too_many_messages'],
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password with the token of that mail, valid once and for 30 minutes; all sessions end',
  method: 'POST',
  path: '/auth/reset',
  caller: 'anyone',
  body: resetDetails,
  data: z.object({}),
  failures: ['link_not_valid', 'too_many_attempts', 'busy'],
})

export const readMe = endpoint({
  name: 'readMe',
  summary: 'The signed-in teacher',
  method: 'GET',
  path: '/teacher/me',
  caller: 'teacher',
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
  failures: [],
})
