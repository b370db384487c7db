import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signUp } from '../teacher.ts'
import { listed, openQuestion } from '../writing.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const prompt = (page: Page) => page.getByLabel('Question text')

const write = async (page: Page, text: string) => {
  await prompt(page).fill(text)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No')
}

const writeAnother = async (page: Page, text: string) => {
  await press(page, 'Add question')
  await expect(prompt(page)).toHaveValue('')
  await write(page, text)
}

const begin = async (page: Page) => {
  await signUp(page)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('The course')
  await write(page, 'Were you there?')
}

test('a question is dragged to another page @desktop', async ({ page }) => {
  await begin(page)
  await press(page, 'Add a page')
  await openQuestion(page, 2)
  await write(page, 'Was it good?')
  await expect(listed(page)).toHaveText([/Page 1/, /there/, /Page 2/, /good/])
  const from = await page.getByRole('button', { name: 'Move question 2' }).boundingBox()
  const to = await page.getByRole('button', { name: 'Move question 1' }).boundingBox()
  if (!from || !to) throw new Error('no rows')
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await expect(listed(page)).toHaveText([/Page 1/, /good/, /there/, /Page 2/])
})

test('a survey is tried before it is published, with an answer in a later text @desktop', async ({ page }) => {
  await begin(page)
  await writeAnother(page, 'You said. Why?')
  await prompt(page).press('Home')
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.type(' ')
  await page.getByLabel('Put an earlier answer').first().selectOption('1. Were you there?')
  await expect(prompt(page)).toHaveValue('You said {Q1}. Why?')
  await expect(page.getByText('{Q1} 1. Were you there?')).toBeVisible()
  await page.getByLabel('Text after the end').fill('You said {Q1}, and {Q9}.')
  await press(page, 'Preview')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('It takes about 1 minute.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'No' }).first().click()
  await expect(dialog.getByRole('heading', { name: 'You said No. Why?' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await expect(dialog.getByText('You said No, and ….')).toBeVisible()
  await dialog.getByRole('button', { name: 'Begin again' }).click()
  await expect(dialog.getByRole('heading', { name: 'You said …. Why?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'Move up')
  await expect(prompt(page)).toHaveValue('You said {Q2}. Why?')
  await press(page, 'Publish')
  await expect(page.getByText('A text speaks of question 2, which is asked later.')).toBeVisible()
})

test('a link brings along what the survey asks for, and its end leads on where one presses @phone', async ({
  page,
  browser,
  server,
}) => {
  await begin(page)
  await press(page, 'Let the link answer this …')
  await page.getByLabel('Name in the link').fill('was there')
  const fields = page.getByLabel('Hidden fields, from the link')
  await fields.fill('ward, code')
  await page.getByLabel('Where people may go on to at the end').fill('http://school.in')
  await press(page, 'Publish')
  await expect(page.getByText('A name in a link has letters')).toBeVisible()
  await expect(page.getByText('“was there” can not stand in a link')).toBeVisible()
  await page.getByLabel('Name in the link').fill('was')
  await expect(page.getByText('Please give an address that begins with https://')).toBeVisible()
  await fields.fill('ward, class_no')
  await page.getByLabel('Where people may go on to at the end').fill('https://school.example/next?from=survey')
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: 'Share the survey' }).getByRole('button', { name: 'Close' }).click()
  await press(page, 'More for The course')
  await page.getByRole('dialog').getByRole('link', { name: 'Settings', exact: true }).click()
  const link = await page.getByText(/survey\?code=/).innerText()
  expect(link).toMatch(/&ward=&class_no=&was=$/)
  await page.getByLabel('Text after the end').fill('Come again.')
  await press(page, 'Save settings')
  await expect(page.getByText('Everything is saved')).toBeVisible()

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.goto(`${link.replace('ward=', 'ward=7')}no&other=8`)
  await expect(other.getByRole('radio', { name: 'No' })).toBeChecked()
  await expect(other.getByText('Saved', { exact: true })).toBeHidden()
  const given = other.waitForRequest((request) => request.method() === 'PUT')
  await press(other, 'Send')
  expect((await given).postDataJSON()).toMatchObject({
    answers: [{ value: [1] }],
    told: [{ name: 'ward', value: '7' }],
  })
  await expect(other.getByText('Your answers have arrived.')).toBeVisible()
  await expect(other.getByText('Come again.')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Go on to school.example' })).toHaveAttribute(
    'href',
    'https://school.example/next?from=survey',
  )
  await other.context().close()
})

test('a survey begins with a template, in two languages, and anew @phone', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/surveys')
  await expect(page.getByRole('link', { name: 'Exit ticket' })).toBeVisible()
  await page.getByLabel('Language of the template').selectOption('bn')
  await page.getByRole('link', { name: 'অভিভাবক সভা' }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('অভিভাবক সভা')
  await openQuestion(page, 6)
  await expect(prompt(page)).toHaveValue('আপনার ফোন নম্বর')
  await press(page, 'Start over')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(prompt(page)).toHaveValue('')
  await press(page, 'Put it back')
  await openQuestion(page, 6)
  await expect(prompt(page)).toHaveValue('আপনার ফোন নম্বর')
  await page.goto('/dashboard/surveys/create?template=nps&language=en')
  await expect(page.getByText('There is a survey here that you have not published.')).toBeVisible()
  await press(page, 'Start over')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Would you recommend us?')
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: 'Share the survey' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Would you recommend us?', exact: true })).toBeVisible()
})

test('a condition is written on a phone, with long texts @phone', async ({ page }) => {
  await begin(page)
  await prompt(page).fill('Were you there on every single one of the days on which the course was held in the hall?')
  await writeAnother(page, 'অনেক_দীর্ঘ_একটি_শব্দ_যার_মাঝে_কোনো_ফাঁক_নেই_এবং_যা_ছোট_পর্দায়_ধরে_না')
  await page.getByRole('button', { name: 'Show only if' }).click()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByLabel('Answer', { exact: true }).last().selectOption('answered')
  await page.getByRole('button', { name: 'Remove condition' }).last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Remove condition' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove condition' }).last().click()
  await expect(page.getByRole('button', { name: 'Remove condition' })).toHaveCount(1)
})
