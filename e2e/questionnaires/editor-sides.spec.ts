import type { Page } from '@playwright/test'
import { swipe } from '../fingers.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

const QUIZ = `Class 9, first term

1. Which planet is the largest?
a) Mars
b) Jupiter
Ans: b

2. The sun is a star.
True

3. পশ্চিমবঙ্গের রাজধানী কোনটি?
(ক) দার্জিলিং (খ) কলকাতা
উত্তর: খ`

const openQuestions = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
}

const text = (page: Page) => page.getByLabel('All of it as text')
const prompt = (page: Page) => page.getByLabel('Question text')

test('@phone an option is dragged by a finger, in rows that are one line high @gate', async ({ page, server }) => {
  await openQuestions(page, server)
  await prompt(page).fill('Which is even?')
  const option = (number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
  for (const [at, text] of ['three', 'four'].entries()) await option(at + 1).fill(text)
  await page.getByRole('radio', { name: 'Correct answer: 2' }).check()
  const handle = (sign: string) => page.getByRole('button', { name: `Move option ${sign}` })
  await swipe(page, { from: handle('A'), to: handle('B') })
  await expect(option(1)).toHaveValue('four')
  await expect(page.getByRole('radio', { name: 'Correct answer: 1' })).toBeChecked()
  const row = page.getByRole('listitem').filter({ has: handle('A') })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'More for option A' }).click()
  await expect(page.getByRole('button', { name: 'Add picture to: Option 1' })).toBeVisible()
})

test('@desktop a passage is dragged in the list', async ({ page, server }) => {
  await openQuestions(page, server)
  await page.getByRole('button', { name: 'As text' }).click()
  await text(page).fill(`${QUIZ}\n\nPassage: It rained all day.\n\n4. It was dry.\nFalse`)
  await page.getByRole('button', { name: 'One by one' }).click()
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(rows).toHaveText([/largest/, /star/, /রাজধানী/, /rained/, /dry/])
  const handle = rows.nth(3).getByRole('button').nth(1)
  const [start, end] = [await handle.boundingBox(), await rows.nth(0).boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 5, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 5, start.y, { steps: 4 })
  await page.mouse.move(start.x + 5, end.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(rows.nth(0)).toContainText('rained')
})
