import { expect, type Page } from '@playwright/test'

export const ESSAY = 'Because the air scatters the light of the sun.\n\nনীল আলো সবচেয়ে বেশি ছড়ায়।'

/** The three items in whatever order they are given, brought into the right one by their buttons. */
export const putInOrder = async (page: Page, items: readonly string[]) => {
  for (const [place, item] of items.entries()) {
    const row = page.getByRole('listitem').filter({ hasText: item })
    for (;;) {
      const texts = await page.getByRole('main').getByRole('listitem').allInnerTexts()
      const at = texts.findIndex((text) => text.includes(item))
      if (at <= place) break
      await row.getByRole('button', { name: /Move up/ }).click()
    }
  }
}

/** The whole label of a choice, which may have a sign before its text. */
export const labelOf = async (page: Page, text: string) => {
  const labels = await page.getByRole('main').getByRole('combobox').first().locator('option').allInnerTexts()
  return labels.find((label) => label.includes(text)) ?? ''
}

/** Answers the open question of each kind of `kinds.ts` in turn; what is right in part is the matching alone. */
export const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('radio', { name: 'Jupiter' }).click(),
  async (page) => {
    await page.getByRole('checkbox', { name: '2' }).first().click()
    await page.keyboard.press('3')
    await expect(page.getByText('2 of 2 chosen')).toBeVisible()
  },
  (page) => page.getByRole('radio', { name: 'True' }).click(),
  (page) => page.getByRole('textbox', { name: /^Your answer/ }).fill(' KOLKATA '),
  async (page) => {
    await page.getByRole('button', { name: 'Keypad' }).click()
    for (const key of ['1', '9', 'Decimal point', '7'])
      await page.getByRole('button', { name: key, exact: true }).click()
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('m/s')
  },
  async (page) => {
    await page.getByRole('textbox', { name: 'Blank 1 of 3', exact: true }).fill('Hydrogen')
    await page.getByRole('combobox', { name: 'Blank 2 of 3' }).selectOption('oxygen')
    await page.getByRole('textbox', { name: /^Blank 3 of 3/ }).fill('১০০')
  },
  async (page) => {
    await putInOrder(page, ['Ashoka', 'Akbar', 'Tagore'])
    const keep = page.getByRole('button', { name: 'This order is right' })
    if (await keep.isVisible()) await keep.click()
  },
  async (page) => {
    const selects = page.getByRole('main').getByRole('combobox')
    await selects.nth(0).selectOption({ label: await labelOf(page, 'Patna') })
    await selects.nth(1).selectOption({ label: await labelOf(page, 'Ranchi') })
  },
  (page) => page.getByRole('textbox', { name: /^Your answer/ }).fill(ESSAY),
]
