import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { errorsOf, field } from '../../testing/field.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act, show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { createServerClock } from '../device/clock.ts'
import { NOTHING_TYPED } from '../joining/tab-memory.ts'
import type { OpeningOnWire } from './door-parts.ts'
import { DoorStart } from './door-start.tsx'

const refused = (code: string): CallFailure => ({ status: 403, code, fields: {}, retryAfterMs: null })
const button = () => screen.queryByRole('button', { name: 'Start' })

/** A server whose clock is so far from the device's, and what its cover says by now. */
const aServer = ({ ahead = 0, opening }: { ahead?: number; opening: OpeningOnWire }) => {
  const server = { opening, isThere: true }
  const answers = async (url: string) => {
    if (!server.isThere) throw new TypeError('no network')
    const data = url.includes('/student/attempt')
      ? { student: null, server_now: Date.now() + ahead }
      : aPaper({ questions: [], settings: { opening: server.opening } })
    return Response.json({ response: { status: 200, status_text: 'OK', data } })
  }
  vi.stubGlobal('fetch', vi.fn(answers))
  return server
}

const aDoor = (opening: OpeningOnWire, failure: CallFailure | null = null) => {
  const onStart = vi.fn()
  const props = { opening, code: 'ABCD2345', clock: createServerClock(), isStarting: false, onStart }
  let [typed, told] = [{ ...NOTHING_TYPED }, failure]
  const element = () => (
    <DoorStart
      {...props}
      typed={typed}
      failure={told}
      onType={(next) => {
        typed = next
        again()
      }}
    />
  )
  const shown = show(element())
  const again = () => shown.show(element())
  const fails = (code: string) => {
    told = refused(code)
    again()
  }
  return { user: shown.user, onStart, fails, typed: () => typed }
}

describe('a quiz that opens later', () => {
  beforeEach(stopTime)

  it('counts down on the server’s clock, becomes Start by itself, and spreads the presses of the first moment', async () => {
    const opens = Date.now() + HOUR
    aServer({ ahead: 10 * MINUTE, opening: { opens_at: opens } })
    const { user, onStart } = aDoor({ opens_at: opens })
    await soon(() => expect(screen.getByRole('timer').textContent).toMatch(/^(50:00|49:59)$/))
    expect(button()).toBeNull()
    await pass(50 * MINUTE)
    await soon(() => expect(button()).not.toBeNull())
    expect(screen.getByRole('status').textContent).toBe('It is open now. You can start.')
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    onTestFinished(() => void vi.restoreAllMocks())
    const start = button()
    if (start) await user.click(start)
    await pass(1.4 * SECOND)
    expect(onStart).not.toHaveBeenCalled()
    await pass(SECOND)
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('goes on counting without a network', async () => {
    const opens = Date.now() + 10 * MINUTE
    const server = aServer({ opening: { opens_at: opens } })
    aDoor({ opens_at: opens })
    await soon(() => expect(screen.getByRole('timer')).not.toBeNull())
    server.isThere = false
    await pass(10 * MINUTE)
    await soon(() => expect(button()).not.toBeNull())
  })

  it('opens earlier where its teacher says so meanwhile', async () => {
    const opens = Date.now() + 5 * HOUR
    const server = aServer({ opening: { opens_at: opens } })
    aDoor({ opens_at: opens })
    await soon(() => expect(screen.getByRole('timer')).not.toBeNull())
    server.opening = { opens_at: Date.now() }
    await pass(5 * MINUTE)
    await soon(() => expect(button()).not.toBeNull())
  })

  it('waits again by the server’s time where the server says that it is too early', async () => {
    const opens = Date.now() - MINUTE
    aServer({ ahead: -5 * MINUTE, opening: { opens_at: opens } })
    const { fails } = aDoor({ opens_at: opens })
    expect(button()).not.toBeNull()
    act(() => fails('not_open'))
    await soon(() => expect(screen.getByRole('timer').textContent).toMatch(/^0[34]:\d\d$/))
    expect(button()).toBeNull()
  })

  it('says the day where it is further away', async () => {
    const opens = Date.UTC(2031, 2, 4, 9)
    aServer({ opening: { opens_at: opens } })
    aDoor({ opens_at: opens })
    await soon(() => expect(screen.getByText(/^Opens Tue, .*2031/)).not.toBeNull())
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('a quiz with an access code', () => {
  const opening = { needs_access_code: true as const }

  it('asks for it before anything is sent', async () => {
    aServer({ opening })
    const { user, onStart, typed } = aDoor(opening)
    await user.click(screen.getByRole('button', { name: 'Start' }))
    expect(onStart).not.toHaveBeenCalled()
    expect(errorsOf(['Access code'])).toEqual({ 'Access code': 'Enter the access code to start.' })
    await user.type(field('Access code'), 'Monsoon{Enter}')
    await vi.waitFor(() => expect(onStart).toHaveBeenCalledOnce())
    expect(typed()).toMatchObject({ access_code: 'Monsoon' })
  })

  it('says that one is wrong until another one is typed', async () => {
    aServer({ opening })
    const { user, fails } = aDoor(opening)
    await user.type(field('Access code'), 'guess')
    act(() => fails('access_code_wrong'))
    await vi.waitFor(() => expect(errorsOf(['Access code'])['Access code']).toContain('That is not the access code.'))
    expect(document.activeElement).toBe(field('Access code'))
    await user.type(field('Access code'), 'x')
    expect(errorsOf(['Access code'])).toEqual({})
  })
})
