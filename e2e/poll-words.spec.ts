import { createResponded, giveResponse, readResponded } from '#contract/responses.ts'
import { API_BASE, envelope } from '#contract/wire.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter } from './teacher.ts'

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

test('words of a hall are a cloud, and a rude one is hidden by a press @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  const headers = { authorization: `Bearer ${account.token}` }
  const question = { kind: 'comment', problem: 'What comes to your mind?', draft: LINE }
  const data = { kind: 'poll', title: 'Words', sections: [{ questions: [question] }] }
  const made = await page.request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(dataOf(await made.json()))
  const paper = await page.request.get(`${API_BASE}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(dataOf(await paper.json()))
  for (const [at, said] of SAID.entries()) {
    const device_key = `device-${String(at).padStart(25, '0')}`
    const answers = [{ question_id: questions[0]?.id, value: said }]
    const vote = { code, device_key, version_id, based_on: 0, change: device_key, answers, is_ended: true }
    expect((await page.request.put(API_BASE + giveResponse.path, { data: vote })).status()).toBe(200)
  }

  await enter(page, account.teacher)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/dashboard/polls/${id}/present`)
  const cloud = page.getByRole('list', { name: 'The words that were used' })
  await expect(cloud.getByRole('button', { name: 'light : 3' })).toBeVisible()
  await expect(cloud.getByRole('button', { name: 'আলো : 1' })).toBeVisible()
  await page.screenshot({ path: `${test.info().project.outputDir}/screens/poll-words-1920.png` })
  await lookAt(page, 'poll-words', ['phone', 'tablet', 'desktop'])
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
  await other.getByRole('button', { name: 'Show hidden words again: 1' }).click()
  await expect(cloud.getByRole('button', { name: 'rude : 1' })).toBeVisible()
})
