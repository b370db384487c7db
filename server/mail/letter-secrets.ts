import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { keyFor, openText, sealText } from '../seal-text.ts'
import { type Mail, mailHeaders, type SealedMail } from './store.ts'

/** What keeps the links in letters out of the database: it holds their hashes, and mail that waits is sealed. */
export type LetterSecrets = {
  seal: (mail: Mail) => SealedMail
  /** Null for what was sealed with another secret. */
  open: (mail: SealedMail) => Mail | null
  /** What ends a subscription: the same each time, and made anew for each letter. */
  unsubscribeToken: (subscriberId: string) => string
}

/** Mail that was queued before it was sealed has none of it, and is sent as it is. */
const MARK = 'sealed:'

const inside = z.object({ text: z.string(), headers: mailHeaders })

/** `secret` lies outside of the database; letters have keys of their own, derived from it. */
export const createLetterSecrets = (secret: Buffer): LetterSecrets => {
  const [mailKey, tokenKey] = [keyFor(secret, 'waiting mail'), keyFor(secret, 'end of a subscription')]
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
