import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readTerm } from '#contract/results/trends.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Trends } from './trends.tsx'

const quiz = (id: string, mean: number) => ({
  ...{ id, title: `Quiz ${id}`, subject: 'Physics', taken_at: '2026-01-02T00:00:00.000Z' },
  ...{ students: 12, mean, median: mean, low: mean - 10, high: mean + 10 },
})
const termOf = (...rows: (ReturnType<typeof quiz> & { waiting?: number })[]) => ({
  ...{ rows, page: 1, pages: 1, found: rows.length, results: 12 * rows.length, months: [] },
  ...{ left_out: 0, fields: [], subjects: ['Physics', 'Chemistry'], tags: [] },
})

const open = (search = '') => openPage(Trends, '/dashboard/analytics', `/dashboard/analytics${search}`)

it('says where nobody has taken a quiz, and leads to the quizzes', async () => {
  const { answers } = aTeacherServer()
  answers(readTerm, { ...termOf(), subjects: [] })
  open()
  expect(await screen.findByText('Nobody has taken a quiz or an exam yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your quizzes and exams' })).toBeTruthy()
})

it('can be asked again where it does not come', async () => {
  const { answers, state } = aTeacherServer()
  answers(readTerm, termOf(quiz('a', 60)))
  state.isDown = true
  const { user } = open()
  await screen.findByText('The analytics could not be loaded')
  state.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Quiz a' })).toBeTruthy()
})

it('tells how each quiz went, and whether the class has become better', async () => {
  const { answers } = aTeacherServer()
  answers(readTerm, termOf(quiz('b', 75), quiz('a', 60)))
  open()
  const table = within(await screen.findByRole('table', { name: 'Quizzes and exams, the last first' }))
  const row = table.getByRole('row', { name: /Quiz b/ })
  expect(row.textContent).toContain('75%')
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/dashboard/quizzes/result?quiz=b')
  expect(screen.getByText('The average rose from 60% in “Quiz a” to 75% in “Quiz b”.')).toBeTruthy()
})

const dot = (title: string) =>
  [...document.querySelectorAll('circle > title')].find(({ textContent }) => textContent === title)?.parentElement

it('draws a line from the first to the last of what its sentence says, and a dot apart for what few have taken', async () => {
  const months = [
    { month: '2026-01', quizzes: 2, results: 15, mean: 30 },
    { month: '2026-02', quizzes: 2, results: 14, mean: 90 },
  ]
  const few = { students: 2 }
  const rows = [{ ...quiz('d', 100), ...few }, quiz('c', 60.6), quiz('b', 60.4), { ...quiz('a', 10), ...few }]
  const { answers } = aTeacherServer()
  answers(readTerm, { ...termOf(...rows), months })
  open()
  expect(await screen.findByText('The average rose from 60% in “Quiz b” to 61% in “Quiz c”.')).toBeTruthy()
  const heightOf = (title: string) => dot(title)?.getAttribute('cy')
  const [line, ...others] = document.querySelectorAll('g.stroke-brand > line')
  expect(others).toEqual([])
  expect(heightOf('Quiz b: 60%')).toBeTruthy()
  expect([line?.getAttribute('y1'), line?.getAttribute('y2')]).toEqual([
    heightOf('Quiz b: 60%'),
    heightOf('Quiz c: 61%'),
  ])
  expect(screen.getByText('Fewer than 5 results')).toBeTruthy()
  expect(screen.getByText(/Those with fewer than 5 results are drawn hollow and don’t move the line\./)).toBeTruthy()
  const numbers = within(screen.getByRole('table', { name: 'One by one', hidden: true }))
  expect(numbers.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '1. Quiz a (2 results)',
    '2. Quiz b',
    '3. Quiz c',
    '4. Quiz d (2 results)',
  ])
})

it('speaks of months where months are drawn', async () => {
  const months = [
    { month: '2025-12', quizzes: 1, results: 4, mean: 20 },
    { month: '2026-01', quizzes: 25, results: 300, mean: 66.5 },
    { month: '2026-02', quizzes: 25, results: 300, mean: 66.4 },
  ]
  const { answers } = aTeacherServer()
  answers(readTerm, { ...termOf(quiz('b', 75), quiz('a', 60)), pages: 3, months })
  open()
  expect(await screen.findByText('The average fell from 67% in January 2026 to 66% in February 2026.')).toBeTruthy()
  expect(dot('February 2026: 66%')).toBeTruthy()
  expect(dot('December 2025: 20%')).toBeTruthy()
  expect(document.querySelectorAll('g.stroke-brand > line')).toHaveLength(1)
})

it('asks for the quizzes of one subject, and offers all where none of them fits', async () => {
  const { answers, sent } = aTeacherServer()
  answers(readTerm, ({ query }) => (query.subject === 'Chemistry' ? termOf() : termOf(quiz('a', 60))))
  const { user, at } = open()
  await user.click(await screen.findByLabelText('Subject'))
  await user.click(screen.getByRole('option', { name: 'Chemistry' }))
  expect(await screen.findByText('No quiz or exam fits')).toBeTruthy()
  expect(at()).toContain('subject=Chemistry')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByRole('link', { name: 'Quiz a' })).toBeTruthy()
  expect(sent(readTerm).map(({ query }) => query.subject)).toContain('Chemistry')
})

it('says that averages are so far while answers wait to be marked, and of which quizzes', async () => {
  const { answers } = aTeacherServer()
  answers(readTerm, { ...termOf({ ...quiz('b', 75), waiting: 2 }, quiz('a', 60)), waiting: 2 })
  open()
  const table = within(await screen.findByRole('table', { name: 'Quizzes and exams, the last first' }))
  expect(table.getByRole('row', { name: /Quiz b/ }).textContent).toContain('75% so far')
  expect(table.getByRole('row', { name: /Quiz a/ }).textContent).not.toContain('so far')
  expect(document.body.textContent).toContain('So far: 2 answers are not marked yet')
})
