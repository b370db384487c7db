import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Ranking } from '#domain/questions/ranking.ts'
import { show } from '../../testing/show.tsx'
import { PlayRanking } from './play.tsx'

function Asked({ top = null }: { top?: number | null }) {
  const [answer, setAnswer] = useState<Ranking['given'] | null>(null)
  return (
    <>
      <h2 id="asked">Which first?</h2>
      <PlayRanking
        id="q"
        asked={{ items: ['tea', 'milk', 'juice'], top }}
        answer={answer}
        isReadOnly={false}
        labelledBy="asked"
        onAnswer={setAnswer}
      />
      <output>{JSON.stringify(answer)}</output>
    </>
  )
}

const answer = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const left = () => within(screen.getByRole('list', { name: 'Not ranked yet' })).getAllByRole('button')
const focused = () => document.activeElement?.getAttribute('data-control')

it('is given by keys alone, and the focus goes on to what comes next', async () => {
  const { user } = show(<Asked />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect([answer(), focused()]).toEqual([[0], 'left-1'])
  await user.keyboard('{Enter}{Enter}')
  expect([answer(), focused()]).toEqual([[0, 1, 2], 'ranked-2-up'])
  await user.keyboard('{Enter}')
  expect([answer(), focused()]).toEqual([[0, 2, 1], 'ranked-2-up'])
  await user.click(screen.getByRole('button', { name: 'Take out of the ranking tea' }))
  expect([answer(), focused()]).toEqual([[2, 1], 'left-0'])
})

it('takes no more than are asked for, and is a blank again once all are taken out', async () => {
  const { user } = show(<Asked top={1} />)
  expect(left()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /milk/ }))
  expect(answer()).toEqual([1])
  expect(screen.queryByRole('list', { name: 'Not ranked yet' })).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Take out of the ranking milk' }))
  expect(answer()).toBe(null)
})
