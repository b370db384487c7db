import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/dom'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AppRouter } from '../../app/app-router.tsx'
import { soon } from '../../testing/passing-time.ts'
import { show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { Results } from './results.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ISO = '2026-01-01T00:00:00.000Z'
const QUIZ = { id: 'z1', title: 'Rivers', subject: 'Geography', no_of_questions: 3 }
const LISTED = { ...aPaper(QUIZ), average_percent: 50 }
/** The server's pages are longer, and take longer to show. */
const PAGE_SIZE = 3

const studentAt = (at: number) => ({
  ...{ id: `s${at}`, name: `Student ${String(at).padStart(3, '0')}`, phone: `••••••${1000 + at}`, district: 'Kolkata' },
  ...{ score: 2, max_score: 3, time_taken_ms: 60_000, submitted_at: ISO, ended_by: 'student' },
})

const listOf = (size: number, asked: URLSearchParams, inProgress: number) => {
  const search = asked.get('search')?.toLowerCase() ?? ''
  const found = Array.from({ length: size }, (_, at) => studentAt(at + 1)).filter(({ name }) =>
    name.toLowerCase().includes(search),
  )
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(Number(asked.get('page') ?? 1), pages)
  return {
    ...{ quiz: QUIZ, rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, found: found.length },
    ...{
      in_progress: inProgress,
      late_waiting: 0,
      marking_waiting: 0,
      total: size,
      average_score: 2,
      highest_score: 2,
    },
    max_score: 3,
  }
}

const refusedFor = (code: string) =>
  Response.json(
    { response: { status: 409, status_text: '', data: null, error: { code, message: '' } } },
    { status: 409 },
  )

/** Of whom none is in progress where there are no results: it is a practice paper. */
const PRACTICE = -1

/** A server that knows so many students of one quiz; what the page asks it for of them, in turn. */
const aServer = (size: number, inProgress: number) => {
  const asked: Record<string, string>[] = []
  const dataAt = ({ pathname, searchParams }: URL) => {
    if (pathname.endsWith('/teacher/quizzes')) return [LISTED]
    if (pathname.endsWith('/practice-runs')) return { runs: 7, in_progress: 0, late: 0, late_waiting: 0 }
    if (!pathname.endsWith('/submissions')) return null
    if (inProgress === PRACTICE) return refusedFor('practice_paper')
    asked.push(Object.fromEntries(searchParams))
    return listOf(size, searchParams, inProgress)
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const data = dataAt(new URL(address, 'https://quiznity.example'))
    if (data instanceof Response) return data
    if (data) return Response.json({ response: { status: 200, status_text: '', data } })
    const error = { code: 'not_found', message: '' }
    return Response.json({ response: { status: 404, status_text: '', data: null, error } }, { status: 404 })
  })
  return asked
}

const RESULTS = '/dashboard/quizzes/result'

