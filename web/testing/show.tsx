import { getConfig } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'

/** Does it, and all that it leads to at once. */
export const act = (work: () => void): void => void getConfig().eventWrapper(work)

/** Between two presses a moment passes, on a clock that the test holds too. */
const advanceTimers = (ms: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(ms)
}

/** Puts components on the screen until the test is over; what somebody does with them is done through `user`. */
export const show = (shown: ReactNode) => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const showNow = (next: ReactNode) => act(() => root.render(next))
  onTestFinished(() => {
    act(() => root.unmount())
    container.remove()
  })
  showNow(shown)
  return { user: userEvent.setup({ advanceTimers }), show: showNow }
}

/** Puts on the screen what the server sends, and brings it to life once somebody has done this with it. `id` is of the element around it. */
export const showAfter = (earlier: () => void, shown: ReactNode, id = '') => {
  const container = document.body.appendChild(document.createElement('div'))
  container.id = id
  container.innerHTML = renderToString(shown)
  earlier()
  let unmount = () => {}
  act(() => {
    const root = hydrateRoot(container, shown)
    unmount = () => root.unmount()
  })
  onTestFinished(() => {
    act(unmount)
    container.remove()
  })
  return { user: userEvent.setup({ advanceTimers }) }
}
