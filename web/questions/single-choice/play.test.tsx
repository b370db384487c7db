import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PlaySingleChoice, singleChoicePlayer } from './play.tsx'

const RIVERS = ['Ganga', 'Teesta', 'Damodar']

type AskedProps = {
  first?: number | null
  places?: readonly number[]
  isReadOnly?: boolean
  onChoose?: (option: number | null) => void
}

function Asked({ first = null, places, isReadOnly = false, onChoose = () => undefined }: AskedProps) {
  const [chosen, setChosen] = useState(first)
  const choose = (option: number | null) => {
    setChosen(option)
    onChoose(option)
  }
  return (
    <>
      <p id="problem">Which river is the longest?</p>
      <PlaySingleChoice
        id="q1"
        asked={{ options: RIVERS }}
        {...(places && { places })}
        answer={chosen}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={choose}
      />
      <button type="button" onClick={() => setChosen(null)}>
        Clear
      </button>
    </>
  )
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').flatMap(({ checked }, at) => (checked ? at : []))

describe('the options of a question', () => {
  it('are heard each time that one is pressed, the chosen one too', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Asked onChoose={onChoose} />)
    for (const name of ['B Teesta', 'B Teesta', 'C Damodar']) await user.click(option(name))
    expect(onChoose.mock.calls).toEqual([[1], [1], [2]])
  })

  it('are a group named by what is asked, each with its letter', () => {
    show(<Asked />)
    expect(screen.getByRole('radiogroup', { name: 'Which river is the longest?' })).toBeTruthy()
    for (const name of ['A Ganga', 'B Teesta', 'C Damodar']) expect(option(name)).toBeTruthy()
    expect(chosen()).toEqual([])
  })

  it('are chosen by a press on their text, one at a time', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Asked onChoose={onChoose} />)
    await user.click(screen.getByText('Teesta'))
    expect(chosen()).toEqual([1])
    await user.click(option('C Damodar'))
    expect(chosen()).toEqual([2])
    expect(onChoose.mock.calls).toEqual([[1], [2]])
  })

  it('are chosen by keys', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Asked onChoose={onChoose} />)
    await user.tab()
    await user.keyboard(' ')
    expect(chosen()).toEqual([0])
    await user.keyboard('{ArrowDown}')
    expect(chosen()).toEqual([1])
    expect(document.activeElement).toBe(option('B Teesta'))
    expect(onChoose.mock.calls).toEqual([[0], [1]])
  })

  it('show what was chosen before, and nothing once that is cleared', async () => {
    const { user } = show(<Asked first={2} />)
    expect(chosen()).toEqual([2])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen()).toEqual([])
    await user.click(option('C Damodar'))
    expect(chosen()).toEqual([2])
  })

  it('stay as they are where nothing can be changed any more', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Asked first={0} isReadOnly onChoose={onChoose} />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true)
    await user.click(screen.getByText('Teesta'))
    expect(chosen()).toEqual([0])
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('are chosen as what they are, wherever they are shown', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Asked first={1} places={[2, 0, 1]} onChoose={onChoose} />)
    expect(chosen()).toEqual([2])
    await user.click(option('A Damodar'))
    await user.click(option('B Ganga'))
    expect(onChoose.mock.calls).toEqual([[2], [0]])
  })
})

it.each([
  ['1', undefined, 0],
  ['c', undefined, 2],
  ['4', undefined, undefined],
  ['1', [2, 0, 1], 2],
  ['b', [2, 0, 1], 0],
  ['D', [2, 0, 1], undefined],
])('the key %s chooses in the order %j the place %j', (key, places, place) =>
  expect(
    singleChoicePlayer.valueOfKey?.(key, { asked: { options: RIVERS }, answer: null, ...(places && { places }) }),
  ).toBe(place),
)
