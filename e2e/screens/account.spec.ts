import type { Page } from '@playwright/test'
import { codeShown } from '../../server/testing/authenticator.ts'
import { anAccount, enter } from '../teacher.ts'
import { ADDRESS } from './long-texts.ts'
import { lookAtEach, type Opens, type Screen } from './screen.ts'

const PROFILE = '/dashboard/profile'
const SETTINGS = '/dashboard/settings'
const LONG_NAME = 'অনন্যা চট্টোপাধ্যায়-বন্দ্যোপাধ্যায় Anantalakshmivenkatasubramaniam'
const LONG_EMAIL = `a.very.long.address.with.many.names.${'x'.repeat(60)}@department.of.physics.college.example`

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')

const asksForEmail = async (page: Page, email: string, password: string) => {
  await press(page, 'Change email')
  await dialog(page).getByLabel('New email').fill(email)
  await dialog(page).getByLabel('Current password').fill(password)
  await dialog(page).getByRole('button', { name: 'Send the links' }).click()
}

/** With an account of its own, since it changes what the account is. */
const ofOnesOwn =
  (
    address: string,
    then: (page: Page, more: { password: string; now: () => Promise<number>; email: string }) => Promise<unknown>,
  ): Opens =>
  async ({ page, server }) => {
    const { teacher } = await anAccount(server)
    await enter(page, teacher)
    await page.goto(address)
    await then(page, { password: teacher.password, email: teacher.email, now: server.now })
  }

const PROFILES: Screen[] = [
  { name: 'profile', as: 'newcomer', at: PROFILE, sees: 'N/A' },
  {
    name: 'profile with errors',
    as: 'newcomer',
    at: PROFILE,
    open: async ({ page }) => {
      await press(page, 'Edit')
      await page.getByLabel('Name').fill(LONG_NAME)
      await page.getByLabel('Phone').fill('98300')
      await page.getByLabel('Bio').fill(`Physics, classes nine and ten\n${ADDRESS}`)
      await press(page, 'Save')
    },
    sees: /valid 10-digit mobile number/,
  },
  {
    name: 'profile in long words',
    open: ofOnesOwn(PROFILE, async (page) => {
      await press(page, 'Edit')
      await page.getByLabel('Name').fill(LONG_NAME)
      await page.getByLabel('Bio').fill(`Physics, classes nine and ten\n${ADDRESS}`)
      await press(page, 'Save')
      await page.getByLabel('Your issue').fill('The list of my quizzes stays empty on my phone.')
      await press(page, 'Send')
    }),
    sees: 'What you reported',
  },
  {
    name: 'picture that is refused',
    as: 'newcomer',
    at: PROFILE,
    open: ({ page }) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }),
    sees: 'This is no picture that can be read.',
  },
  {
    name: 'email to be changed, with an error',
    open: ofOnesOwn(PROFILE, (page) => asksForEmail(page, 'mita@school.in', 'wrong123!')),
    sees: 'That is not your password.',
  },
  {
    name: 'email that waits to be confirmed',
    open: ofOnesOwn(PROFILE, (page, { password }) => asksForEmail(page, LONG_EMAIL, password)),
    sees: /waits to be confirmed/,
  },
]

