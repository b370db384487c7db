import type { APIRequestContext } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { installClock, shownInItsTime, soon } from '../soon.ts'
import { type Account, anAccount, enter } from '../teacher.ts'

const LINE = { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null }
const SAID = [
  'Light',
  'light!',
  'LIGHT and lenses',
  'lenses',
  'আলো',
  'rude',
  '<b>bold</b>',
  '\u202Esdrawkcab',
  'x'.repeat(39),
  '🙂🙂',
]

const dataOf = (body: unknown) => envelope.parse(body).response.data

/** A poll of one question that is answered in words, and a vote in it that says so. */
const askedFor = async (request: APIRequestContext, { token }: Account, draft: typeof LINE) => {
  const headers = { authorization: `Bearer ${token}` }
  const question = { kind: 'comment', problem: 'What comes to your mind?', draft }
  const data = { kind: 'poll', title: 'Words', sections: [{ questions: [question] }] }
  const made = await request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(dataOf(await made.json()))
  const paper = await request.get(`${API_BASE}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(dataOf(await paper.json()))
  const says = async (at: number, said: string) => {
    const device_key = `device-${String(at).padStart(25, '0')}`
    const answers = [{ question_id: questions[0]?.id, value: said }]
    const vote = { code, device_key, version_id, based_on: 0, change: device_key, answers, is_ended: true }
    expect((await request.put(API_BASE + giveResponse.path, { data: vote })).status()).toBe(200)
  }
  return { id, says }
}

test('words of a hall are a cloud, and a rude one is hidden by a press @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  const { id, says } = await askedFor(page.request, account, LINE)
  for (const [at, said] of SAID.entries()) await says(at, said)

  await enter(page, account.teacher)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/dashboard/polls/${id}/present`)
  const cloud = page.getByRole('list', { name: 'The words that were used' })
  await expect(cloud.getByRole('button', { name: 'light : 3' })).toBeVisible()
  await expect(cloud.getByRole('button', { name: 'আলো : 1' })).toBeVisible()
  await cloud.getByRole('button', { name: 'rude : 1' }).click()
  await expect(cloud.getByRole('button', { name: 'rude : 1' })).toBeHidden()

  // On every screen, and until it is shown again on one.
  const other = await page.context().newPage()
  await other.goto(`/dashboard/polls/${id}/present`)
  const elsewhere = other.getByRole('list', { name: 'The words that were used' })
  await expect(elsewhere.getByRole('button', { name: 'light : 3' })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'rude : 1' })).toBeHidden()
  await page.reload()
  await expect(cloud.getByRole('button', { name: 'light : 3' })).toBeVisible()
  await expect(cloud.getByRole('button', { name: 'rude : 1' })).toBeHidden()
  await other.getByRole('button', { name: 'Show again what is hidden: 1' }).click()
  await expect(cloud.getByRole('button', { name: 'rude : 1' })).toBeVisible()
})

test('what was written in full comes to the screen by itself, and nothing is asked for meanwhile @desktop', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  const { id, says } = await askedFor(page.request, account, { ...LINE, expects: 'text' })
  await enter(page, account.teacher)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes(`/polls/${id}/votes`)) asked += 1
  })
  await installClock(page)
  await page.goto(`/dashboard/polls/${id}/present`)
  await says(0, 'Light bends where the air is warm.')
  const cards = page.getByRole('list', { name: 'What was written' })
  await page.clock.runFor(2000)
  await expect(cards.getByRole('listitem')).toHaveText(['Light bends where the air is warm.'])
  // What came while it was read is read once more.
  await soon(async () => {
    const before = asked
    await page.clock.runFor(60_000)
    expect(asked).toBe(before)
  })
  await says(1, 'Nothing, I slept.')
  await shownInItsTime(page, cards.getByText('Nothing, I slept.'))
  await expect(cards.getByRole('listitem')).toHaveCount(2)
})

test('what comes while the screen reads what was written is read too @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  const { id, says } = await askedFor(page.request, account, { ...LINE, expects: 'text' })
  await says(0, 'Light bends where the air is warm.')
  await enter(page, account.teacher)
  let isFirst = true
  await page.route(`**/polls/${id}/votes*`, async (route) => {
    const reply = await route.fetch()
    if (isFirst) {
      isFirst = false
      await says(1, 'Nothing, I slept.')
      await expect(page.getByText('Votes: 2')).toBeVisible()
    }
    await route.fulfill({ response: reply })
  })
  await page.goto(`/dashboard/polls/${id}/present`)
  const cards = page.getByRole('list', { name: 'What was written' })
  await expect(cards.getByRole('listitem')).toHaveCount(2)
})
