import type { Browser, Page } from '@playwright/test'
import { expect, type Server, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails, publishTests, QUESTIONS, quizzesOf, TITLE, writeQuestion } from './teacher.ts'

const SAVES = '**/teacher/drafts/*'
const [LIGHT, CAPITAL, FORCE] = QUESTIONS

type Account = Awaited<ReturnType<typeof anAccount>>

const openWizard = async (page: Page, { teacher }: Account) => {
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(title(page)).toBeVisible()
}

const title = (page: Page) => page.getByLabel('Title')
const prompt = (page: Page) => page.getByLabel('Question text')
const saved = (page: Page) => page.getByText(/^Saved \d/)
const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const draftRow = (page: Page) => page.getByRole('row', { name: /draft/ })
/** Does it, and waits until the server has it. */
const savedAfter = async (page: Page, work: () => Promise<void>) => {
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await work()
  await answered
  await expect(saved(page)).toBeVisible()
}
const toList = (page: Page) => page.getByRole('link', { name: 'Quizzes', exact: true }).first().click()

const toQuestions = async (page: Page, details: Parameters<typeof fillDetails>[1] = {}) => {
  await fillDetails(page, details)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(prompt(page)).toBeVisible()
}

/** A browser of its own, as on another device. */
const anotherDevice = async (browser: Browser, server: Server, { teacher }: Account) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await enter(page, teacher)
  return page
}

const continueOn = async (page: Page) => {
  await page.goto('/dashboard/quizzes')
  await draftRow(page)
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(title(page)).toBeVisible()
}

const goToDetails = (page: Page) => page.getByRole('link', { name: /Details/ }).click()
const goToQuestions = async (page: Page) => {
  await page.getByRole('link', { name: /Questions/ }).click()
  await expect(prompt(page)).toBeVisible()
}

const question = (given: (typeof QUESTIONS)[number] | undefined) => {
  if (!given) throw new Error('there is no such question')
  return given
}

test('a draft is saved once it has a title, stands in the list, and goes on on another device up to its publishing', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  await publishTests(server, account, 2)
  await openWizard(page, account)
  await page.getByLabel('Subject').fill('Science')
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()
  await toQuestions(page, { count: 2 })
  await writeQuestion(page, question(LIGHT))
  await expect(saved(page)).toBeVisible()
  await lookAt(page, 'draft-saved')
  await toList(page)
  await expect(draftRow(page)).toContainText(TITLE)
  await expect(page.getByText('and 1 draft')).toBeVisible()
  await expect(page.getByText(/^\d+ quizzes and drafts$/)).toBeVisible()
  await lookAt(page, 'draft-in-list', ['phone', 'tablet', 'desktop'])
  await page.getByRole('searchbox').fill('Test 1')
  await expect(page.getByRole('row', { name: /Test 1/ })).toBeVisible()
  await expect(draftRow(page)).toHaveCount(0)

  const there = await anotherDevice(browser, server, account)
  await continueOn(there)
  await expect(there).toHaveURL(/quizzes\/drafts\/[0-9a-f]{32}/)
  await expect(prompt(there), 'it goes on with its questions').toHaveValue(question(LIGHT).problem)
  await goToDetails(there)
  await expect(title(there)).toHaveValue(TITLE)
  await goToQuestions(there)
  await there.getByRole('button', { name: 'Add question' }).click()
  await writeQuestion(there, question(FORCE))
  await there.reload()
  await expect(listed(there)).toHaveText([/photosynthesis/, /SI unit/])
  await expect(saved(there)).toBeVisible()

  await page.goto('/dashboard/quizzes/create?section=qsi')
  await expect(listed(page)).toHaveText([/photosynthesis/, /SI unit/])
  await expect(page.getByText('This draft was changed on another device.')).toBeVisible()

  await there.getByRole('button', { name: 'Save & Next' }).click()
  await there.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(there.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  await there.keyboard.press('Escape')
  await expect(there.getByRole('row', { name: TITLE })).toContainText('active')
  await expect(draftRow(there)).toHaveCount(0)
  expect(await quizzesOf(server, account)).toHaveLength(3)

  await page.getByRole('button', { name: 'Add question' }).click()
  await prompt(page).fill('One more?')
  await expect(page.getByText('This draft was published or deleted elsewhere.')).toBeVisible()
  await lookAt(page, 'draft-gone')
  await page.getByRole('button', { name: 'Save it as a new draft' }).click()
  await expect(saved(page)).toBeVisible()
  await toList(page)
  await expect(draftRow(page)).toHaveCount(1)
  await there.context().close()
})

/** The same draft, written on in two places, of which one could not reach the server meanwhile. */
const inTwoPlaces = async (here: Page, there: Page, account: Account) => {
  await openWizard(here, account)
  await toQuestions(here, { count: 2 })
  await savedAfter(here, () => writeQuestion(here, question(LIGHT)))
  await continueOn(there)
  await here.route(SAVES, (route) => route.abort())
  await here.getByRole('button', { name: 'Add question' }).click()
  await writeQuestion(here, question(CAPITAL))
  await expect(here.getByText('The server can’t be reached.')).toBeVisible()
  await expect(here.getByText(/^No connection. Kept on this device/)).toBeVisible()
  await goToQuestions(there)
  await savedAfter(there, () => prompt(there).fill('Which gas do plants breathe out?'))
}

