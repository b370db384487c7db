import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { listVersions, makeCurrent } from '#contract/questionnaires/versions.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Versions } from './versions.tsx'

const version = (number: number, handedIn = 0) => ({
  ...{ id: `v${number}`, number, title: `Rivers ${number}`, no_of_questions: 4 },
  ...{ published_at: '2026-01-02T00:00:00.000Z', under_way: 0, handed_in: handedIn },
})
const listed = (current: ReturnType<typeof version>) => ({
  quiz: { id: 'z1', title: 'Rivers', share_code: 'ABCD2345', status: 'active' as const },
  current,
  ...{ rows: [version(2), version(1, 3)], page: 1, pages: 1, found: 2, under_way: 0, handed_in: 3 },
})

const open = () => openPage(Versions, '/dashboard/quizzes/:id/versions', '/dashboard/quizzes/z1/versions')
const cardOf = (number: number) =>
  within(screen.getByRole('heading', { name: `Version ${number}` }).closest('li') ?? document.body)

it('lists what was published, which of it students meet, and who has which', async () => {
  const { answers } = aTeacherServer()
  answers(listVersions, listed(version(2)))
  open()
  await screen.findByRole('heading', { name: 'Version 2' })
  expect(cardOf(2).getByText('Students meet this one')).toBeTruthy()
  expect(cardOf(2).queryByRole('button')).toBe(null)
  const took = cardOf(1).getByRole('link', { name: /^3 students took it ?, Version 1$/ })
  expect(took.getAttribute('href')).toBe('/dashboard/quizzes/result?quiz=z1&taken=1')
})

it('can be asked again where it does not come, and says where there is none', async () => {
  const { answers, state } = aTeacherServer()
  answers(listVersions, () => ({ refused: 'quiz_not_found' }))
  state.isDown = true
  const { user } = open()
  await screen.findByText('The quiz could not be loaded')
  state.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There is no such quiz')).toBeTruthy()
})

it('makes an earlier one current again once that is confirmed, in place of the one that was seen', async () => {
  const { answers, sent } = aTeacherServer()
  let current = version(2)
  answers(listVersions, () => listed(current))
  answers(makeCurrent, () => {
    current = version(1, 3)
    return { version_id: 'v1', number: 1 }
  })
  const { user } = open()
  await screen.findByRole('heading', { name: 'Version 1' })
  await user.click(screen.getByRole('button', { name: 'Make current again: version 1' }))
  const asked = within(screen.getByRole('alertdialog', { name: 'Make version 1 current again?' }))
  expect(sent(makeCurrent)).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Make current again' }))
  expect(await screen.findByText('Students meet version 1 from now on')).toBeTruthy()
  expect(sent(makeCurrent)).toMatchObject([{ params: ['z1'], body: { version_id: 'v1', instead_of: 'v2' } }])
  await expect.poll(() => cardOf(1).queryByText('Students meet this one')).toBeTruthy()
})

it('says why an earlier one was not made current, and what is instead', async () => {
  const { answers } = aTeacherServer()
  answers(listVersions, listed(version(2)))
  answers(makeCurrent, () => ({ refused: 'quiz_changed' }))
  const { user } = open()
  await screen.findByRole('heading', { name: 'Version 1' })
  await user.click(screen.getByRole('button', { name: 'Make current again: version 1' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Make current again' }))
  await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null)
  expect(screen.queryByText('Students meet version 1 from now on')).toBe(null)
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toMatch(/changed/)
})
