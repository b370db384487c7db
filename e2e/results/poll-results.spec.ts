import type { Page, Route } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount } from '../teacher.ts'

const LONG = 'A very long answer, '.repeat(6) + 'x'.repeat(60)
const CHOICE = { options: ['Yes', 'না', LONG], look: 'list', least: null, most: 1, other: false }
const STARS = { look: 'stars', from: 1, to: 5, low: '', middle: '', high: '' }
const QUESTIONS = [
  { kind: 'opinion', problem: 'Shall we revise optics?', draft: CHOICE },
  { kind: 'scale', problem: 'How was the lesson?', draft: STARS },
]

const dataOf = (body: unknown) => envelope.parse(body).response.data

const aPoll = async (page: Page, server: Server, results: string) => {
  const { token } = await anAccount(server)
  const headers = { authorization: `Bearer ${token}` }
  const data = { kind: 'poll', title: 'Optics', sections: [{ questions: QUESTIONS }], responding: { results } }
  const made = await page.request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(dataOf(await made.json()))
  const close = () =>
    page.request.post(`${API_BASE}/teacher/quiz-actions`, { data: { ids: [id], action: 'close' }, headers })
  return { code, close }
}

const votesByCall = async (page: Page, code: string, at: number) => {
  const paper = await page.request.get(`${API_BASE}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(dataOf(await paper.json()))
  const device_key = `device-${String(at).padStart(25, '0')}`
  const answers = questions.map(({ id }, place) => ({ question_id: id, value: [place === 0 ? at % 3 : 5] }))
  const data = { code, device_key, version_id, based_on: 0, change: device_key, answers, is_ended: true }
  expect((await page.request.put(API_BASE + giveResponse.path, { data })).status()).toBe(200)
}

const votes = async (page: Page, code: string) => {
  await page.goto(`/poll?code=${code}`)
  await page.getByRole('radio', { name: 'না' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
}

test('whoever has voted sees what everybody answered, as it moves @phone', async ({ page, server }) => {
  const { code } = await aPoll(page, server, 'after_vote')
  await page.goto(`/poll?code=${code}`)
  await expect(page.getByText('What everybody answered')).toBeHidden()
  await votes(page, code)
  await expect(page.getByText('Votes: 1', { exact: true })).toBeVisible()
  for (let at = 0; at < 5; at += 1) await votesByCall(page, code, at)
  await expect(page.getByText('Votes: 6', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /না/ })).toContainText('3')
  await page.reload()
  await expect(page.getByText('Votes: 6', { exact: true })).toBeVisible()
})

test('after the close means after the close @phone', async ({ page, server }) => {
  const { code, close } = await aPoll(page, server, 'after_close')
  await votes(page, code)
  await expect(page.getByText('Once the poll is closed you see here what everybody answered.')).toBeVisible()
  expect((await close()).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('row', { name: /না/ })).toContainText('1')
})

test('where a network has no room for another voter, the vote waits on its device @phone', async ({ page, server }) => {
  const { code } = await aPoll(page, server, 'after_vote')
  const error = { code: 'too_many_responses', message: '' }
  const response = { status: 429, status_text: 'Too Many Requests', data: null, error }
  const refused = (route: Route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { response } })
      : route.fallback()
  await page.route('**/api/v1/response', refused)
  await page.goto(`/poll?code=${code}`)
  await page.getByRole('radio', { name: 'না' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Very many people have answered from your network')).toBeVisible()
  await expect(page.getByText('sent by themselves as soon as there is room')).toBeVisible()
  await page.unroute('**/api/v1/response', refused)
  await page.reload()
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await expect(page.getByText('Votes: 1', { exact: true })).toBeVisible()
})
