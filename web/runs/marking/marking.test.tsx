import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '../../people/accounts/session.ts'
import { show } from '../../testing/show.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { Marking } from './marking.tsx'

const at = '2026-01-01T00:00:00.000Z'
const question = {
  id: 'q2',
  kind: 'open_ended',
  problem: 'Why is the sky blue?',
  options: [],
  asked: { words: null },
  correct_answer: -1,
  key: {
    rubric: [
      { text: 'Names it', weight: 3 },
      { text: 'Example', weight: 1 },
    ],
    model: null,
  },
  created_at: at,
  updated_at: at,
}
const answer = (id: string, value: string) => ({
  submission_id: id,
  question_id: 'q2',
  number: 2,
  question,
  student: { name: `Student ${id}`, phone: '••••••0001', district: 'Kolkata' },
  selected_index: -1,
  value,
  verdict: 'waiting',
  marks: 0,
  full_marks: 4,
  rubric: question.key.rubric,
  mark: null,
  base: '0/',
})

type Call = { url: string; method: string; body: { based_on: string; mark: { marks: number } | null } | null }

/** Answers the page's calls as the server does; `isDown` while it does not. */
const aServer = (answers = [answer('a', 'First text'), answer('b', 'Second text')]) => {
  const calls: Call[] = []
  const state = { isDown: false, isChanged: false }
  const marked = new Set<string>()
  const reply = (status: number, data: unknown, error?: object) =>
    new Response(JSON.stringify({ response: { status, status_text: '', data, ...(error && { error }) } }), { status })
  const progress = () => ({ answers: answers.length, waiting: answers.length - marked.size })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const call: Call = { url, method, body: typeof body === 'string' ? JSON.parse(body) : null }
    calls.push(call)
    if (state.isDown && method === 'PUT') throw new TypeError('no network')
    if (method === 'PUT') {
      if (state.isChanged) return reply(409, null, { code: 'mark_changed', message: '' })
      marked.add(url)
      const mark = call.body?.mark ?? null
      return reply(200, {
        base: '1/',
        verdict: 'partly',
        marks: mark?.marks ?? 0,
        mark: mark && { ...mark, marked_at: at },
        score: 1,
        progress: progress(),
      })
    }
    if (url.includes('/marks/'))
      return reply(200, {
        ...answers[0],
        base: '5/',
        mark: { marks: 1, rubric: [], comment: 'By another tab', marked_at: at },
      })
    if (url.includes('/marking/')) return reply(200, { answers, next: null, progress: progress() })
    const quiz = { id: 'quiz', title: 'Physics', subject: 'Light' }
    const listed = { question_id: 'q2', number: 2, problem: question.problem, ...progress() }
    return reply(200, { quiz, questions: answers.length === 0 ? [] : [listed], waiting: progress().waiting })
  })
  return { calls, state, puts: () => calls.filter(({ method }) => method === 'PUT') }
}

const open = (search: string) => {
  const router = createMemoryRouter([{ path: '/dashboard/quizzes/:id/marking', Component: Marking }], {
    initialEntries: [`/dashboard/quizzes/quiz/marking${search}`],
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

// Marks that a page still brings to the server are this teacher's alone, and touch no later test.
beforeEach(() => signedIn('a marker'))

it('lists the questions that wait, and says where nothing does', async () => {
  aServer()
  open('')
  expect(await screen.findByText('2 answers wait for marking')).toBeTruthy()
  expect(screen.getByText('0 of 2 marked')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Question 2/ }).getAttribute('href')).toContain('question=q2')
})

it('is empty, and says so', async () => {
  aServer([])
  open('')
  expect(await screen.findByText('Nothing to mark by hand')).toBeTruthy()
})

it('marks by keys: points, full marks, zero, and on to the next', async () => {
  const { puts } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  await user.keyboard('1')
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Marks, of 4' })
  expect(field().value).toBe('3')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Names it/ }).checked).toBe(true)
  expect(screen.getByText('Saving …')).toBeTruthy()
  await screen.findByText('Saved')
  expect(puts()[0]?.body).toEqual({ based_on: '0/', mark: { marks: 3, rubric: [0], comment: '' } })
  expect(screen.getByText('1 of 2 marked')).toBeTruthy()
  await user.keyboard('n')
  await screen.findByText('Second text')
  await user.keyboard('0')
  expect(field().value).toBe('0')
  await user.keyboard('f')
  expect(field().value).toBe('4')
  await user.keyboard('p')
  await screen.findByText('First text')
  expect(field().value).toBe('3')
})

