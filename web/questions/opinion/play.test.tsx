import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Opinion } from '#domain/questions/opinion.ts'
import { show } from '../../testing/show.tsx'
import { PlayOpinion } from './play.tsx'

function Asked({ most }: { most: number | null }) {
  const [answer, setAnswer] = useState<Opinion['given'] | null>(null)
  return (
    <>
      <h2 id="asked">Which day?</h2>
      <PlayOpinion
        id="q"
        asked={{ options: ['Friday', 'Sunday'], look: 'list', least: null, most, other: true }}
        answer={answer}
        isReadOnly={false}
        labelledBy="asked"
        onAnswer={setAnswer}
      />
      <output data-testid="answer">{JSON.stringify(answer)}</output>
    </>
  )
}

const answer = () => JSON.parse(screen.getByTestId('answer').textContent ?? '')

it('of one, what is written as another one stands alone, and goes with it', async () => {
  const { user } = show(<Asked most={1} />)
  await user.click(screen.getByRole('radio', { name: /Friday/ }))
  await user.click(screen.getByRole('radio', { name: 'Other' }))
  await user.type(screen.getByRole('textbox', { name: 'Please say which' }), 'any  day ')
  expect(answer()).toEqual(['any  day'])
  await user.click(screen.getByRole('radio', { name: /Sunday/ }))
  expect(answer()).toEqual([1])
  expect(screen.queryByRole('textbox')).toBe(null)
})

it('of several, no more can be chosen than may be, until one is taken back', async () => {
  const { user } = show(<Asked most={2} />)
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  await user.click(screen.getByRole('checkbox', { name: /Sunday/ }))
  expect(answer()).toEqual([1, ''])
  await user.click(screen.getByRole('checkbox', { name: /Friday/ }))
  expect(answer()).toEqual([1, ''])
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  await user.click(screen.getByRole('checkbox', { name: /Friday/ }))
  expect(answer()).toEqual([0, 1])
})
