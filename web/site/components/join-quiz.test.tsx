import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { errorOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { JoinQuiz } from './join-quiz.tsx'

const LABEL = 'Quiz code'

/** Where the browser would go with it; null while the form keeps it back. */
const aBox = () => {
  const { user } = show(<JoinQuiz label={LABEL} button="Join" />)
  const left = vi.fn()
  const leave = (event: Event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    left(event.target.getAttribute('action'), new FormData(event.target).get('code'))
  }
  addEventListener('submit', leave, { once: true })
  return { user, left }
}

describe('the box for a quiz code', () => {
  it('is a plain form, so that it works without a script', async () => {
    const { user, left } = aBox()
    await user.type(field(LABEL), 'ABCD 2345{Enter}')
    expect(left.mock.calls).toEqual([['/quiz', 'ABCD 2345']])
  })

  it.each(['', '   '])('with “%s” goes nowhere, and says what is missing until one types', async (typed) => {
    const { user, left } = aBox()
    if (typed) await user.type(field(LABEL), typed)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(errorOf(LABEL)).toBe('Enter the code first')
    expect(document.activeElement).toBe(field(LABEL))
    await user.type(field(LABEL), 'A')
    expect(errorOf(LABEL)).toBe(null)
    expect(left).not.toHaveBeenCalled()
  })
})
