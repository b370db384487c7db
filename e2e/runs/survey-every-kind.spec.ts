import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const scale = (problem: string, look: string, to: number) => ({
  ...{ kind: 'scale', problem, required: true as const },
  draft: { look, from: look === 'nps' ? 0 : 1, to, low: 'Low', middle: '', high: 'High' },
})
const opinion = (problem: string, options: string[], more: object = {}) => ({
  ...{ kind: 'opinion', problem, required: true as const },
  draft: { options, least: null, most: 1, look: 'list', other: false, ...more },
})
const written = (problem: string, expects: string, more: object = {}) => ({
  ...{ kind: 'comment', problem, required: true as const },
  draft: { expects, least: null, most: null, only: null, from: '', to: '', decimals: null, ...more },
})

const answer = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ })
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')])

type Step = { asked: object; give: (page: Page) => Promise<unknown>; read: string | RegExp }

/** Each kind of question that surveys offer, how it is answered on a phone, and what its owner reads of it. */
const STEPS: readonly Step[] = [
  {
    asked: scale('How was it?', 'stars', 5),
    give: (page) => page.getByRole('radio', { name: '4 of 5' }).click(),
    read: /^4/,
  },
  {
    asked: scale('Would you recommend it?', 'nps', 10),
    give: (page) => page.getByRole('radio', { name: /^9/ }).click(),
    read: /^9/,
  },
  {
    asked: opinion('Which day?', ['Monday', 'Friday'], { most: 2, other: true }),
    give: async (page) => {
      await page.getByRole('checkbox', { name: 'Friday' }).click()
      await page.getByRole('checkbox', { name: 'Other' }).click()
      await page.getByRole('textbox', { name: 'Please say which' }).fill('শনিবার')
    },
    read: /Friday.*শনিবার/,
  },
  {
    asked: opinion('Shall we go on?', ['Yes', 'No'], { look: 'row' }),
    give: (page) => page.getByRole('radio', { name: 'Yes' }).click(),
    read: /Yes/,
  },
  {
    asked: { kind: 'ranking', problem: 'What first?', required: true, draft: { items: ['Optics', 'Sound'], top: 2 } },
    give: async (page) => {
      await page.getByRole('button', { name: 'Sound' }).click()
      await page.getByRole('button', { name: 'Optics' }).click()
    },
    read: /Sound.*Optics/,
  },
  {
    asked: {
      ...{ kind: 'matrix', problem: 'How much do you agree?', required: true },
      draft: { rows: ['It began on time'], columns: ['Partly', 'Wholly'], several: false },
    },
    give: (page) => page.getByRole('radio', { name: 'Wholly' }).click(),
    read: /Wholly/,
  },
  {
    asked: written('Since when?', 'date', { from: '2026-01-01', to: '2026-12-31' }),
    give: async (page) => {
      const field = page.getByLabel('Your answer')
      await field.fill('2025-12-31')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('Please complete this answer')).toBeVisible()
      await field.fill('2026-03-01')
    },
    read: '2026-03-01',
  },
  {
    asked: written('At what time?', 'time'),
    give: (page) => page.getByLabel('Your answer').fill('08:30'),
    read: '08:30',
  },
  {
    asked: written('Your e-mail?', 'email'),
    give: (page) => answer(page).fill('mita@school.in'),
    read: 'mita@school.in',
  },
  { asked: written('Your phone?', 'phone'), give: (page) => answer(page).fill('98300 12345'), read: '98300 12345' },
  { asked: written('How many?', 'number'), give: (page) => answer(page).fill('১৪'), read: '১৪' },
  {
    asked: written('Why?', 'text'),
    give: (page) => answer(page).fill('Because.\n\nIt is near.'),
    read: /Because\.\s+It is near\./,
  },
  {
    asked: { kind: 'file', problem: 'A page?', required: true, draft: { sorts: ['pdf'], most: 1, mebibytes: 1 } },
    give: async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: PDF })
      await expect(page.getByRole('button', { name: 'Take page.pdf out' })).toBeVisible()
    },
    read: /page\.pdf/,
  },
  {
    asked: {
      kind: 'consent',
      problem: 'Before you go',
      required: true,
      draft: { statement: 'My teacher may read it.' },
    },
    give: (page) => page.getByRole('checkbox', { name: 'My teacher may read it.' }).click(),
    read: /./,
  },
]

test('every kind of question is answered on a phone, one by one, and read by its owner @phone @gate', async ({
  page,
  server,
}) => {
  test.slow()
  const { teacher, token } = await anAccount(server)
  const data = {
    ...{ kind: 'survey', title: 'All of it' },
    sections: [{ questions: STEPS.map(({ asked }) => asked) }],
    taking: { one_by_one: true, welcome: '', shown: [], jumps: [] },
  }
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, { data, headers })
  expect(made.ok(), await made.text()).toBe(true)
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  await page.goto(`/survey?code=${code}`)
  for (const [at, { give }] of STEPS.entries()) {
    await expect(page.getByText(`Question ${at + 1} of ${STEPS.length}`)).toBeVisible()
    await give(page)
    await page.getByRole('button', { name: at + 1 < STEPS.length ? 'Next' : 'Send', exact: true }).click()
  }
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()

  await enter(page, teacher)
  await page.goto(`/dashboard/surveys/responses?survey=${id}&view=one`)
  const read = page.getByRole('definition')
  for (const [at, step] of STEPS.entries()) await expect(read.nth(at)).toHaveText(step.read)
})
