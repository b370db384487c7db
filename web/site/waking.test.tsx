import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wakeIslands } from './waking.ts'

/** What is in view, as the browser tells it. */
let inView: (element: Element) => void = () => {}

beforeEach(() => {
  const watched = new Map<Element, IntersectionObserverCallback>()
  inView = (element) =>
    watched.get(element)?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
  class Observer {
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe(element: Element) {
      watched.set(element, this.tell)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = `<main>
    <div data-island="menu"><button type="button">Open</button></div>
    <div data-island="form"><form><input /><button type="submit">Send</button></form></div>
    <div data-island="watch"></div></main>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const island = (name: string) => document.querySelector<HTMLElement>(`[data-island=${name}]`) as HTMLElement
const inside = (name: string, selector: string) => island(name).querySelector<HTMLElement>(selector) as HTMLElement

/** A page whose scripts come, all but so many times; the names of the islands that were asked for, in their order. */
const aPage = ({ failing = 0 } = {}) => {
  const asked: string[] = []
  let left = failing
  const page = document.querySelector('main') as HTMLElement
  wakeIslands(async (element) => {
    asked.push(element.dataset.island ?? '')
    left -= 1
    if (left >= 0) throw new Error('no network')
  }, page)
  return { asked }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('brings an island once the page is there and it is seen; one that shows nothing with the page', async () => {
  const { asked } = aPage()
  expect(asked).toEqual([])
  await vi.waitFor(() => expect(asked).toEqual(['watch']))
  inView(inside('form', 'form'))
  await settled()
  expect(asked).toEqual(['watch', 'form'])
})

it('brings an island that is touched at once, and once', async () => {
  const { asked } = aPage()
  inside('form', 'input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  inside('form', 'input').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  expect(asked).toEqual(['form'])
  await vi.waitFor(() => expect(asked).toEqual(['form', 'watch']))
  inView(inside('form', 'form'))
  await settled()
  expect(asked).toEqual(['form', 'watch'])
})

it('presses a button for whoever has pressed it before it was understood, and only once', async () => {
  const { asked } = aPage()
  const button = inside('menu', 'button')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  button.click()
  button.click()
  await settled()
  expect(pressed).toHaveBeenCalledTimes(3)
  expect(asked.filter((name) => name === 'menu')).toHaveLength(1)
  button.click()
  await settled()
  expect(pressed).toHaveBeenCalledTimes(4)
})

it('leaves to the browser what a form sends', async () => {
  aPage()
  const sent = vi.fn((event: Event) => event.preventDefault())
  inside('form', 'form').addEventListener('submit', sent)
  inside('form', 'button').click()
  await settled()
  expect(sent).toHaveBeenCalledTimes(1)
})

it('asks with the next touch for a script that did not come', async () => {
  const { asked } = aPage({ failing: 1 })
  const button = inside('menu', 'button')
  button.click()
  await settled()
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settled()
  expect(asked.filter((name) => name === 'menu')).toHaveLength(2)
})
