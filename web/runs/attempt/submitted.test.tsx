import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { act, show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { ShownLater } from '../result/shown-later.tsx'
import { Submitted } from './submitted.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const anAttempt = ({ isLater = false } = {}) => {
  const onSeeResult = vi.fn()
  const { user } = show(
    <Submitted why="asked" outcome="counted" title="Rivers" isLater={isLater} onSeeResult={onSeeResult} />,
  )
  return { user, onSeeResult }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('a submitted quiz', () => {
  it('opens its result after thirty seconds', async () => {
    const { user, onSeeResult } = anAttempt()
    act(() => vi.advanceTimersByTime(29 * SECOND))
    expect([button('See Result').disabled, onSeeResult.mock.calls.length]).toEqual([true, 0])
    act(() => vi.advanceTimersByTime(SECOND))
    await user.click(button('See Result'))
    expect(onSeeResult).toHaveBeenCalledOnce()
  })

  it('says at once that its teacher shows the result later, and leads to when', async () => {
    const { user, onSeeResult } = anAttempt({ isLater: true })
    expect(screen.getByText('Your teacher shows the result later.')).toBeTruthy()
    await user.click(button('See when'))
    expect(onSeeResult).toHaveBeenCalledOnce()
  })
})

const AFTER_CLOSE = { when: 'after_close' } as const
const NEVER = { when: 'never' } as const

describe('a result that is shown later says when', () => {
  it.each([
    [{ score: AFTER_CLOSE, answers: AFTER_CLOSE }, 'after your teacher has closed the quiz'],
    [{ score: NEVER, answers: AFTER_CLOSE }, 'after your teacher has closed the quiz'],
    [{ score: { when: 'at_time', at: Date.UTC(2030, 0, 2, 12) }, answers: NEVER }, '2030'],
    [{}, 'later'],
  ])('with %j: %s', (release, said) => {
    show(<ShownLater quiz={aPaper({ settings: { release } })} onOwnData={() => undefined} />)
    expect(document.body.textContent).toContain(said)
  })
})
