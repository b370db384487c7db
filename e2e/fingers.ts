import type { Locator, Page } from '@playwright/test'

type Way = {
  from: Locator
  to: Locator
  /** What is to be seen or heard once the finger has taken it: what scrolls is taken by a finger that rests. */
  taken?: () => Promise<void>
}

/** A finger that takes something and goes to another place with it. */
export const swipe = async (page: Page, { from, to, taken }: Way): Promise<void> => {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to touch')
  const touch = await page.context().newCDPSession(page)
  const x = start.x + start.width / 2
  const [first, last] = [start.y + start.height / 2, end.y + end.height / 2 + Math.sign(end.y - start.y) * 4]
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await send('touchStart', first)
  await taken?.()
  for (let step = 1; step <= 8; step += 1) await send('touchMove', first + ((last - first) * step) / 8)
  await send('touchEnd')
}
