import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { everyPage } from '../public-pages.ts'
import { lookAt } from './look.ts'
import { lookAtEach, type Screen, test } from './screen.ts'

const PARTS = [1, 2, 3, 4, 5, 6]

for (const part of PARTS) {
  test(`public pages, part ${part}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const pages = await everyPage(request)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of pages.filter((_, index) => index % PARTS.length === part - 1)) {
      if (path === '/500') await page.route('**/_health', (route) => route.fulfill({ status: 503 }))
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.locator('h1')).toHaveCount(1)
      await lookAt(page, `site-${path.slice(1).replace(/\?.*/, '').replaceAll('/', '-') || 'home'}`)
      await page.unrouteAll()
    }
  })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const STATES: Screen[] = [
  {
    name: 'site, who logs in',
    at: '/',
    open: async ({ page }) => {
      await page.waitForLoadState()
      await page.locator('header').first().getByRole('link', { name: 'Login' }).click()
    },
    sees: 'Please select your role to continue',
  },
  {
    name: 'site, menu of a phone',
    at: '/',
    open: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await press(page, 'Open menu')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Features' }).click()
    },
    sees: 'Create Poll',
  },
  {
    name: 'site, a wrong code',
    at: '/',
    open: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Quiz code' }).fill('ABCD2345')
      await page.keyboard.press('Enter')
    },
    sees: 'There is no quiz with this code.',
  },
  {
    name: 'contact with errors',
    at: '/contact',
    open: ({ page }) => press(page, 'Send Message'),
    sees: 'Name is required',
  },
  {
    name: 'contact that is not sent',
    at: '/contact',
    open: async ({ page }) => {
      await page.route('**/api/v1/contact', (route) => route.abort())
      await page.getByLabel('Name').fill('Ananya Sen')
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ananya@school.example')
      await page.getByLabel('Subject').fill('A question')
      await page.getByRole('textbox', { name: 'Message' }).fill('First line\nSecond line')
      await press(page, 'Send Message')
    },
    sees: 'Your message was not sent.',
  },
]

lookAtEach(STATES)
