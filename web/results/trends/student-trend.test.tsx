import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readStudentTerm } from '#contract/results/trends.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { StudentTrend } from './student-trend.tsx'

const result = (id: string, percent: number, students: number) => ({
  ...{ id, quiz: { id, title: `Quiz ${id}`, subject: 'Physics' }, submitted_at: '2026-01-02T00:00:00.000Z' },
  ...{ score: percent, max_score: 100, percent, class_mean: 60, class_students: students },
})

const open = (...rows: ReturnType<typeof result>[]) => {
  const { answers } = aTeacherServer()
  answers(readStudentTerm, { student: { name: 'Rahul', phone: '', district: '' }, rows, earlier: 0 })
  openPage(StudentTrend, '/dashboard/analytics/students/:id', '/dashboard/analytics/students/a')
}
const dashes = () => document.querySelectorAll('svg g.stroke-ink-soft > circle')

it('draws and counts no class of fewer than five', async () => {
  open(result('a', 80, 12), result('b', 40, 1), result('c', 90, 5))
  expect(
    await screen.findByText(
      '70% on average over 3 quizzes. In the 2 that at least 5 students took: 85%, where the class has 60%.',
    ),
  ).toBeTruthy()
  expect(dashes()).toHaveLength(2)
  expect(document.body.textContent).toContain('Above the class in 2 of 2.')
  expect(document.body.textContent).toContain('too few')
})

it('speaks of no class where no quiz has one', async () => {
  open(result('a', 80, 1), result('b', 40, 4))
  expect(await screen.findByText('60% on average over 2 quizzes.')).toBeTruthy()
  expect(dashes()).toHaveLength(0)
})
