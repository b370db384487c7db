import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signUp } from '../teacher.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
})

const boxIn = (page: Page) => page.getByRole('textbox', { name: 'Quiz code' })

/** Everything of the header that is to be seen, by how far it stands out of the window or into its neighbour. */
const CROWDED = `{
  const seen = [...document.querySelectorAll('body header :is(a, button)')].filter((each) => each.checkVisibility())
  const boxes = seen.map((each) => each.getBoundingClientRect())
  seen.filter((_, at) => {
    const { left, right, top, bottom } = boxes[at]
    const meets = (other) => left < other.right && other.left < right && top < other.bottom && other.top < bottom
    return left < 0 || right > innerWidth || boxes.some((other, index) => index !== at && meets(other))
  }).map((each) => each.textContent)
}`

/** What somebody reads or presses on the page, and could not see whole. */
const WIDER = `[...document.querySelectorAll('main > section :is(h1, h2, p, a, button, input, label)')]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
  .map((each) => each.outerHTML.slice(0, 80))`

test('@phone a student sees where the code goes without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await expect(boxIn(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Join' })).toBeInViewport({ ratio: 1 })
  const [box, title] = [await boxIn(page).boundingBox(), await page.locator('h1').boundingBox()]
  expect(box?.y).toBeLessThan(title?.y ?? 0)
})

test('@phone who is signed in is led to the dashboard wherever others sign up', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Open your dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sign up/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).tap()
  await expect(page).toHaveURL('/dashboard')
})

test('header and page have room for what they show, however wide the window and large the letters', async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [320, 360, 768, 1024, 1280])
    for (const letters of [100, 200]) {
      await page.setViewportSize({ width, height: 740 })
      await page.evaluate(`document.documentElement.style.fontSize = '${letters}%'`)
      expect(await page.evaluate<string[]>(CROWDED), `${width} px, letters at ${letters} %`).toEqual([])
      const wider = await page.evaluate<string[]>(WIDER)
      expect(wider, `${width} px, letters at ${letters} %`).toEqual([])
    }
})
