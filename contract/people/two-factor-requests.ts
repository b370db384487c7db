import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { secondCode } from '#domain/people/two-factor.ts'
import type { Requests } from '../wire/endpoint.ts'

const proof = z.strictObject(identityProof)
const REFUSALS = ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'] as const

export const requests = {
  beginTwoFactor: {
    summary:
      'Begin with two-factor authentication: a secret for an authenticator app. It is asked for once it is confirmed',
    caller: 'teacher',
    body: z.strictObject({ password: identityProof.password }),
    failures: ['two_factor_is_on', ...REFUSALS],
  },
  confirmTwoFactor: {
    summary:
      'Turn it on with the first code of the app; answers with ten recovery codes, told again only to the same session with the same code, for ten minutes',
    caller: 'teacher',
    body: z.strictObject({ code: secondCode }),
    failures: ['two_factor_is_on', 'two_factor_not_begun', 'wrong_code', 'too_many_attempts'],
  },
  makeRecoveryCodes: {
    summary: 'Ten new recovery codes; those from before are void',
    caller: 'teacher',
    body: proof,
    failures: ['two_factor_not_begun', ...REFUSALS],
  },
  endTwoFactor: {
    summary: 'Turn two-factor authentication off; said again, it changes nothing',
    caller: 'teacher',
    body: proof,
    failures: REFUSALS,
  },
} as const satisfies Requests
