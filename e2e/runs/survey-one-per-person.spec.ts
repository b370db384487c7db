import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const draft = { options: ['Yes', 'No'], least: null, most: 1, look: 'list', other: false }
const FORM = {
  fields: [
    { id: 'name', kind: 'name', label: '', required: true, identifies: true, options: [] },
    { id: 'phone', kind: 'phone', label: '', required: true, identifies: false, options: [] },
  ],
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const answer = async (page: Page, phone: string) => {
  await page.getByLabel('Name', { exact: true }).fill('মিতা পাল')
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('radio', { name: 'Yes' }).click()
  await press(page, 'Send')
}

test('each person answers once where a survey’s owner wants that, and a mistyped number is put right @phone @desktop', async ({
  page,
  browser,
  server,
}) => {
  const { teacher, token } = await anAccount(server)
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ kind: 'survey', title: 'Sports day', joining: FORM, responding: responding.parse({ ask_name: 'form' }) },
      sections: [{ questions: [{ kind: 'opinion', problem: 'Will you come?', draft }] }],
    },
  })
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  await enter(page, teacher)
  await page.goto(`/dashboard/surveys/${id}/settings`)
  await page.getByLabel('One response a person').check()
  await expect(page.getByText('a stranger who knows somebody’s number could answer in their place')).toBeVisible()
  const identifies = page.getByLabel('Identifies a person')
  await expect(identifies.first()).not.toBeChecked()
  await expect(identifies.last()).toBeChecked()
  await press(page, 'Save settings')
  await expect(page.getByText('Everything is saved')).toBeVisible()

  const viewport = page.viewportSize()
  const aDevice = async () =>
    (await browser.newContext({ baseURL: server.url, ...(viewport && { viewport }) })).newPage()
  const [first, second] = [await aDevice(), await aDevice()]
  for (const device of [first, second]) await device.goto(`/survey?code=${code}`)
  await answer(first, '9876543210')
  await expect(first.getByText('Your answers have arrived.')).toBeVisible()
  await answer(second, '98765 43210')
  await expect(second.getByText('Somebody with these details has answered already')).toBeVisible()
  await expect(second.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await second.reload()
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('মিতা পাল')
  await second.getByLabel('Phone').fill('9876543211')
  await press(second, 'Send')
  await expect(second.getByText('Your answers have arrived.')).toBeVisible()
  await page.goto('/dashboard/surveys')
  await expect(page.getByRole('link', { name: /^Results of .*: 2$/ })).toBeVisible()
})
