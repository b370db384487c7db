import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { field, fillIn } from '../../testing/field.ts'
import { retitledInAnotherTab } from '../../testing/kept-drafts.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { button, listedPrompts, openRow, press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { shownToasts } from '../../ui/toast.ts'
import { draftPlace, readDraft } from '../drafts/draft-place.ts'
import { CreatePoll } from './create-poll.tsx'
import { POLL_DRAFTS } from './poll-drafts.ts'

const PAGES = [{ path: '/polls', element: <CreatePoll /> }]
const open = () => showDashboard('/polls', PAGES)
type Page = ReturnType<typeof open>
const reloaded = (page: Page) => {
  page.show(null)
  return open()
}
const historiesKept = () => Object.keys(localStorage).filter((name) => name.startsWith('DraftHistory'))
const putBack = () => act(() => shownToasts().at(-1)?.action?.onAct())
beforeEach(() => {
  stopTime()
  signedIn()
  aDraftsServer()
})

const begin = async () => {
  const page = open()
  fillIn('Question text', 'Which chapter first?')
  fillIn('Option 1', 'Light')
  await pass(1000)
  return page
}

it('what is written in a poll is undone and done again by keys, and said', async () => {
  const { user } = await begin()
  act(() => field('Option 1').focus())
  await user.keyboard('{Control>}z{/Control}')
  expect([field('Question text').value, field('Option 1').value]).toEqual(['Which chapter first?', ''])
  expect(document.activeElement).toBe(field('Option 1'))
  expect(screen.getByText('Undone')).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(field('Question text').value).toBe('')
  expect(button('Undo').disabled).toBe(true)
  await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
  expect([field('Question text').value, field('Option 1').value]).toEqual(['Which chapter first?', 'Light'])
  expect(screen.getByText('Done again')).toBeTruthy()
  expect(button('Redo').disabled).toBe(true)
})

it('a poll can be undone after a reload, as far as before and forward again', async () => {
  const first = await begin()
  press('Add question')
  press('Undo')
  await reloaded(first)
  press('Redo')
  expect(listedPrompts()).toEqual(['Which chapter first?', ''])
  press('Undo')
  press('Undo')
  expect(field('Option 1').value).toBe('')
  press('Undo')
  expect(listedPrompts()).toEqual([''])
  press('Redo')
  expect(listedPrompts()).toEqual(['Which chapter first?'])
})

it('whoever undoes the question that they were in goes on in the one before, and at the buttons', async () => {
  const { user } = await begin()
  press('Add question')
  await soon(() => expect(document.activeElement).toBe(field('Question text')))
  expect(field('Question text').value).toBe('')
  await user.keyboard('{Control>}z{/Control}')
  expect(document.activeElement).toBe(field('Question text'))
  expect(field('Question text').value).toBe('Which chapter first?')
  await user.click(button('Undo'))
  await user.click(button('Undo'))
  expect(document.activeElement).toBe(button('Redo'))
})

it('what was removed comes back once, by whichever way', async () => {
  const { user } = await begin()
  press('Add question')
  openRow(1)
  press('Delete question')
  expect(listedPrompts()).toEqual([''])
  await user.keyboard('{Control>}z{/Control}')
  putBack()
  expect(listedPrompts()).toEqual(['Which chapter first?', ''])
})

it('a poll that was begun anew is back with a step, and away again with another', async () => {
  const page = await begin()
  press('Start over')
  await pass(1000)
  expect(listedPrompts()).toEqual([''])
  reloaded(page)
  press('Undo')
  expect([listedPrompts(), field('Option 1').value]).toEqual([['Which chapter first?'], 'Light'])
  press('Redo')
  expect(listedPrompts()).toEqual([''])
})

it('what another tab has written is a step, and one’s own are below it', async () => {
  await begin()
  retitledInAnotherTab(POLL_DRAFTS, 'Chapters')
  await soon(() => expect(field('Title (optional)').value).toBe('Chapters'))
  fillIn('Option 2', 'Sound')
  await pass(1000)
  press('Undo')
  expect([field('Title (optional)').value, field('Option 2').value]).toEqual(['Chapters', ''])
  press('Undo')
  expect([field('Title (optional)').value, field('Option 1').value]).toEqual(['', 'Light'])
  press('Redo')
  await pass(1000)
  expect(readDraft(POLL_DRAFTS, draftPlace('new-poll'))?.title).toBe('Chapters')
})

it('nothing of it stays once the poll is published', async () => {
  const page = await begin()
  expect(historiesKept()).toHaveLength(1)
  fillIn('Option 2', 'Sound')
  press('Start')
  await soon(() => expect(page.router.state.location.pathname).toMatch(/present$/))
  await pass(1000)
  expect(historiesKept()).toEqual([])
})

it('a question that is added after a step back is another one', async () => {
  await begin()
  press('Add question')
  press('Undo')
  press('Add question')
  fillIn('Title (optional)', 'Chapters')
  await pass(1000)
  const keys = readDraft(POLL_DRAFTS, draftPlace('new-poll'))?.entries.map(({ key }) => key) ?? []
  expect(new Set(keys).size).toBe(2)
})

it('what is typed as plain text goes on as prose that says the same, once tools are wanted', async () => {
  await begin()
  fillIn('Option 2', '2 * 3 * 4')
  press('Use formulas, bold and pictures')
  expect(field('Option 2').value).toBe(String.raw`2 \* 3 \* 4`)
  expect(button(/picture/i)).toBeTruthy()
  press('Undo')
  expect(field('Option 2').value).toBe('2 * 3 * 4')
})
