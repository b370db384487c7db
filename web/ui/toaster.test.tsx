import { screen } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { act, show } from '../testing/show.tsx'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

/** Below: what stands where notices usually are. Above: what stands at all other places. */
const isBelow = (element: Element): boolean =>
  element.closest('.toaster')
    ? element.closest<HTMLElement>('.toaster')?.dataset.place === 'usual'
    : element.closest('[data-below]') !== null

it('stays where it is while something is pressed that it would come to lie on', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return isBelow(this) ? new DOMRect(0, 500, 300, 50) : new DOMRect(0, 0, 300, 50)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  show(
    <>
      <input aria-label="Name" />
      <input aria-label="Phone" />
      <div data-below>
        <input aria-label="Reason" />
        <button type="button">Reset</button>
      </div>
      <Toaster />
    </>,
  )
  screen.getByLabelText('Reason').focus()
  act(() => toast.success('4 students have more time now'))
  onTestFinished(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
  const notices = screen.getByRole('region', { name: 'Notifications' })
  expect(notices.dataset.place).not.toBe('usual')

  const button = screen.getByRole('button', { name: 'Reset' })
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button.focus()
  expect(notices.dataset.place).not.toBe('usual')
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  expect(notices.dataset.place).not.toBe('usual')
  await vi.waitFor(() => expect(notices.dataset.place).toBe('usual'))
})
