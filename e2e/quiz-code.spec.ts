import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { signUp } from './teacher.ts'

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

test('@desktop @phone a wrong code leads back to its box, filled in, with the reason', async ({ page }) => {
  await page.goto('/')
  const box = boxIn(page)
  await box.fill('wrong-1')
  await box.press('Enter')
  await expect(box).toHaveAccessibleDescription('There is no quiz with this code.')
  await expect(box).toHaveValue('WRONG1')
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(page).toHaveURL('/')
  await lookAt(page, 'site-wrong-code', ['phone', 'tablet', 'desktop'])

  await page.keyboard.type('ABCD')
  await expect(box, 'what was wrong is typed over').toHaveValue('ABCD')
  await expect(box).not.toHaveAccessibleDescription(/./)
})

test('whoever opens a link that leads nowhere is told at the box, once', async ({ page }) => {
  for (const [link, code, reason] of [
    ['/quiz?code=WRONG', 'WRONG', 'There is no quiz with this code.'],
    ['/quiz', '', 'A quiz code is needed. Ask your teacher for the link.'],
    ['/quiz/analysis?code=ABCD2345', 'ABCD2345', 'You have not started this quiz on this device.'],
  ] as const) {
    await page.goto(link)
    await expect(boxIn(page), link).toHaveAccessibleDescription(reason)
    await expect(boxIn(page), link).toHaveValue(code)
    await page.reload()
    await expect(boxIn(page), link).toHaveValue('')
    await expect(boxIn(page), link).not.toHaveAccessibleDescription(/./)
  }
})

test('a guest can sign up from the header and the hero, by keyboard too', async ({ page }) => {
  for (const place of ['banner', 'main'] as const) {
    await page.goto('/')
    const link = page.getByRole(place).getByRole('link', { name: /^Sign up/ })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page, place).toHaveURL('/auth/signup')
  }
})

test('@phone a guest can sign up from the menu', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeHidden()
  await menu.getByRole('link', { name: 'Sign up' }).tap()
  await expect(page).toHaveURL('/auth/signup')
})

test('@desktop @phone who is signed in is led to the dashboard wherever others sign up', async ({ page, isMobile }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: 'Open your dashboard' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Sign up/ })).toHaveCount(0)
  if (!isMobile) return
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
