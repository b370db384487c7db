import type { Page } from '@playwright/test'
import { askInHall, voteInHall } from '#contract/audience/audience-questions.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const NUMBER = { expects: 'number', least: null, most: null, only: null, from: '', to: '', decimals: null }
const QUESTION = { kind: 'comment', problem: 'বয়ামে কটা লজেন্স আছে?', draft: NUMBER }

const aPoll = async (page: Page, server: Server) => {
  const { teacher, token } = await anAccount(server)
  const asks = async (method: string, path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await page.request.fetch(server.url + API_BASE + path, { method, headers, ...(data && { data }) })
    expect(reply.ok(), await reply.text()).toBe(true)
    return envelope.parse(await reply.json()).response.data
  }
  const made = await asks('POST', createResponded.path, {
    ...{ kind: 'poll', title: 'The jar', responding: { results: 'after_vote', hall_questions: 'open' } },
    sections: [{ questions: [QUESTION] }],
  })
  const { id, share_code: code } = createResponded.data.parse(made)
  const paper = readResponded.data.parse(await asks('GET', `${readResponded.path}?code=${code}`))
  let voters = 0
  const guess = async (number: string) => {
    voters += 1
    const device_key = `device-${String(voters).padStart(25, '0')}`
    const answers = [{ question_id: paper.questions[0]?.id, value: number }]
    const given = { code, device_key, version_id: paper.version_id, based_on: 0, change: device_key, answers }
    await asks('PUT', giveResponse.path, { ...given, is_ended: true })
  }
  return { teacher, asks, id, code, guess }
}

test('what a hall guesses stands in columns, however many numbers are different @phone @desktop', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const { teacher, id, code, guess } = await aPoll(page, server)
  for (let at = 0; at < 360; at += 1) await guess(String(120 + ((at * 37) % 360)))
  await guess('1000000')
  await enter(page, teacher)
  await page.goto(`/dashboard/polls/${id}/present`)
  await expect(page.getByRole('row', { name: '150 – 199', exact: false })).toContainText('50')
  await expect(page.getByRole('row', { name: '500 and more' })).toContainText('1')
  await guess('150')
  await expect(page.getByRole('row', { name: '150 – 199', exact: false })).toContainText('51')

  const voter = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await voter.goto(`${server.url}/poll?code=${code}`)
  await voter.getByRole('textbox', { name: 'বয়ামে কটা লজেন্স আছে?' }).fill('333')
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByRole('row', { name: '300 – 349', exact: false })).toBeVisible()
  await page.goto(`/dashboard/polls/analytics?poll=${id}`)
  await expect(page.getByRole('row', { name: '500 and more' })).toBeVisible()
})

test('a desk asks for what a busy hall asks once a second at most, and has the last of it @desktop', async ({
  page,
  server,
}) => {
  const { teacher, asks, id, code } = await aPoll(page, server)
  const key = (name: string, at: number) => `${name}-${String(at).padStart(25, '0')}`
  const ask = async (at: number) =>
    askInHall.data.parse(
      await asks('POST', askInHall.path, {
        code,
        device_key: key('asks', at),
        ask_key: key('ask', at),
        text: `No ${at}?`,
      }),
    )
  const first = await ask(0)
  await enter(page, teacher)
  await page.goto(`/dashboard/polls/${id}/questions`)
  await expect(page.getByText('No 0?')).toBeVisible()
  const since = await page.evaluate<number>('performance.now()')
  let underWay = 0
  let mostAtOnce = 0
  await page.route('**/hall-questions', async (route) => {
    underWay += 1
    mostAtOnce = Math.max(mostAtOnce, underWay)
    await route.fulfill({ response: await route.fetch() })
    underWay -= 1
  })
  for (let at = 1; at <= 120; at += 1) {
    await asks('PUT', voteInHall.path, { code, device_key: key('votes', at), question_id: first.id, is_set: true })
    if (at % 30 === 0) await ask(at)
  }
  await expect(page.getByText('Votes: 120')).toBeVisible()
  await expect(page.getByText('No 120?')).toBeVisible()
  expect(mostAtOnce).toBe(1)
  // By the page's clock: routes are heard of later where the machine is busy.
  const readAt = await page.evaluate<number[]>(`performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('/hall-questions') && startTime > ${since})
    .map(({ startTime }) => startTime)`)
  expect(readAt.length).toBeGreaterThan(1)
  const pauses = readAt.slice(1).map((time, at) => time - (readAt[at] ?? 0))
  // A request begins a little after the reading that makes it.
  for (const pause of pauses) expect(pause).toBeGreaterThan(900)
})
