import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expectWholeIn } from '../boxes.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'
import { listed, openQuestion } from '../writing.ts'

const asked = { kind: 'opinion', problem: 'What shall we eat?', required: true }
const OPTIONS = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }

type Making = { server: Server; token: string }

const aPoll = async (page: Page, { server, token }: Making) => {
  const data = { kind: 'poll', title: 'Lunch', sections: [{ questions: [{ ...asked, draft: OPTIONS }] }] }
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  return { id, code }
}

const codeOn = async (page: Page) => (await page.getByText(/^[0-9A-Z]{8}$/).textContent()) ?? ''

test('a poll goes from the menu to its link by keys alone @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/polls')
  // Another one stands above the list until it is known to be empty.
  await expect(page.getByRole('heading', { name: 'No polls yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Create poll' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create poll' })).toBeVisible()
  await expect(page.getByLabel('Question text')).toBeFocused()
  await page.keyboard.type('Which chapter first?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Optics')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Heat')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Heat')
  await page.getByRole('textbox', { name: 'Option 2' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Sound')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Option 4' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code to the poll' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Which chapter first?' })).toBeVisible()
  await page.goto('/dashboard/polls/create')
  await expect(page.getByLabel('Question text')).toHaveValue('')
  await page.route('**/teacher/drafts/*', (route) => route.abort())
  await page.getByLabel('Question text').fill('Not started')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.getByRole('button', { name: 'Log out and remove it' }).click()
  await expect(page).not.toHaveURL(/dashboard/)
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter((key) => key.startsWith("Draft"))')).toEqual(
    [],
  )
})

test('a series of three kinds is written, and voted on with a phone @desktop', async ({ page, server, browser }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/polls/create')
  await page.getByLabel('Question text').fill('Shall we go on?')
  await page.getByLabel('Answered with').selectOption({ label: 'Yes or no' })
  const add = page.getByRole('button', { name: 'Add question' })
  await add.click()
  await expect(page.getByLabel('Question text')).toBeFocused()
  await expect(page.getByLabel('Question text')).toHaveValue('')
  await page.getByLabel('Question text').fill('How was the lesson?')
  await page.getByLabel('Answered with').selectOption({ label: 'Stars' })
  await add.click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeVisible()
  await page.getByLabel('Question text').fill('One word for today')
  await page.getByLabel('Answered with').selectOption({ label: 'A few words (word cloud)' })
  await page.getByLabel('Has to be answered').uncheck()
  await page.getByRole('button', { name: 'Move up' }).click()
  await expect(listed(page)).toHaveText([/go on/, /One word/, /lesson/])
  await page.getByRole('button', { name: 'Delete question' }).click()
  await expect(listed(page)).toHaveText([/go on/, /lesson/])
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(listed(page)).toHaveText([/go on/, /One word/, /lesson/])
  await page.getByLabel('Ask who responds').selectOption('optional')
  await expect(page.getByLabel('Voters see the results')).toHaveValue('after_vote')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const code = await codeOn(page)

  const voter = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await voter.goto(`${server.url}/poll?code=${code}`)
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('Please answer this')).toHaveCount(2)
  await voter.getByRole('radio', { name: 'Yes' }).click()
  await voter.getByLabel('Your name').fill('Sharmila Tudu')
  await voter.getByRole('textbox', { name: 'One word for today' }).fill('Light')
  await expect(voter.getByText('At most')).toBeHidden()
  await voter.getByRole('radio', { name: /^4/ }).click()
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('Your answers have arrived.')).toBeVisible()
  await expect(voter.getByRole('row', { name: /Yes/ })).toContainText('100')
  await voter.close()
  await expect(page.getByText('Votes: 1')).toBeVisible()
  await page.goto('/dashboard/polls/analytics')
  await page.getByText('Votes one by one').click()
  await expect(page.getByText('Sharmila Tudu')).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  const refused = (route: Route) => route.abort()
  await page.route('**/exports', refused)
  await page.getByRole('button', { name: 'Votes as CSV' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/wrong|reach|connection/i)
  await page.unroute('**/exports', refused)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Votes as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/ - votes\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Sharmila Tudu')
})

test('whoever votes on what was changed meanwhile is shown what is asked now @phone', async ({
  page,
  server,
  browser,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/polls')
  const { id, code } = await aPoll(page, { server, token: account.token })
  const voter = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await voter.goto(`${server.url}/poll?code=${code}`)
  await voter.getByRole('radio', { name: 'Rice' }).click()
  await page.goto(`/dashboard/polls/${id}/edit`)
  await page.getByLabel('Question text').fill('What shall we drink?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Tea')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Whoever opens it from now on is asked this.')).toBeVisible()
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('This poll has been changed')).toBeVisible()
  await voter.getByRole('button', { name: 'Vote again' }).click()
  await voter.getByRole('radio', { name: 'Tea' }).click()
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('Your answers have arrived.')).toBeVisible()
  await voter.close()
})

const VIEWS = [
  { width: 320, height: 640, text: 200 },
  { width: 740, height: 360, text: 130 },
  { width: 1280, height: 800, text: 200 },
]
/** Where a list stands beside what is written, whoever enlarges all of a page of 1280 px sees it as one of 640. */
const VIEWS_OF_SERIES = [...VIEWS.slice(0, 2), { width: 640, height: 400, text: 100 }]

test('with large letters and long words polls are made and listed whole @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/polls/create')
  await page.getByLabel('Question text').fill(`Which ${'W'.repeat(150)}?`)
  await page.getByRole('textbox', { name: 'Option 1' }).fill('রসায়ন'.repeat(20))
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expectWholeIn(VIEWS, page, 'a poll with what it lacks')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByLabel('Question text')).toHaveValue('')
  await page.getByLabel('Answered with').selectOption({ label: 'Stars' })
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expectWholeIn(VIEWS_OF_SERIES, page, 'a series with what it lacks')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('W'.repeat(100))
  await openQuestion(page, 2)
  await page.getByLabel('Question text').fill('Stars?')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Votes: 0')).toBeVisible()
  await page.goto('/dashboard/polls')
  await expectWholeIn(VIEWS, page, 'the list of polls')
  await page.getByRole('button', { name: /^More for/ }).click()
  await expectWholeIn(VIEWS, page, 'the menu of a poll')
})
