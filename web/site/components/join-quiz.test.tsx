import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { errorOf, field } from '../../testing/field.ts'
import { placesLeftFor } from '../../testing/places.ts'
import { show } from '../../testing/show.tsx'
import { JoinQuiz } from './join-quiz.tsx'

const LABEL = 'Quiz code'

beforeEach(() => history.replaceState(null, '', '/'))

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

describe('whoever was sent back from the quiz', () => {
  it.each([
    ['?notice=quiz_not_found&code=WRONG1', 'WRONG1', 'There is no quiz with this code.'],
    ['?notice=missing_code', '', 'A quiz code is needed. Ask your teacher for the link.'],
    ['?notice=no_attempt&code=ABCD2345', 'ABCD2345', 'You have not started this quiz on this device.'],
  ])('by %s finds “%s” in the box, and is told why once', (search, code, reason) => {
    answers({ code: 'quiz_not_found' })
    history.replaceState(null, '', `/${search}`)
    const { show: showNow } = show(<JoinQuiz label={LABEL} button="Join" />)
    expect([field(LABEL).value, errorOf(LABEL)]).toEqual([code, reason])
    expect([document.activeElement, location.search]).toEqual([field(LABEL), ''])
    showNow(null)
    showNow(<JoinQuiz label={LABEL} button="Join" />)
    expect([field(LABEL).value, errorOf(LABEL)]).toEqual(['', null])
  })

  it('types over what was wrong', async () => {
    answers({ code: 'quiz_not_found' })
    history.replaceState(null, '', '/?notice=quiz_not_found&code=WRONG1')
    const { user } = show(<JoinQuiz label={LABEL} button="Join" />)
    await user.keyboard('ABCD')
    expect([field(LABEL).value, errorOf(LABEL)]).toEqual(['ABCD', null])
  })

  it('is led on where the code is a poll’s', async () => {
    const calls = answers({ data: {} })
    const places = placesLeftFor()
    history.replaceState(null, '', '/?notice=quiz_not_found&code=P7KM2345')
    show(<JoinQuiz label={LABEL} button="Join" />)
    await vi.waitFor(() => expect(places).toEqual(['/poll?code=P7KM2345']))
    expect(calls.map(({ path }) => path)).toEqual(['/response/paper?code=P7KM2345'])
  })
})
