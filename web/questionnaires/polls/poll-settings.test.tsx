import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { MAX_THANKS_LENGTH } from '#domain/questionnaires/responding.ts'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { errorOf, fillIn } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { CreatePoll } from './create-poll.tsx'
import { draftOfKept, emptyPoll, keptOf } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'

beforeEach(() => {
  signedIn()
})

it('what few polls set is folded away, and says what is wrong with it before the poll starts', async () => {
  const { published } = aDraftsServer()
  const { user } = openPage(CreatePoll, '/polls')
  const group = (await screen.findByRole('heading', { name: 'What people read' })).closest('details')
  expect(group?.open).toBe(false)
  const onward = 'Where people may go on to at the end'
  await user.click(screen.getByRole('heading', { name: 'What people read' }))
  fillIn('Question text', 'Tea?')
  fillIn('Option 1', 'Yes')
  fillIn('Option 2', 'No')
  fillIn(onward, 'school.in')
  expect(errorOf(onward)).toBeNull()
  const fold = () => user.click(screen.getByRole('heading', { name: 'What people read' }))
  await fold()
  expect(group?.open).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(group?.open).toBe(true)
  await fold()
  expect(group?.open, 'while it is wrong').toBe(true)
  expect(errorOf(onward)).toBe('Please give an address that begins with https://')
  expect(published).toEqual([])
  fillIn(onward, 'https://school.in')
  expect(errorOf(onward)).toBeNull()
})

it('is kept with an address that is half typed, and with thanks that are too long', () => {
  const thanks = 'x'.repeat(MAX_THANKS_LENGTH + 1)
  const { responding, ...rest } = emptyPoll()
  const poll = { ...rest, title: 'Tea', responding: { ...responding, thanks, onward: 'http' } }
  expect(draftOfKept(keptOf(poll)).responding).toEqual({ ...responding, thanks })
  const read = POLL_DRAFTS.draftOf(JSON.parse(JSON.stringify(POLL_DRAFTS.contentOf(poll))))
  expect(read).toMatchObject({ title: 'Tea', responding: { thanks, onward: '', results: 'after_vote' } })
})
