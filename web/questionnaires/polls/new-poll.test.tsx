import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { CreatePoll } from './create-poll.tsx'

beforeEach(() => localStorage.clear())

it('A new poll is shared once it is published, led to the projector from there, and then the list comes', async () => {
  signedIn()
  const server = aTeacherServer()
  server.answers(createResponded, { id: 'p1', share_code: 'ABCD2345' })
  const { user, at } = openPage(CreatePoll, '/dashboard/polls/create')
  const write = async (label: RegExp, text: string) => {
    screen.getAllByLabelText(label)[0]?.focus()
    await user.paste(text)
  }
  await write(/^Question/, 'Tea or coffee?')
  await write(/^Option 1/, 'Tea')
  await write(/^Option 2/, 'Coffee')
  await user.click(screen.getByRole('button', { name: 'Start and share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the poll' }))
  expect(dialog.getAllByText('Tea or coffee?')).toHaveLength(1)
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Share link' }).value).toMatch(/\/poll\?code=ABCD2345$/)
  expect(dialog.getByRole('link', { name: 'Present' }).getAttribute('href')).toBe('/dashboard/polls/p1/present')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.poll(at).toBe('/dashboard/polls')
  expect(server.sent(createResponded)).toMatchObject([{ body: { kind: 'poll' } }])
})
