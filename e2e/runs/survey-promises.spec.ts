import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { changeSettings } from '#contract/questionnaires/settings.ts'
import { publishSurvey, readSurvey } from '#contract/questionnaires/surveys.ts'
import { giveResponse } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { holderOf } from '../../server/runs/responses/store.ts'
import { hashOf } from '../../server/secrets.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { onDevice } from '../on-device.ts'
import { type Account, anAccount, enter } from '../teacher.ts'

const choice = (problem: string, options: string[]) => ({
  kind: 'opinion',
  problem,
  draft: { options, least: null, most: 1, look: 'list', other: false },
})
const line = (problem: string) => ({
  kind: 'comment',
  problem,
  draft: { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null },
})

const calls = ({ page, server, token }: { page: Page; server: Server; token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  return async (method: string, path: string, data?: object): Promise<unknown> => {
    const reply = await page.request.fetch(`${server.url}${API_BASE}${path}`, { method, headers, data })
    expect(reply.ok(), await reply.text()).toBe(true)
    return envelope.parse(await reply.json()).response.data
  }
}

type Wanted = Pick<NewRespondedOnWire, 'sections' | 'responding' | 'taking'>
const publish = async (asks: ReturnType<typeof calls>, wanted: Wanted) => {
  const made = await asks('POST', createResponded.path, { kind: 'survey', title: 'The term', ...wanted })
  return createResponded.data.parse(made)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).click()

/** All that lies in the files of the server's database once its journal is written into them. */
const filesOf = ({ dataDir }: Server): Buffer[] => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'))
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  return readdirSync(dataDir)
    .filter((name) => name.includes('.sqlite'))
    .map((name) => readFileSync(join(dataDir, name)))
}

const asInteger = (number: number): Buffer => {
  const bytes = Buffer.alloc(6)
  bytes.writeUIntBE(number, 0, 6)
  return bytes
}

test('nothing in the files of the database leads from an anonymous answer to who gave it @phone', async ({
  page,
  server,
}) => {
  const { token }: Account = await anAccount(server)
  const asks = calls({ page, server, token })
  const { id, share_code: code } = await publish(asks, {
    sections: [{ questions: [line('Which room?')] }, { questions: [choice('Were you there?', ['Yes', 'No'])] }],
    responding: { anonymous: true },
    taking: { welcome: 'A few words first.', shown: [], jumps: [] },
  })
  const keys: string[] = []
  const moments: number[] = []
  page.on('response', async (reply) => {
    if (!reply.url().endsWith(giveResponse.path) || reply.request().method() !== 'PUT') return
    const given = z.parse(z.object({ device_key: z.string(), change: z.string() }), reply.request().postDataJSON())
    keys.push(given.device_key, given.change)
    const { saved_at: at } = giveResponse.data.parse(envelope.parse(await reply.json()).response.data)
    moments.push(at)
  })
  await page.goto(`/survey?code=${code}&room=prefilled-room-4711`)
  await expect(page.getByText('Nobody learns who answered.')).toBeVisible()
  await press(page, 'Begin')
  await page.getByRole('textbox').fill('room-seventeen')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await onDevice(page)).toContain('room-seventeen')
  await page.reload()
  await choose(page, 'Yes')
  await press(page, 'Send')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await expect.poll(() => moments.length).toBeGreaterThan(1)
  const [key = ''] = keys
  const traces = [...keys, hashOf(key), holderOf(id, key), 'prefilled-room-4711'].map((trace) => Buffer.from(trace))
  const found = () =>
    [...traces, ...moments.map(asInteger)].filter((trace) => filesOf(server).some((file) => file.includes(trace)))
  expect(filesOf(server).some((file) => file.includes('room-seventeen'))).toBe(true)
  await expect.poll(found).toEqual([])
  await expect.poll(() => onDevice(page)).not.toContain('room-seventeen')
})

test('whoever changes an answer while the next version is published goes on with theirs @phone', async ({
  page,
  server,
}) => {
  const { token }: Account = await anAccount(server)
  const asks = calls({ page, server, token })
  const sections = [{ questions: [choice('Were you there?', ['Yes', 'No'])] }, { questions: [line('Why?')] }]
  const { id, share_code: code } = await publish(asks, { sections, responding: { changeable: true } })
  await page.goto(`/survey?code=${code}`)
  await choose(page, 'Yes')
  await press(page, 'Next')
  await page.getByRole('textbox').fill('It was sunny')
  await press(page, 'Send')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await press(page, 'Change my answers')

  const before = readSurvey.data.parse(await asks('GET', readSurvey.path.replace(':id', id)))
  await asks('POST', publishSurvey.path.replace(':id', id), {
    title: 'The whole term',
    sections: [{ questions: [choice('Will you come again?', ['Surely', 'Never'])] }],
    based_on: before.version_id,
    draft_key: 'the-next-version-of-the-term',
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The term' })).toBeVisible()
  const change = page.getByRole('button', { name: 'Change my answers' })
  if (await change.isVisible()) await change.click()
  await page.getByRole('textbox').fill('It rained')
  await press(page, 'Send')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await page.reload()
  await press(page, 'Change my answers')
  await expect(page.getByRole('textbox')).toHaveValue('It rained')
})

test('a survey that is closed while a phone has it open says so kindly @phone', async ({ page, browser, server }) => {
  const { token }: Account = await anAccount(server)
  const asks = calls({ page, server, token })
  const sections = [{ questions: [choice('Were you there?', ['Yes', 'No'])] }]
  const { id, share_code: code } = await publish(asks, { sections })
  await page.goto(`/survey?code=${code}`)
  await choose(page, 'Yes')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const closing = { responding: responding.parse({ until: 1 }) }
  await asks('PUT', changeSettings.path.replace(':id', id), closing)
  await press(page, 'Send')
  await expect(page.getByText('It was closed before your answers arrived.')).toBeVisible()
  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.goto(`/survey?code=${code}`)
  await expect(other.getByText('This is closed')).toBeVisible()
  await expect(other.getByText('It takes no more answers.')).toBeVisible()
})

test('a survey that its teacher closes while somebody writes takes what was written once it is open again @phone', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  const asks = calls({ page, server, token: account.token })
  const sections = [{ questions: [line('What did you like?')] }]
  const { id, share_code: code } = await publish(asks, { sections })
  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(desk, account.teacher)
  await desk.goto('/dashboard/surveys')
  const say = async (what: string) => {
    await desk.getByRole('button', { name: 'More for The term' }).first().click()
    await press(desk, what)
  }

  await page.goto(`/survey?code=${code}`)
  await page.getByRole('textbox').fill('The trip to the river')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await say('Stop taking answers')
  await expect(desk.getByText('Closed. It takes no more answers.')).toBeVisible()
  await press(page, 'Send')
  await expect(page.getByText('It was closed before your answers arrived.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('This is closed')).toBeVisible()

  await say('Take answers again')
  await expect(desk.getByText('Open again')).toBeVisible()
  // What was to be sent is sent by itself.
  await page.reload()
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await desk.goto(`/dashboard/surveys/responses?survey=${id}&view=one`)
  await expect(desk.getByText('The trip to the river').first()).toBeVisible()
})
