import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { CreatePoll } from '../polls/create-poll.tsx'

it('what is written is downloaded from the sheet of a phone', async () => {
  localStorage.clear()
  signedIn()
  aTeacherServer()
  const { user } = openPage(CreatePoll, '/dashboard/polls/create')
  await user.click(screen.getByRole('button', { name: editing('editing.more') }))
  const sheet = screen.getByRole('dialog', { name: editing('editing.more') })
  const entry = [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download questions')
  if (!entry) throw new Error('the sheet has no such entry')
  await user.click(entry)
  expect(await screen.findByRole('dialog', { name: 'Download questions' })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: editing('editing.more') })).toBe(null)
})
