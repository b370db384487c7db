import type { Page } from '@playwright/test'

/** Finds one of many by its name, as it is typed. */
export const pick = async (page: Page, label: string, name: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.click()
  await field.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}
