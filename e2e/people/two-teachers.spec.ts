import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

const SECRET = 'Secret exam of the tenth class'

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** A draft that is kept on the device. */
const begin = async (page: Page, title = SECRET) => {
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { title })
  await expect.poll(() => kept(page)).not.toBe('')
}

const kept = (page: Page) =>
  page.evaluate<string>('Object.keys(localStorage).filter((key) => /^Draft/.test(key)).join()')
const title = (page: Page) => page.getByLabel('Title')

const logOut = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Log out' }).first()
  if (!(await button.isVisible())) await page.getByRole('button', { name: 'Open menu' }).click()
  await button.click()
}

test('@phone @desktop whoever logs out leaves no draft behind, is asked before, and may stay', async ({
  page,
  server,
}) => {
  const [{ teacher: mita }, { teacher: anil }] = [await anAccount(server), await anAccount(server)]
  await page.route('**/teacher/drafts/*', (route) => route.abort())
  await logIn(page, mita)
  await begin(page)
  await logOut(page)
  const question = page.getByRole('alertdialog', { name: 'Some of your work is not saved yet' })
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(title(page)).toHaveValue(SECRET)
  await logOut(page)
  await question.getByRole('button', { name: 'Log out and remove it' }).click()
  await expect(page).toHaveURL('/auth/login')
  expect(await kept(page)).toBe('')
  await logIn(page, anil)
  await page.goto('/dashboard/quizzes/create')
  await expect(title(page)).toHaveValue('')
})

test('@phone @desktop a draft waits for its owner when the session ends by itself, and nobody else is shown it', async ({
  page,
  server,
}) => {
  const [{ teacher: mita }, { teacher: anil }] = [await anAccount(server), await anAccount(server)]
  await logIn(page, mita)
  await begin(page)
  await page.context().clearCookies()
  await logIn(page, anil)
  await page.goto('/dashboard/quizzes/create')
  await expect(title(page)).toHaveValue('')
  await begin(page, 'Another exam')
  await page.context().clearCookies()
  await logIn(page, mita)
  await page.goto('/dashboard/quizzes/create')
  await expect(title(page)).toHaveValue(SECRET)
})

test('a tab closes when another teacher signs in beside it, and its draft stays its own @gate', async ({
  page,
  context,
  server,
}) => {
  const [{ teacher: mita }, { teacher: anil }] = [await anAccount(server), await anAccount(server)]
  await enter(page, mita)
  await begin(page)
  const beside = await context.newPage()
  await context.clearCookies()
  await logIn(beside, anil)
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await beside.goto('/dashboard/quizzes/create')
  await expect(title(beside)).toHaveValue('')
  expect(await beside.getByRole('main').innerText()).not.toContain(SECRET)
})

test('a tab goes on when the same teacher signs in anew beside it', async ({ page, context, server }) => {
  const { teacher: mita } = await anAccount(server)
  await enter(page, mita)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await enter(await context.newPage(), mita)
  await page.getByRole('link', { name: 'Quizzes', exact: true }).first().click()
  await expect(page.getByText('No quizzes yet')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/quizzes')
})
