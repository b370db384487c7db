import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { listPolls, readPoll, resetPoll } from '#contract/questionnaires/polls.ts'
import { actOnQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Polls } from './polls.tsx'

const at = '2026-01-02T00:00:00.000Z'
const poll = (id: string, title: string, votes = 2) => ({
  ...{ id, title, share_code: 'ABCD2345', status: 'active' as const, votes },
  ...{ no_of_questions: 1, last_vote_at: at, created_at: at },
})

const aTeacher = (...polls: ReturnType<typeof poll>[]) => {
  const server = aTeacherServer()
  let listed = polls
  let bin: typeof polls = []
  server.answers(listPolls, ({ query }) => (query.show === 'bin' ? bin : listed))
  server.answers(readPoll, {
    ...poll('a', 'Lunch'),
    version_id: 'v1',
    responding: responding.parse({}),
    sections: [],
    has_votes: true,
  })
  server.answers(actOnQuizzes, ({ body }) => {
    const back = JSON.stringify(body).includes('restore')
    bin = back ? [] : polls.slice(0, 1)
    listed = back ? polls : polls.slice(1)
    return { changed: ['a'], unchanged: [], failed: [] }
  })
  return { ...server, erased: () => (listed = polls.map((each) => ({ ...each, votes: 0 }))) }
}

const open = (search = '') => openPage(Polls, '/dashboard/polls', `/dashboard/polls${search}`)
const heading = (name: string) => screen.queryByRole('heading', { name })

it('are none at first, and can be asked for again where they do not come', async () => {
  const { state } = aTeacher()
  state.isDown = true
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  state.isDown = false
  await user.click(again)
  expect(await screen.findByText('No polls yet')).toBeTruthy()
})

it('are deleted, and taken back at once or from the bin', async () => {
  aTeacher(poll('a', 'Lunch'), poll('b', 'Dinner'))
  const { user } = open()
  await expect.poll(() => heading('Lunch')).toBeTruthy()
  const remove = async () => {
    await user.click(screen.getByRole('button', { name: 'More for Lunch' }))
    await user.click(within(screen.getByRole('dialog', { name: 'Lunch' })).getByRole('button', { name: 'Delete' }))
    await expect.poll(() => heading('Lunch')).toBe(null)
  }
  await remove()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => heading('Lunch')).toBeTruthy()
  await remove()
  await user.click(screen.getByRole('link', { name: 'Bin' }))
  await user.click(await screen.findByRole('button', { name: 'Delete for good: Lunch' }))
  const asked = screen.getByRole('alertdialog')
  expect(asked.textContent).toContain('Nobody can bring that back')
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Restore Lunch' }))
  expect(await screen.findByText(/^The bin is empty/)).toBeTruthy()
})

it('begin anew once their code is typed, and only then lose their votes', async () => {
  const { answers, sent, erased } = aTeacher(poll('a', 'Lunch'))
  answers(resetPoll, () => {
    erased()
    return { version_id: 'v2' }
  })
  const { user } = open()
  await screen.findByText('Votes: 2')
  await user.click(screen.getByRole('button', { name: 'More for Lunch' }))
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  const dialog = within(screen.getByRole('dialog'))
  // Before the poll is read nothing can be erased anyway.
  await expect.poll(() => sent(readPoll).length).toBe(1)
  await user.type(dialog.getByRole('textbox'), 'abcd')
  await user.click(dialog.getByRole('button', { name: 'Erase all votes' }))
  expect(dialog.getByText('That is not the code of this poll.')).toBeTruthy()
  expect(sent(resetPoll)).toEqual([])
  await user.type(dialog.getByRole('textbox'), ' 2345')
  await user.click(dialog.getByRole('button', { name: 'Erase all votes' }))
  expect(await screen.findByText('The poll begins anew.')).toBeTruthy()
  expect(sent(resetPoll)).toMatchObject([{ params: ['a'], body: { based_on: 'v1' } }])
  expect(await screen.findByText('Votes: 0')).toBeTruthy()
})
