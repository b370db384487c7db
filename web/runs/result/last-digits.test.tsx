import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { errorOf, field } from '../../testing/field.ts'
import { act, show } from '../../testing/show.tsx'
import { LastDigits } from './last-digits.tsx'

beforeEach(() => localStorage.clear())

const student = { id: 's1', name: 'Rina', phone: '9830012345', quiz_code: 'ABCD2345' }

const asked = (change: object = {}) => {
  const onRight = vi.fn()
  return { ...show(<LastDigits student={{ ...student, ...change }} onRight={onRight} />), onRight }
}

const label = () => screen.getByRole<HTMLInputElement>('textbox').labels?.[0]?.textContent ?? ''
const button = () => screen.getAllByRole('button')[0] ?? document.body

describe('the question whose result it is', () => {
  it('names the student, and opens for the last digits of their number', async () => {
    const { user, onRight } = asked()
    expect(label()).toContain('Rina')
    await user.type(field(label()), '2345{Enter}')
    expect(onRight).toHaveBeenCalledOnce()
  })

  const told = (value: string) => [{ id: 'roll', label: 'Roll number', value, identifies: true }]
  it.each([
    {
      fields: told('WB-0417'),
      name: 'Rina',
      typed: '0417',
      label: "Enter the last four characters of Rina's “Roll number”",
    },
    { fields: told('12'), name: '12', typed: '12', label: 'Enter the last four characters of your “Roll number”' },
  ])(
    'goes by what else identifies them where there is no number: $label',
    async ({ typed, label: text, ...change }) => {
      const { user, onRight } = asked({ phone: '', ...change })
      expect(label()).toContain(text)
      await user.type(field(label()), 'nope{Enter}')
      expect(errorOf(label())).toBe('These are not its last four characters.')
      await user.clear(field(label()))
      await user.type(field(label()), `${typed}{Enter}`)
      expect(onRight).toHaveBeenCalledOnce()
    },
  )

  it('stays shut for others, and says so', async () => {
    const { user, onRight } = asked()
    await user.type(field(label()), '0000')
    await user.click(button())
    expect(errorOf(label())).not.toBe(null)
    expect(onRight).not.toHaveBeenCalled()
  })
})

describe('the pause after five wrong guesses', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('counts down, through a reload too, takes no guess meanwhile, and ends by itself', async () => {
    const { user, onRight, show: showNow } = asked()
    const guess = async (digits: string) => {
      await user.clear(field(label()))
      await user.type(field(label()), `${digits}{Enter}`)
    }
    const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * SECOND))
    for (const digits of ['0000', '0001', '0002', '0003', '0004']) await guess(digits)
    const said = (seconds: number) => `That was not right five times. Try again in ${seconds} seconds.`
    expect(errorOf(label())).toBe(said(60))
    pass(10)
    expect(errorOf(label())).toBe(said(50))
    await guess('2345')
    expect(onRight).not.toHaveBeenCalled()

    showNow(null)
    pass(20)
    showNow(<LastDigits student={student} onRight={onRight} />)
    expect(errorOf(label())).toBe(said(30))
    pass(30)
    expect(errorOf(label())).toBe(null)
    await guess('2345')
    expect(onRight).toHaveBeenCalledOnce()
  })
})