const open = (size: number, address = RESULTS, inProgress = 0) => {
  const asked = aServer(size, inProgress)
  const analysisComes = Promise.withResolvers<void>()
  const analysis = async () => {
    await analysisComes.promise
    return { Component: () => <h1>Answers</h1> }
  }
  const router = createMemoryRouter(
    [
      { path: RESULTS, Component: Results },
      { path: '/dashboard/analysis/:id', lazy: analysis },
    ],
    { initialEntries: [address] },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(() => client.clear())
  const { user } = show(
    <QueryClientProvider client={client}>
      <AppRouter router={router} />
    </QueryClientProvider>,
  )
  const at = () => router.state.location.pathname + router.state.location.search
  return { user, asked, at, analysisComes }
}

const students = () => screen.queryAllByText(/^Student \d{3}$/).map(({ textContent }) => textContent)
const pageButtons = () => screen.queryAllByLabelText(/^Page \d+$/).map(({ textContent }) => textContent)
const button = (name: string) => screen.getByLabelText<HTMLButtonElement>(name)
const search = () => screen.getByRole<HTMLInputElement>('searchbox')

const seen = (count: number) => soon(() => expect(students()).toHaveLength(count))

describe('the results of a quiz', () => {
  it('are none of a practice paper, which says how many runs there were', async () => {
    open(0, RESULTS, PRACTICE)
    await soon(() => expect(screen.getByText('7 runs in the last 30 days')).toBeTruthy())
    expect(screen.getByText(/counted here, and not kept in results/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Export|Download/ })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('come a page at a time, which the address names', async () => {
    const { user, at } = open(5)
    await seen(3)
    expect(pageButtons()).toEqual(['1', '2'])
    expect(screen.getByText(/^Time taken is .*until the submission reached the server/)).toBeTruthy()
    expect(button('Previous page').disabled).toBe(true)
    await user.click(button('Next page'))
    await seen(2)
    expect(students()).toEqual(['Student 004', 'Student 005'])
    expect(at()).toBe(`${RESULTS}?quiz=z1&page=2`)
    expect(button('Next page').disabled).toBe(true)
  })

  it('ask to share the quiz while nobody has begun', async () => {
    open(0)
    await soon(() => expect(screen.getByText('Share the quiz')).toBeTruthy())
  })

  it('ask for nothing while the first ones are taking it', async () => {
    open(0, RESULTS, 2)
    await soon(() => expect(screen.getByText(/^Results appear here as those who are taking it/)).toBeTruthy())
    expect(screen.queryByText('Share the quiz')).toBe(null)
  })

  it('are on the page of the address, and on the last one where there are fewer', async () => {
    const { at } = open(5, `${RESULTS}?quiz=z1&page=7`)
    await seen(2)
    await soon(() => expect(at()).toBe(`${RESULTS}?quiz=z1&page=2`))
  })

  it('offer five of many pages at a time', async () => {
    const { user } = open(19)
    await seen(3)
    expect(pageButtons()).toEqual(['1', '2', '3', '4', '5'])
    await user.click(button('Page 5'))
    await soon(() => expect(pageButtons()).toEqual(['3', '4', '5', '6', '7']))
    await user.click(button('Page 7'))
    await seen(1)
    expect(button('Next page').disabled).toBe(true)
  })

  it('are sorted and searched on the server, from the first page on, once the typing pauses', async () => {
    const { user, asked, at } = open(5, `${RESULTS}?quiz=z1&page=2`)
    await seen(2)
    await user.type(search(), ' student 004 ')
    await seen(1)
    expect([students(), pageButtons()]).toEqual([['Student 004'], []])
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    await soon(() => expect(asked).toHaveLength(3))
    expect(asked.map(({ page, sort, search: searched }) => [page, sort, searched])).toEqual([
      ['2', 'newest', undefined],
      ['1', 'newest', 'student 004'],
      ['1', 'name', 'student 004'],
    ])
    expect(at()).toBe(`${RESULTS}?quiz=z1&q=student+004&sort=name`)
  })

  it('are sorted by whichever column is pressed, and the other way round by one press more', async () => {
    const { user, asked, at } = open(5, `${RESULTS}?quiz=z1&page=2`)
    await seen(2)
    for (const column of ['Score', 'Score', 'How it ended', 'Submitted']) {
      await user.click(screen.getByRole('button', { name: column }))
      await seen(3)
    }
    const sorted = asked.slice(1).map(({ sort, order, page }) => [sort, order, page])
    expect(sorted).toEqual([
      ['score', undefined, '1'],
      ['score', 'up', '1'],
      ['ended', undefined, '1'],
      ['newest', undefined, '1'],
    ])
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Slowest first')
    expect(at()).toBe(`${RESULTS}?quiz=z1&sort=time&way=down`)
  })

  it('can be selected one by one, a page at once, and all that are found', async () => {
    const { user, asked } = open(8, `${RESULTS}?quiz=z1&q=student`)
    await seen(3)
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Student 002' }))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('3 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Select all 8' }))
    await soon(() => expect(screen.getByText('8 selected')).toBeTruthy())
    expect(asked.slice(-3).map(({ page, search: searched }) => [page, searched])).toEqual([
      ['1', 'student'],
      ['2', 'student'],
      ['3', 'student'],
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('5 selected')).toBeTruthy()
  })

  it('can all be selected of a search, though more were selected before it', async () => {
    const { user } = open(15)
    await seen(3)
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByRole('button', { name: 'Select all 15' }))
    await soon(() => expect(screen.getByText('15 selected')).toBeTruthy())
    await user.type(search(), '01')
    await soon(() => screen.getByRole('button', { name: 'Select all 7' }))
    await user.click(screen.getByRole('button', { name: 'Select all 7' }))
    await soon(() => expect(screen.getByText('7 selected')).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Select all 7' })).toBe(null)
  })

  it('of a search that finds nobody say so, and are all back at a press', async () => {
    const { user } = open(5)
    await seen(3)
    await user.type(search(), 'nobody')
    await soon(() => expect(screen.getByText('Nobody found for “nobody”')).toBeTruthy())
    await user.click(screen.getByText('Clear the search'))
    await seen(3)
    expect(search().value).toBe('')
  })

  it('do not take back a row that is pressed in the moment in which the typing counts as paused', async () => {
    const { user, at, analysisComes } = open(2)
    await seen(2)
    await user.type(search(), 'student')
    screen.getByText('. See the answers of Student 001').click()
    for (let turn = 0; turn < 20; turn += 1) await undefined
    vi.advanceTimersByTime(300)
    analysisComes.resolve()
    await soon(() => expect(screen.getByRole('heading', { name: 'Answers' })).toBeTruthy())
    expect(at()).toBe('/dashboard/analysis/s1')
  })
})
