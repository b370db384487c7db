import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { changeSettings } from '#contract/questionnaires/settings.ts'
import { listSurveyResponses } from '#contract/results/survey-responses.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount } from '../teacher.ts'

const choice = { options: ['হ্যাঁ, প্রতিদিন', 'না'], least: null, most: 1, look: 'list', other: false }
const text = { expects: 'text', least: null, most: null, only: null, from: '', to: '', decimals: null }
const SECTIONS = [
  { questions: [{ kind: 'opinion', problem: 'আপনার সন্তান কি স্কুলে টিফিন নিয়ে যায়?', draft: choice }] },
  { questions: [{ kind: 'comment', problem: 'আর কী বলতে চান?', draft: text }] },
]
const WRITTEN = 'বৃষ্টির দিনে গেট খোলা থাকলে ভালো হয়'

const aSurvey = async (page: Page, server: Server, how: object = {}) => {
  const { token } = await anAccount(server)
  const headers = { authorization: `Bearer ${token}` }
  const asks = async (method: string, path: string, data?: object) => {
    const reply = await page.request.fetch(`${server.url}${API_BASE}${path}`, {
      method,
      headers,
      ...(data && { data }),
    })
    expect(reply.ok(), await reply.text()).toBe(true)
    return envelope.parse(await reply.json()).response.data
  }
  const wanted = { kind: 'survey', title: 'অভিভাবকদের মতামত', sections: SECTIONS, responding: responding.parse(how) }
  const { id, share_code: code } = createResponded.data.parse(await asks('POST', createResponded.path, wanted))
  const set = (change: object) =>
    asks('PUT', changeSettings.path.replace(':id', id), { responding: responding.parse({ ...how, ...change }) })
  const act = (action: 'close' | 'reopen') => asks('POST', '/teacher/quiz-actions', { ids: [id], action })
  const shown = async (show: 'partial' | 'complete') => {
    const path = `${listSurveyResponses.path.replace(':id', id)}?show=${show}`
    return listSurveyResponses.data.parse(await asks('GET', path)).rows.flatMap(({ answers }) => answers)
  }
  const othersAnswer = async () => {
    const paper = readResponded.data.parse(await asks('GET', `${readResponded.path}?code=${code}`))
    const given = { code, device_key: 'another-device-of-a-parent', version_id: paper.version_id, based_on: 0 }
    await asks('PUT', giveResponse.path, { ...given, change: 'c'.repeat(24), answers: [], is_ended: true })
  }
  return { code, set, act, shown, othersAnswer }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const begin = async (page: Page, code: string) => {
  await page.goto(`/survey?code=${code}`)
  await page.getByRole('radio', { name: 'হ্যাঁ, প্রতিদিন' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await press(page, 'Next')
}

test('whoever writes while a survey is closed reads what is kept, and goes on once it is open again @phone', async ({
  page,
  server,
}) => {
  const { code, act, shown } = await aSurvey(page, server)
  await begin(page, code)
  await act('close')
  await page.getByRole('textbox').fill(WRITTEN)
  await expect(page.getByText('What had arrived by then is kept, marked as unfinished.')).toBeVisible()
  await expect(page.getByText('What has not arrived is kept on this device.')).toBeVisible()
  expect((await shown('partial')).map(({ words }) => words)).toContain('A. হ্যাঁ, প্রতিদিন')
  await press(page, 'Load again')
  await expect(page.getByText('It is still closed.')).toBeVisible()
  await act('reopen')
  await press(page, 'Load again')
  await expect(page.getByRole('textbox')).toHaveValue(WRITTEN)
  await press(page, 'Send')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  expect((await shown('complete')).map(({ words }) => words)).toContain(WRITTEN)
})

test('whoever comes back to a survey whose time is over reads it, and goes on in the middle once there is more @phone', async ({
  page,
  server,
}) => {
  const { code, set } = await aSurvey(page, server)
  await begin(page, code)
  await page.getByRole('textbox').fill(WRITTEN)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await set({ until: 1 })
  await page.reload()
  await expect(page.getByText('What you wrote has arrived and is kept, marked as unfinished.')).toBeVisible()
  await expect(page.getByText('What has not arrived')).toBeHidden()
  await set({ until: null })
  await press(page, 'Load again')
  await expect(page.getByRole('textbox')).toHaveValue(WRITTEN)
  await press(page, 'Back')
  await expect(page.getByRole('radio', { name: 'হ্যাঁ, প্রতিদিন' })).toBeChecked()
})

test('whoever sends after the last response that a survey takes is told, and sends it once it takes more @phone', async ({
  page,
  server,
}) => {
  const { code, set, othersAnswer } = await aSurvey(page, server, { at_most: 1 })
  await begin(page, code)
  await page.getByRole('textbox').fill(WRITTEN)
  await othersAnswer()
  await press(page, 'Send')
  await expect(page.getByText('It was closed before your answers arrived.')).toBeVisible()
  await expect(page.getByText('What has not arrived is kept on this device.')).toBeVisible()
  await set({ at_most: 2 })
  await press(page, 'Load again')
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
})
