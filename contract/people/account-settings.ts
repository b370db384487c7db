import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { newPassword } from '#domain/people/password.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'

const REFUSALS = ['wrong_password', 'too_many_attempts', 'busy'] as const

export const readAccount = endpoint({
  name: 'readAccount',
  summary: 'How the account is guarded',
  method: 'GET',
  path: '/teacher/account',
  caller: 'teacher',
  data: z.object({
    email: z.string(),
    two_factor: z.boolean(),
    recovery_codes_left: z.int(),
  }),
  failures: [],
})

export const changePassword = endpoint({
  name: 'changePassword',
  summary:
    'A new password for whoever proves once more who they are; every other session ends. Said again, it changes nothing',
  method: 'POST',
  path: '/teacher/password',
  caller: 'teacher',
  body: z.strictObject({ ...identityProof, new_password: newPassword }),
  data: z.object({}),
  failures: ['code_required', 'wrong_code', ...REFUSALS],
})

const session = z.object({
  id: z.string(),
  /** Empty where it is not known, as the system is. */
  browser: z.string(),
  system: z.string(),
  signed_in_at: isoInstant,
  is_this: z.boolean(),
})

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'Where the teacher is signed in, newest first',
  method: 'GET',
  path: '/teacher/sessions',
  caller: 'teacher',
  data: z.object({ sessions: z.array(session) }),
  failures: [],
})
export type SessionOnWire = z.infer<typeof session>

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Sign out somewhere else; said again, it changes nothing',
  method: 'DELETE',
  path: '/teacher/sessions/:id',
  caller: 'teacher',
  params: z.object({ id: z.string().check(z.maxLength(100)) }),
  data: z.object({}),
  failures: [],
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Sign out everywhere but here',
  method: 'DELETE',
  path: '/teacher/sessions',
  caller: 'teacher',
  data: z.object({}),
  failures: [],
})

export const askForDeletion = endpoint({
  name: 'askForDeletion',
  summary: 'Have the account erased in 14 days; its quizzes close at once. Said again, it changes nothing',
  method: 'POST',
  path: '/teacher/deletion',
  caller: 'teacher',
  body: z.strictObject(identityProof),
  data: z.object({ erased_at: isoInstant }),
  failures: ['code_required', 'wrong_code', ...REFUSALS],
})

export const takeBackDeletion = endpoint({
  name: 'takeBackDeletion',
  summary: 'Keep the account after all; the quizzes that were open are open again. Said again, it changes nothing',
  method: 'DELETE',
  path: '/teacher/deletion',
  caller: 'teacher',
  data: z.object({}),
  failures: ['not_found'],
})
