import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { LastDigits } from './last-digits.tsx'

beforeEach(() => localStorage.clear())

const student = { id: 's1', name: 'Rina', phone: '9830012345', quiz_code: 'ABCD2345' }

const asked = () => {
  const onRight = vi.fn()
  return { ...show(<LastDigits student={student} onRight={onRight} />), onRight }
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

  it('stays shut for others, and says so', async () => {
    const { user, onRight } = asked()
    await user.type(field(label()), '0000')
    await user.click(button())
    expect(errorOf(label())).not.toBe(null)
    expect(onRight).not.toHaveBeenCalled()
  })
})
