import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, NewCredential } from '#domain/people/passkey.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64url')

const uint = (value: number, size: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** What may be otherwise than it is at a page of this server's, in a browser whose owner has shown a finger. */
type Oddity = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; type?: string; handle?: string }

const coseOf = (publicKey: KeyObject) => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    ),
  )
}

/** One passkey, as an authenticator and a browser make it and sign with it. */
export const aPasskey = ({ home = 'http://localhost', rp = 'localhost' } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let handle = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const said = ({ rpId = rp, isVerified = true, counter = 0 }: Oddity, flags = 0) =>
    Buffer.concat([sha256(rpId), Buffer.of(PRESENT | (isVerified ? VERIFIED : 0) | flags), uint(counter, 4)])
  return {
    credentialId: base64(id),
    /** What the browser says once it is made for `user`. */
    made: (options: { challenge: string; user: { id: string } }, odd: Oddity = {}): NewCredential => {
      handle = options.user.id
      const data = clientData(odd.type ?? 'webauthn.create', options.challenge, odd.origin ?? home)
      const authData = Buffer.concat([said(odd, HAS_KEY), Buffer.alloc(16), uint(id.length, 2), id, coseOf(publicKey)])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        credential_id: base64(id),
        client_data: base64(data),
        attestation: base64(Buffer.from(attestation)),
        transports: ['internal'],
      }
    },
    /** What it says at a log-in. */
    signs: (challenge: string, odd: Oddity = {}): Assertion => {
      const data = clientData(odd.type ?? 'webauthn.get', challenge, odd.origin ?? home)
      const authData = said(odd)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return {
        credential_id: base64(id),
        client_data: base64(data),
        authenticator_data: base64(authData),
        signature: base64(signature),
        user_handle: odd.handle ?? handle,
      }
    },
  }
}

export type PasskeyInTest = ReturnType<typeof aPasskey>

/** What is made and signed well, and answers no challenge of any server’s. */
const UNASKED = { challenge: 'x'.repeat(43), user: { id: 'bm9ib2R5' } }
export const unaskedCredential = (): NewCredential => aPasskey().made(UNASKED)
export const unaskedAssertion = (): Assertion => {
  const passkey = aPasskey()
  passkey.made(UNASKED)
  return passkey.signs(UNASKED.challenge)
}
