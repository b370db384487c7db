import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/dom'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppRouter } from '../../app/app-router.tsx'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { act, show } from '../../testing/show.tsx'
import { QuestionResults } from './question-results.tsx'

beforeEach(stopTime)
afterEach(() => vi.unstubAllGlobals())

const ISO = '2026-01-01T00:00:00.000Z'
const NO_STATISTICS = {
  ...{ facility: null, standard_deviation: null, random_guess_score: null, intended_weight: null },
  ...{ effective_weight: null, discrimination_index: null, discriminative_efficiency: null },
}
const questionOf = (id: string, problem: string, answers: Record<string, number>) => {
  const [options, chosen] = [Object.keys(answers), Object.values(answers)]
  return {
    question: { id, problem, options, correct_answer: 0, created_at: ISO, updated_at: ISO },
    verdicts: {
      correct: chosen[0],
      partly: 0,
      wrong: chosen.slice(1).reduce((sum, count) => sum + count, 0),
      blank: 0,
      waiting: 0,
      given: 0,
      not_counted: 0,
    },
    ...{ average_time_ms: null, tally: { chosen }, statistics: NO_STATISTICS, groups: null },
  }
}
const VERSIONS = [
  { number: 2, published_at: ISO, total: 1 },
  { number: 1, published_at: ISO, total: 3 },
]
const CAPITAL = questionOf('capital', 'The capital?', { Dispur: 2, Patna: 1, Pune: 1 })
const ALL = {
  ...{ version: 2, of_all: 4, versions: VERSIONS },
  questions: [
    questionOf('sum', '2 + 3?', { five: 1, six: 0 }),
    CAPITAL,
    questionOf('sum~1', '2 + 2?', { four: 2, five: 1 }),
  ],
  formerly: { question_ids: ['sum~1'], choices: [{ question_id: 'capital', list: 0, from: 2 }] },
}
const ALONE = { version: 2, versions: VERSIONS, questions: [questionOf('sum', '2 + 3?', { five: 1, six: 0 })] }

const shown = async (version: number | null) => {
  vi.stubGlobal('fetch', async (address: string) => {
    const asked = new URL(address, 'https://quiznity.example').searchParams.get('version')
    return Response.json({ response: { status: 200, status_text: '', data: asked === 'all' ? ALL : ALONE } })
  })
  const picked: (number | null)[] = []
  const element = (
    <QuestionResults quizId="z1" version={version} isRunning={false} onVersion={(each) => void picked.push(each)} />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  show(
    <QueryClientProvider client={new QueryClient()}>
      <AppRouter router={router} />
    </QueryClientProvider>,
  )
  await soon(() => expect(screen.getByLabelText('Version')).toBeTruthy())
  const picker = screen.getByLabelText<HTMLSelectElement>('Version')
  const pick = (value: string) =>
    act(() => {
      picker.value = value
      picker.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { picker, picked, pick }
}
const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('article')
  if (!found) throw new Error(`no question is called ${name}`)
  return within(found)
}

it('are of all versions, each question of all who have met it', async () => {
  const { picker, picked, pick } = await shown(null)
  expect([picker.value, picker.options[0]?.text]).toEqual(['all', 'All versions (4 submissions)'])
  expect(card('Question 1').getByText('Met by 1 of 4')).toBeTruthy()
  expect(card('Question 2').queryByText(/Met by/)).toBeNull()
  pick('2')
  pick('all')
  expect(picked).toEqual([2, null])
})

it('tell apart what was asked otherwise before, and what is offered no more', async () => {
  await shown(null)
  expect(card('Question 2').getAllByText(/Pune \(no longer offered\)/).length).toBeGreaterThan(0)
  const before = within(screen.getByRole('region', { name: 'As asked or marked in earlier versions' }))
  expect(before.getByRole('heading', { name: 'Earlier question 1' })).toBeTruthy()
  expect(before.getByText('2 + 2?')).toBeTruthy()
})

it('are of one version by itself where that is asked for', async () => {
  const { picker } = await shown(2)
  expect(picker.value).toBe('2')
  expect(screen.queryByText(/Met by|earlier versions/)).toBeNull()
})

it('are one stop of the Tab key, however many they are, from which arrows lead on', async () => {
  await shown(null)
  const strip = within(screen.getByRole('navigation', { name: 'To a question' }))
  const stops = () => strip.getAllByRole('button').map(({ tabIndex }) => tabIndex)
  const [first, second] = strip.getAllByRole('button')
  const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
  expect(stops()).toEqual([0, -1])
  act(() => first?.focus())
  press('ArrowRight')
  expect([document.activeElement, stops()]).toEqual([second, [-1, 0]])
  press('ArrowRight')
  expect(document.activeElement).toBe(second)
  press('Home')
  expect(document.activeElement).toBe(first)
  press('End')
  act(() => second?.click())
  expect(stops(), 'where one comes back to').toEqual([-1, 0])
})

it('lead to each question by its number, and call its figures by its name', async () => {
  await shown(null)
  const strip = within(screen.getByRole('navigation', { name: 'To a question' }))
  expect(strip.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1100%', '250%'])
  act(() => strip.getByRole('button', { name: 'Question 2: 50% got it right' }).click())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2' }))
  expect(screen.getAllByText(/^Figures of/, { selector: 'summary' }).map(({ textContent }) => textContent)).toEqual([
    'Figures of question 1',
    'Figures of question 2',
    'Figures of earlier question 1',
  ])
})
