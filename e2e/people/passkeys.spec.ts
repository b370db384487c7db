import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount } from '../teacher.ts'

const LONG_NAME = 'শিক্ষক-কক্ষের কম্পিউটার Staff-room-beside-the-window'

/** The same server by a name: nobody has passkeys for a bare address. */
const named = ({ url }: Server) => url.replace('127.0.0.1', 'localhost')

/** A device with a screen lock that its owner opens at once. */
const aDeviceOf = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    isUnlockedBy: (isUserVerified: boolean) =>
      devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keeps: async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

const dialog = (page: Page) => page.getByRole('dialog')
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const logsIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
}
const toLogIn = async (page: Page, home: string) => {
  await page.context().clearCookies()
  await page.goto(`${home}/auth/login?next=%2Fdashboard%2Fsettings`)
}
const usesPasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' }).click()

test('@phone @desktop a passkey is added, logs in, gets another name, is removed, and is refused from then on @gate', async ({
  page,
  server,
}) => {
  const home = named(server)
  const { teacher } = await anAccount(server)
  const device = await aDeviceOf(page)
  await toLogIn(page, home)
  await logsIn(page, teacher)
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByLabel('Current password').fill('wrong123!')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue(/Chrome/)

  let isLost = false
  await page.route('**/teacher/passkeys', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
    isLost = true
  })
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('This did not work')
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click()
  await expect(notices(page)).toContainText('Your passkey is ready')
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1)
  expect(await device.keeps()).toBe(1)
  await page.getByRole('button', { name: /^Rename: / }).click()
  await dialog(page).getByLabel('Name').fill('')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByLabel('Name').fill(LONG_NAME)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(LONG_NAME, { exact: true })).toBeVisible()

  await toLogIn(page, home)
  await usesPasskey(page)
  await expect(page.getByText(/used last/)).toBeVisible()
  await page.getByRole('heading', { name: 'Passkeys' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Remove: / }).click()
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have none yet.')).toBeVisible()

  await toLogIn(page, home)
  await usesPasskey(page)
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account here, or was removed.')
})

test('a device whose lock stays closed logs nobody in, and makes no passkey @desktop', async ({ page, server }) => {
  const home = named(server)
  const { teacher } = await anAccount(server)
  const device = await aDeviceOf(page)
  await device.isUnlockedBy(false)
  await toLogIn(page, home)
  await usesPasskey(page)
  await expect(page.getByRole('alert')).toContainText('No passkey was used.')
  await logsIn(page, teacher)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Your device made no passkey.')
  await device.isUnlockedBy(true)
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click()
  await expect(notices(page)).toContainText('Your passkey is ready')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page).getByLabel('Current password').fill(teacher.password)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Create passkey' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('This device has a passkey for your account already.')
})

test('where there can be no passkeys, the pages say so @desktop', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await toLogIn(page, server.url)
  await usesPasskey(page)
  await expect(page.getByRole('alert')).toContainText('Passkeys work only on a site with https')
  await logsIn(page, teacher)
  await expect(page.getByText('New ones need an address that begins with https')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)

  await page.addInitScript('delete window.PublicKeyCredential')
  await toLogIn(page, named(server))
  await usesPasskey(page)
  await expect(page.getByRole('alert')).toContainText('This browser knows no passkeys.')
  await logsIn(page, teacher)
  await expect(page.getByText('This browser knows no passkeys.')).toBeVisible()
})
