import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useSteps } from './use-steps.ts'

function Steps() {
  return <p>{useSteps('hero').section}</p>
}

it('hears of Back as soon as there is something to see', async () => {
  history.replaceState('hero/form/welcome', '')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(<Steps />))
  expect(place.textContent).toBe('welcome')
  history.replaceState('hero/form', '')
  flushSync(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect.poll(() => place.textContent).toBe('form')
  root.unmount()
  place.remove()
})
