import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { beginPasskeyLogIn, logInWithPasskey, type NewPasskeyOptions } from '#contract/people/passkeys.ts'
import { type NewCredential, PASSKEY_TIME } from '#domain/people/passkey.ts'
import { call } from '../../calls/call.ts'
import { opened } from './signing-in.ts'

/** Only somebody who wants one gets this, with the library: neither the log-in page nor the settings wait for it. */

type Made = { ok: true; credential: NewCredential } | { ok: false; why: 'given_up' | 'there' }

/** Has the browser make a passkey. Whoever closes what it shows has given up, and is not told apart from one that failed. */
export const makePasskey = async (given: NewPasskeyOptions): Promise<Made> => {
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: given.challenge,
        rp: given.rp,
        user: { id: given.user.id, name: given.user.name, displayName: given.user.display_name },
        pubKeyCredParams: given.algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: given.exclude.map(({ id }) => ({ id, type: 'public-key' })),
        // Found by whoever brings no name, and let by a finger, a face or a PIN: that makes it two factors.
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: PASSKEY_TIME,
      },
    })
    const { clientDataJSON: client_data, attestationObject: attestation, transports = [] } = response
    return { ok: true, credential: { credential_id: id, client_data, attestation, transports } }
  } catch (error) {
    return { ok: false, why: error instanceof Error && error.name === 'InvalidStateError' ? 'there' : 'given_up' }
  }
}

/** Signs in with a passkey that the browser has or finds; null where none was used. */
export const enterWithPasskey = async () => {
  const begun = await call(beginPasskeyLogIn, {})
  if (!begun.ok) return begun
  const body = await signedBy(begun.value)
  return body && opened(await call(logInWithPasskey, { body }))
}

const signedBy = async ({ challenge, rp_id: rpId }: { challenge: string; rp_id: string }) => {
  try {
    const { id, response } = await startAuthentication({
      optionsJSON: { challenge, rpId, userVerification: 'required', timeout: PASSKEY_TIME },
    })
    const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature, userHandle = '' } = response
    return { credential_id: id, client_data, authenticator_data, signature, user_handle: userHandle }
  } catch {
    return null
  }
}
