import { screen } from '@testing-library/dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { askedIn } from '../../questions/players.tsx'
import { loadParts } from '../../runs/attempt/load-parts.ts'
import { act, show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { PreviewRun } from './preview-run.tsx'

const [q1 = '', q2 = ''] = aPaper().questions.map(({ id }) => id)
const section = (title: string, id: string, minutes: number) => ({
  ...{ id: title, title, instructions: '', question_ids: [id], minutes },
})
const onWire = aPaper({
  duration: nanosecondsOf(15),
  sections: [10, 5].map((minutes) => ({ title: '', no_of_questions: 1, minutes })),
  layout: { groups: [], texts: [], sections: [section('Physics', q1, 10), section('Chemistry', q2, 5)] },
})

beforeAll(() => loadParts(onWire))
beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('leads its teacher through sections by the clock, as it leads students', () => {
  show(<PreviewRun paper={{ ...onWire, questions: askedIn(onWire.questions) }} onSubmit={() => {}} />)
  expect(screen.getByRole('timer').textContent).toBe('10:00')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  act(() => vi.advanceTimersByTime(10 * MINUTE))
  expect(screen.getByText('The time for Physics is over. What you answered in it is kept.')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('05:00')
})
