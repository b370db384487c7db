import type { Browser, Page } from '@playwright/test'
import { expect, type Server, test } from './fixtures.ts'
import { anAccount, enter } from './teacher.ts'

const SAVES = '**/teacher/drafts/*'

type Account = Awaited<ReturnType<typeof anAccount>>

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const prompt = (page: Page) => page.getByLabel('What do you ask?').first()
const saved = (page: Page) => page.getByText(/^Saved \d/)
const drafts = (page: Page) => page.getByRole('list', { name: 'Drafts' }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Does it, and waits until the server has it. */
const savedAfter = async (page: Page, work: () => Promise<void>) => {
  const answered = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await work()
  await answered
  await expect(saved(page)).toBeVisible()
}

const anotherDevice = async (browser: Browser, server: Server, { teacher }: Account) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await enter(page, teacher)
  return page
}

const begin = async (page: Page, { teacher }: Account, name: string) => {
  await enter(page, teacher)
  await page.goto('/dashboard/surveys/create')
  await expect(title(page)).toBeVisible()
  await savedAfter(page, () => title(page).fill(name))
}

const continueOn = async (page: Page, name: string) => {
  await page.goto('/dashboard/surveys')
  await page.getByRole('link', { name: `Continue “${name}”` }).click()
  await expect(title(page)).toHaveValue(name)
}

const complete = async (page: Page) => {
  await prompt(page).fill('How do you come?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('By train')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('By bus')
}

test('a survey is saved once it has a title, goes on on another device, and is published once though its reply is lost', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  await begin(page, account, 'Your way to school')
  await savedAfter(page, () => complete(page))
  await page.goto('/dashboard/surveys')
  await expect(drafts(page)).toContainText(['Your way to school'])

  const there = await anotherDevice(browser, server, account)
  await continueOn(there, 'Your way to school')
  await expect(prompt(there)).toHaveValue('How do you come?')
  await savedAfter(there, () => title(there).fill('Your way to work'))
  await page.goto('/dashboard/surveys/create')
  await expect(title(page)).toHaveValue('Your way to work')

  await there.route('**/teacher/questionnaires', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(there, 'Publish')
  await expect(there.getByRole('alert').last()).toBeVisible()
  await there.unroute('**/teacher/questionnaires')
  await press(there, 'Publish')
  await expect(there).toHaveURL(/dashboard\/surveys$/)
  await expect(there.getByRole('heading', { name: 'Your way to work' })).toHaveCount(1)
  await expect(drafts(there)).toHaveCount(0)

  await title(page).fill('Written on where it is gone')
  await expect(page.getByText('This draft was published or deleted elsewhere.').first()).toBeVisible()
  await press(page, 'Save it as a new draft')
  await expect(saved(page)).toBeVisible()
  await page.goto('/dashboard/surveys')
  await expect(drafts(page)).toContainText(['Written on where it is gone'])
  await there.context().close()
})

test('two devices that wrote apart are both kept, and shown', async ({ page, browser, server }) => {
  const account = await anAccount(server)
  await begin(page, account, 'First words')
  const there = await anotherDevice(browser, server, account)
  await continueOn(there, 'First words')
  await page.route(SAVES, (route) => route.abort())
  await title(page).fill('From the train')
  await expect(page.getByText('The server can’t be reached.')).toBeVisible()
  await savedAfter(there, () => title(there).fill('From the office'))
  await page.unroute(SAVES)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This draft was changed in two places' })).toBeVisible()
  await expect(page.getByText('From the office')).toBeVisible()
  await press(page, 'Go on with this one: On this device')
  await expect(title(page)).toHaveValue('From the train')
  await page.goto('/dashboard/surveys')
  await expect(drafts(page)).toHaveCount(2)
  await there.context().close()
})

test('a draft is deleted and comes back, and another account sees none', async ({ page, browser, server }) => {
  const account = await anAccount(server)
  await begin(page, account, 'To be deleted')
  await page.goto('/dashboard/surveys')
  await press(page, 'Delete “To be deleted”')
  await expect(drafts(page)).toHaveCount(0)
  await press(page, 'Undo')
  await expect(drafts(page)).toContainText(['To be deleted'])
  const stranger = await anotherDevice(browser, server, await anAccount(server))
  await stranger.goto('/dashboard/surveys')
  await expect(stranger.getByText('No surveys yet')).toBeVisible()
  await expect(drafts(stranger)).toHaveCount(0)
  await stranger.context().close()
})

test('changes of a published survey wait on the server until they are published', async ({ page, browser, server }) => {
  const account = await anAccount(server)
  await begin(page, account, 'The course')
  await complete(page)
  await press(page, 'Publish')
  await page.getByRole('link', { name: 'Edit survey' }).click()
  await expect(title(page)).toHaveValue('The course')
  await savedAfter(page, () => title(page).fill('The whole course'))

  const there = await anotherDevice(browser, server, account)
  await there.goto('/dashboard/surveys')
  await expect(drafts(there)).toContainText(['Unpublished changes'])
  await continueOn(there, 'The whole course')
  await press(there, 'Publish next version')
  await expect(there.getByRole('heading', { name: 'The whole course' })).toBeVisible()
  await expect(drafts(there)).toHaveCount(0)
  await there.context().close()
})
