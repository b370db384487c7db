import type { Teacher } from '#domain/people/account.ts'
import type { DeviceWords } from '#domain/people/device-words.ts'
import type { Assertion } from '#domain/people/passkey.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { noteSecurity, pseudonymOf } from '../../security-log.ts'
import { openSession } from '../accounts/open-session.ts'
import { lockTeacher, teacherById } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { readChallenge } from './read-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { notePasskeyUse, type Passkey, passkeyOfCredential, takeChallenge } from './store.ts'
import { verifyAssertion } from './verify-assertion.ts'
import { writeHandle } from './write-handle.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newToken' | 'config' | 'sign' | 'log'>
type Request = Assertion & { party: RelyingParty | null; address: string; words: DeviceWords }
type LoggedIn = { teacher: Teacher; token: string; passwordHash: string }
type Refusal =
  | 'passkeys_not_available'
  | 'passkey_unknown'
  | 'passkey_refused'
  | 'passkey_expired'
  | 'too_many_attempts'

/**
 * A passkey is what somebody has, and was let by what they know or are: it stands for password and second step. Nobody
 * guesses a signature, so what is counted only spares the server work.
 */
export const logInWithPasskey = async (
  context: Needs,
  { party, address, words, ...given }: Request,
): Promise<Result<LoggedIn, Refusal>> => {
  if (party === null) return fail('passkeys_not_available')
  const fromAddress = { limit: 'passkeyFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const entered = await letIn(context, { given, party, words })
  if (entered.ok) {
    noteSecurity(context, 'signed_in', { account: entered.value.teacher.id, address })
    return entered
  }
  await takeTry(context, fromAddress)
  noteSecurity(context, 'sign_in_failed', { account: pseudonymOf(context, given.credential_id), address })
  return entered
}

type Given = { given: Assertion; party: RelyingParty; words: DeviceWords }

const letIn = async (context: Needs, { given, party, words }: Given): Promise<Result<LoggedIn, Refusal>> => {
  const challenge = readChallenge(given.client_data)
  if (challenge === null) return fail('passkey_refused')
  const expiresAt = passkeyChallenges(context).read(['log in'], challenge)
  if (expiresAt === null) return fail('passkey_expired')
  const passkey = await passkeyOfCredential(context.db, given.credential_id)
  if (passkey === null) return fail('passkey_unknown')
  if (given.user_handle !== writeHandle(passkey.teacherId)) return fail('passkey_refused')
  const counter = await verifyAssertion(given, { challenge, party, passkey })
  if (counter === null) return fail('passkey_refused')
  return admit(context, { passkey, counter, challenge, expiresAt, words })
}

type Shown = { passkey: Passkey; counter: number; challenge: string; expiresAt: Instant; words: DeviceWords }

/** A challenge opens one session, and nothing is opened by a passkey that was removed while its signature was on its way. */
const admit = (context: Needs, { passkey, counter, challenge, expiresAt, words }: Shown) =>
  context.db.transaction().execute(async (trx): Promise<Result<LoggedIn, Refusal>> => {
    const { teacherId, credentialId } = passkey
    const teacher = await teacherById(trx, teacherId)
    if (!teacher) return fail('passkey_unknown')
    const { passwordHash } = await lockTeacher(trx, teacherId)
    const current = await passkeyOfCredential(trx, credentialId)
    if (current === null || current.id !== passkey.id) return fail('passkey_unknown')
    const at = context.now()
    const details = { name: current.name }
    if (!(await takeChallenge(trx, challenge, expiresAt))) return fail('passkey_expired')
    if (isOfACopy(counter, current.counter)) {
      await recordActivity(trx, { teacherId, at, kind: 'passkey_refused', details })
      return fail('passkey_refused')
    }
    await notePasskeyUse(trx, { id: current.id, counter, at })
    await recordActivity(trx, { teacherId, at, kind: 'signed_in_with_passkey', details })
    const token = await openSession({ ...context, db: trx }, { teacherId, device: words })
    return ok({ teacher, token, passwordHash })
  })

/** Whatever counts at all counts up; those that are on all of somebody's devices say 0 each time. */
const isOfACopy = (counter: number, before: number): boolean => (counter > 0 || before > 0) && counter <= before
