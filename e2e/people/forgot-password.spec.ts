import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hasMail, mailTo } from '../outbox.ts'
import { soon } from '../soon.ts'
import { anAccount, newTeacher } from '../teacher.ts'

const NEW = 'slate456!'
const LINK = /\S+\/auth\/resetpassword#token=\S+/

const logIn = async (page: Page, email: string, password: string) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

const askForLink = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  // First what goes away by itself.
  await expect(notices(page)).toContainText('its link lies in the outbox')
  await expect(page.getByRole('heading', { name: 'Look into the Outbox' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(email)
}

const fillIn = async (page: Page, password: string, again = password) => {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(again)
  await page.getByRole('button', { name: 'Change password' }).click()
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const noLongerValid = (page: Page) => page.getByRole('heading', { name: 'This link is no longer valid' })

test('@phone @desktop a forgotten password is replaced with the link of a mail, which works once @gate', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/auth/forgotpassword')
  await expect(page).toHaveTitle(/Forgot password/)

  const email = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(email).toHaveAccessibleDescription('Email is required')
  await email.fill('ananya@school')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await askForLink(page, teacher.email)

  const [link = ''] = LINK.exec((await mailTo(server, teacher.email)).text) ?? []
  await page.goto(link)
  await expect(page).toHaveTitle(/Reset password/)
  await expect(page).toHaveURL('/auth/resetpassword')
  await fillIn(page, 'chalk', 'chalks')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  await fillIn(page, NEW)
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused()
  await expect.poll(async () => (await mailTo(server, teacher.email)).subject).toContain('password was changed')

  await page.goto(link)
  await fillIn(page, 'other789!')
  await expect(noLongerValid(page)).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/auth/forgotpassword')
  await page.getByRole('link', { name: 'Back to Login' }).click()

  await logIn(page, teacher.email, teacher.password)
  await expect(notices(page)).toContainText('invalid credentials')
  await logIn(page, teacher.email, NEW)
  await expect(page).toHaveURL('/dashboard')
})

test('an address without an account brings the same screen, and no mail', async ({ page, server }) => {
  const [{ teacher }, nobody] = [await anAccount(server), newTeacher()]
  await page.goto('/auth/forgotpassword')
  await askForLink(page, nobody.email)
  const screen = await page.getByRole('main').innerText()

  await page.goto('/auth/forgotpassword')
  await askForLink(page, teacher.email)
  expect(await page.getByRole('main').innerText()).toBe(screen.replace(nobody.email, teacher.email))
  await mailTo(server, teacher.email)
  expect(await hasMail(server, nobody.email), 'what was asked for first has not been mailed').toBe(false)
})

test('a link that is not there yet is sent again, and one that failed says so', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await page.goto('/auth/forgotpassword')
  await page.route('**/api/v1/auth/forgot', (route) => route.abort())
  await page.getByLabel('Email').fill(teacher.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('alert').getByText(/\S/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
  await page.unroute('**/api/v1/auth/forgot')

  await askForLink(page, teacher.email)
  const [first] = LINK.exec((await mailTo(server, teacher.email)).text) ?? []
  await page.getByRole('button', { name: 'Send again' }).click()
  await soon(async () => {
    const [newest] = LINK.exec((await mailTo(server, teacher.email)).text) ?? []
    expect(newest).not.toBe(first)
  })
})

test('without a token the page says that the link is not valid', async ({ page }) => {
  await page.goto('/auth/resetpassword')
  await expect(noLongerValid(page)).toBeVisible()
})
