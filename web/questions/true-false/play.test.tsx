import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PlayTrueFalse, trueFalsePlayer } from './play.tsx'

type AskedProps = { isReadOnly?: boolean; onAnswer?: (given: boolean | null) => void }

function Asked({ isReadOnly = false, onAnswer = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState<boolean | null>(null)
  const change = (given: boolean | null) => {
    setAnswer(given)
    onAnswer(given)
  }
  return (
    <>
      <p id="problem">Water boils at 100 °C.</p>
      <PlayTrueFalse
        id="q1"
        asked={{}}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={change}
      />
    </>
  )
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('true and false are a group named by the statement; one of them is chosen', async () => {
  const onAnswer = vi.fn()
  const { user } = show(<Asked onAnswer={onAnswer} />)
  expect(screen.getByRole('radiogroup', { name: 'Water boils at 100 °C.' })).toBeTruthy()
  expect([choice('True').checked, choice('False').checked]).toEqual([false, false])
  await user.click(screen.getByText('False'))
  expect([choice('True').checked, choice('False').checked]).toEqual([false, true])
  await user.keyboard('{ArrowUp}')
  expect([choice('True').checked, choice('False').checked]).toEqual([true, false])
  expect(onAnswer.mock.calls).toEqual([[false], [true]])
})

it('nothing is chosen where nothing can be changed any more', async () => {
  const onAnswer = vi.fn()
  const { user } = show(<Asked isReadOnly onAnswer={onAnswer} />)
  await user.click(screen.getByText('True'))
  expect(onAnswer).not.toHaveBeenCalled()
})

it.each([
  ['t', true],
  ['T', true],
  ['1', true],
  ['f', false],
  ['F', false],
  ['2', false],
  ['3', undefined],
  ['a', undefined],
  ['Enter', undefined],
])('the key %s means %s', (key, value) =>
  expect(trueFalsePlayer.valueOfKey(key, { asked: {}, answer: null })).toBe(value),
)
