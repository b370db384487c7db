import { describe, expect, it } from 'vitest'
import {
  classroomLink,
  facebookLink,
  linkedInLink,
  mailLink,
  type Shared,
  shareLink,
  spokenCode,
  telegramLink,
  whatsAppLink,
  withoutLink,
  xLink,
} from './share-link.ts'

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

const LINK = 'https://quiznity.example/quiz?code=7KQM2XWD'
const SUMMARY = 'https://quiznity.example/summary#a+b/c=&d'

describe.each([
  ['an ampersand', 'Light & shadow', LINK],
  ['Bengali', 'আলো ও ছায়া: প্রথম পরীক্ষা', LINK],
  ['an emoji', 'Maths 👩🏽‍🏫 week 3', LINK],
  ['a number sign', 'C# and #hashtags', LINK],
  ['a plus sign', '1 + 1 = 2?', LINK],
  ['percent and quotes', '50% “off” \'now\' "then"', LINK],
  ['300 letters', 'ক'.repeat(300), LINK],
  ['half a character', 'broken \ud83d', LINK],
  ['a link with signs of its own', 'Results', SUMMARY],
])('a title with %s', (_, written, link) => {
  const title = written.toWellFormed()
  const shared: Shared = { title: written, link, message: `${written}\n\nOpen: ${link}\nCode: 7KQM 2XWD` }
  const message = shared.message.toWellFormed()

  it.each([
    ['WhatsApp', whatsAppLink, 'https://wa.me/', { text: message }],
    [
      ...(['Telegram', telegramLink, 'https://t.me/share/url'] as const),
      { url: link, text: `${title}\n\nCode: 7KQM 2XWD` },
    ],
    ['Google Classroom', classroomLink, 'https://classroom.google.com/share', { url: link, title }],
    [
      ...(['X', xLink, 'https://x.com/intent/post'] as const),
      { text: title.length > 120 ? `${'ক'.repeat(119)}…` : title, url: link },
    ],
    ['Facebook', facebookLink, 'https://www.facebook.com/sharer/sharer.php', { u: link }],
    ['LinkedIn', linkedInLink, 'https://www.linkedin.com/sharing/share-offsite/', { url: link }],
    ['e-mail', mailLink, 'mailto:', { subject: title, body: message }],
  ])('reaches %s as it is', (_to, linkTo, place, values) => {
    const address = new URL(linkTo(shared))
    expect(address.href.split('?')[0]).toBe(place)
    expect(Object.fromEntries(address.searchParams)).toEqual(values)
    expect(address.hash).toBe('')
    expect(linkTo(shared)).not.toContain('+')
  })
})

it.each([
  [`Rivers\n3 questions\n\nOpen: ${LINK}\nCode: A`, 'Rivers\n3 questions\n\nCode: A'],
  [`Rivers\n\nOpen: ${LINK}`, 'Rivers'],
  [LINK, ''],
])('The message %j is %j without its link', (message, without) => {
  expect(withoutLink(message, LINK)).toBe(without)
})

it('What is cut for X keeps letters whole', () => {
  const text = new URL(xLink({ title: 'কি'.repeat(200), link: LINK })).searchParams.get('text') ?? ''
  expect(text).toBe(`${'কি'.repeat(119)}…`)
})
