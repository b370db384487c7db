import { expect, type Locator, type Page } from '@playwright/test'

/** Goes on with the Tab key until it is there; before it is shown all presses would lead past it. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** What a text field is given by Ctrl+V. */
export const pasteByKeys = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('Control+v')
}
