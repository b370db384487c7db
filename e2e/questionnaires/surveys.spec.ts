import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { aPublishedQuiz, enter, signUp } from '../teacher.ts'

const asked = (problem: string, options: string[], required = true) => ({
  kind: 'opinion',
  problem,
  draft: { options, least: null, most: 1, look: 'list', other: false },
  ...(required && { required: true as const }),
})

const on = (question: number, value: number) => ({
  of: 'all' as const,
  conditions: [{ question, test: { is: 'any_of' as const, values: [value] } }],
})

/** By train to the second page, by bus to the third, on foot to the end. */
const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Your way to school',
  sections: [
    { title: 'You', questions: [asked('How do you come?', ['By train', 'By bus', 'On foot'])] },
    { title: 'The train', questions: [asked('Is it late?', ['Often', 'Never'])] },
    { title: 'The bus', questions: [asked('Is it full?', ['Always', 'Rarely'])] },
  ],
  responding: { thanks: 'We read every answer.' },
  taking: {
    welcome: 'Three short questions about the way you come.',
    shown: [{ page: 2, when: on(0, 1) }],
    jumps: [
      { after: 0, when: on(0, 1), to: 2 },
      { after: 0, when: on(0, 2), to: null },
    ],
  },
}

const publish = async (page: Page, { url, token }: { url: string; token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${url}${API_BASE}${createResponded.path}`, { data: SURVEY, headers })
  return createResponded.data.parse(envelope.parse(await made.json()).response.data)
}

const choose = (page: Page, name: string) => page.getByRole('radio', { name }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a survey leads each person along their own path, and back @phone @desktop @gate', async ({
  page,
  server,
  browser,
}) => {
  const { teacher, token } = await aPublishedQuiz(server)
  const { id, share_code: code } = await publish(page, { url: server.url, token })
  await page.goto(`/survey?code=${code}`)
  await expect(page.getByText('Three short questions')).toBeVisible()
  await press(page, 'Begin')
  await press(page, 'Next')
  await expect(page.getByText('Please answer this')).toBeVisible()
  await choose(page, 'By train')
  await press(page, 'Next')
  await expect(page.getByRole('heading', { name: 'The train' })).toBeVisible()
  await choose(page, 'Often')
  await press(page, 'Back')
  await choose(page, 'By bus')
  await press(page, 'Next')
  await expect(page.getByRole('heading', { name: 'The bus' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The bus' })).toBeVisible()
  await expect(page.getByText('It takes 1 minute more at most.')).toBeVisible()
  await choose(page, 'Rarely')
  await press(page, 'Send')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await expect(page.getByText('We read every answer.')).toBeVisible()

  for (const way of [['On foot'], ['By train', 'Often']]) {
    const other = await (await browser.newContext()).newPage()
    await other.goto(`${server.url}/survey?code=${code}`)
    await press(other, 'Begin')
    for (const [at, name] of way.entries()) {
      if (at > 0) await press(other, 'Next')
      await choose(other, name)
    }
    await press(other, 'Send')
    await expect(other.getByText('Your answers have arrived.')).toBeVisible()
    await other.context().close()
  }

  await enter(page, teacher)
  await page.goto(`/dashboard/surveys/responses?survey=${id}`)
  await expect(page.getByText('3 complete · 0 begun, not sent')).toBeVisible()
  const counted = (name: string) => page.getByRole('row', { name: new RegExp(`${name} `) }).getByRole('cell')
  for (const way of ['By train', 'By bus', 'On foot']) await expect(counted(way)).toHaveText('1 (33%)')
  // What the first had answered on the way of the train went with it.
  await expect(counted('Often')).toHaveText('1 (100%)')
  await expect(counted('Rarely')).toHaveText('1 (100%)')
})

test('a teacher writes a survey with a condition, and reads what was answered @desktop', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/surveys')
  await page.getByRole('link', { name: 'Create survey' }).last().click()
  await page.getByLabel('Title', { exact: true }).fill('The course')
  const write = async (prompt: string) => {
    await page.getByLabel('Question text').fill(prompt)
    await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
    await page.getByRole('textbox', { name: 'Option 2' }).fill('No')
  }
  await write('Were you there?')
  await press(page, 'Add question')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
  await write('Was it good?')
  const expectCondition = async () => {
    await page.getByText('Ways through the survey', { exact: true }).click()
    await expect(page.getByText('Question 2 only if “Were you there?” is “Yes”')).toBeVisible()
  }
  await press(page, 'Show only if …')
  await expectCondition()
  await page.reload()
  await expectCondition()
  await press(page, 'Publish')
  await page.getByRole('dialog', { name: 'Share the survey' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Edit The course' }).click()
  await expectCondition()
  await page.goto('/dashboard/surveys')
  await page.getByRole('button', { name: 'More for The course' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Responses' }).click()
  await expect(page.getByText('Nobody has answered yet')).toBeVisible()
})
