import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { signUp } from './teacher.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const questionAt = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Question ${number}`, exact: true })
const promptOf = (page: Page, number: number) => questionAt(page, number).getByLabel('What do you ask?')

const write = async (page: Page, number: number, prompt: string) => {
  await promptOf(page, number).fill(prompt)
  await questionAt(page, number).getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await questionAt(page, number).getByRole('textbox', { name: 'Option 2' }).fill('No')
}

const begin = async (page: Page) => {
  await signUp(page)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('The course')
  await write(page, 1, 'Were you there?')
}

test('pages and questions are put into another order, copied, and brought back @phone @desktop', async ({ page }) => {
  await begin(page)
  await press(page, 'Add question')
  await write(page, 2, 'Was it good?')
  await press(page, 'Add page')
  await write(page, 3, 'Will you come again, even where it rains all day and the train is late?')
  await questionAt(page, 3).getByRole('button', { name: 'Show only if' }).click()
  await press(page, 'Move question 3 up')
  await expect(page.getByRole('region', { name: 'Page 1' }).getByRole('region')).toHaveCount(3)
  await press(page, 'Move question 3 down')
  await press(page, 'Copy question 1')
  await expect(promptOf(page, 2)).toHaveValue('Were you there?')
  await press(page, 'Remove question 2')
  await page.getByLabel('Title', { exact: true }).fill('The whole course')
  await press(page, 'Undo')
  await expect(promptOf(page, 2)).toHaveValue('Were you there?')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The whole course')
  await page.getByText('Order of pages and questions').click()
  const handle = page.getByRole('button', { name: 'Move: Question 4' })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Move: Question 4' })).toBeFocused()
  await expect(page.getByText('Now Question 4, on page 1')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(promptOf(page, 3)).toHaveValue(/Will you come again/)
  await lookAt(page, 'survey-outline', ['phone', 'tablet', 'desktop'])
})

test('a row is dragged to another place @desktop', async ({ page }) => {
  await begin(page)
  await press(page, 'Add question')
  await write(page, 2, 'Was it good?')
  await page.getByText('Order of pages and questions').click()
  const from = await page.getByRole('button', { name: 'Move: Question 2' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move: Question 1' }).boundingBox()
  if (!from || !to) throw new Error('no rows')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 5, { steps: 6 })
  await page.mouse.up()
  await expect(promptOf(page, 1)).toHaveValue('Was it good?')
})
