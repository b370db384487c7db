import { screen, within } from '@testing-library/dom'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { readMe } from '#contract/people/accounts.ts'
import { readOwnBrand } from '#contract/questionnaires/branding.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { ShareDialog, ShareSummary } from './share-dialog.tsx'

const me = { id: 't1', name: 'Mita', email: 'mita@school.in', phone: '9830012345', role: 'teacher' as const }
const ORIGIN = 'https://quiznity.example'
const quiz = { title: 'Rivers', questionCount: 3, minutes: 15, shareCode: 'ABCD2345' }
type Quiz = ComponentProps<typeof ShareDialog>['quiz']

const shared = async (reachedAt: string[]) => {
  aTeacherServer().answers(readMe, { user: me, email_verified: true, reached_at: reachedAt })
  const page = openPage(() => <ShareDialog quiz={quiz} onClose={() => undefined} />, '/dashboard', '/dashboard')
  await screen.findByText(/leads nowhere on other devices/)
  return page
}
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Share link' }).value
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to send' }).value
const button = (name: string) => screen.getByRole('button', { name })

const atHome = (node: () => React.JSX.Element) => {
  vi.stubGlobal('location', { ...location, origin: ORIGIN, hostname: 'quiznity.example', host: 'quiznity.example' })
  aTeacherServer()
  return openPage(node, '/dashboard', '/dashboard')
}
const open = (of: Quiz) => atHome(() => <ShareDialog quiz={of} onClose={() => undefined} />)

it('leads phones to the address in the network where the page was opened as localhost, or to another one of it', async () => {
  const { user: person } = await shared(['http://192.168.1.7:3000', 'http://10.2.0.9:3000'])
  expect(link()).toBe('http://192.168.1.7:3000/quiz?code=ABCD2345')
  expect(document.body.textContent).toContain('leads to 192.168.1.7:3000 instead')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Address of this computer' }), '10.2.0.9:3000')
  expect(link()).toBe('http://10.2.0.9:3000/quiz?code=ABCD2345')
  expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(
    encodeURIComponent('http://10.2.0.9:3000'),
  )
})

it('says that a link leads nowhere where no other device reaches the server', async () => {
  await shared([])
  expect(link()).toBe(`${location.origin}/quiz?code=ABCD2345`)
  expect(document.body.textContent).toContain('they have no way to this computer')
  expect(screen.queryByText(/^It is published/)).toBeNull()
})

describe('of each kind', () => {
  it.each([
    ['quiz', 15, 'Quiz Saved Successfully!', '/quiz', 'quiznity.example'],
    ['exam', 15, 'Share the exam', '/quiz', 'quiznity.example'],
    ['poll', null, 'Share the poll', '/poll', 'quiznity.example/poll'],
    ['survey', null, 'Share the survey', '/survey', 'quiznity.example/survey'],
  ] as const)('%s: link, code, picture and text', (kind, minutes, title, path, site) => {
    open({ ...quiz, kind, minutes })
    const dialog = within(screen.getByRole('dialog', { name: title }))
    expect(link()).toBe(`${ORIGIN}${path}?code=ABCD2345`)
    expect(dialog.getByText('ABCD 2345')).toBeTruthy()
    expect(dialog.getByText(new RegExp(`enter it at ${site.replace('.', '\\.')}, or`))).toBeTruthy()
    expect(dialog.getByRole('img', { name: /^QR code/ })).toBeTruthy()
    expect(text()).toContain(link())
    expect(text()).toContain('ABCD 2345')
    expect(dialog.getByRole('textbox', { name: 'Code to embed', hidden: true })).toBeTruthy()
  })

  it('a summary: link, picture and text, and no code', () => {
    const to = `${ORIGIN}/summary#a+b`
    atHome(() => <ShareSummary title="Lunch" link={to} onClose={() => undefined} />)
    const dialog = within(screen.getByRole('dialog', { name: 'Share the results' }))
    expect([link(), text()]).toEqual([to, `Results: Lunch\n\nOpen: ${to}`])
    expect(dialog.getByRole('img', { name: 'QR code of the results' })).toBeTruthy()
    expect(dialog.queryByText(/code .* type|enter it|embed/i)).toBeNull()
  })
})

