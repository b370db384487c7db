import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { secondCode } from '#domain/people/two-factor.ts'
import { endpoint } from '../wire/endpoint.ts'

const proof = z.strictObject(identityProof)
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const REFUSALS = ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'] as const

export const beginTwoFactor = endpoint({
  name: 'beginTwoFactor',
  summary:
    'Begin with two-factor authentication: a secret for an authenticator app. It is asked for once it is confirmed',
  method: 'POST',
  path: '/teacher/two-factor/begin',
  caller: 'teacher',
  body: z.strictObject({ password: identityProof.password }),
  data: z.object({ secret: z.string(), address: z.string() }),
  failures: ['two_factor_is_on', ...REFUSALS],
})

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  summary:
    'Turn it on with the first code of the app; answers with ten recovery codes, told again only to the same session with the same code, for ten minutes',
  method: 'POST',
  path: '/teacher/two-factor/confirm',
  caller: 'teacher',
  body: z.strictObject({ code: secondCode }),
  data: recoveryCodes,
  failures: ['two_factor_is_on', 'two_factor_not_begun', 'wrong_code', 'too_many_attempts'],
})

export const makeRecoveryCodes = endpoint({
  name: 'makeRecoveryCodes',
  summary: 'Ten new recovery codes; those from before are void',
  method: 'POST',
  path: '/teacher/two-factor/recovery-codes',
  caller: 'teacher',
  body: proof,
  data: recoveryCodes,
  failures: ['two_factor_not_begun', ...REFUSALS],
})

export const endTwoFactor = endpoint({
  name: 'endTwoFactor',
  summary: 'Turn two-factor authentication off; said again, it changes nothing',
  method: 'POST',
  path: '/teacher/two-factor/end',
  caller: 'teacher',
  body: proof,
  data: z.object({}),
  failures: REFUSALS,
})
