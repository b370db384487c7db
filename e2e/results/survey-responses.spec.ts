import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { pick } from '../picking.ts'
import { anAccount, enter } from '../teacher.ts'

const opinion = (problem: string, options: string[]) => ({
  kind: 'opinion',
  problem,
  draft: { options, least: null, most: 1, look: 'list', other: false },
})

const SURVEY: NewRespondedOnWire = {
  kind: 'survey',
  title: 'Lunch at school',
  sections: [
    {
      questions: [
        opinion('Which class are you in?', ['Class IX', 'Class X']),
        opinion('How is the food?', ['Good', 'Fair', 'Bad']),
        {
          kind: 'scale',
          problem: 'Would you recommend it?',
          draft: { look: 'nps', from: 0, to: 10, low: '', middle: '', high: '' },
        },
        {
          kind: 'comment',
          problem: 'Why?',
          draft: { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null },
        },
      ],
    },
  ],
}

const TEXTS = ['The rice is warm and there is enough of it', 'Too far to walk in the rain', 'ভাত ভালো', '=1+1']
const AT_ONCE = 50

const dataOf = async (reply: { json: () => Promise<unknown> }) => envelope.parse(await reply.json()).response.data

type Wanted = { token: string; count: number; anonymous?: boolean }

/** Opens a survey of that teacher's with so many responses. */
const aSurvey = async (page: Page, { token, count, anonymous = false }: Wanted) => {
  const headers = { authorization: `Bearer ${token}` }
  const data = { ...SURVEY, responding: { anonymous } }
  const made = await page.request.post(`${API_BASE}${createResponded.path}`, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(await dataOf(made))
  const read = await page.request.get(`${API_BASE}${readResponded.path}?code=${code}`)
  const paper = readResponded.data.parse(await dataOf(read))
  const give = (at: number) => {
    const values = [[at % 2], [at % 3], [at % 11], TEXTS[at % TEXTS.length] ?? '']
    return page.request.put(`${API_BASE}${giveResponse.path}`, {
      data: {
        ...{ code, version_id: paper.version_id, based_on: 0, is_ended: true },
        ...{ device_key: `device-number-${at}-of-${code}`, change: `change-number-${at}-of-${code}` },
        answers: paper.questions.map((question, place) => ({ question_id: question.id, value: values[place] })),
        told: [{ name: 'name', value: `Student ${at}` }],
      },
    })
  }
  for (let first = 0; first < count; first += AT_ONCE) {
    const replies = await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => give(first + at)),
    )
    for (const reply of replies) expect(reply.ok()).toBe(true)
  }
  await page.goto(`/dashboard/surveys/responses?survey=${id}`)
}

const aTeacherOn = async (page: Page, server: Server): Promise<string> => {
  const { teacher, token } = await anAccount(server)
  await enter(page, teacher)
  return token
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('a filter goes along into summary, table, cross table and file @desktop', async ({ page, server }) => {
  const token = await aTeacherOn(page, server)
  await aSurvey(page, { token, count: 12 })
  await expect(page.getByText('About 12 responses')).toBeVisible()
  await pick(page, 'Only those who chose', 'Which class are you in?: Class IX')
  await expect(page.getByText('About 6 responses')).toBeVisible()
  await tab(page, 'Table').click()
  await expect(page.getByText('6 responses', { exact: true })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(7)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Why?' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Why?' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'How is the food?' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Why?' })).toHaveCount(0)

  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByText('1 of 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2 of 6')).toBeVisible()

  await tab(page, 'Cross table').click()
  await expect(page.getByText('6 people answered both')).toBeVisible()
  await page.getByLabel('Figures').selectOption({ label: 'Percent of each column' })
  await expect(page.getByRole('cell', { name: '100%' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('Only those whom the filter shows')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Responses as CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Lunch at school - responses.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(7)
})

test('written answers are searched and tagged @desktop', async ({ page, server }) => {
  const token = await aTeacherOn(page, server)
  await aSurvey(page, { token, count: 8 })
  await tab(page, 'Written answers').click()
  await expect(page.getByText('8 written answers')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in written answers' }).fill('RAIN')
  await expect(page.getByText('2 written answers')).toBeVisible()
  const answer = page.getByRole('listitem').filter({ hasText: 'Too far to walk' }).first()
  await answer.getByLabel('Tag for this answer').fill('Distance')
  await answer.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('button', { name: 'Distance (1)' }).click()
  await expect(page.getByText('1 written answer', { exact: true })).toBeVisible()
  await tab(page, 'Summary').click()
  await expect(page.getByText('About 1 response', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show everyone' }).click()
  await expect(page.getByText('About 8 responses')).toBeVisible()
})

test('a link shows the summary until it is withdrawn @desktop', async ({ page, browser, server }) => {
  const token = await aTeacherOn(page, server)
  await aSurvey(page, { token, count: 6, anonymous: true })
  await tab(page, 'Share').click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByText(/\/summary#/).textContent()
  const reader = await (await browser.newContext()).newPage()
  const opened = await reader.goto(`${server.url}${new URL(address ?? '').pathname}${new URL(address ?? '').hash}`)
  expect(opened?.headers()['x-robots-tag']).toContain('noindex')
  await expect(reader.getByRole('heading', { name: 'Lunch at school' })).toBeVisible()
  await expect(reader.getByText('About 6 responses')).toBeVisible()
  await expect(reader.getByText('rain')).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(/^Withdrawn/)).toBeVisible()
  await reader.reload()
  await expect(reader.getByText('This link has been withdrawn')).toBeVisible()
  await reader.context().close()
})

test('one response and a thousand are both read on a phone @phone', async ({ page, server }) => {
  test.slow()
  const token = await aTeacherOn(page, server)
  await aSurvey(page, { token, count: 1 })
  await expect(page.getByText('About 1 response', { exact: true })).toBeVisible()
  await aSurvey(page, { token, count: 1000 })
  await expect(page.getByText('About 1000 responses')).toBeVisible()
  await tab(page, 'Table').click()
  await expect(page.getByText('1000 responses', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('row')).toHaveCount(31)
})
