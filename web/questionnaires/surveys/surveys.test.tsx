import { screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { listDrafts } from '#contract/questionnaires/drafts.ts'
import { changeStatus } from '#contract/questionnaires/questionnaires.ts'
import { listSurveys } from '#contract/questionnaires/surveys.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Surveys } from './surveys.tsx'

const at = '2026-01-02T00:00:00.000Z'
const lunch = { id: 'z1', title: 'Lunch', share_code: 'ABCD2345', status: 'active' as const }

const aTeacher = (isNew = false) => {
  const server = aTeacherServer()
  let status: 'active' | 'closed' = 'active'
  const listed = () => ({ ...lunch, status, no_of_questions: 3, responses: 1, anonymous: true, created_at: at })
  server.answers(listDrafts, [])
  server.answers(listSurveys, ({ query }) => (isNew || query.show === 'bin' ? [] : [listed()]))
  server.answers(changeStatus, () => {
    status = status === 'active' ? 'closed' : 'active'
    return { id: 'z1', status }
  })
  return server
}

const open = (search = '') => openPage(Surveys, '/dashboard/surveys', `/dashboard/surveys${search}`)
const press = (name: string) => screen.getByRole('button', { name })

beforeEach(() => localStorage.clear())

it('are none at first, with templates to begin with in the language one chooses', async () => {
  aTeacher(true)
  const { user } = open()
  expect(await screen.findByText('No surveys yet')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Exit ticket' })).getAttribute('href')).toMatch(/&language=en$/)
  await user.selectOptions(screen.getByLabelText('Language of the template'), 'bn')
  expect((await screen.findByRole('link', { name: 'অভিভাবক সভা' })).getAttribute('href')).toMatch(/&language=bn$/)
})

it('can be asked for again where they do not come', async () => {
  const { state } = aTeacher()
  state.isDown = true
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  state.isDown = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Lunch' })).toBeTruthy()
})

it.each([
  ['over', 'time is over'],
  ['full', 'full'],
] as const)('are not said to be open where nobody can answer: %s', async (shut, said) => {
  const { answers } = aTeacher()
  const listed = { ...lunch, no_of_questions: 3, responses: 1, anonymous: true, created_at: at, shut }
  answers(listSurveys, ({ query }) => (query.show === 'bin' ? [] : [listed]))
  open()
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('active')).toBe(null)
})

it('are closed, and opened again', async () => {
  const { sent } = aTeacher()
  const { user } = open()
  await screen.findByText('3 questions · 1 response')
  expect(screen.getByText('Anonymous')).toBeTruthy()
  await user.click(press('Close'))
  expect(await screen.findByText('closed')).toBeTruthy()
  await user.click(press('Open again'))
  expect(await screen.findByText('active')).toBeTruthy()
  expect(sent(changeStatus)).toMatchObject([{ body: { status: 'closed' } }, { body: { status: 'active' } }])
})

it('say where the bin is empty', async () => {
  aTeacher()
  open('?show=bin')
  expect(await screen.findByText(/^The bin is empty/)).toBeTruthy()
})
