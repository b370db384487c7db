import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { endAttempts, giveMinutes, listRunning } from '#contract/runs/invigilation.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Running } from './running.tsx'

const MINUTE = 60_000
const taking = (id: string, name: string) => ({
  ...{ id, name, phone: '••••••0001', district: 'Kolkata', answered: 3, of: 10 },
  ...{ started_at: 0, ends_at: 20 * MINUTE, last_answer_at: 5 * MINUTE, given_ms: 0 },
})

const aQuiz = (...names: string[]) => {
  const server = aTeacherServer()
  const students = names.map((name) => taking(name.toLowerCase(), name))
  const total = students.length
  const page = { server_now: 8 * MINUTE, students, page: 1, pages: 1, found: total, total, removed: 0 }
  server.answers(listRunning, page)
  return { ...server, page }
}

const open = () => openPage(() => <Running quizId="z1" expected={0} />, '/')
const press = (name: string) => screen.getByRole('button', { name })
const nothingYet = async (server: ReturnType<typeof aQuiz>) => {
  await expect.poll(() => server.sent(listRunning).length).toBe(1)
}

it('is nothing where nobody takes the quiz', async () => {
  const server = aQuiz()
  open()
  await nothingYet(server)
  expect(screen.queryByRole('region', { name: 'Taking it now' })).toBe(null)
})

it('tells of each student how far they are, how long they have, and who has fallen silent', async () => {
  aQuiz('Rina')
  open()
  const row = within((await screen.findByText('Rina')).closest('li') ?? document.body)
  expect(row.getAllByText('3 of 10 answered')).not.toEqual([])
  expect(row.getByText(/^1[12]:\d\d left$/)).toBeTruthy()
  expect(row.getByText(/^No new answer for 3 min/)).toBeTruthy()
  expect(screen.getByText('No new answer for so long')).toBeTruthy()
})

it('explains no sign that nobody has', async () => {
  const { answers, page } = aQuiz('Rina')
  answers(listRunning, { ...page, students: [{ ...taking('rina', 'Rina'), last_answer_at: 8 * MINUTE }] })
  open()
  await screen.findByText('Rina')
  expect(screen.queryByText('No new answer for so long')).toBe(null)
})

it('can be asked again where it does not come', async () => {
  const { state } = aQuiz('Rina')
  state.isDown = true
  const { user } = open()
  await screen.findByText('Who is taking it now could not be loaded')
  state.isDown = false
  await user.click(press('Try again'))
  expect(await screen.findByText('Rina')).toBeTruthy()
})

it('gives those who are ticked more time, the same gift though its answer is lost', async () => {
  const { answers, sent, state } = aQuiz('Rina', 'Salim')
  answers(giveMinutes, { given: 1 })
  const { user } = open()
  await screen.findByText('Rina')
  await user.click(screen.getByRole('checkbox', { name: 'Select Salim' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  await user.click(press('Give time'))
  const dialog = within(screen.getByRole('dialog', { name: 'Give Salim more time' }))
  const minutes = dialog.getByLabelText('Minutes')
  await user.clear(minutes)
  await user.type(minutes, '999')
  await user.click(dialog.getByRole('button', { name: 'Give time' }))
  expect(dialog.getByText('A whole number of minutes, 240 at most.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '+10' }))
  state.isDown = true
  await user.click(dialog.getByRole('button', { name: 'Give 10 minutes' }))
  await screen.findByText(/No answer came/)
  state.isDown = false
  await user.click(await dialog.findByRole('button', { name: 'Give 10 minutes' }))
  expect(await screen.findByText('1 student has more time now')).toBeTruthy()
  expect(sent(giveMinutes)).toMatchObject([{ params: ['z1'], body: { submissions: ['salim'], minutes: 10 } }])
  expect(screen.queryByText('1 selected')).toBe(null)
})

it('ends the quiz for everyone once that was asked for twice', async () => {
  const { answers, sent } = aQuiz('Rina', 'Salim')
  answers(endAttempts, { ended: 2 })
  const { user } = open()
  await screen.findByText('Rina')
  await user.click(press('End for everyone'))
  const asked = screen.getByRole('alertdialog', { name: 'End the quiz for everyone who is taking it?' })
  expect(sent(endAttempts)).toEqual([])
  await user.click(within(asked).getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('2 attempts have ended')).toBeTruthy()
  expect(sent(endAttempts)).toMatchObject([{ body: { submissions: 'all_running' } }])
})

const shownNames = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label')?.slice(7))

it('shows the first of many, and all and a search once that is asked for', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Student ${at + 10}`)
  const { sent } = aQuiz(...names)
  const { user } = open()
  await screen.findByText('Student 10')
  expect(shownNames()).toEqual(names.slice(0, 9))
  expect(screen.queryByRole('searchbox')).toBe(null)
  await user.click(press('Show all 12'))
  expect(shownNames()).toEqual(names)
  expect(screen.getByRole('searchbox')).toBeTruthy()
  expect(sent(listRunning)[0]).toMatchObject({ query: { order: 'silence' } })
})

it('moves nobody while one of them has the focus, and all once nobody has', async () => {
  const { answers, page, sent } = aQuiz('Rina', 'Salim', 'Tara')
  open()
  await screen.findByText('Rina')
  press('Help Salim').focus()
  const [, salim, tara] = page.students
  answers(listRunning, {
    ...page,
    server_now: 9 * MINUTE,
    students: [tara, taking('uma', 'Uma'), salim].flatMap((each) => each ?? []),
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => sent(listRunning).length).toBe(2)
  await screen.findByText('Uma')
  expect(shownNames()).toEqual(['Salim', 'Tara', 'Uma'])
  press('Help Salim').blur()
  await expect.poll(shownNames).toEqual(['Tara', 'Uma', 'Salim'])
})

it('keeps room for as many as are known to take it until they are read', async () => {
  aQuiz('Rina', 'Sohail')
  openPage(() => <Running quizId="z1" expected={2} />, '/')
  const room = screen.getByText('Loading').parentElement
  expect(room?.querySelectorAll('.h-14')).toHaveLength(2)
  await screen.findByText('Rina')
  expect(screen.queryByText('Loading')).toBe(null)
})
