import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { multipleChoicePlayer, PlayMultipleChoice } from './play.tsx'

const PRIMES = ['2', '3', '4']

type Chosen = readonly number[] | null
type AskedProps = {
  first?: Chosen
  choose?: number | null
  places?: readonly number[]
  isReadOnly?: boolean
  onAnswer?: (given: Chosen) => void
}

function Asked({ first = null, choose = null, places, isReadOnly = false, onAnswer = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState(first)
  const change = (given: Chosen) => {
    setAnswer(given)
    onAnswer(given)
  }
  return (
    <>
      <p id="problem">Which are prime?</p>
      <PlayMultipleChoice
        id="q1"
        asked={{ options: PRIMES, choose }}
        {...(places && { places })}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={change}
      />
    </>
  )
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked }, at) => (checked ? at : []))

describe('options of which several may be right', () => {
  it('are a group named by what is asked, each with its letter, and say so', () => {
    show(<Asked />)
    const group = screen.getByRole('group', { name: 'Which are prime?' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choose all that are right. There may be one or more.',
    )
    for (const name of ['A 2', 'B 3', 'C 4']) expect(option(name)).toBeTruthy()
    expect(screen.queryByRole('status')).toBe(null)
  })

  it('are chosen and taken back by a press, in one order; none is a blank', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked onAnswer={onAnswer} />)
    await user.click(screen.getByText('4'))
    await user.click(screen.getByText('2'))
    expect(chosen()).toEqual([0, 2])
    await user.click(option('C 4'))
    await user.click(option('A 2'))
    expect(chosen()).toEqual([])
    expect(onAnswer.mock.calls).toEqual([[[2]], [[0, 2]], [[0]], [null]])
  })

  it('are chosen by keys', async () => {
    const { user } = show(<Asked />)
    await user.tab()
    await user.keyboard(' ')
    await user.tab()
    await user.keyboard(' ')
    expect(chosen()).toEqual([0, 1])
  })

  it('count what is chosen where so many are to be, and refuse none', async () => {
    const { user } = show(<Asked choose={2} />)
    expect(screen.getByText('Choose exactly 2 answers.')).toBeTruthy()
    const count = () => screen.getByRole('status').textContent
    expect(count()).toBe('0 of 2 chosen')
    for (const text of ['2', '3']) await user.click(screen.getByText(text))
    expect(count()).toBe('2 of 2 chosen')
    await user.click(screen.getByText('4'))
    expect(count()).toBe('3 chosen, 1 too many')
    expect(chosen()).toEqual([0, 1, 2])
  })

  it('are chosen as what they are, wherever they are shown, and kept in one order', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked first={[1]} places={[2, 0, 1]} onAnswer={onAnswer} />)
    expect(chosen()).toEqual([2])
    await user.click(option('A 4'))
    await user.click(option('B 2'))
    expect(onAnswer.mock.calls).toEqual([[[1, 2]], [[0, 1, 2]]])
  })

  it('stay as they are where nothing can be changed any more', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked first={[0]} isReadOnly onAnswer={onAnswer} />)
    await user.click(screen.getByText('3'))
    expect(chosen()).toEqual([0])
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

it.each([
  ['1', null, [0]],
  ['c', [0], [0, 2]],
  ['A', [0, 2], [2]],
  ['3', [2], null],
  ['4', [2], undefined],
  ['m', [2], undefined],
])('the key %s makes %j %j', (key, answer, after) =>
  expect(multipleChoicePlayer.valueOfKey(key, { asked: { options: PRIMES, choose: null }, answer })).toEqual(after),
)

it.each([
  ['a', null, [2]],
  ['2', [2], [0, 2]],
  ['C', [0, 1], [0]],
])('where options are mixed, the key %s makes %j %j', (key, answer, after) =>
  expect(
    multipleChoicePlayer.valueOfKey(key, { asked: { options: PRIMES, choose: null }, answer, places: [2, 0, 1] }),
  ).toEqual(after),
)
