import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const HAS_VISITED = "localStorage.getItem('hasVisited')"

/** Timers wait for the test; animations of the style sheet go on. */
const stopClock = async (page: Page) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

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
