import { screen } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { act, show } from '../testing/show.tsx'
import { PlainToaster } from './plain-toaster.tsx'
import { dismissToasts, toast } from './toast.ts'

it('shows what was told before it came, with the way back, and each as long as it lasts', () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    dismissToasts()
  })
  const onAct = vi.fn()
  toast.success('Removed', { action: { label: 'Put it back', onAct } })
  show(<PlainToaster />)
  screen.getByRole('button', { name: 'Put it back' }).click()
  expect(onAct).toHaveBeenCalledOnce()
  act(() => toast.error('Not sent'))
  expect(screen.getByRole('status').textContent).toContain('Not sent')
  act(() => vi.advanceTimersByTime(4000))
  expect(screen.getByRole('status').textContent).toBe('')
})
