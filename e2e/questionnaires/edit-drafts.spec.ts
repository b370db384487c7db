import type { Browser, Page } from '@playwright/test'
import { readEdit } from '#contract/questionnaires/drafts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { catchesUp, soon, stopTime } from '../soon.ts'
import { aPublishedQuiz, enter, type Published, TITLE } from '../teacher.ts'

const SAVES = '**/teacher/drafts/*'
const ASKED = 'Which gas do plants take in for photosynthesis?'

const editorOf = ({ id }: Published, section = 'qsi') => `/dashboard/quizzes/${id}/edit?section=${section}`
const prompt = (page: Page) => page.getByLabel('Question text')
const saved = (page: Page) => page.getByText(/^Saved \d/)
const heading = (page: Page) => page.getByRole('heading', { name: 'This draft was changed in two places' })

/** A browser of its own, as on another device. */
const aDevice = async (browser: Browser, { quiz, server }: { quiz: Published; server: Server }, width = 1280) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width, height: 800 } })
  const page = await context.newPage()
  await enter(page, quiz.teacher)
  return page
}

const aTeachersQuiz = async (page: Page, server: Server) => {
  const quiz = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  return quiz
}

const writes = async (page: Page, text: string) => {
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await prompt(page).fill(text)
  await answered
  await expect(saved(page)).toBeVisible()
}

const editOnServer = async (page: Page, { id, token }: Published) => {
  const reply = await page.request.get(`${API_BASE}/teacher/quizzes/${id}/edit`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return readEdit.data.parse((await reply.json()).response.data).draft
}

test('an edit begun on the laptop goes on on the phone, and is published there', async ({ page, browser, server }) => {
  const quiz = await aTeachersQuiz(page, server)
  const phone = await aDevice(browser, { quiz, server }, 360)
  await page.goto(editorOf(quiz))
  await expect(prompt(page)).toHaveValue(ASKED)
  expect(await editOnServer(page, quiz), 'looking is no change').toBeNull()
  await writes(page, 'Begun on the laptop?')

  await phone.goto('/dashboard/quizzes')
  const row = phone.getByRole('link', { name: new RegExp(`${TITLE}: unpublished changes, saved`) })
  await expect(row).toBeVisible()
  await row.click()
  await expect(phone.getByText('You go on with changes that are not published yet', { exact: false })).toBeVisible()
  await phone.goto(editorOf(quiz))
  await expect(prompt(phone)).toHaveValue('Begun on the laptop?')
  await writes(phone, 'Ended on the phone?')

  await page.goto(editorOf(quiz))
  await expect(prompt(page)).toHaveValue('Ended on the phone?')

  await phone.goto(editorOf(quiz, 'prvw'))
  await phone.getByRole('button', { name: 'Publish changes' }).click()
  await expect(phone).toHaveURL(new RegExp(`${quiz.id}/versions`))
  await expect(phone.getByRole('heading', { name: 'Version 2' })).toBeVisible()
  expect(await editOnServer(phone, quiz)).toBeNull()

  await prompt(page).fill('One more on the laptop?')
  await expect(page.getByText('These changes were published or discarded elsewhere.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Keep them as unpublished changes' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(
    page.getByText('It is version 2 now; your changes were made to version 1.', { exact: false }),
  ).toBeVisible()
  await phone.context().close()
})

test('edits of two devices that diverge are shown side by side, and neither is lost', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aTeachersQuiz(page, server)
  const phone = await aDevice(browser, { quiz, server }, 360)
  await page.goto(editorOf(quiz))
  await page.route(SAVES, (route) => route.abort())
  await prompt(page).fill('Written without a connection?')
  await expect(page.getByText(/^No connection. Kept on this device/)).toBeVisible()
  await phone.goto(editorOf(quiz))
  await writes(phone, 'Written on the phone?')
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'This device' })).toHaveAccessibleDescription(/without a connection\?/)
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'All of this device' }).click()
  await page.getByRole('button', { name: 'Go on with this' }).click()
  await expect(prompt(page)).toHaveValue('Written without a connection?')
  await expect.poll(async () => JSON.stringify(await editOnServer(page, quiz))).toContain('without a connection')
  await page.goto('/dashboard/quizzes')
  const other = page.getByRole('link', { name: `${TITLE} (from elsewhere)`, exact: true })
  await expect(other).toBeVisible()
  await phone.reload()
  await expect(prompt(phone)).toHaveValue('Written without a connection?')
  await phone.context().close()
})

test('what was changed survives a killed browser, is thrown away when that is asked for, and can be put back', async ({
  page,
  context,
  server,
}) => {
  const quiz = await aTeachersQuiz(page, server)
  await page.clock.install()
  await page.goto(editorOf(quiz))
  await expect(prompt(page)).toHaveValue(ASKED)
  await stopTime(page)
  await prompt(page).fill('Not published yet?')
  const isKept = () =>
    page.evaluate<boolean>("Object.values(localStorage).some((kept) => kept.includes('Not published yet?'))")
  expect(await isKept(), 'written with the first pause, not with every key').toBe(false)
  await catchesUp(page)
  await page.clock.runFor(1000)
  await soon(async () => expect(await isKept()).toBe(true))
  await page.clock.resume()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto(editorOf(quiz))
  await expect(prompt(next)).toHaveValue('Not published yet?')
  await expect(saved(next)).toBeVisible()

  await next.getByRole('button', { name: 'Discard changes' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(prompt(next)).toHaveValue(ASKED)
  expect(await editOnServer(next, quiz)).toBeNull()
  await next.getByRole('button', { name: 'Put back' }).click()
  await expect(prompt(next)).toHaveValue('Not published yet?')
  await expect.poll(async () => (await editOnServer(next, quiz))?.edits?.number).toBe(1)
  await next.getByRole('button', { name: 'Discard changes' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(prompt(next)).toHaveValue(ASKED)
  await next.goto(editorOf(quiz, 'prvw'))
  await expect(next.getByText('Nothing has been changed yet.')).toBeVisible()
  await expect(next.getByRole('button', { name: 'Publish changes' })).toBeDisabled()
})

test('what stands in the text and is in no question goes along, and a log-out leaves nothing of it', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aTeachersQuiz(page, server)
  await page.goto(editorOf(quiz))
  await page.getByRole('button', { name: 'As text' }).click()
  const text = page.getByLabel('All of it as text')
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await text.fill(`Not a question at all\n\n${await text.inputValue()}`)
  await answered
  const phone = await aDevice(browser, { quiz, server }, 360)
  await phone.goto(editorOf(quiz))
  await phone.getByRole('button', { name: 'Open the text' }).click()
  await expect(phone.getByLabel('All of it as text')).toHaveValue(/^Not a question at all\n/)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(/\/$|auth/)
  expect(await page.evaluate<string[]>('Object.keys(localStorage).filter((key) => /^Draft/.test(key))')).toEqual([])
  await phone.context().close()
})
