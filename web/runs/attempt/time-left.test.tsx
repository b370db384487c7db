import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { act, show } from '../../testing/show.tsx'
import { createServerClock } from '../device/clock.ts'
import { TimeLeft } from './time-left.tsx'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const aCountdown = ({ left = 15 * MINUTE, total = 15 * MINUTE, isHeard = true } = {}) => {
  const clock = createServerClock(() => Date.now())
  if (isHeard) clock.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
  else clock.guess(Date.now())
  return show(<TimeLeft endsAt={Date.now() + left} clock={clock} totalSeconds={total / SECOND} />)
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const spoken = () => screen.getByRole('status').textContent?.trim()

describe('the countdown', () => {
  it('is a timer with a name, and goes down', () => {
    aCountdown()
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('15:00')
    pass(61 * SECOND)
    expect(screen.getByRole('timer').textContent).toBe('13:59')
  })

  it('ends at nought and stays there', () => {
    aCountdown({ left: 2 * SECOND })
    pass(1 * SECOND)
    expect(screen.getByRole('timer').textContent).toBe('00:01')
    pass(60 * SECOND)
    expect(screen.getByRole('timer').textContent).toBe('00:00')
  })

  it('says that it is a guess until the server was heard', () => {
    aCountdown({ isHeard: false })
    expect(screen.getByRole('timer', { name: 'Time left, about' }).textContent).toBe('≈15:00')
  })

  it.each([
    { at: 8 * MINUTE, says: '8 minutes left' },
    { at: 10 * MINUTE, says: '10 minutes left' },
    { at: 5 * MINUTE, says: '5 minutes left' },
    { at: MINUTE, says: '1 minute left' },
    { at: 7.5 * MINUTE, total: 15 * MINUTE, says: '7 minutes 30 seconds left' },
    { at: 30 * SECOND, says: '30 seconds left' },
  ])('of sixteen minutes, or $total ms, says once: $says', ({ at, total = 16 * MINUTE, says }) => {
    aCountdown({ left: at + SECOND, total })
    expect(spoken()).toBe('')
    pass(SECOND)
    expect(spoken()).toBe(says)
    pass(5 * SECOND)
    expect(spoken()).toBe(says)
  })

  it('is told on request to the second', () => {
    aCountdown({ left: 2 * MINUTE + SECOND, total: 60 * MINUTE })
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' })))
    expect(spoken()).toBe('2 minutes 1 second left')
  })

  it('speaks on request, the same again too', async () => {
    aCountdown({ left: 3 * MINUTE })
    const ask = () => act(() => void dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT' })))
    ask()
    expect(spoken()).toBe('3 minutes left')
    const before = screen.getByRole('status').textContent
    ask()
    // A screen reader says a text again only when it has changed.
    expect([spoken(), screen.getByRole('status').textContent === before]).toEqual(['3 minutes left', false])
  })
})
