import type { Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter, signUp } from '../teacher.ts'

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000, 'x')])
const LONG = `${'আমাদের বিজ্ঞান মেলার মডেল '.repeat(3)}.pdf`

const QUESTIONS = [
  { kind: 'file', problem: 'Your model, please', draft: { sorts: ['picture', 'pdf'], most: 2, mebibytes: 1 } },
  {
    kind: 'comment',
    problem: 'What is it?',
    draft: { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null },
  },
]

const aSurvey = async (page: Page, token: string) => {
  const made = await page.request.post(`${API_BASE}${createResponded.path}`, {
    data: { kind: 'survey', title: 'Science fair', sections: [{ questions: QUESTIONS }] },
    headers: { authorization: `Bearer ${token}` },
  })
  return createResponded.data.parse(envelope.parse(await made.json()).response.data)
}

const choose = async (page: Page, name: string, buffer: Buffer) => {
  const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf'
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /Choose a file|Add another file/ }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

test('files go with a response, and their owner downloads them', async ({ page, server }) => {
  const { teacher, token } = await anAccount(server)
  await enter(page, teacher)
  const { id, share_code: code } = await aSurvey(page, token)
  await page.goto(`/survey?code=${code}`)
  await expect(page.getByText('Up to 2 files of up to 1 MB each')).toBeVisible()
  await choose(page, 'holiday.jpg', Buffer.from('MZ\u0090 a program'))
  await expect(page.getByText('this is not one of the files that are accepted')).toBeVisible()
  await choose(page, 'large.pdf', Buffer.alloc(1024 * 1024 + 1))
  await expect(page.getByText('large.pdf has')).toBeVisible()
  await page.getByRole('textbox').fill('A windmill')
  await choose(page, LONG, PDF)
  await expect(page.getByRole('button', { name: /^Take .* out$/ })).toBeVisible()
  await page.getByRole('button', { name: /Leave it out/ }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Take .* out$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()

  await page.goto(`/dashboard/surveys/responses?survey=${id}&view=one`)
  const link = page.getByRole('link', { name: /মডেল/ })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/মডেল.*\.pdf$/)
  const archive = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: /Files.*ZIP/ }).click()
  expect((await archive).suggestedFilename()).toBe('Science fair - files.zip')
})

test('a file goes on where the network broke off @gate', async ({ page, server, context }) => {
  const { token } = await anAccount(server)
  const { share_code: code } = await aSurvey(page, token)
  await page.goto(`/survey?code=${code}`)
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  let parts = 0
  await page.route('**/response/files/*/parts/*', async (route) => {
    parts += 1
    // The second part arrives, and what it is answered does not.
    if (parts === 2) {
      await route.fetch()
      await context.setOffline(true)
      return route.abort()
    }
    return route.continue()
  })
  await choose(page, 'model.pdf', PDF)
  await expect(page.getByText('No network. It goes on by itself')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('A file is still on its way')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Take model.pdf out' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you')).toBeVisible()
})

test('a survey that asks for files is built and tried', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/surveys/create')
  await page.getByLabel('Title', { exact: true }).fill('Science fair')
  await page.getByLabel('Type of question').selectOption('file')
  await page.getByLabel('Question text').fill('Your model, please')
  await page.getByLabel('Text and office documents').check()
  await page.getByLabel('Files at most').selectOption('3')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByText('Up to 3 files of up to 5 MB each')).toBeVisible()
  await choose(page, 'model.pdf', PDF)
  await expect(preview.getByRole('button', { name: 'Take model.pdf out' })).toBeVisible()
})
