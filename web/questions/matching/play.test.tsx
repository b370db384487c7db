import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { RowChoice } from '#domain/questions/parts/row-choices.ts'
import { show } from '../../testing/show.tsx'
import { PlayMatching } from './play.tsx'

const ASKED = { left: ['Cat', 'Eagle'], right: ['bird', 'mammal', 'a fish that lives in the deepest sea'] }

type Answer = readonly RowChoice[] | null
type AskedProps = { first?: Answer; isReadOnly?: boolean; several?: true; onAnswer?: (answer: Answer) => void }

function Asked({ first = null, isReadOnly = false, several, onAnswer = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState<Answer>(first)
  const take = (next: Answer) => {
    setAnswer(next)
    onAnswer(next)
  }
  return (
    <>
      <p id="problem">What are they?</p>
      <PlayMatching
        id="q1"
        asked={{ ...ASKED, several }}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={take}
      />
      <button type="button" onClick={() => take(null)}>
        Clear
      </button>
    </>
  )
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const chosen = () => [...document.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.text)

describe('what is to be matched', () => {
  it('is a group named by what is asked, with all choices under their letters', () => {
    show(<Asked />)
    expect(screen.getByRole('group', { name: 'What are they?' })).toBeTruthy()
    const choices = screen.getByRole('list', { name: 'Choices' })
    expect([...choices.children].map(({ textContent }) => textContent)).toEqual([
      'Abird',
      'Bmammal',
      'Ca fish that lives in the deepest sea',
    ])
    expect(chosen()).toEqual(['Choose', 'Choose'])
  })

  it('is chosen one by one, and a choice more than once', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked onAnswer={onAnswer} />)
    await user.selectOptions(select('2 Eagle'), '1')
    await user.selectOptions(select('1 Cat'), '1')
    expect(onAnswer.mock.calls).toEqual([[[null, 1]], [[1, 1]]])
    expect(chosen()).toEqual(['B mammal', 'B mammal'])
  })

  it('is blank once all of it is taken back', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked first={[1, 0]} onAnswer={onAnswer} />)
    await user.selectOptions(select('1 Cat'), '')
    await user.selectOptions(select('2 Eagle'), '')
    expect(onAnswer.mock.calls).toEqual([[[null, 0]], [null]])
  })

  it('shows nothing chosen once it is cleared', async () => {
    const { user } = show(<Asked first={[1, 0]} />)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen()).toEqual(['Choose', 'Choose'])
  })

  it('shows a long choice whole', () => {
    show(<Asked first={[2, 0]} />)
    expect(screen.getAllByText('a fish that lives in the deepest sea')).toHaveLength(2)
    expect(screen.getAllByText('bird')).toHaveLength(1)
  })

  it('stays as it is where nothing can be changed any more', () => {
    show(<Asked first={[1, 0]} isReadOnly />)
    expect([...document.querySelectorAll('select')].every(({ disabled }) => disabled)).toBe(true)
    expect(chosen()).toEqual(['B mammal', 'A bird'])
  })
})

const chip = (name: string, row: string) =>
  within(screen.getByRole('group', { name: row })).getByRole<HTMLInputElement>('checkbox', { name })

describe('where several may belong to one', () => {
  it('each is a group of its choices, of which any number is pressed, by a tap or by keys', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked several onAnswer={onAnswer} />)
    expect(document.querySelectorAll('select')).toHaveLength(0)
    await user.click(chip('B mammal', '1 Cat'))
    chip('A bird', '1 Cat').focus()
    await user.keyboard(' ')
    await user.click(chip('A bird', '2 Eagle'))
    await user.click(chip('B mammal', '1 Cat'))
    expect(onAnswer.mock.calls).toEqual([[[[1], null]], [[[0, 1], null]], [[[0, 1], [0]]], [[[0], [0]]]])
  })

  it('is blank once all of it is taken back', async () => {
    const onAnswer = vi.fn()
    const { user } = show(<Asked several first={[null, [2]]} onAnswer={onAnswer} />)
    await user.click(chip('C a fish that lives in the deepest sea', '2 Eagle'))
    expect(onAnswer.mock.calls).toEqual([[null]])
  })

  it('stays as it is where nothing can be changed any more', () => {
    show(<Asked several first={[[0, 1], null]} isReadOnly />)
    const all = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(all.map(({ checked }) => checked)).toEqual([true, true, false, false, false, false])
    expect(all.every(({ disabled }) => disabled)).toBe(true)
  })
})
