import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { editPoll, readPoll } from '#contract/questionnaires/polls.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { changeSettings } from '#contract/questionnaires/settings.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { questionnaireSettings } from '#domain/questionnaires/settings.ts'
import { field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
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
  server.answers(changeSettings, questionnaireSettings.parse({}))
  return { ...server, voted: () => (state.hasVotes = true) }
}

const open = () => openPage(EditPoll, '/dashboard/polls/:id/edit', '/dashboard/polls/a/edit')
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => localStorage.clear())

it('asks something else as long as nobody has voted', async () => {
  const { sent } = aPoll()
  const { user, at } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Option 2' }), ' rolls')
  await user.click(press('Save'))
  await expect.poll(at).toBe('/dashboard/polls')
  expect(await screen.findByText('Saved. Whoever opens it from now on is asked this.')).toBeTruthy()
  const sections = [{ questions: [{ problem: 'What shall we eat?', draft: { options: ['Rice', 'Bread rolls'] } }] }]
  expect(sent(editPoll)).toMatchObject([{ params: ['a'], body: { based_on: 'v1', sections } }])
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

it('is voted on otherwise from now on, though somebody has voted', async () => {
  const { sent } = aPoll({ hasVotes: true })
  const { user } = open()
  await screen.findByText('Somebody has voted already')
  await user.selectOptions(field('Voter’s name'), 'optional')
  await user.selectOptions(field('Voters see the results'), 'after_close')
  await user.click(press('Save'))
  expect(await screen.findByText('Saved. It holds from now on.')).toBeTruthy()
  expect(sent(changeSettings)).toMatchObject([
    { params: ['a'], body: { responding: { ask_name: 'optional', results: 'after_close' } } },
  ])
})

it('is copied into a poll of its own', async () => {
  const { answers, sent } = aPoll({ hasVotes: true })
  answers(createResponded, { id: 'b', share_code: 'WXYZ2345' })
  const { user, at } = openPage(CopyPoll, '/dashboard/polls/:id/copy', '/dashboard/polls/a/copy')
  await user.type(await screen.findByLabelText('Title (optional)'), ' again')
  await user.click(press('Start'))
  await expect.poll(at).toBe('/dashboard/polls/b/present')
  const sections = [{ questions: [{ problem: 'What shall we eat?', draft: { options: ['Rice', 'Bread'] } }] }]
  expect(sent(createResponded)).toMatchObject([{ body: { kind: 'poll', sections } }])
})
