import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { catchesUp, soon, stopTime } from '../soon.ts'
import { anAccount, enter, fillDetails, TITLE } from '../teacher.ts'

const SAVES = '**/teacher/drafts/*'

type Account = Awaited<ReturnType<typeof anAccount>>

const openWizard = async (page: Page, { teacher }: Account) => {
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(title(page)).toBeVisible()
}

const title = (page: Page) => page.getByLabel('Title')
const prompt = (page: Page) => page.getByLabel('Question text')
const saved = (page: Page) => page.getByText(/^Saved \d/)
const draftRow = (page: Page) => page.getByRole('row', { name: /draft/ })
const toList = (page: Page) => page.getByRole('link', { name: 'Quizzes', exact: true }).first().click()

const toQuestions = async (page: Page) => {
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(prompt(page)).toBeVisible()
}

test('a browser that is killed loses nothing that was typed a second before @gate', async ({
  page,
  context,
  server,
}) => {
  const account = await anAccount(server)
  await page.clock.install()
  await openWizard(page, account)
  await toQuestions(page)
  await prompt(page).focus()
  const typed = 'abcdefghijklmnopqrstuvwxyz'.repeat(3)
  await stopTime(page)
  await page.keyboard.type(typed)
  await catchesUp(page)
  await page.clock.runFor(1000)
  // The page's time stands still: what is waited for is the processor alone.
  const isKept = () =>
    page.evaluate<boolean>(
      `Object.keys(localStorage).some((key) => /^Draft\\./.test(key) && localStorage.getItem(key).includes('${typed}'))`,
    )
  await soon(async () => expect(await isKept()).toBe(true))
  await page.clock.resume()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto('/dashboard/quizzes/create?section=qsi')
  await expect(prompt(next)).toHaveValue(typed)
})

/** Notes what the questions say each time that they are written to the device, from `Z` on. */
const NOTE_WRITES = `{
  window.writes = []
  const write = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    const said = key.startsWith('Draft.') ? /"(Z[a-z]*)"/.exec(value) : null
    if (said !== null) window.writes.push(said[1])
    write.call(this, key, value)
  }
}`

test('a draft is written to the device while somebody types without a pause, each time as it stands', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await page.clock.install()
  await openWizard(page, account)
  await toQuestions(page)
  await prompt(page).focus()
  await stopTime(page)
  await page.evaluate(NOTE_WRITES)
  const typed = `Z${'abcdefghijklmnopqrstuvwxyz'.repeat(2)}`
  for (const key of typed) {
    await page.keyboard.type(key)
    await page.clock.runFor(50)
  }
  const writes = await page.evaluate<string[]>('window.writes')
  const lengths = writes.map(({ length }) => length)
  expect(writes).toEqual(lengths.toSorted((a, b) => a - b).map((length) => typed.slice(0, length)))
  // Twenty keys are a second.
  const behind = [...lengths, typed.length].map((length, at) => length - (lengths[at - 1] ?? 0))
  expect(Math.max(...behind), 'keys from one write to the next').toBeLessThanOrEqual(20)
})

test('somebody else is shown nothing of a draft, on the same device or by its address', async ({ page, server }) => {
  const [mita, anil] = [await anAccount(server), await anAccount(server)]
  await openWizard(page, mita)
  await title(page).fill('Secret exam')
  await expect(saved(page)).toBeVisible()
  await toList(page)
  const address = await draftRow(page)
    .getByRole('link', { name: /^Continue/ })
    .getAttribute('href')
  await page.context().clearCookies()
  await enter(page, anil.teacher)
  await page.goto(address ?? '')
  await expect(page.getByText('There is no such draft any more')).toBeVisible()
  await page.goto('/dashboard/quizzes')
  await expect(page.getByText('No quizzes yet')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('Secret exam')
})

test('a draft that the server does not take stays on the device, and it is said what to do', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await openWizard(page, account)
  const error = { code: 'body_too_large', message: '' }
  const body = { response: { status: 413, status_text: '', data: null, error } }
  await page.route(SAVES, (route) => route.fulfill({ status: 413, json: body }))
  await title(page).fill(TITLE)
  await expect(page.getByText('This draft is too large for the server, which takes 2 MB.')).toBeVisible()
  await expect(page.getByText(/^Kept on this device/)).toBeVisible()
  await page.unroute(SAVES)
  await title(page).fill(`${TITLE}, shorter`)
  await expect(saved(page)).toBeVisible()
})

test('without a storage of the browser the server keeps the draft', async ({ page, server }) => {
  const account = await anAccount(server)
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError') } })",
  )
  await openWizard(page, account)
  await title(page).fill(TITLE)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('This browser keeps no copy of your draft. The server does')).toBeVisible()
  await page.goto('/dashboard/quizzes')
  await draftRow(page)
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(title(page)).toHaveValue(TITLE)
})
