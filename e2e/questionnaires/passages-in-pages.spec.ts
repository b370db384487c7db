import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const PASTED = `Passage: The Teesta rises in Sikkim and joins the Brahmaputra.
1. Did you know that?
a) Yes
b) No
2. Would you go there?
a) Yes
b) No
Ans: a
End of passage

Text: Now to something else.
3. Which day suits you?
a) Monday
b) Friday`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const paste = async (page: Page) => {
  await press(page, 'Paste questions')
  await page.getByLabel('Paste or type here').fill(PASTED)
  await press(page, 'Add 3 questions')
}

const PASSAGE = { name: /^Passage for the 2 questions below/ }

/** What is asked below a passage and a text, on a page of its own. */
const answer = async (page: Page) => {
  await expect(page.getByRole('region', PASSAGE)).toContainText('The Teesta rises in Sikkim')
  await expect(page.getByText('Now to something else.')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await page.getByRole('radio', { name: 'No' }).nth(1).check()
  await page.getByRole('radio', { name: 'Friday' }).check()
  await press(page, 'Send')
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
}

/** Presses that; the code under which it is answered. */
const published = async (page: Page, button: string): Promise<string> => {
  const coming = page.waitForResponse((reply) => reply.url().endsWith(createResponded.path) && reply.status() === 201)
  await press(page, button)
  const { response } = envelope.parse(await (await coming).json())
  return createResponded.data.parse(response.data).share_code
}

test('a passage that is pasted into a survey is read with its questions @desktop @phone', async ({ page, server }) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('Rivers')
  await paste(page)
  const code = await published(page, 'Publish')
  await page.goto(`/survey?code=${code}`)
  await answer(page)
})

test('a passage that is pasted into a poll is read with its questions @desktop @phone', async ({ page, server }) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/polls/create')
  await paste(page)
  const code = await published(page, 'Start')
  await page.goto(`/poll?code=${code}`)
  await answer(page)
})
