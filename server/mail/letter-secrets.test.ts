import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLetterSecrets } from './letter-secrets.ts'
import type { Mail, SealedMail } from './store.ts'

const mail: Mail = {
  id: 'm1',
  recipient: 'mita@school.in',
  subject: 'A new password',
  text: 'https://quiz.example/auth/resetpassword?token=secret',
  replyTo: null,
  headers: { 'List-Unsubscribe': '<https://quiz.example/?token=secret>' },
  createdAt: 1,
}

describe('the secrets of letters', () => {
  const letters = createLetterSecrets(randomBytes(32))

  it('seal a mail, so that nothing in it can be read without them', () => {
    const sealed = letters.seal(mail)
    expect(JSON.stringify(sealed)).not.toContain('secret')
    expect(letters.open(sealed)).toEqual(mail)
    expect(letters.seal(mail).text).not.toBe(sealed.text)
  })

  it('open nothing that others have sealed, or that was changed', () => {
    const sealed = letters.seal(mail)
    expect(createLetterSecrets(randomBytes(32)).open(sealed)).toBeNull()
    for (const text of [`${sealed.text.slice(0, -2)}AA`, 'sealed:', 'sealed:AAAA'])
      expect(letters.open({ ...sealed, text })).toBeNull()
  })

  it('leave mail from before as it is', () => expect(letters.open(mail as SealedMail)).toEqual(mail))

  it('make one token for each subscriber, which nobody else makes', () => {
    const token = letters.unsubscribeToken('s1')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(letters.unsubscribeToken('s1')).toBe(token)
    const others = [letters.unsubscribeToken('s2'), createLetterSecrets(randomBytes(32)).unsubscribeToken('s1')]
    expect(others).not.toContain(token)
  })
})
