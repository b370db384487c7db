import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** The one budget of all that is waited for: only what never comes uses it up, on a busy machine too. */
const BUDGET_MS = 30_000
const AGAIN_AFTER_MS = 100
/** A call that is answered later is answered never: a test holds it back. */
const ANSWERED_WITHIN_MS = 5000
/** Longer than it takes to say that a page's time is to stop. */
const STOPS_IN_MS = 10_000

/** Tries until it holds. What it asks answers at once, such as `isVisible()`: `toBeVisible()` would wait by itself. */
export const soon = async <Found>(attempt: () => Promise<Found>): Promise<Found> => {
  for (const until = Date.now() + BUDGET_MS; ; await pause(AGAIN_AFTER_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** For what takes real seconds: where a page counts down what the server's clock ends, say. */
export const isThereSoon = (wanted: Locator): Promise<void> => expect(wanted).toBeVisible({ timeout: BUDGET_MS })

/** What each page with a clock has asked for and not been answered yet. */
const asked = new WeakMap<Page, Set<Request>>()

const isStream = (request: Request): boolean => request.headers().accept === 'text/event-stream'

/** Before a page is opened whose own time is to pass faster, or not at all. */
export const installClock = async (page: Page, options: { time?: number } = {}): Promise<void> => {
  const calls = new Set<Request>()
  asked.set(page, calls)
  page.on('request', (request) => !isStream(request) && calls.add(request))
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  await page.clock.install(options)
}

/** Time that passes while a call is under way would let the page give it up, on a busy machine. */
const isAnswered = async (page: Page): Promise<void> => {
  const calls = asked.get(page)
  if (!calls) throw new Error('the clock of this page was not installed with installClock()')
  for (const until = Date.now() + ANSWERED_WITHIN_MS; calls.size > 0 && Date.now() < until; )
    await pause(AGAIN_AFTER_MS)
}

const inItsTime = (page: Page, attempt: () => Promise<void>): Promise<void> =>
  soon(async () => {
    await isAnswered(page)
    await page.clock.runFor(1000)
    await attempt()
  })

/** Lets the page's own time pass until it is shown. */
export const shownInItsTime = (page: Page, wanted: Locator): Promise<void> =>
  inItsTime(page, async () => expect(await wanted.isVisible(), `${wanted} is shown`).toBe(true))

/** The same until it is shown no longer. */
export const goneInItsTime = (page: Page, unwanted: Locator): Promise<void> =>
  inItsTime(page, async () => expect(await unwanted.isVisible(), `${unwanted} is shown`).toBe(false))

/** From here on the page's time passes only when it is told to. */
export const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + STOPS_IN_MS)

/** Each lets the page do one piece of what it has begun; React cuts its work into pieces of 5 ms. */
const PIECES = 100

/** Until the page has done what it has begun, its own time standing still: on a busy machine that takes a while. */
export const catchesUp = (page: Page): Promise<void> =>
  page.evaluate<void>(`new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    let left = ${PIECES}
    port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : resolve())
    port2.postMessage(null)
  })`)
