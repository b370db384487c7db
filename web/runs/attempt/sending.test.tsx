import { screen } from '@testing-library/dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { act, show } from '../../testing/show.tsx'
import { failure } from '../../testing/student-server.ts'
import type { EndReason } from './attempt-view.ts'
import { Sending } from './sending.tsx'

const aSending = ({
  code = '',
  status = null as number | null,
  hasCopy = true,
  isOnline = true,
  why = 'asked' as EndReason,
} = {}) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  onTestFinished(() => online.mockRestore())
  const onRetry = vi.fn()
  const refused = code === '' ? null : failure(code, status).failure
  const phase = { kind: 'submitting', why, failure: refused } as const
  return { ...show(<Sending phase={phase} view={{ hasCopy, endsAt: 0 }} onRetry={onRetry} />), onRetry, online }
}

const said = () => document.body.textContent

describe('answers on their way to be submitted', () => {
  it.each([
    [{}, 'Sending your answers'],
    [{ code: 'network' }, 'Sending your answers'],
    [{ code: 'invalid_input', status: 400 }, 'Your answers could not be submitted'],
  ])('with %j are: %s', (given, title) => {
    aSending(given)
    expect(screen.getByRole('heading').textContent).toContain(title)
  })

  it('that the server refuses stay on the device, and are tried again at a press', async () => {
    const { user, onRetry } = aSending({ code: 'invalid_input', status: 400 })
    expect(said()).toContain('It stays on this device: please show it to your teacher.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('that come to nothing are tried on in one calm line, and alarm nobody', async () => {
    const { user, onRetry } = aSending({ code: 'unavailable', status: 503 })
    expect(screen.getByRole('status').textContent).toBe(
      'This takes longer than usual. What has not arrived is still here, and is sent again.',
    )
    expect(screen.queryByRole('alert')).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('say where there is no network what still counts', () => {
    aSending({ code: 'network', isOnline: false })
    expect(said()).toContain('counts only if your teacher accepts it.')
  })

  it('of an attempt that the server has ended promise no time until which they count', () => {
    aSending({ code: 'network', isOnline: false, why: 'ended' })
    expect(said()).not.toContain('counts only if')
  })

  it('wait calmly where there is no network, and say so again once there is one', () => {
    const { online } = aSending({ code: 'network', isOnline: false })
    expect(said()).toContain('They are sent as soon as the network is back.')
    expect(screen.queryByRole('alert')).toBe(null)
    online.mockReturnValue(true)
    act(() => void dispatchEvent(new Event('online')))
    expect(said()).not.toContain('as soon as the network is back')
  })
})
