import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { MarksChart } from './marks-chart.tsx'

const MARKS = { earned: 8, missed: 3, blank: 1, waiting: 0, deducted: 0 }

const showMarks = (marks: Partial<typeof MARKS>) =>
  show(<MarksChart overview={{ marks: { ...MARKS, ...marks }, total: 4, outOf: 3, waiting: 0 }} title="Rivers" />)

it('tells what was earned, where wrong answers take nothing away', () => {
  showMarks({})
  expect(screen.getByText('67% of all marks were earned.')).toBeTruthy()
})

it('calls earned what is left of it once wrong answers have taken theirs', () => {
  showMarks({ deducted: 1 })
  const said = 'Answers gained 67% of all marks, and wrong ones took 1 mark away again: 58% were earned.'
  expect(screen.getByText(said)).toBeTruthy()
  expect(screen.getAllByText('Gained, before what was taken away').length).toBeGreaterThan(0)
  expect(screen.queryByText('Earned')).toBe(null)
})
