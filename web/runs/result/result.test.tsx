import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Result } from './result.tsx'

type Given = Pick<Parameters<typeof Result>[0], 'score' | 'floor' | 'questions'>

const shown = (given: Partial<Given>) =>
  show(
    <Result name="Rahul Das" title="Light" score={{ earned: 0, most: 12 }} questions={null} {...given}>
      {null}
    </Result>,
  )

const SENTENCE = /total does not go below 0/

it.each<[Given['floor'], said: string]>([
  ['section', 'A section’s total does not go below 0.'],
  ['total', 'The total does not go below 0.'],
])('a score without its answers says beside it that it has a floor of each %s', (floor, said) => {
  shown({ floor })
  expect(screen.getByText(SENTENCE).textContent).toBe(said)
})

it.each<[string, Partial<Given>]>([
  ['where there is no floor', {}],
  ['where the score is not shown', { floor: 'total', score: null }],
  ['where the answers come to it by themselves', { floor: 'total', questions: [] }],
])('says nothing of a floor %s', (_where, given) => {
  shown(given)
  expect(screen.queryByText(SENTENCE)).toBe(null)
})
