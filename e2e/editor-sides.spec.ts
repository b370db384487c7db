import type { Page } from '@playwright/test'
import { swipe } from './fingers.ts'
import { expect, type Server, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails } from './teacher.ts'

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

const text = (page: Page) => page.getByLabel('The whole quiz as text')
const row = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .nth(number - 1)
const openRow = (page: Page) => page.locator('[data-row][aria-current]')
const prompt = (page: Page) => page.getByLabel('Question text')
const cursorAfter = async (page: Page, words: string) => {
  await text(page).focus()
  await page.evaluate(
    `{ const field = document.activeElement; const at = field.value.indexOf(${JSON.stringify(words)}) + ${words.length}; field.setSelectionRange(at, at) }`,
  )
}
const behindCursor = (page: Page) =>
  page.evaluate<string>('document.activeElement.value.slice(document.activeElement.selectionStart).slice(0, 10)')

test('@desktop questions and their text stand side by side, and each follows the other', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openQuestions(page, server)
  await page.getByRole('button', { name: 'Both' }).click()
  await text(page).fill(QUIZ)
  await expect(row(page, 3)).toContainText('রাজধানী')

  await cursorAfter(page, 'The sun')
  await expect(prompt(page)).toHaveValue('The sun is a star.')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' of ours')
  await expect(prompt(page)).toHaveValue('The sun of ours is a star.')
  expect(await behindCursor(page)).toBe(' is a star')

  await row(page, 3).getByRole('button', { name: 'Question 3' }).first().click()
  await expect(page.locator('[data-open]')).toContainText('রাজধানী')
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('হাওড়া')
  await expect(text(page)).toHaveValue(/^Class 9, first term\n\n1\. Which[\s\S]*হাওড়া/)
  await expect(text(page)).toHaveValue(/2\. The sun of ours is a star\.\nTrue/)
  await lookAt(page, 'text-beside', ['desktop'])

  await cursorAfter(page, 'Ans')
  await expect(openRow(page)).toContainText('largest')
  await page.keyboard.press('End')
  await page.keyboard.type('\nExplanation: It is a gas giant.')
  await expect(page.getByLabel('Explanation')).toHaveValue('It is a gas giant.')
  await page.keyboard.press('Control+z')
  await expect(text(page)).not.toHaveValue(/gas giant/)
  await expect(text(page)).toBeFocused()
  await page.getByRole('button', { name: /^Line 1: it belongs to no question/ }).click()
  await expect(text(page)).toBeFocused()

  await page.reload()
  await expect(text(page)).toHaveValue(/হাওড়া/)
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(text(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'As text' })).toBeVisible()
})

test('@desktop the colour stays with what is open in a text that is scrolled', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openQuestions(page, server)
  await page.getByRole('button', { name: 'Both' }).click()
  const block = (at: number) =>
    `${at}. Is ${at} in this list of numbers that go on for a while?\na) yes\nb) no\nc) perhaps\nAns: a\n`
  await text(page).fill(Array.from({ length: 9 }, (_, at) => block(at + 1)).join('\n'))
  await expect(row(page, 9)).toContainText('numbers')
  await cursorAfter(page, 'Is 5')
  await expect(prompt(page)).toHaveValue(/Is 5/)
  await page.keyboard.type('5')
  await expect(prompt(page)).toHaveValue(/Is 55/)
  await expect(page.locator('[data-open]')).toContainText('5. Is 55')
  const tops = () =>
    page.evaluate<number[]>(
      `(() => { const field = document.activeElement; return [field.scrollTop, document.querySelector('[data-open]').parentElement.scrollTop] })()`,
    )
  const [field, behind] = await tops()
  expect(field).toBeGreaterThan(0)
  expect(behind).toBe(field)
})

test('@desktop a phone beside the question shows it as it is written, to be answered', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openQuestions(page, server)
  const phone = page.getByRole('region', { name: 'Try it on a phone' })
  await prompt(page).fill('2 + 2?')
  await phone.getByRole('button', { name: 'Try it as on a phone' }).click()
  await expect(phone.getByText('2 + 2?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('3')
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('4')
  await page.getByRole('radio', { name: 'Correct answer: 2' }).check()
  await phone.getByRole('radio').nth(1).click()
  await expect(phone.getByRole('radio').nth(1)).toBeChecked()
  await lookAt(page, 'phone-beside', ['desktop'])
  await phone.getByRole('button', { name: 'Hide the phone' }).click()
  await page.reload()
  await expect(phone.getByRole('button', { name: 'Try it as on a phone' })).toBeVisible()
  await expect(phone.getByText('2 + 2?')).toBeHidden()
})

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
  await lookAt(page, 'option-rows', ['phone'])
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
