import type { Page } from '@playwright/test'
import { listSurveys } from '#contract/questionnaires/surveys.ts'
import { callerOf } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, aPublishedQuiz, enter } from '../teacher.ts'
import { listed } from '../writing.ts'

const HALF = String.raw`$\frac{1}{2}$`

/** The text is there with its formula, and no sign of how it was typed. */
const expectProse = async (page: Page, words: string) => {
  const text = page.getByText(words).first()
  await expect(text).toBeVisible()
  await expect(text.locator('math')).toBeVisible()
  await expect(page.getByText('**')).toHaveCount(0)
}

test('a teacher writes before a quiz as in its questions, and a student reads it so @desktop', async ({
  page,
  server,
  browser,
}) => {
  const { code, id, teacher } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/${id}/settings`)
  await page.getByLabel('Text before the start').fill(`Bring **a pen**, and ${HALF} a page.`)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  const context = await browser.newContext({ baseURL: server.url })
  const student = await context.newPage()
  await student.goto(`/quiz?code=${code}`)
  await expectProse(student, 'Bring a pen, and')
  await context.close()
})

test('a survey welcomes, instructs and thanks in prose @desktop', async ({ page, server }) => {
  const { teacher, token } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('The lab')
  await page.getByText('Welcome text').first().click()
  await page.getByLabel('Welcome text').fill(`**Welcome** to ${HALF} an hour.`)
  await page.getByLabel('Question text').fill('Was it good?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No')
  await listed(page).first().locator('[data-row]').click()
  await page.getByLabel('Instructions (optional)').fill(`**Read** ${HALF} of it.`)
  await page.getByLabel('Text after the end').fill(`You said **{Q1}** for ${HALF} an hour.`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog', { name: 'Share the survey' }).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/dashboard/surveys')
  const [survey] = listSurveys.data.parse(await callerOf(server, token)(listSurveys))
  await page.goto(`/survey?code=${survey?.share_code}`)
  await expectProse(page, 'Welcome to')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expectProse(page, 'of it.')
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expectProse(page, 'You said Yes for')
})
