import * as z from 'zod/mini'
import { requiredText } from '../text/text.ts'
import { MINUTE } from '../time/time-limit.ts'

/** Nobody has so many devices; a list has to end somewhere. */
export const MAX_PASSKEYS = 20

/** How long somebody may look for a finger, a phone or a key, from the moment they were asked. */
export const PASSKEY_TIME = 5 * MINUTE

/** What its owner calls it, to tell it from their others. */
export const passkeyName = requiredText(60)

const URL_BASE64 = /^[\w-]*$/

/** Bytes as WebAuthn writes them in JSON: base64url without padding. */
const bytes = (most: number) =>
  z
    .string('wrong_type')
    .check(z.minLength(1, 'required'), z.maxLength(most, 'too_long'), z.regex(URL_BASE64, 'unusable_text'))

/** WebAuthn lets an authenticator name a passkey in 1023 bytes. */
const credentialId = bytes(1364)
const clientData = bytes(4000)

/** What a browser says once it has made a passkey. */
export const newCredential = {
  credential_id: credentialId,
  client_data: clientData,
  attestation: bytes(8000),
  /** How the browser reaches it: `internal`, `hybrid`, `usb` … */
  transports: z
    .array(z.string('wrong_type').check(z.maxLength(30, 'too_long')), 'wrong_type')
    .check(z.maxLength(10, 'too_many')),
}

/** What a passkey says once its owner has let it. */
export const assertion = {
  credential_id: credentialId,
  client_data: clientData,
  authenticator_data: bytes(4000),
  signature: bytes(2000),
  /** Whose it is, as it was told when it was made. */
  user_handle: bytes(100),
}

const newCredentialSchema = z.strictObject(newCredential)
const assertionSchema = z.strictObject(assertion)
export type NewCredential = z.infer<typeof newCredentialSchema>
export type Assertion = z.infer<typeof assertionSchema>
