import { createHmac } from 'node:crypto'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '#domain/people/two-factor.ts'
import { codeFrom } from '#domain/text/share-code.ts'
import { keyFor, openText, sealText } from '../../seal-text.ts'

/** What keeps the second step worth something to nobody who reads the database. */
export type TwoFactorSecrets = {
  seal: (teacherId: string, secret: Buffer) => string
  /** Null for what was sealed with another secret, or for somebody else. */
  open: (teacherId: string, sealed: string) => Buffer | null
  /** Recovery codes are short: without the server's secret nobody finds one from its hash. */
  hashCode: (teacherId: string, recoveryCode: string) => string
  /** The same for the same words, and nobody's without the server's secret. */
  codesFor: (words: string[]) => string[]
}

/** `secret` lies outside of the database. */
export const createTwoFactorSecrets = (secret: Buffer): TwoFactorSecrets => {
  const [sealKey, codeKey] = [keyFor(secret, 'second step'), keyFor(secret, 'recovery codes')]
  const firstKey = keyFor(secret, 'first recovery codes')
  return {
    seal: (teacherId, plain) => sealText(sealKey, `${teacherId}\n${plain.toString('base64url')}`),
    open: (teacherId, sealed) => {
      const [owner, plain = ''] = openText(sealKey, sealed)?.split('\n') ?? []
      return owner === teacherId ? Buffer.from(plain, 'base64url') : null
    },
    hashCode: (teacherId, recoveryCode) =>
      createHmac('sha256', codeKey).update(`${teacherId}\n${recoveryCode}`).digest('base64url'),
    codesFor: (words) =>
      Array.from({ length: RECOVERY_CODES }, (_, at) => {
        const bytes = createHmac('sha512', firstKey)
          .update(JSON.stringify([...words, at]))
          .digest()
        return codeFrom(bytes, RECOVERY_CODE_LENGTH)
      }),
  }
}