test('two devices that have written something else are shown side by side, and neither is lost @gate', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  const there = await anotherDevice(browser, server, account)
  await inTwoPlaces(page, there, account)
  await lookAt(page, 'draft-offline')
  await page.unroute(SAVES)
  const heading = page.getByRole('heading', { name: 'This draft was changed in two places' })
  await expect(heading).toBeVisible({ timeout: 40_000 })
  await expect(heading).toBeFocused()
  await expect(page.getByText(question(CAPITAL).problem)).toBeVisible()
  await lookAt(page, 'draft-in-two-places', ['phone', 'tablet', 'desktop'])
  await page.reload()
  await expect(heading).toBeVisible()

  await page.route(SAVES, (route) => route.abort())
  const goOn = page.getByRole('button', { name: 'Go on with this one: Saved from elsewhere' })
  await goOn.click()
  await expect(page.getByRole('alert')).toContainText('could not be saved as a draft of its own')
  await page.unroute(SAVES)
  await goOn.click()
  await expect(page.getByText('The other one is in your list of quizzes')).toBeVisible()
  await expect(prompt(page)).toHaveValue('Which gas do plants breathe out?')
  await toList(page)
  await expect(draftRow(page)).toHaveText([/from this device/, /Science/])
  await draftRow(page)
    .first()
    .getByRole('link', { name: /^Continue/ })
    .click()
  await expect(listed(page)).toHaveText([/gas/, /রাজধানী/])
  await goToDetails(page)
  await expect(title(page)).toHaveValue(`${TITLE} (from this device)`)
  await there.context().close()
})

test('whoever goes on with what this device has written finds the other version in the list', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  const there = await anotherDevice(browser, server, account)
  await inTwoPlaces(page, there, account)
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'Go on with this one: On this device' }).click({ timeout: 40_000 })
  await expect(prompt(page)).toHaveValue(question(CAPITAL).problem)
  await savedAfter(page, () => prompt(page).fill('পশ্চিমবঙ্গের রাজধানী?'))
  await toList(page)
  await expect(draftRow(page)).toHaveCount(2)
  await there.reload()
  await expect(prompt(there)).toHaveValue('Which gas do plants breathe out?')
  await there.context().close()
})

test('a draft that is deleted in the list is gone everywhere, and can be put back', async ({ page, server }) => {
  const account = await anAccount(server)
  await openWizard(page, account)
  await title(page).fill(TITLE)
  await expect(saved(page)).toBeVisible()
  await toList(page)
  await page.getByRole('button', { name: `Delete ${TITLE}` }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete this draft?' })
  await lookAt(page, 'draft-delete', ['phone'])
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No quizzes yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(draftRow(page)).toContainText(TITLE)
  await page.getByRole('link', { name: 'Create quiz', exact: true }).first().click()
  await expect(title(page)).toHaveValue('')
})

test('another quiz is begun beside a draft that is saved', async ({ page, server }) => {
  const account = await anAccount(server)
  await openWizard(page, account)
  await title(page).fill(TITLE)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked.getByText(`“${TITLE}” stays in your list of quizzes as a draft.`)).toBeVisible()
  await asked.getByRole('button', { name: 'Start over' }).click()
  await expect(title(page)).toHaveValue('')
  await savedAfter(page, () => title(page).fill('Another one'))
  await toList(page)
  await expect(draftRow(page)).toHaveText([/Another one/, new RegExp(TITLE)])
})

test('a draft that waits is offered to whoever begins anew, and gets another name in the list', async ({
  page,
  server,
}) => {
  const long = `${TITLE}, ${'the second half of the paper '.repeat(4)}`.trim()
  await openWizard(page, await anAccount(server))
  await savedAfter(page, () => title(page).fill(long))
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  const waiting = page.getByRole('link', { name: `Go on with “${long}”` })
  await expect(waiting).toBeVisible()
  await lookAt(page, 'draft-waiting')
  await toList(page)
  await expect(draftRow(page)).toBeVisible()
  await lookAt(page, 'draft-listed')
  await page.getByRole('button', { name: `Rename ${long}` }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename' })
  await renaming.getByLabel('Title').fill(' ')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming.getByText('Title is required')).toBeVisible()
  await renaming.getByLabel('Title').fill('Optics')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(draftRow(page)).toContainText('Optics')
  await page.getByRole('link', { name: 'Create quiz', exact: true }).first().click()
  await page.getByRole('link', { name: 'Go on with “Optics”' }).click()
  await expect(title(page)).toHaveValue('Optics')
})

test('a browser that is killed loses nothing that was typed a second before @gate', async ({
  page,
  context,
  server,
}) => {
  const account = await anAccount(server)
  await openWizard(page, account)
  await toQuestions(page)
  await prompt(page).focus()
  const typed = 'abcdefghijklmnopqrstuvwxyz'.repeat(3)
  await page.keyboard.type(typed, { delay: 40 })
  const isKept = () => page.evaluate<boolean>(`localStorage.getItem('Qlist').includes('${typed}')`)
  await expect.poll(isKept, { timeout: 1_000 }).toBe(true)
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto('/dashboard/quizzes/create?section=qsi')
  await expect(prompt(next)).toHaveValue(typed)
})

test('a draft is written to the device while somebody types without a pause', async ({ page, server }) => {
  const account = await anAccount(server)
  await openWizard(page, account)
  await toQuestions(page)
  await page.evaluate(`window.onceKept = new Promise((resolve) => {
    const started = Date.now()
    const look = setInterval(() => {
      if (!(localStorage.getItem('Qlist') ?? '').includes('abc')) return
      clearInterval(look)
      resolve(Date.now() - started)
    }, 20)
    setInterval(() => {
      const field = document.activeElement
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set
      set.call(field, 'abc' + Date.now())
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, 50)
  })`)
  await prompt(page).focus()
  expect(await page.evaluate<number>('window.onceKept')).toBeLessThan(1_500)
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
  await lookAt(page, 'draft-not-there', ['phone'])
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
  await lookAt(page, 'draft-refused', ['phone'])
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