const SECURITY: Screen[] = [
  { name: 'settings of an account', as: 'newcomer', at: SETTINGS, sees: 'Passkeys' },
  { name: 'brand of an account', as: 'newcomer', at: `${SETTINGS}/brand`, sees: 'Logo and icon' },
  {
    name: 'brand with a colour that is none, and one that is moved',
    as: 'newcomer',
    at: `${SETTINGS}/brand`,
    open: async ({ page }) => {
      await page.getByLabel('Main colour', { exact: true }).fill('#c6ff00')
      await page.getByLabel('Colour of the page', { exact: true }).fill('rgb(12')
      await page.getByText('Choose a font').click()
    },
    sees: 'Please type a colour as #1a2b3c',
  },
  { name: 'settings of new quizzes', as: 'newcomer', at: `${SETTINGS}/quizzes`, sees: 'Mix the questions' },
  { name: 'settings of new polls', as: 'newcomer', at: `${SETTINGS}/polls`, sees: 'Questions from the audience' },
  {
    name: 'settings of new surveys, of one’s own',
    as: 'newcomer',
    at: `${SETTINGS}/surveys`,
    open: async ({ page }) => page.getByLabel('Ask who responds').selectOption('form'),
    sees: 'Some of it is your own choice.',
  },
  {
    name: 'password to be changed, with an error',
    as: 'newcomer',
    at: SETTINGS,
    open: async ({ page }) => {
      await press(page, 'Reset password')
      await dialog(page).getByLabel('Current password').fill('wrong123!')
      await dialog(page).getByLabel('New password', { exact: true }).fill('slate456!')
      await dialog(page).getByLabel('Confirm password').fill('slate457!')
      await dialog(page).getByRole('button', { name: 'Reset password' }).click()
    },
    sees: 'New password and confirm password do not match.',
  },
  {
    name: 'second factor, its code to scan',
    open: ofOnesOwn(SETTINGS, async (page, { password }) => {
      await press(page, 'Turn on')
      await dialog(page).getByLabel('Current password').fill(password)
      await dialog(page).getByRole('button', { name: 'Continue' }).click()
    }),
    sees: 'Code that the app shows now',
  },
  {
    name: 'second factor, its recovery codes',
    open: ofOnesOwn(SETTINGS, async (page, { password, now }) => {
      await press(page, 'Turn on')
      await dialog(page).getByLabel('Current password').fill(password)
      await dialog(page).getByRole('button', { name: 'Continue' }).click()
      const code = codeShown(await page.locator('[data-secret]').innerText(), await now())
      await dialog(page).getByLabel('Code that the app shows now').fill(code)
      await dialog(page).getByRole('button', { name: 'Turn on' }).click()
    }),
    sees: 'Keep your recovery codes',
  },
  {
    name: 'everything to be downloaded, with an error',
    as: 'newcomer',
    at: SETTINGS,
    open: async ({ page }) => {
      await press(page, 'Download')
      await dialog(page).getByLabel('Current password').fill('wrong123!')
      await dialog(page).getByRole('button', { name: 'Download', exact: true }).click()
    },
    sees: 'That is not your password.',
  },
  {
    name: 'retention',
    as: 'newcomer',
    at: SETTINGS,
    open: async ({ page }) => {
      await page.getByLabel('What happens to it').selectOption('anonymise')
      await page.getByLabel('How long after').selectOption('6')
      await page.getByText('The next run would').scrollIntoViewIfNeeded()
    },
    sees: 'The next run would change nothing.',
  },
  {
    name: 'account to be deleted, with an error',
    as: 'newcomer',
    at: SETTINGS,
    open: async ({ page }) => {
      await press(page, 'Delete account')
      await dialog(page).getByLabel('To be sure, type DELETE').fill('delete')
      await dialog(page).getByRole('button', { name: 'Delete account' }).click()
    },
    sees: 'Please type DELETE exactly so',
  },
  {
    name: 'account that will be deleted',
    open: ofOnesOwn(SETTINGS, async (page, { password }) => {
      await press(page, 'Delete account')
      await dialog(page).getByLabel('To be sure, type DELETE').fill('DELETE')
      await dialog(page).getByLabel('Current password').fill(password)
      await dialog(page).getByRole('button', { name: 'Delete account' }).click()
    }),
    sees: 'This account will be deleted',
  },
  { name: 'activity', as: 'teacher', at: '/dashboard/activity', sees: 'You published it' },
  {
    name: 'activity, nothing found',
    as: 'newcomer',
    at: '/dashboard/activity',
    open: ({ page }) => page.getByLabel('Search what happened, a title or a student').fill('optics'),
    sees: 'No entry fits “optics”.',
  },
]

const fillIn = async (page: Page, fields: Record<string, string>, button: string) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  await press(page, button)
}

const AT_THE_DOOR: Screen[] = [
  {
    name: 'sign-up with errors',
    at: '/auth/signup',
    open: async ({ page }) => {
      await page.getByLabel('Email').fill('mita@')
      await page.getByLabel('Mobile').fill('98300')
      await page.getByLabel('Password', { exact: true }).fill('chalk')
      await page.keyboard.press('Tab')
    },
    sees: /valid email/,
  },
  {
    name: 'log-in with a wrong password',
    at: '/auth/login',
    open: ({ page }) => fillIn(page, { Email: 'mita@school.in', Password: 'wrong123!' }, 'Log in'),
    sees: /^invalid credentials/i,
  },
  {
    name: 'forgotten password with an error',
    at: '/auth/forgotpassword',
    open: ({ page }) => fillIn(page, { Email: 'ananya@school' }, 'Send Reset Link'),
    sees: 'Please enter a valid email address',
  },
  {
    name: 'forgotten password, link sent',
    at: '/auth/forgotpassword',
    open: ({ page }) => fillIn(page, { Email: LONG_EMAIL }, 'Send Reset Link'),
    sees: 'Look into the Outbox',
  },
  {
    name: 'new password with errors',
    at: '/auth/resetpassword#token=nothing',
    open: ({ page }) => fillIn(page, { 'New password': 'chalk', 'Confirm password': 'chalks' }, 'Change password'),
    sees: 'Passwords do not match',
  },
  {
    name: 'new password with a dead link',
    at: '/auth/resetpassword#token=nothing',
    open: ({ page }) =>
      fillIn(page, { 'New password': 'chalk456!', 'Confirm password': 'chalk456!' }, 'Change password'),
    sees: 'This link is no longer valid',
  },
]

lookAtEach([...PROFILES, ...SECURITY, ...AT_THE_DOOR])
