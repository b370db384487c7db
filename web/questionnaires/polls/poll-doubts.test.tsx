import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { inHand } from '../drafts/draft-place.ts'
import { pastedAt } from '../drafts/pasted-place.ts'
import { CreatePoll } from './create-poll.tsx'

beforeEach(() => localStorage.clear())

const FIGURE = 'It speaks of a figure, and has no picture.'

/** A poll that speaks of a figure, and has none, about to be shared. */
const aDoubtfulPoll = async () => {
  signedIn()
  const server = aTeacherServer()
  server.answers(createResponded, { id: 'p1', share_code: 'ABCD2345' })
  const { user } = openPage(CreatePoll, '/dashboard/polls/create')
  const write = async (label: RegExp, text: string) => {
    screen.getAllByLabelText(label)[0]?.focus()
    await user.paste(text)
  }
  await write(/^Question/, 'Which of the two in the figure below?')
  await write(/^Option 1/, 'The left one')
  await write(/^Option 2/, 'The right one')
  const share = async () => {
    await user.click(screen.getByRole('button', { name: 'Start and share' }))
    return within(await screen.findByRole('dialog', { name: 'Is this meant?' }))
  }
  return { server, user, share }
}

it('A poll that may not be meant is asked about before it is published, and published as it is', async () => {
  const { server, user, share } = await aDoubtfulPoll()
  const asked = await share()
  expect(asked.getByText(FIGURE)).toBeTruthy()
  expect(server.sent(createResponded)).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Start and share' }))
  await screen.findByRole('dialog', { name: 'Share the poll' })
  expect(server.sent(createResponded)).toHaveLength(1)
})

it('What may not be meant leads to its question, and nothing is published', async () => {
  const { server, user, share } = await aDoubtfulPoll()
  const asked = await share()
  await user.click(asked.getByText(FIGURE))
  expect(screen.queryByRole('dialog')).toBe(null)
  await expect.poll(() => document.activeElement).toBe(screen.getAllByLabelText(/^Question text/)[0])
  const again = await share()
  await user.click(again.getByRole('button', { name: 'Go on writing' }))
  expect(server.sent(createResponded)).toEqual([])
})

it('What was pasted and is not taken is told before it is gone', async () => {
  const { server, share } = await aDoubtfulPoll()
  pastedAt(inHand('poll')).write('1. Why?\n\n2. How?')
  const asked = await share()
  expect(asked.getByText('2 lines that were pasted are not taken, and are gone after this.')).toBeTruthy()
  expect(server.sent(createResponded)).toEqual([])
})
