import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { embedSnippet } from '#contract/site/embed-snippet.ts'
import { openPage } from '../../testing/open-page.tsx'
import { EmbedCode } from './embed-code.tsx'

const embedded = { origin: 'https://quiznity.example', code: 'ABCD2345', title: '"><script>' }
const open = (of = embedded, id: string | null = 'q 1') =>
  openPage(
    () => <EmbedCode embedded={of} settingsOf={id === null ? null : { kind: 'poll', id }} />,
    '/dashboard',
    '/dashboard',
  )
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code to embed' })

it('is folded away at first; its code is read and copied, which is said for three seconds', async () => {
  const { user } = open()
  const fold = screen.getByText('Embed on a website').closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByText('Embed on a website'))
  expect([fold?.open, code().value, code().readOnly]).toEqual([true, embedSnippet(embedded), true])
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await navigator.clipboard.readText()).toBe(embedSnippet(embedded))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})

it('says where it may be, and leads to the settings that say so', async () => {
  const { user } = open()
  await user.click(screen.getByText('Embed on a website'))
  expect(screen.getByText(/^Any website may show it/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open its settings' }).getAttribute('href')).toBe(
    '/dashboard/polls/q%201/settings',
  )
  expect(screen.queryByText(/begins with http:/)).toBeNull()
})

it('says that an address without https stays empty in pages that have it', async () => {
  const { user } = open({ ...embedded, origin: 'http://192.168.1.7:3000' }, null)
  await user.click(screen.getByText('Embed on a website'))
  expect(screen.getByText(/begins with http:/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
