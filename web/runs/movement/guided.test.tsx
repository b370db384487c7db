import { screen } from '@testing-library/dom'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'
import { act, show } from '../../testing/show.tsx'
import { createServerClock } from '../device/clock.ts'
import { resumed } from '../device/progress.ts'
import { Guided } from './guided.tsx'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const section = (title: string, id: string, minutes?: number) => ({
  ...{ id: title, title, instructions: '', question_ids: [id] },
  ...(minutes !== undefined && { minutes }),
})
const questions = [{ id: q1 }, { id: q2 }]
const timed = { groups: [], texts: [], sections: [section('Physics', q1, 10), section('Chemistry', q2, 5)] }
const free = { groups: [], texts: [], sections: [section('Physics', q1), section('Chemistry', q2)] }

type Led = { sectionEnds?: number[]; movement?: string; seconds?: number }

const lead = ({ sectionEnds, movement, seconds }: Led) => {
  const progress = resumed([q1, q2], { base: 'one.0', writer: { turn: 0, device: 'thispage' } })
  const { attempt } = anAttempt({ start: { progress, endsAt: 15 * MINUTE, sectionEnds } })
  const clock = createServerClock(() => Date.now())
  clock.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
  const paper = {
    ...{ questions, layout: sectionEnds ? timed : free },
    ...(movement !== undefined && {
      settings: { order: { questions: false, options: false, movement, question_seconds: seconds } },
    }),
  }
  const Page = () => {
    const view = useSyncExternalStore(attempt.subscribe, attempt.view)
    return (
      <Guided {...{ attempt, view, clock, paper }}>
        {({ mayOpen, time, said }) => (
          <>
            {said}
            <output>{JSON.stringify([view.progress.at, mayOpen(0), mayOpen(1), time])}</output>
          </>
        )}
      </Guided>
    )
  }
  const { user } = show(<Page />)
  const shown = () => JSON.parse(screen.getByText(/^\[/).textContent ?? '')
  const choose = (question: typeof q1) => act(() => attempt.act({ kind: 'answer', question, value: 0 }))
  const go = (at: number) => act(() => attempt.act({ kind: 'open', at }))
  return { attempt, user, shown, choose, go, pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)) }
}

it('goes on to the next section when the time of one is over, and takes no answer to it any more', () => {
  const { attempt, shown, choose, go, pass } = lead({ sectionEnds: [10 * MINUTE, 15 * MINUTE] })
  expect(shown()).toEqual([0, true, false, { endsAt: 10 * MINUTE, totalSeconds: 600 }])
  expect(screen.getByText('Section 1 of 2')).toBeTruthy()
  expect(screen.getByText('Chemistry begins in 10:00.')).toBeTruthy()
  choose(q1)
  go(1)
  expect(shown()[0]).toBe(0)
  pass(10 * MINUTE)
  expect(shown()).toEqual([1, false, true, { endsAt: 15 * MINUTE, totalSeconds: 300 }])
  expect(screen.getByText('The time for Physics is over. What you answered in it is kept.').role).toBe('status')
  act(() => attempt.act({ kind: 'answer', question: q1, value: 1 }))
  expect(attempt.view().progress.sheet[q1]?.answer).toBe(0)
  choose(q2)
  expect(attempt.view().progress.sheet[q2]?.answer).toBe(0)
})

it('gives each question its time, and to the next what was not used of it', () => {
  const { attempt, shown, choose, go, pass } = lead({
    ...{ sectionEnds: [40 * SECOND, 80 * SECOND], movement: 'by_question', seconds: 40 },
  })
  expect(shown()).toEqual([0, true, true, { endsAt: 40 * SECOND, totalSeconds: 40 }])
  pass(10 * SECOND)
  go(1)
  expect(shown()).toEqual([1, false, true, { endsAt: 80 * SECOND, totalSeconds: 40 }])
  pass(35 * SECOND)
  expect(shown()[0]).toBe(1)
  expect(screen.queryByText(/is over/)).toBeNull()
  go(0)
  act(() => attempt.act({ kind: 'answer', question: q1, value: 1 }))
  expect(attempt.view().progress.sheet[q1]?.answer ?? null).toBeNull()
  choose(q2)
  expect(attempt.view().progress.sheet[q2]?.answer).toBe(0)
})

it('goes on by itself when the time of a question is over', () => {
  const { shown, pass } = lead({
    ...{ sectionEnds: [40 * SECOND, 80 * SECOND], movement: 'by_question', seconds: 40 },
  })
  pass(40 * SECOND)
  expect(shown()).toEqual([1, false, true, { endsAt: 80 * SECOND, totalSeconds: 40 }])
  expect(screen.getByText('The time for question 1 is over. What you answered is kept.').role).toBe('status')
})

it('asks before a section is left to which there is no way back', async () => {
  const { user, shown, go } = lead({ movement: 'by_section' })
  go(1)
  expect(screen.getByRole('dialog', { name: 'Leave Physics?' }).textContent).toContain(
    '1 of its questions is not answered.',
  )
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()[0]).toBe(0)
  go(1)
  await user.click(screen.getByRole('button', { name: 'Go on to Chemistry' }))
  expect(shown()).toEqual([1, false, true, null])
  go(0)
  expect(shown()[0]).toBe(1)
})

it('says where there is no way back to a question, and goes none, and takes no mark for review', () => {
  const { attempt, shown, go } = lead({ movement: 'by_question' })
  expect(screen.getByText('Once you go on, there is no way back to this question.')).toBeTruthy()
  act(() => attempt.act({ kind: 'toggle_mark', question: q1 }))
  expect(attempt.view().progress.sheet[q1]?.isMarked ?? false).toBe(false)
  go(1)
  expect(shown()).toEqual([1, false, true, null])
  go(0)
  expect(shown()[0]).toBe(1)
})
