import type { Page } from '@playwright/test'
import { codeShown } from '../../server/testing/authenticator.ts'
import { expect, test } from '../fixtures.ts'
import { mailTo } from '../outbox.ts'
import { anAccount, aPublishedQuiz, enter } from '../teacher.ts'

const LONG_NAME = 'অনন্যা চট্টোপাধ্যায়-বন্দ্যোপাধ্যায় Anantalakshmivenkatasubramaniam'
const NEW = 'slate456!'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const dialog = (page: Page) => page.getByRole('dialog')
const settings = async (page: Page) => {
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
}

test('@phone @desktop a profile is changed, though an answer is lost, and a report leaves once @gate', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/profile')
  await expect(page.getByText('N/A')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Phone').fill('98300')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Please enter a valid 10-digit mobile number$/)
  await page.getByLabel('Name').fill(LONG_NAME)
  await page.getByLabel('Phone').fill('+91 98300 54321')
  await page
    .getByLabel('Bio')
    .fill('Physics, classes nine and ten\nhttps://school.example/a/very/long/address/of/a/page')
  let isLost = false
  await page.route('**/teacher/profile', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    await route.abort()
    isLost = true
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('This was not saved')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Saved')
  await expect(page.getByRole('definition').filter({ hasText: LONG_NAME })).toBeVisible()

  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Your issue')).toHaveAccessibleDescription('Please describe your issue before sending.')
  await page.getByLabel('Your issue').fill('The list of my quizzes stays empty on my phone.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('What you reported')).toBeVisible()
  await expect(page.getByLabel('Your issue')).toHaveValue('')
})

test('@phone @desktop a password is changed in the settings, and everywhere else one is signed out', async ({
  page,
  server,
  browser,
}) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  const other = await browser.newPage({ baseURL: server.url })
  await enter(other, teacher)
  await settings(page)
  await expect(page.getByRole('button', { name: /^Sign out: / })).not.toHaveCount(0)
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Reset password' }).click()
  const form = dialog(page)
  await form.getByLabel('Current password').fill('wrong123!')
  await form.getByLabel('New password', { exact: true }).fill(NEW)
  await form.getByLabel('Confirm password').fill('slate457!')
  await form.getByRole('button', { name: 'Reset password' }).click()
  await expect(form.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'New password and confirm password do not match.',
  )
  await form.getByLabel('Confirm password').fill(NEW)
  await form.getByRole('button', { name: 'Reset password' }).click()
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  await form.getByLabel('Current password').fill(teacher.password)
  await form.getByRole('button', { name: 'Reset password' }).click()
  await expect(notices(page)).toContainText('Your password is changed')
  await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0)
  expect((await mailTo(server, teacher.email)).subject).toContain('password was changed')
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/auth\/login/)
  await other.close()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
})

test('@phone @desktop one other device is signed out, and every other one stays', async ({ page, server, browser }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  const at = async (userAgent: string) => {
    const device = await (await browser.newContext({ baseURL: server.url, userAgent })).newPage()
    await logIn(device, teacher)
    await expect(device).toHaveURL('/dashboard')
    return device
  }
  const [phone, tablet] = [await at(PHONE), await at(TABLET)]
  await settings(page)
  const signOut = page.getByRole('button', { name: 'Sign out: Chrome on Android' })
  await signOut.click()
  await expect(notices(page)).toContainText('Signed out there')
  await expect(signOut).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign out: Safari on iPad' })).toBeVisible()
  await phone.goto('/dashboard/settings')
  await expect(phone).toHaveURL(/\/auth\/login/)
  await tablet.goto('/dashboard/settings')
  await expect(tablet.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goto('/dashboard/activity?part=security')
  await expect(page.getByText('You signed one other device out')).toBeVisible()
})

test('@phone @desktop a second step is turned on, asked for, passed with a recovery code, and turned off @gate', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await settings(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = await page.locator('[data-secret]').innerText()
  await dialog(page)
    .getByLabel('Code that the app shows now')
    .fill(codeShown(secret, await server.now()))
  await dialog(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Keep your recovery codes')
  const codes = await dialog(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, teacher)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('That code is not right')).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')

  await settings(page)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset password' }).click()
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByLabel('New password', { exact: true }).fill(NEW)
  await dialog(page).getByLabel('Confirm password').fill(NEW)
  const proof = dialog(page).getByLabel('Code from your authenticator app')
  await dialog(page).getByRole('button', { name: 'Reset password' }).click()
  await expect(proof).toHaveAccessibleDescription(/This is required/)
  await proof.fill('000000')
  await dialog(page).getByRole('button', { name: 'Reset password' }).click()
  await expect(proof).toHaveAccessibleDescription(/That code is not right/)
  await proof.fill(codes[2] ?? '')
  await dialog(page).getByRole('button', { name: 'Reset password' }).click()
  await expect(notices(page)).toContainText('Your password is changed')
  await expect(page.getByText('8 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await dialog(page).getByLabel('Current password').fill(NEW)
  await dialog(page)
    .getByLabel('Code from your authenticator app')
    .fill(codes[1] ?? '')
  await dialog(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('@phone @desktop an account that is to be deleted closes its quizzes, and can be had back', async ({
  page,
  server,
}) => {
  const { teacher, code } = await aPublishedQuiz(server)
  const isOpen = async () => {
    const cover = await page.context().request.get(`/api/v1/quiz?code=${code}`)
    const body: { response: { data: { status: string } } } = await cover.json()
    return body.response.data.status
  }
  await enter(page, teacher)
  await settings(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await dialog(page).getByLabel('To be sure, type DELETE').fill('delete')
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog(page).getByLabel('To be sure, type DELETE')).toHaveAccessibleDescription(
    'Please type DELETE exactly so',
  )
  await dialog(page).getByLabel('To be sure, type DELETE').fill('DELETE')
  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  const going = page.getByRole('heading', { name: 'This account will be deleted' })
  await expect(going).toBeVisible()
  expect(await isOpen()).toBe('closed')
  expect((await mailTo(server, teacher.email)).text).toContain('Keep my account')

  await page.context().clearCookies()
  await logIn(page, teacher)
  await expect(going).toBeVisible()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  expect(await isOpen()).toBe('active')
})
