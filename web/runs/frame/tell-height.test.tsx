import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { tellHeight } from './tell-height.ts'

type Size = () => void
type Look = (seen: Partial<IntersectionObserverEntry>[]) => void

let sized: Size = () => undefined
let looked: Look = () => undefined

/** The page in a frame, `height` high, and what it has told the page around it. */
const aFrame = () => {
  const told = vi.fn()
  vi.stubGlobal('parent', { postMessage: told })
  vi.stubGlobal('innerHeight', 3000)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: Size) {
        sized = callback
      }
      observe = () => sized()
      disconnect = () => undefined
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Look) {
        looked = callback
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 400, height))
  const test = new AbortController()
  onTestFinished(() => {
    test.abort()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.documentElement.removeAttribute('style')
    document.body.replaceChildren()
  })
  tellHeight(test.signal)
  return told
}

let height = 812.3
beforeEach(() => {
  height = 812.3
})

/** A heading so far down takes the focus, as another page begins. */
const begins = (top: number, within: HTMLElement = document.body) => {
  const heading = within.appendChild(document.createElement('h2'))
  heading.tabIndex = -1
  vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 10, 10))
  heading.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
const TOP = [{ quiznity: 'top' }, '*']

it('tells its height at once and with each change, rounded up', () => {
  const told = aFrame()
  height = 400
  sized()
  expect(told.mock.calls).toEqual([
    [{ quiznity: 'height', height: 813 }, '*'],
    [{ quiznity: 'height', height: 400 }, '*'],
  ])
})

it('tells its height where browsers measure nothing, out of sight', async () => {
  const told = aFrame()
  height = 500
  document.body.append('more')
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ quiznity: 'height', height: 500 }, '*'))
})

it('tells that another page has begun, once somebody has touched it', () => {
  const told = aFrame()
  begins(100)
  expect(told).not.toHaveBeenCalledWith(...TOP)
  press()
  begins(100)
  expect(told).toHaveBeenLastCalledWith(...TOP)
})

it.each([
  ['16px', 600, false],
  ['32px', 600, true],
  ['32px', 1000, false],
])('with a text of %s tells that a page has begun whose heading is %i below a high bar: %s', (size, top, isTold) => {
  const told = aFrame()
  const page = document.body.appendChild(document.createElement('main'))
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 400, 900))
  document.documentElement.style.fontSize = size
  press()
  begins(top, page)
  expect(told.mock.calls.some(([message]) => message.quiznity === 'top')).toBe(isTold)
})

it.each([
  [`${location.origin}/embed?code=ABCD2345`, true],
  ['https://school.example/', false],
  ['', false],
])('tells at once that a page has begun to which %j has led: %s', (referrer, isTold) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  expect(aFrame().mock.calls.some(([message]) => message.quiznity === 'top')).toBe(isTold)
})

it.each([
  ['a heading further down', 900, () => document.body],
  ['the title of a dialog', 100, () => document.body.appendChild(document.createElement('dialog'))],
])('tells nothing of %s', (_, top, within) => {
  const told = aFrame()
  press()
  begins(top, within())
  expect(told).not.toHaveBeenCalledWith(...TOP)
})

it('knows which part of it is in sight once it is touched, and forgets none while it is out of sight', () => {
  aFrame()
  const { style } = document.documentElement
  const unseen = () => ['above', 'below'].map((side) => style.getPropertyValue(`--unseen-${side}`))
  press()
  looked([{ intersectionRect: new DOMRect(0, 900, 400, 800) }])
  expect(unseen()).toEqual(['900px', '1300px'])
  looked([{ intersectionRect: new DOMRect(0, 0, 0, 0) }])
  expect(unseen()).toEqual(['900px', '1300px'])
})