it('sends by plain links in a new tab, the rarer ones folded away', () => {
  open(quiz)
  const ways = within(screen.getByRole('region', { name: 'Send it' }))
  const links = ways.getAllByRole('link', { hidden: true }) as HTMLAnchorElement[]
  const hosts = links.map(({ href, target, rel }) => [new URL(href).host, target, rel])
  const away = ['_blank', 'noopener noreferrer']
  expect(hosts).toEqual([
    ['wa.me', ...away],
    ['', '', ''],
    ['classroom.google.com', ...away],
    ['t.me', ...away],
    ['x.com', ...away],
    ['www.facebook.com', ...away],
    ['www.linkedin.com', ...away],
  ])
  const rarer = screen.getByText('More ways').closest('details')
  expect(rarer?.open).toBe(false)
  expect(rarer?.querySelectorAll('a')).toHaveLength(4)
  expect(ways.queryByRole('button')).toBeNull()
})

it('copies the text by itself, and says so for three seconds', async () => {
  const { user } = open(quiz)
  await user.click(button('Copy text'))
  expect(await navigator.clipboard.readText()).toBe(text())
  expect(button('Copied')).toBeTruthy()
})

describe('what the device shares with', () => {
  const onDevice = (share: () => Promise<void>) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    return open(quiz)
  }

  it('stands first, and is given the link apart from the text', async () => {
    const share = vi.fn(async () => undefined)
    const { user } = onDevice(share)
    const ways = screen.getByRole('region', { name: 'Send it' })
    expect(ways.querySelector('a, button')).toBe(button('Share …'))
    await user.click(button('Share …'))
    expect(share.mock.calls).toEqual([
      [{ title: 'Rivers', text: 'Rivers\n3 questions, 15 minutes\n\nQuiz code: ABCD 2345', url: link() }],
    ])
  })

  it.each([
    ['AbortError', false],
    ['InvalidStateError', false],
    ['NotAllowedError', true],
  ])('that fails with %s is told as an error: %s', async (name, isTold) => {
    const { user } = onDevice(() => Promise.reject(new DOMException('', name)))
    await user.click(button('Share …'))
    expect(screen.queryByText(/^This device could not share it/) !== null).toBe(isTold)
  })
})

describe('the picture', () => {
  it('is saved as an SVG file with the title in its name', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = open({ ...quiz, title: 'আলো: 1/2' })
    await user.click(button('Download SVG'))
    await expect.poll(() => names).toEqual(['আলো 1 2 - QR code.svg'])
  })

  it('becomes a poster that is printed, with title, code and the address to type it at', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open({ ...quiz, kind: 'poll', minutes: null })
    await user.click(button('Print a poster'))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const poster = document.body.querySelector<HTMLElement>(':scope > .poster')
    expect(poster?.querySelector('h1')?.textContent).toBe('Rivers')
    expect(poster?.textContent).toContain('Scan, or open quiznity.example/poll and type the code')
    expect(poster?.textContent).toContain('ABCD 2345')
    await user.click(button('Print a poster'))
    await expect.poll(() => print.mock.calls.length).toBe(2)
  })

  it.each([
    ['with the logo and the line of its brand', false, ['/media/LLLLLLLLLLLLLLLLLLLLLL'], 'Sunrise School'],
    ['without them where they can’t be read', true, [], 'ABCD 2345'],
  ])('becomes a poster %s', async (_case, isDown, logos, last) => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const server = aTeacherServer()
    const { user } = openPage(
      () => <ShareDialog quiz={{ ...quiz, id: 'q1' }} onClose={vi.fn()} />,
      '/dashboard',
      '/dashboard',
    )
    const logo = 'L'.repeat(22)
    server.answers(readOwnBrand, {
      ...{ id: 'q1', kind: 'quiz', title: 'Rivers', share_code: 'ABCD2345', own: null },
      account: {
        brand: { ...NO_BRAND, logo, footer: 'Sunrise School' },
        frames: { [logo]: { width: 480, height: 160, placeholder: '#ffffff' } },
      },
    })
    server.state.isDown = isDown
    await user.click(button('Print a poster'))
    await expect.poll(() => print.mock.calls.length).toBe(1)
    const poster = document.body.querySelector(':scope > .poster')
    expect([...(poster?.querySelectorAll('img') ?? [])].map((each) => each.getAttribute('src'))).toEqual(logos)
    expect(poster?.lastElementChild?.textContent).toBe(last)
  })
})
