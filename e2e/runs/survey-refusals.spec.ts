import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { changeSettings } from '#contract/questionnaires/settings.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { aPublishedQuiz } from '../teacher.ts'

type Wanted = Pick<NewRespondedOnWire, 'kind' | 'sections' | 'responding'>

const choice = {
  kind: 'opinion',
  problem: 'What shall we eat?',
  required: true as const,
  draft: { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false },
}
const written = (expects: 'line' | 'text') => ({
  kind: 'comment',
  problem: 'In your words',
  draft: { expects, least: null, most: null, only: null, from: '', to: '', decimals: null },
})

const publish = async (page: Page, server: Server, wanted: Wanted) => {
  const { token } = await aPublishedQuiz(server)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, {
    data: { title: 'Lunch', ...wanted },
    headers,
  })
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  const set = async (change: Partial<NewRespondedOnWire['responding']>) => {
    const path = changeSettings.path.replace(':id', id)
    const data = { responding: responding.parse({ ...wanted.responding, ...change }) }
    const changed = await page.request.put(`${server.url}${API_BASE}${path}`, { data, headers })
    expect(changed.ok(), await changed.text()).toBe(true)
  }
  return { code, set }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const kind of ['poll', 'survey'] as const) {
  test(`a ${kind} asks for the name that its teacher wants by now, and keeps the answers @phone`, async ({
    page,
    server,
  }) => {
    const sections = [{ questions: [choice] }, { questions: [written('text')] }]
    const { code, set } = await publish(page, server, { kind, sections })
    await page.goto(`/${kind}?code=${code}`)
    await page.getByRole('radio', { name: 'Bread' }).click()
    await set({ ask_name: 'required' })
    if (kind === 'survey') await press(page, 'Next')
    await page.getByRole('textbox', { name: /^Your answer/ }).fill('With salt')
    await press(page, 'Send')
    const name = page.getByLabel('Your name')
    await expect(name).toBeFocused()
    await expect(page.getByText('Please give your name')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Bread' })).toBeChecked()
    await page.reload()
    // It goes on at its end, and the name is asked for on its first page.
    if (kind === 'survey') await press(page, 'Send')
    await name.fill('Mita Pal')
    if (kind === 'survey') await press(page, 'Next')
    await expect(page.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('With salt')
    await press(page, 'Send')
    await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  })

  test(`ten thousand words in a ${kind} are not cut behind anybody's back @phone`, async ({ page, server }) => {
    const expects = kind === 'poll' ? 'line' : 'text'
    const { code } = await publish(page, server, { kind, sections: [{ questions: [choice, written(expects)] }] })
    await page.goto(`/${kind}?code=${code}`)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))
    await page.getByRole('radio', { name: 'Rice' }).click()
    const field = page.getByRole('textbox', { name: /^Your answer/ })
    await field.fill('Short')
    await field.fill('word '.repeat(10_000))
    await press(page, 'Send')
    await expect(field).toBeFocused()
    await expect(page.getByText(/characters/).filter({ visible: true })).toBeVisible()
    await expect(page.getByText('Thank you!')).toBeHidden()
    expect(sent.filter((body) => body.includes('"is_ended":true'))).toEqual([])
    await field.fill('Rice with words')
    await press(page, 'Send')
    await expect(page.getByText('Your answers have arrived.')).toBeVisible()
    expect(sent.filter((body) => body.includes('"is_ended":true')).at(-1)).toContain('Rice with words')
  })
}
