import { screen } from '@testing-library/dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { act, show } from '../testing/show.tsx'
import { enterTopLayer, leaveTopLayer } from './dialogs/top-layer.ts'
import { dismissToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const isBelow = (element: Element): boolean =>
  element.closest('.toaster')
    ? element.closest<HTMLElement>('.toaster')?.dataset.place === 'usual'
    : element.closest('[data-below]') !== null

/** Below: what stands where notices usually are. Above: what stands at all other places. */
const laidOut = () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return isBelow(this) ? new DOMRect(0, 500, 300, 50) : new DOMRect(0, 0, 300, 50)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    dismissToasts()
  })
}

it('leaves the buttons of a dialog free, and lies on what nobody can press meanwhile', () => {
  laidOut()
  show(
    <>
      <button type="button">Edit</button>
      <button type="button">Share</button>
      <dialog open data-below>
        <button type="button">Delete</button>
      </dialog>
      <Toaster />
    </>,
  )
  const dialog = screen.getByRole('dialog')
  act(() => enterTopLayer(dialog))
  onTestFinished(() => leaveTopLayer(dialog))
  act(() => toast.error('The server could not be reached'))
  expect(screen.getByRole('region', { name: 'Notifications' }).dataset.place).not.toBe('usual')
})

it('stays where it is while something is pressed that it would come to lie on', async () => {
  laidOut()
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
