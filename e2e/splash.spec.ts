import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'

const HAS_VISITED = "localStorage.getItem('hasVisited')"

/** Timers wait for the test; animations of the style sheet go on. */
const stopClock = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** A splash lasts two or four seconds from the first moment of its page, which a busy machine may take to load. */
const AT_ONCE = { waitUntil: 'commit' } as const

test('the first visit opens with a splash of four seconds, the next one without', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  const splash = page.locator('.splash')
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'home')
  for (const word of ['Quiz', 'Poll', 'Survey', 'Exam', 'and more']) await expect(splash).toContainText(word)
  await page.clock.fastForward(3600)
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'home')
  await page.clock.fastForward(400)
  await expect(splash).toBeHidden()
  expect(await page.evaluate<string | null>(HAS_VISITED)).toBe('true')

  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(splash).toBeHidden()
})

test('the splash can be skipped, by its button and by anything else one does', async ({ page }) => {
  await page.goto('/', AT_ONCE)
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(splash).toBeHidden()
  expect(await page.evaluate<string | null>(HAS_VISITED)).toBe('true')

  await page.goto('/features/quiz', AT_ONCE)
  await expect(splash).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(splash).toBeHidden()
})

test('a feature page opens with an animation of two seconds', async ({ page }) => {
  for (const feature of ['quiz', 'poll', 'survey']) {
    await page.goto(`/features/${feature}`, AT_ONCE)
    await expect(page.locator('.splash')).toBeVisible()
    await expect(page.locator('.splash')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Create A/ }).first()).toHaveAttribute('href', '/signup')
  }
})

test('whoever is told why they are here reads it instead of a splash, which stays for their first visit', async ({
  page,
}) => {
  await page.goto('/?notice=quiz_not_found')
  await expect(page.getByText('There is no quiz')).toBeVisible()
  await expect(page.locator('.splash')).toBeHidden()
  await page.goto('/', AT_ONCE)
  await expect(page.locator('.splash')).toBeVisible()
})

test('whoever wants less motion meets no splash', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/features/poll']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.splash')).toBeHidden()
  }
})

test('the splash itself is accessible', async ({ page }) => {
  await page.goto('/', AT_ONCE)
  await expect(page.locator('.splash')).toBeVisible()
  // Held open: looking takes longer than it lasts, and with less motion it is not there at all.
  await page.evaluate("Object.assign(document.querySelector('.splash').style, { display: 'grid', animation: 'none' })")
  await lookAt(page, 'site-splash', ['phone', 'tablet', 'desktop'])
  await expect(page.locator('.splash')).toBeVisible()
})
