import type { NewCredential } from '#domain/people/passkey.ts'
import type { RelyingParty } from './relying-party.ts'

/** As COSE numbers them (RFC 9053, RFC 8812). */
const [ES256, EDDSA, RS256] = [-7, -8, -257]
/** ES256 is what phones make; RS256 Windows without a newer chip; EdDSA some keys. The one that is liked best first. */
export const ALGORITHMS: number[] = [ES256, EDDSA, RS256]

type Expected = { challenge: string; party: RelyingParty }
type Made = { publicKey: string; counter: number }

/**
 * The key of a new passkey; null where anything of it is not as it must be. Which maker's device it is is not asked, and
 * what tells that is refused: to check certificates would mean to call whatever address they name.
 */
export const verifyNewPasskey = async (given: NewCredential, { challenge, party }: Expected): Promise<Made | null> => {
  // Loaded by whoever needs it: few servers ever see a passkey, and it is as large as a tenth of the rest.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(given.attestation, 'base64url')))
    if (attestation.get('attStmt').get('x5c') !== undefined) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: given.credential_id,
        rawId: given.credential_id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: given.client_data, attestationObject: given.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || registrationInfo.credential.id !== given.credential_id) return null
    const { publicKey, counter } = registrationInfo.credential
    return { publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    return null
  }
}
