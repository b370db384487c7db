import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readPracticeRuns } from '#contract/results/analytics.ts'
import { listRunning } from '#contract/runs/invigilation.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { PracticeRuns } from './practice-runs.tsx'

const RINA = {
  ...{ id: 'r1', name: 'Rina', phone: '', district: '', answered: 3, of: 10 },
  ...{ started_at: 0, ends_at: 20 * MINUTE, last_answer_at: 5 * MINUTE, given_ms: 0 },
}

const opened = (late: { late: number; late_waiting: number }, students = [RINA]) => {
  const server = aTeacherServer()
  const total = students.length
  server.answers(readPracticeRuns, { runs: 7, in_progress: total, ...late })
  server.answers(listRunning, { server_now: 5 * MINUTE, students, page: 1, pages: 1, found: total, total, removed: 0 })
  openPage(() => <PracticeRuns quizId="z1" />, '/')
}

it('lead to whoever takes it now, and to what came too late', async () => {
  opened({ late: 2, late_waiting: 2 })
  const now = within(await screen.findByRole('region', { name: 'Taking it now' }))
  expect(await now.findByRole('button', { name: /Rina/ })).toBeTruthy()
  expect(screen.getByText('2 students’ answers came too late to count')).toBeTruthy()
  expect(screen.getByText('7 runs in the last 30 days')).toBeTruthy()
})

it('say nothing of either where there is nothing', async () => {
  opened({ late: 0, late_waiting: 0 }, [])
  expect(await screen.findByText('7 runs in the last 30 days')).toBeTruthy()
  expect(screen.queryByText(/too late/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Taking it now' })).toBeNull()
})
