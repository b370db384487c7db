import { screen, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { prepareExport } from '#contract/results/exports.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { ExportMenu } from './export-menu.tsx'

const opened = async () => {
  const taken: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    taken.push(new URL(this.href).pathname)
  })
  const { user } = openPage(() => <ExportMenu quizId="z1" />, '/')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Take the results away' }))
  return { taken, take: (name: string) => user.click(dialog.getByRole('button', { name })), dialog }
}

it('offers every table as a file, and both ways onto paper', async () => {
  aTeacherServer()
  const { dialog } = await opened()
  const names = dialog.getAllByRole('button').flatMap((button) => button.getAttribute('aria-label') ?? [])
  expect(names.filter((name) => name.includes(' as '))).toEqual([
    ...['Students as CSV', 'Students as Excel', 'Answers as CSV', 'Answers as Excel'],
    ...['Questions as CSV', 'Questions as Excel', 'Everything as Excel', 'Everything as JSON'],
  ])
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Class report',
    'All answer sheets',
  ])
})

it('takes what was pressed, and says that it has begun', async () => {
  const { answers, sent } = aTeacherServer()
  answers(prepareExport, { address: '/api/v1/exports/ticket', total: 3 })
  const { take, taken } = await opened()
  await take('Answers as CSV')
  expect(await screen.findByText('The download has begun.')).toBeTruthy()
  expect(taken).toEqual(['/api/v1/exports/ticket'])
  expect(sent(prepareExport)).toMatchObject([{ params: ['z1'], body: { what: 'answers', format: 'csv' } }])
})

it('takes nothing where nobody has handed in, and says so', async () => {
  const { answers } = aTeacherServer()
  answers(prepareExport, { address: '/api/v1/exports/ticket', total: 0 })
  const { take, taken } = await opened()
  await take('Students as Excel')
  expect(await screen.findByText('Nothing to export yet: nobody has handed in.')).toBeTruthy()
  expect(taken).toEqual([])
})

it('takes nothing where no answer comes, says so, and takes it once one does', async () => {
  const { answers, state } = aTeacherServer()
  answers(prepareExport, { address: '/api/v1/exports/ticket', total: 3 })
  state.isDown = true
  const { take, taken } = await opened()
  await take('Students as CSV')
  await expect
    .poll(() => screen.getByRole('region', { name: 'Notifications' }).textContent)
    .toMatch(/could not be reached/)
  expect(taken).toEqual([])
  state.isDown = false
  await take('Students as CSV')
  await screen.findByText('The download has begun.')
  expect(taken).toHaveLength(1)
})
