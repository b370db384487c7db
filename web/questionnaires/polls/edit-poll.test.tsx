import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { deleteDraft, readEdit, saveDraft } from '#contract/questionnaires/drafts.ts'
import { editPoll, readPoll } from '#contract/questionnaires/polls.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { CopyPoll } from './copy-poll.tsx'
import { EditPoll } from './edit-poll.tsx'

const draft = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }
const lunch = {
  ...{ id: 'a', version_id: 'v1', title: 'Lunch', share_code: 'ABCD2345', status: 'active' as const },
  responding: responding.parse({}),
  sections: [{ title: '', instructions: '', questions: [{ kind: 'opinion', problem: 'What shall we eat?', draft }] }],
}

const aPoll = ({ hasVotes = false } = {}) => {
  const server = aTeacherServer()
  const state = { hasVotes }
  server.answers(readPoll, () => ({ ...lunch, has_votes: state.hasVotes }))
  server.answers(editPoll, () => (state.hasVotes ? { refused: 'poll_has_votes' } : { version_id: 'v2' }))
  server.answers(readEdit, { draft: null })
  server.answers(saveDraft, { revision: 1, saved_at: '2026-01-15T09:00:00.000Z' })
  return { ...server, voted: () => (state.hasVotes = true) }
}

const open = () => openPage(EditPoll, '/dashboard/polls/:id/edit', '/dashboard/polls/a/edit')
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  signedIn()
})

it('asks something else as long as nobody has voted', async () => {
  const { sent } = aPoll()
  const { user, at } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Option 2' }), ' rolls')
  await user.click(press('Save'))
  await expect.poll(at).toBe('/dashboard/polls')
  expect(await screen.findByText('Saved. Whoever opens it from now on is asked this.')).toBeTruthy()
  const sections = [{ questions: [{ problem: 'What shall we eat?', draft: { options: ['Rice', 'Bread rolls'] } }] }]
  const edits = { quiz_id: 'a', version_id: 'v1' }
  const [draft] = sent(saveDraft)
  expect(draft).toMatchObject({ body: { kind: 'poll', based_on: 0, edits } })
  const saved = { id: draft?.params[0], revision: 1 }
  expect(sent(editPoll)).toMatchObject([{ params: ['a'], body: { based_on: 'v1', sections, draft: saved } }])
})

it('says so where somebody was quicker and has voted', async () => {
  const { voted } = aPoll()
  const { user, at } = open()
  await screen.findByRole('textbox', { name: 'Option 2' })
  voted()
  await user.click(press('Save'))
  expect(await screen.findByText('Somebody has voted already')).toBeTruthy()
  expect(at()).toBe('/dashboard/polls/a/edit')
})

it('leads to what may still be changed, though somebody has voted', async () => {
  aPoll({ hasVotes: true })
  open()
  await screen.findByText('Somebody has voted already')
  const link = screen.getByRole('link', { name: 'Settings' })
  expect(link.getAttribute('href')).toBe('/dashboard/polls/a/settings')
})

it('is copied into a draft of its own', async () => {
  const { sent } = aPoll({ hasVotes: true })
  const { at } = openPage(CopyPoll, '/dashboard/polls/:id/copy', '/dashboard/polls/a/copy')
  await expect.poll(at).toMatch(/^\/dashboard\/polls\/drafts\/\w+$/)
  const items = [{ problem: 'What shall we eat?', draft: { options: ['Rice', 'Bread'] } }]
  expect(sent(saveDraft)).toMatchObject([{ body: { kind: 'poll', content: { details: { title: 'Lunch' }, items } } }])
})

it('makes another poll of what was changed too late', async () => {
  const { answers, sent } = aPoll({ hasVotes: true })
  const items = [{ problem: 'What shall we drink?', draft: { ...draft, options: ['Tea', 'Milk'] }, kind: 'opinion' }]
  const content = { details: { title: 'Lunch', subject: '', responding: responding.parse({}) }, items }
  const edits = { quiz_id: 'a', version_id: 'v1', number: 1 }
  const saved = { id: 'e', kind: 'poll' as const, revision: 2, change: 'c', saved_at: '2026-01-15T09:00:00.000Z' }
  answers(deleteDraft, { draft: null })
  answers(readEdit, { draft: { ...saved, content, edits } })
  open()
  const link = await screen.findByRole('link', { name: 'Make a new poll of my changes' })
  expect(link.getAttribute('href')).toBe('/dashboard/polls/a/copy?changed')
  const { at } = openPage(CopyPoll, '/dashboard/polls/:id/copy', '/dashboard/polls/a/copy?changed')
  await expect.poll(at).toMatch(/^\/dashboard\/polls\/drafts\/\w+$/)
  expect(sent(saveDraft)).toMatchObject([{ body: { content: { items: [{ problem: 'What shall we drink?' }] } } }])
  expect(sent(deleteDraft)).toMatchObject([{ params: ['e'] }])
})

it('has what was changed in it discarded', async () => {
  aPoll().answers(deleteDraft, { draft: null })
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Option 2' }), ' rolls')
  await user.click(press('Discard changes'))
  await user.click(screen.getAllByRole('button', { name: 'Discard changes' }).at(-1) ?? document.body)
  await expect.poll(() => field('Option 2').value).toBe('Bread')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

it('has nothing to discard once what was set is set back', async () => {
  aPoll()
  const { user } = open()
  const changeable = await screen.findByRole('checkbox', { name: /may be changed/ })
  await user.click(changeable)
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeTruthy()
  await user.click(changeable)
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull()
})

it('has nothing to choose from while its question stands alone, and whoever deleted the others goes on in it', async () => {
  aPoll()
  const { user } = open()
  await screen.findByRole('textbox', { name: 'Option 2' })
  await user.keyboard('{Alt>}m{/Alt}')
  expect(field('Question text').value).toBe('What shall we eat?')
  await user.click(press('Add question'))
  await user.keyboard('{Alt>}m{/Alt}')
  await user.click(press('Choose all'))
  await user.click(press('Delete'))
  await expect.poll(() => document.activeElement).toBe(field('Question text'))
})

it('has what was emptied in it discarded too', async () => {
  aPoll()
  const { user } = open()
  await screen.findByRole('textbox', { name: 'Option 2' })
  for (const name of ['Title (optional)', 'Question text', 'Option 1', 'Option 2']) await user.clear(field(name))
  expect(press('Discard changes')).toBeTruthy()
})
