import { screen, waitFor } from '@testing-library/dom'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { COVER_ATTRIBUTE } from '#contract/site/covers.ts'
import { type QuizCoverOnWire, quizCover } from '#contract/site/quiz-cover.ts'
import { ok } from '../calls/reply.ts'
import { createPatience } from '../calls/retry.ts'
import { showAfter } from '../testing/show.tsx'
import { aPaper, aStudentServer, failure } from '../testing/student-server.ts'
import { coverIn } from './all-pages/cover-in-page.ts'
import { loadToTake } from './attempt/load-to-take.ts'
import type { Session } from './attempt/session.ts'
import { openAttempts } from './device/attempt-journal.ts'
import { createServerClock } from './device/clock.ts'
import { renderCover } from './render-cover.tsx'
import { Take } from './take.tsx'
import '../public/early.js'

beforeAll(() => loadToTake(aPaper()))

const TEMPLATE = '<title>Take a quiz</title><div id="root"></div>'
const paper = aPaper({ questions: [] })
const theCover = (change: Partial<QuizCoverOnWire> = {}): QuizCoverOnWire => ({ paper, is_held: false, ...change })

/** The page as it comes from the server, with what somebody does until its script is there. */
const aPage = (cover: QuizCoverOnWire, earlier: () => void) => {
  const { api, begun, student } = aStudentServer()
  let answer = () => {}
  const known = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = {
    ...api,
    student: async () => {
      await known
      return cover.is_held ? ok(student()) : failure('new_student', 404)
    },
    start: vi.fn(async () => ok(begun())),
  }
  const session: Session = {
    ...{ code: 'ABCD2345', clock: createServerClock(), journal: openAttempts('ABCD2345'), device: 'thispage' },
    ...{ patience: createPatience(), api: calls, apiOf: () => calls },
    tab: { handover: Promise.resolve(null), whenTaken: () => undefined },
  }
  history.replaceState(null, '', '/quiz?code=ABCD2345')
  onTestFinished(() => {
    history.replaceState(null, '', '/')
    sessionStorage.clear()
    for (const name of ['step', 'waiting']) delete document.documentElement.dataset[name]
  })
  return { ...showAfter(earlier, <Take session={session} cover={cover} />, 'root'), answer, start: calls.start }
}

const press = (name: string) => screen.getAllByRole('button', { name })[0]?.click()
const type = (label: string, value: string): HTMLInputElement => {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = value
  return field
}
const fillIn = () => {
  type('Phone', '9876543210')
  type('District', 'Kolkata')
  type('Name', 'Rina')
}

it('keeps what was typed before the script came, and presses what was pressed', async () => {
  const { answer } = aPage(theCover(), () => {
    press('Take this quiz')
    fillIn()
    press('Continue')
    expect(document.documentElement.dataset.step).toBe('form')
    expect('waiting' in document.documentElement.dataset).toBe(true)
  })
  answer()
  await screen.findByRole('heading', { name: 'Welcome, Rina' })
  screen.getByRole('button', { name: 'Change details' }).click()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Rina'))
})

it('shows the field that was typed into as it is, while somebody types on', async () => {
  let name: HTMLElement | null = null
  const { user } = aPage(theCover(), () => {
    press('Take this quiz')
    name = type('Name', 'Ri')
  })
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  expect(field).toBe(name)
  await user.type(field, 'na')
  expect(field.value).toBe('Rina')
  expect(screen.queryByRole('heading', { name: 'Before you begin' })).toBeNull()
})

it('lets Start wait until it is known whether this browser holds an attempt', async () => {
  const { user, answer, start } = aPage(theCover(), () => {
    press('Take this quiz')
    fillIn()
    press('Continue')
  })
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  expect(start).not.toHaveBeenCalled()
  answer()
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  expect(start).toHaveBeenCalledOnce()
})

it('offers whoever holds an attempt to go on, once for however many presses', async () => {
  const { answer } = aPage(theCover({ is_held: true }), () => {
    expect(screen.queryByRole('button', { name: 'Take this quiz' })).toBeNull()
    expect(screen.queryByLabelText('Name')).toBeNull()
    press('Go on')
    press('Go on')
  })
  answer()
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
})

it('is rendered with its data in an attribute, whatever its texts say', async () => {
  const title = `"'><script>alert(1)</script>&amp;$& </title>`
  const cover = theCover({ paper: { ...paper, title } })
  const html = await renderCover({ page: 'quiz', template: TEMPLATE, cover })
  expect(html).not.toContain('<script>')
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.title).toContain(title.trim())
  const root = page.getElementById('root')
  expect(root?.querySelector('h1')?.textContent).toBe(title)
  expect(root && coverIn(root, quizCover)).toEqual(cover)
})

it('says when its quiz opens, in a zone that both sides know', async () => {
  const opening = { opens_at: Date.UTC(2099, 2, 4, 9), needs_access_code: true as const }
  const cover = theCover({ paper: { ...paper, settings: { opening } } })
  const html = await renderCover({ page: 'quiz', template: TEMPLATE, cover })
  expect(html).toMatch(/Open from [^<]*2099[^<]*UTC/)
  expect(html).toContain('You need an access code')
})

it('says of a practice paper how it is taken', async () => {
  const cover = theCover({ paper: { ...paper, settings: { practice: true } } })
  expect(await renderCover({ page: 'quiz', template: TEMPLATE, cover })).toContain('Practice: as often as you like')
})

it.each([
  ['no cover', null],
  ['what is none', '{"paper":{}}'],
  ['half of one', '{"paper":'],
])('takes %s for none', (_, text) => {
  const root = document.createElement('div')
  if (text !== null) root.setAttribute(COVER_ATTRIBUTE, text)
  expect(coverIn(root, quizCover)).toBeNull()
})
