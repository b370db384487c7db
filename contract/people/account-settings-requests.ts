import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { newPassword } from '#domain/people/password.ts'
import type { Requests } from '../wire/endpoint.ts'

const REFUSALS = ['wrong_password', 'too_many_attempts', 'busy'] as const

export const requests = {
  readAccount: {
    summary: 'How the account is guarded',
    caller: 'teacher',
    failures: [],
  },
  changePassword: {
    summary:
      'A new password for whoever proves once more who they are; every other session ends. Said again, it changes nothing',
    caller: 'teacher',
    body: z.strictObject({ ...identityProof, new_password: newPassword }),
    failures: ['code_required', 'wrong_code', ...REFUSALS],
  },
  listSessions: {
    summary: 'Where the teacher is signed in, newest first',
    caller: 'teacher',
    failures: [],
  },
  endSession: {
    summary: 'Sign out somewhere else; said again, it changes nothing',
    caller: 'teacher',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    failures: [],
  },
  endOtherSessions: {
    summary: 'Sign out everywhere but here',
    caller: 'teacher',
    failures: [],
  },
  askForDeletion: {
    summary: 'Have the account erased in 14 days; its quizzes close at once. Said again, it changes nothing',
    caller: 'teacher',
    body: z.strictObject(identityProof),
    failures: ['code_required', 'wrong_code', ...REFUSALS],
  },
  takeBackDeletion: {
    summary: 'Keep the account after all; the quizzes that were open are open again. Said again, it changes nothing',
    caller: 'teacher',
    failures: ['not_found'],
  },
} as const satisfies Requests
