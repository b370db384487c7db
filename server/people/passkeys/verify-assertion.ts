import type { Assertion } from '#domain/people/passkey.ts'
import type { RelyingParty } from './relying-party.ts'

type Known = { credentialId: string; publicKey: string }
type Expected = { challenge: string; party: RelyingParty; passkey: Known }

/** What its authenticator has counted; null where the passkey has not signed this, or not for this page, or nobody was asked. */
export const verifyAssertion = async (
  given: Assertion,
  { challenge, party, passkey }: Expected,
): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.credential_id,
        rawId: given.credential_id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.client_data,
          authenticatorData: given.authenticator_data,
          signature: given.signature,
          userHandle: given.user_handle,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // What it has counted is judged where its row can't change meanwhile.
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
