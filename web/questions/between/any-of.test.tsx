import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { show } from '../../testing/show.tsx'
import { between } from './play.tsx'

const QUESTIONS = ['q1', 'q2', 'q3', 'q4']
const LAYOUT: LayoutOnWire = {
  ...{ groups: [], texts: [] },
  sections: [
    { id: 's1', title: 'Physics', instructions: '', question_ids: ['q1'] },
    { id: 's2', title: 'Chemistry', instructions: '', question_ids: ['q2', 'q3', 'q4'], choose: 2 },
  ],
}

describe('a section of which any two count', () => {
  it.each<{ at: number; answered: string[]; isFull: boolean; told: string | null }>([
    { at: 0, answered: ['q2', 'q3'], isFull: false, told: null },
    { at: 1, answered: [], isFull: false, told: '0 answers of 2 given' },
    { at: 1, answered: ['q1', 'q3'], isFull: false, told: '1 answer of 2 given' },
    { at: 3, answered: ['q2', 'q3'], isFull: true, told: '2 answers of 2 given' },
    { at: 1, answered: ['q2', 'q3'], isFull: false, told: '2 answers of 2 given' },
    { at: 3, answered: ['q2', 'q3', 'q4'], isFull: false, told: '3 answers of 2 given' },
  ])('tells $told with $answered answered, at the question at $at', ({ at, answered, isFull, told }) => {
    const around = { layout: LAYOUT, questions: QUESTIONS, at, isAnswered: (id: string) => answered.includes(id) }
    expect(between.isFull(around)).toBe(isFull)
    show(<between.Around {...around}>{QUESTIONS[at]}</between.Around>)
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(told)
    const stop = 'Clear one first: 2 answers count here, and you have answered questions 2 and 3.'
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(isFull ? stop : null)
    expect(screen.queryByText('Answer any 2 of these 3 questions. The first 2 that you answer count.') !== null).toBe(
      told !== null,
    )
  })
})
