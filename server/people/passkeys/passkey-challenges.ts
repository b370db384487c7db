import { PASSKEY_TIME } from '#domain/people/passkey.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { isSameText } from '../../secrets.ts'

/** What one is good for: whoever was asked to make a passkey can't sign in with the answer, nor another session keep it. */
type Use = readonly ['log in'] | readonly ['add', teacherId: string, session: string]
type Needs = Pick<Context, 'sign' | 'now' | 'newToken'>
type Challenges = {
  make: (use: Use) => string
  /** When it ends; null for what is over, was made for something else, or never made here. */
  read: (use: Use, challenge: string) => Instant | null
}

const written = (said: string, signature: string): string => Buffer.from(`${said}.${signature}`).toString('base64url')

/** Signed and not stored: a crowd of strangers that asks for some leaves nothing in the database. */
export const passkeyChallenges = ({ sign, now, newToken }: Needs): Challenges => {
  const signatureOf = (use: Use, said: string) => sign('passkey', [...use, said].join('\n'))
  return {
    make: (use) => {
      const said = `${now() + PASSKEY_TIME}.${newToken()}`
      return written(said, signatureOf(use, said))
    },
    read: (use, challenge) => {
      const [end = '', random = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.')
      const said = `${end}.${random}`
      // Another spelling of it, or something behind it, would be another challenge to whoever counts what was used.
      if (!isSameText(signature, signatureOf(use, said)) || challenge !== written(said, signature)) return null
      const expiresAt = Number(end)
      return expiresAt > now() ? expiresAt : null
    },
  }
}
