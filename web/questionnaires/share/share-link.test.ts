import { expect, it } from 'vitest'
import { mailLink, shareLink, spokenCode, whatsAppLink } from './share-link.ts'

it('The share link is {origin}/quiz?code={share_code}', () => {
  expect(shareLink('https://quiznity.example', '7KQM2XWD')).toBe('https://quiznity.example/quiz?code=7KQM2XWD')
})

it.each([
  ['7KQM2XWD', '7KQM 2XWD'],
  ['7KQM2', '7KQM 2'],
  ['', ''],
])('The code %j is said aloud as %j', (code, spoken) => {
  expect(spokenCode(code)).toBe(spoken)
})

it('Messages keep their lines, spaces and signs on the way to WhatsApp and e-mail', () => {
  const body = 'আলো & ছায়া\n1 + 1: https://quiznity.example/quiz?code=A'
  expect(new URL(whatsAppLink(body)).searchParams.get('text')).toBe(body)
  expect(mailLink({ subject: 'A b', body: 'c+d' })).toBe('mailto:?subject=A%20b&body=c%2Bd')
})
