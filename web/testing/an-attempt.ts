import { vi } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { Attempt } from '../runs/attempt/attempt.ts'
import type { AttemptStart } from '../runs/attempt/attempt-view.ts'
import { createServerClock } from '../runs/device/clock.ts'
import type { KeptAttempt } from '../runs/device/kept-attempt.ts'
import { resumed } from '../runs/device/progress.ts'
import type { HandedOver } from '../runs/device/tabs.ts'
import { aKept, aStudentServer } from './student-server.ts'

export const [q1, q2] = ['q1', 'q2'].map((id) => questionId.parse(id)) as [never, never]
const writer = { turn: 0, device: 'thispage' }

type Made = { start?: Partial<AttemptStart>; heard?: boolean; slowness?: number; refusesStorage?: boolean }

/** An attempt at two questions in one tab, on a server of its own. Time is `Date.now()`, which the test advances. */
export const anAttempt = ({ start = {}, heard = true, slowness = 0, refusesStorage = false }: Made = {}) => {
  const kept: KeptAttempt[] = []
  const left: KeptAttempt[] = []
  const clock = createServerClock(() => Date.now())
  const { server, api, begun } = aStudentServer(clock)
  if (heard) clock.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
  else clock.guess(Date.now())
  let giveUp: () => HandedOver | null = () => null
  const onGivenBack = vi.fn()
  const onGiven = vi.fn<(ms: number) => void>()
  let hasCookies = true
  const { id, code, deviceKey, receipt, resumeCode, epoch, endsAt, givenBackMs } = aKept()
  const same = { id, code, deviceKey, receipt, resumeCode, epoch, endsAt, givenBackMs, endedBy: null, person: null }
  const attempt = new Attempt(
    { ...same, progress: resumed([q1, q2], { base: 'one.0', writer }), ...start },
    {
      api: {
        save: (...call) => api.save(...call),
        submit: (...call) => api.submit(...call),
        student: () => api.student(),
        restore: (...call) => api.restore(...call),
        word: () => api.word(),
      },
      clock,
      onGivenBack,
      onGiven,
      hasCookies: () => hasCookies,
      random: () => 1,
      monotonic: () => Date.now(),
      tab: { whenTaken: (callback) => (giveUp = callback) },
      journal: {
        write: async (written) => {
          if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness))
          if (!refusesStorage) kept.push(written)
          return refusesStorage ? null : written
        },
        leaveBehind: (record) => left.push(record),
      },
    },
  )
  return {
    ...{ attempt, server, api, begun, kept, left, onGivenBack, onGiven },
    choose: (question = q1, option = 0) => attempt.act({ kind: 'answer', question, value: option }),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    phase: () => attempt.view().phase,
    submits: () => server.log.filter((line) => line === 'submit').length,
    taken: () => giveUp(),
    refuseCookies: () => (hasCookies = false),
  }
}
