import { getConfig } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Does it, and all that it leads to at once. */
export const act = (work: () => void): void => void getConfig().eventWrapper(work)

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
  return { user: userEvent.setup(), show: showNow }
}
