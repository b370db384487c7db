import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signUp } from '../teacher.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a survey asks who responds in a form of its own, and its owner reads it @phone @desktop', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  await signUp(page)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('Sports day')
  await page.getByLabel('Question text').fill('Will you come?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No')
  await page.getByLabel('Ask who responds').selectOption('More: a form of your own')
  const form = page.getByRole('region', { name: 'What people tell about themselves' })
  await form.getByRole('button', { name: 'Add a field' }).click()
  await press(page, 'Publish')
  await expect(page.getByText('The form of who responds is not complete yet.')).toBeVisible()
  await page.reload()
  await form.getByRole('button', { name: 'Add a field' }).click()
  await form.getByLabel('What students read').fill('Roll number')
  const more = page.getByRole('button', { name: 'More to add and to do' })
  if (await more.isVisible()) await more.click()
  await press(page, 'Preview')
  await expect(page.getByRole('dialog').getByLabel('Roll number')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'Publish')
  await press(page, 'More for Sports day')
  await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).click()
  const link = await page.getByText(/survey\?code=/).innerText()

  const viewport = page.viewportSize()
  const other = await (await browser.newContext({ baseURL: server.url, ...(viewport && { viewport }) })).newPage()
  await other.goto(link)
  await other.getByRole('radio', { name: 'Yes' }).click()
  await press(other, 'Send')
  await expect(other.getByLabel('Name', { exact: true })).toBeFocused()
  await other.getByLabel('Name', { exact: true }).fill('Mita Pal')
  await other.getByLabel('Phone').fill('98765')
  await other.getByLabel('District').selectOption({ index: 1 })
  await other.getByLabel('Roll number').fill('07')
  await press(other, 'Send')
  await expect(other.getByLabel('Phone')).toBeFocused()
  await other.getByLabel('Phone').fill('9876543210')
  await other.reload()
  await expect(other.getByLabel('Roll number')).toHaveValue('07')
  await press(other, 'Send')
  await expect(other.getByText('Your answers have arrived.')).toBeVisible()
  await other.context().close()

  await page.goto('/dashboard/surveys')
  await page.getByRole('link', { name: /^Results of/ }).click()
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page.getByText('••••••3210')).toBeVisible()
  await expect(page.getByText('9876543210')).toBeHidden()
  await page.getByRole('link', { name: 'One by one', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Mita Pal' })).toBeVisible()
  await expect(page.getByText('Roll number')).toBeVisible()
})
