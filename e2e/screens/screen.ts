import { expect, type Page } from '@playwright/test'
import { test as base, type Server } from '../fixtures.ts'
import { enter } from '../teacher.ts'
import { lookAt, OF_A_ROOM } from './look.ts'
import { fillServer, type Seed } from './seed.ts'

/** Every worker's server is filled once, for all that is looked at. */
export const test = base.extend<object, { seed: Seed }>({
  seed: [async ({ workersServer }, use) => use(await fillServer(workersServer)), { scope: 'worker' }],
})

/** Presses what opens a screen. */
export type Opens = (opened: { page: Page; seed: Seed; server: Server }) => Promise<unknown>

export type Screen = {
  name: string
  /** Who is signed in: nobody, unless it says so. */
  as?: 'teacher' | 'newcomer'
  /** Its address; left out where `open` goes there. */
  at?: string | ((seed: Seed) => string)
  /** Where it has no address of its own. */
  open?: Opens
  /** What stands there once it is open. */
  sees: string | RegExp
  /** Read from the last row of a room too. */
  isOfARoom?: true
}

/** Still: nothing of it is on its way any more. */
const isSettled = async (page: Page) => {
  await expect(page.locator('.animate-breathe, [aria-busy=true]')).toHaveCount(0)
  await page.evaluate('document.fonts.ready.then(() => true)')
}

/** Opens each of them, in a test of its own, and looks at it in that way. */
export const openEach = (screens: readonly Screen[], look: (page: Page, screen: Screen) => Promise<void>): void => {
  for (const screen of screens)
    test(screen.name, async ({ page, seed, server }) => {
      const { as, at, open, sees } = screen
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (as) await enter(page, seed[as].teacher)
      if (at !== undefined) await page.goto(typeof at === 'string' ? at : at(seed))
      await open?.({ page, seed, server })
      await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible()
      await isSettled(page)
      await look(page, screen)
    })
}

/** Opens each of them, and looks at it as it stands. */
export const lookAtEach = (screens: readonly Screen[]): void =>
  openEach(screens, (page, { name, isOfARoom }) => lookAt(page, name.replaceAll(' ', '-'), isOfARoom && OF_A_ROOM))
