import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Numerical } from '#domain/questions/numerical.ts'
import { show } from '../../testing/show.tsx'
import { PlayNumerical } from './play.tsx'

type Given = Numerical['given'] | null
type AskedProps = {
  asked?: Partial<Numerical['asked']>
  first?: Given
  isReadOnly?: boolean
  onSaid?: (answer: Given) => void
}

function Asked({ asked, first = null, isReadOnly = false, onSaid = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState<Given>(first)
  const say = (given: Given) => {
    setAnswer(given)
    onSaid(given)
  }
  return (
    <>
      <p id="problem">How fast?</p>
      <PlayNumerical
        id="q1"
        asked={{ decimals: null, units: [], ...asked }}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={say}
      />
      <button type="button" onClick={() => setAnswer(null)}>
        Clear
      </button>
    </>
  )
}

const field = (name = 'Your answer How fast?') => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the field for a number', () => {
  it('is saved as it is typed, and a blank once it is emptied', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked onSaid={onSaid} />)
    await user.type(field(), '-1{Backspace}{Backspace}')
    expect(onSaid.mock.calls).toEqual([['-'], ['-1'], ['-'], [null]])
  })

  it('says what is wanted: places, and a unit behind it', () => {
    show(<Asked asked={{ decimals: 2, units: ['m/s'] }} first="3" />)
    expect(field('Your answer How fast? m/s').value).toBe('3')
    expect(screen.getByText('Give it to 2 decimal places.')).toBeTruthy()
  })

  it('takes a unit that is typed behind the number for what it is', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked asked={{ units: ['m/s', 'm/s²'] }} onSaid={onSaid} />)
    await user.type(field(), '4 m/s2')
    expect(onSaid.mock.lastCall).toEqual([['4', 1]])
    expect(field().value).toBe('4 m/s2')
    expect(screen.queryByText(/no number yet/)).toBeNull()
    await user.selectOptions(screen.getByRole('combobox'), 'm/s')
    expect(onSaid.mock.lastCall).toEqual([['4', 0]])
    expect(field().value).toBe('4')
  })

  it('says calmly when a text is no number', async () => {
    const { user } = show(<Asked />)
    const noNumber = () => screen.queryByText(/no number yet/) !== null
    await user.type(field(), '5')
    expect(noNumber()).toBe(false)
    await user.type(field(), ' kg')
    expect(noNumber()).toBe(true)
    await user.clear(field())
    await user.type(field(), '-')
    expect(noNumber()).toBe(false)
  })

  it('says when a text is too long to be saved', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked onSaid={onSaid} />)
    await user.click(field())
    await user.paste('1'.repeat(41))
    expect(onSaid).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('stays as it is where nothing can be changed any more', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked asked={{ units: ['cm', 'm'] }} first={['5', 1]} isReadOnly onSaid={onSaid} />)
    await user.type(field(), '1')
    expect(field().value).toBe('5')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }).disabled).toBe(true)
    expect(onSaid).not.toHaveBeenCalled()
  })
})

describe('a unit', () => {
  it('is chosen of several, and is no answer without a number', async () => {
    const onSaid = vi.fn()
    const { user } = show(<Asked asked={{ units: ['cm', 'm'] }} onSaid={onSaid} />)
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' })
    await user.selectOptions(unit, 'm')
    await user.type(field(), '5')
    await user.selectOptions(unit, 'Choose the unit')
    expect(onSaid.mock.calls).toEqual([[null], [['5', 1]], [['5', null]]])
    await user.click(press('Clear'))
    expect([field().value, unit.value]).toEqual(['', ''])
  })
})

describe('the keypad', () => {
  it('types at the cursor, or at the end, and takes back', async () => {
    const { user } = show(<Asked first="12" />)
    expect(field().inputMode).toBe('decimal')
    await user.click(press('Keypad'))
    expect(field().inputMode).toBe('none')
    await user.click(press('3'))
    expect(field().value).toBe('123')
    await user.type(field(), '{ArrowLeft}{ArrowLeft}')
    await user.click(press('Decimal point'))
    expect(field().value).toBe('1.23')
    await user.click(press('0'))
    expect(field().value).toBe('1.023')
    await user.click(press('Delete the last character'))
    expect(field().value).toBe('1.23')
    await user.type(field(), '{Home}')
    await user.click(press('Minus'))
    expect(field().value).toBe('-1.23')
    expect(document.activeElement).toBe(field())
    await user.click(press('Keypad'))
    expect(screen.queryByRole('group', { name: 'Keypad' })).toBe(null)
  })

  it('is found open at the next question once it was opened', async () => {
    const { user, show: showNow } = show(<Asked key="one" />)
    await user.click(press('Keypad'))
    showNow(<Asked key="two" isReadOnly />)
    expect(press('7').disabled).toBe(true)
    await user.click(press('Keypad'))
  })
})
