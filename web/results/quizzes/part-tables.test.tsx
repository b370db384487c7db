import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PartTables } from './part-tables.tsx'
import type { Overview } from './question-results-api.ts'

type KindPart = Overview['kinds'][number]

const choice: KindPart = {
  ...{ kind: 'single_choice', questions: 4, outOf: 4, waiting: 0, averageTimeMs: null },
  ...{ earned: 80, right: 80, partly: 0, wrong: 15, blank: 5 },
}
const numbers: KindPart = { ...choice, kind: 'numerical', earned: 60, right: 60, wrong: 35 }
const unmarked = { earned: null, right: null, partly: null, wrong: null, blank: 8 }
const essay: KindPart = { ...choice, kind: 'open_ended', waiting: 12, ...unmarked }

const showKinds = (...kinds: KindPart[]) => show(<PartTables overview={{ sections: [], kinds }} />)
const rowOf = (name: string) => {
  const table = within(screen.getByRole('table', { name: 'By type of question' }))
  return table.getByRole('row', { name: new RegExp(`^${name}`) }).textContent
}

it('says which type of question lost the most', () => {
  showKinds(choice, numbers)
  expect(screen.getByText(/^Most was lost in “Number”: 60%/)).toBeTruthy()
  expect(screen.queryByText(/wait/)).toBeNull()
})

it('says how many answers wait to be marked, and of the others how many are blank', () => {
  showKinds(choice, numbers, essay)
  expect(rowOf('Open-ended')).toContain('12 wait to be marked')
  expect(rowOf('Open-ended').match(/\d+%/g)).toEqual(['8%'])
  expect(screen.getByText(/of all answers, also of those that wait/)).toBeTruthy()
  expect(screen.getByText(/^Most was lost in “Number”: 60%/)).toBeTruthy()
})

it('tells what those came to that are marked, and nothing of the weakest before all are', () => {
  showKinds(choice, { ...essay, waiting: 1, earned: 30, right: 30, partly: 0, wrong: 70, blank: 0 })
  expect(rowOf('Open-ended')).toContain('30%')
  expect(rowOf('Open-ended')).toContain('1 waits to be marked')
  expect(screen.queryByText(/^Most was lost/)).toBeNull()
})