it('keys are letters in the comment, which waits for marks', async () => {
  const { puts } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  await user.keyboard('c')
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment to the student' })
  await user.keyboard('fn1')
  expect([comment.value, puts()]).toEqual(['fn1', []])
  expect(screen.getByText('It is saved together with the marks: give some first.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement, 'not lost').toBe(screen.getByRole('heading', { name: /^Question 2/ }))
  await user.keyboard('f')
  await screen.findByText('Saved')
  expect(puts()[0]?.body?.mark).toEqual({ marks: 4, rubric: [], comment: 'fn1' })
})

it('says Saved only once it is, and what failed is kept', async () => {
  const { state } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  state.isDown = true
  await user.keyboard('f')
  expect(await screen.findByText(/Not saved yet/)).toBeTruthy()
  state.isDown = false
  dispatchEvent(new Event('online'))
  await screen.findByText('Saved')
})

it('shows what was made of an answer elsewhere beside what was typed, and overwrites neither', async () => {
  const { state, puts } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  state.isChanged = true
  await user.keyboard('fc')
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment to the student' })
  await user.keyboard('By this')
  const look = await screen.findByRole('button', { name: /^Show how it stands/ })
  await user.keyboard(' tab')
  await user.click(look)
  await waitFor(() => expect(comment().value).toBe('By another tab'))
  const own = within(screen.getByRole('region', { name: 'What you had here' }))
  expect([own.getByText('4 of 4 marks'), own.getByText('By this tab')]).toHaveLength(2)
  state.isChanged = false
  await user.click(own.getByRole('button', { name: 'Put mine in its place' }))
  await screen.findByText('Saved')
  expect(puts().at(-1)?.body).toEqual({ based_on: '5/', mark: { marks: 4, rubric: [], comment: 'By this tab' } })
  expect([comment().value, screen.queryByRole('region')]).toEqual(['By this tab', null])
})

it('sends what was marked without a network once its page is back, whichever of its pages that is', async () => {
  const { state, puts } = aServer()
  const { user, show: showNow } = open('?question=q2')
  await screen.findByText('First text')
  state.isDown = true
  await user.keyboard('f')
  await screen.findByText(/^Not saved yet/)
  await user.keyboard('n')
  await screen.findByText('Second text')
  await user.keyboard('cGood{Escape}')
  // The tab crashes: nothing is said, nothing is asked.
  showNow(<div />)
  const before = puts().length
  const { show: showThen } = open('?question=q2')
  await screen.findByText(/^Not saved yet/)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Marks, of 4' }).value).toBe('4')
  await user.keyboard('n')
  await screen.findByText('Second text')
  expect(screen.getByDisplayValue('Good')).toBeTruthy()
  showThen(<div />)
  state.isDown = false
  open('')
  await waitFor(() => expect(puts().length).toBeGreaterThan(before))
  expect(puts().at(-1)?.body).toEqual({ based_on: '0/', mark: { marks: 4, rubric: [], comment: '' } })
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('"due"'))
})

it('neither sends nor keeps in the name of whoever has signed in since', async () => {
  startSession({ auth_token: 'hers', user: { id: 'mita' } })
  const { state, puts } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  state.isDown = true
  await user.keyboard('f')
  await screen.findByText(/^Not saved yet/)
  const before = puts().length
  startSession({ auth_token: 'his', user: { id: 'rana' } })
  state.isDown = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.getByText(/^Not saved yet/)).toBeTruthy())
  expect(puts()).toHaveLength(before)
  expect(Object.keys(localStorage)).toEqual(['HandMarks.mita.quiz.q2'])
  startSession({ auth_token: 'hers again', user: { id: 'mita' } })
  dispatchEvent(new Event('online'))
  await screen.findByText('Saved')
  expect(Object.keys(localStorage)).toEqual([])
  endSession('expired')
})

it('keeps what is asked about when somebody else was quicker, and nothing once it is decided', async () => {
  const { state } = aServer()
  const { user, show: showNow } = open('?question=q2')
  await screen.findByText('First text')
  state.isChanged = true
  await user.keyboard('f')
  await screen.findByRole('button', { name: /^Show how it stands/ })
  showNow(<div />)
  const { show: showThen } = open('?question=q2')
  await user.click(await screen.findByRole('button', { name: /^Show how it stands/ }))
  await screen.findByDisplayValue('By another tab')
  showThen(<div />)
  open('?question=q2')
  await user.click(await screen.findByRole('button', { name: 'Leave what stands' }))
  expect(Object.keys(localStorage).filter((name) => name.startsWith('HandMarks.'))).toEqual([])
})

it('keeps a comment that has no marks yet while others are looked at', async () => {
  aServer()
  const { user } = open('?question=q2')
  await screen.findByText('First text')
  await user.keyboard('c')
  await user.keyboard('first draft{Escape}')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Second text')
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment to the student' })
  expect(comment().value).toBe('')
  await user.keyboard('p')
  await screen.findByText('First text')
  expect(comment().value).toBe('first draft')
})

it('asks for no names where they are hidden', async () => {
  const { calls } = aServer()
  const { user } = open('?question=q2')
  await screen.findByText(/Student a/)
  await user.click(screen.getByRole('checkbox', { name: 'Hide names while I mark' }))
  await waitFor(() => expect(calls.at(-1)?.url).toContain('names=hidden'))
})
