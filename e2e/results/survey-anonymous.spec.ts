import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { holderOf } from '../../server/runs/responses/store.ts'
import { hashOf, newToken } from '../../server/secrets.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount } from '../teacher.ts'

test.use({ settings: { LOG_LEVEL: 'trace', TRUST_PROXY: 'on' } })

const PHONE = 'PhoneOfRoomSeventeen/4.2'
const ADDRESS = '203.0.113.77'
const NAME = 'Mita Palchoudhury'
const HEADERS = { 'x-forwarded-for': ADDRESS }

const line = (problem: string) => ({
  kind: 'comment',
  problem,
  draft: { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null },
})

const publish = async (page: Page, server: Server) => {
  const { token } = await anAccount(server)
  const sections = [{ questions: [line('Which room?')] }, { questions: [line('What is missing?')] }]
  const data = { kind: 'survey', title: 'The term', sections, responding: { anonymous: true } }
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, { data, headers })
  return createResponded.data.parse(envelope.parse(await made.json()).response.data)
}

/** All files of the server as they lie there, its journal among them. */
const filesOf = ({ dataDir }: Server): Buffer[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path))

const given = z.looseObject({ device_key: z.string(), change: z.string() })

test('neither the log nor any file of the server tells who has answered without a name @phone @gate', async ({
  page,
  browser,
  server,
}) => {
  const { id, share_code: code } = await publish(page, server)
  const context = await browser.newContext({ baseURL: server.url, userAgent: PHONE, extraHTTPHeaders: HEADERS })
  const phone = await context.newPage()
  const said: z.infer<typeof given>[] = []
  phone.on('request', (request) => {
    if (request.url().endsWith(giveResponse.path) && request.method() === 'PUT')
      said.push(given.parse(request.postDataJSON()))
  })
  const found = () => {
    const traces = said.flatMap(({ device_key: key, change }) => [key, change, hashOf(key), holderOf(id, key)])
    const everywhere = [...filesOf(server), Buffer.from(server.said())]
    return [...new Set([...traces, PHONE, ADDRESS, NAME])].filter((trace) =>
      everywhere.some((bytes) => bytes.includes(trace)),
    )
  }

  await phone.goto(`/survey?code=${code}`)
  await phone.getByRole('textbox').fill('the-seventeenth')
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible()
  // Until the end one can go on with it, by what the device has.
  expect(found()).toContain(holderOf(id, said[0]?.device_key ?? ''))
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('textbox').fill('chalk-and-light')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByText('Your answers have arrived.')).toBeVisible()

  // Whoever tells a name that nobody asked for, or sends what can not be taken.
  const [last] = said
  for (const change of [{}, { answers: [{ question_id: 'none', value: NAME }] }, { version_id: NAME }]) {
    const told = [{ name: 'name', value: NAME }]
    const body = { ...last, based_on: 0, is_ended: true, device_key: newToken(), change: newToken(), told, ...change }
    said.push(given.parse(body))
    await context.request.put(`${server.url}${API_BASE}${giveResponse.path}`, { data: body })
  }
  await server.run('clearJournal')
  expect(filesOf(server).some((file) => file.includes('chalk-and-light'))).toBe(true)
  expect(server.said()).toContain('"level"')
  expect(found()).toEqual([])
})
