import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Mail, mailHeaders, type SealedMail } from './store.ts'

/** What keeps the links in letters out of the database: it holds their hashes, and mail that waits is sealed. */
export type LetterSecrets = {
  seal: (mail: Mail) => SealedMail
  /** Null for what was sealed with another secret. */
  open: (mail: SealedMail) => Mail | null
  /** What ends a subscription: the same each time, and made anew for each letter. */
  unsubscribeToken: (subscriberId: string) => string
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
/** Mail that was queued before it was sealed has none of it, and is sent as it is. */
const MARK = 'sealed:'

const inside = z.object({ text: z.string(), headers: mailHeaders })

const sealText = (key: Buffer, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

const openText = (key: Buffer, sealed: string): string | null => {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** `secret` lies outside of the database; letters have keys of their own, derived from it. */
export const createLetterSecrets = (secret: Buffer): LetterSecrets => {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES))
  const [mailKey, tokenKey] = [keyFor('waiting mail'), keyFor('end of a subscription')]
  return {
    seal: ({ text, headers, ...mail }) =>
      ({ ...mail, text: MARK + sealText(mailKey, JSON.stringify({ text, headers })), headers: {} }) as SealedMail,
    open: (mail) => {
      if (!mail.text.startsWith(MARK)) return mail
      const opened = openText(mailKey, mail.text.slice(MARK.length))
      return opened === null ? null : { ...mail, ...inside.parse(JSON.parse(opened)) }
    },
    unsubscribeToken: (subscriberId) => createHmac('sha256', tokenKey).update(subscriberId).digest('base64url'),
  }
}
