import type { Browser, Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { mailTo } from '../outbox.ts'
import { anAccount, enter, newTeacher } from '../teacher.ts'

const LINK = /\S+\/auth\/changeemail#token=\S+/
const LONG = `a.very.long.address.of.somebody.with.many.names.${'x'.repeat(60)}@department.of.physics.college.example`

const linkTo = async (server: Server, address: string) => {
  const [link = ''] = LINK.exec((await mailTo(server, address)).text) ?? []
  return link
}
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const asks = async (page: Page, email: string, password: string) => {
  await page.getByRole('button', { name: 'Change email' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('New email').fill(email)
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Send the links' }).click()
}
/** In a browser of its own, where nobody is signed in. */
const elsewhere = async (browser: Browser, { url }: Server) => {
  const context = await browser.newContext({ baseURL: url })
  return { context, page: await context.newPage() }
}
const confirms = async (page: Page, link: string) => {
  await page.goto('/')
  await page.goto(link)
  await expect(page).toHaveURL('/auth/changeemail')
  await page.getByRole('button', { name: 'Confirm the new address' }).click()
}

test('@phone @desktop an address is changed once it is confirmed at both, in other browsers too', async ({
  page,
  browser,
  server,
}) => {
  const { teacher } = await anAccount(server)
  const next = newTeacher().email
  await enter(page, teacher)
  await page.goto('/dashboard/profile')
  await asks(page, 'mita@', teacher.password)
  await expect(page.getByLabel('New email')).toHaveAccessibleDescription('Please enter a valid email address')
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Current password').fill('wrong123!')
  await page.getByRole('button', { name: 'Send the links' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  await page.getByLabel('Current password').fill(teacher.password)
  await page.getByRole('button', { name: 'Send the links' }).click()
  await expect(page.getByRole('heading', { name: `${next} waits to be confirmed` })).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(notices(page)).toContainText('A new link lies in the outbox')

  const { context, page: other } = await elsewhere(browser, server)
  await confirms(other, await linkTo(server, next))
  await expect(other.getByRole('heading', { name: 'Confirmed here' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'New address' })).toContainText('Confirmed')
  await expect(page.getByRole('listitem').filter({ hasText: 'Present address' })).toContainText('Waits for the link')
  const old = await linkTo(server, teacher.email)
  for (let times = 0; times < 2; times += 1) {
    await confirms(other, old)
    await expect(other.getByRole('heading', { name: 'Your address is changed' })).toBeFocused()
  }
  await context.close()
  await page.reload()
  await expect(page.getByText(`You log in with ${next}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible()
})

test.describe(() => {
  test.use({ ownServer: true })

  test('@desktop a change is withdrawn, taken meanwhile, or too old, and says so', async ({
    page,
    browser,
    server,
  }) => {
    const { teacher } = await anAccount(server)
    await enter(page, teacher)
    await page.goto('/dashboard/profile')
    await asks(page, LONG, teacher.password)
    await expect(page.getByRole('heading', { name: `${LONG} waits to be confirmed` })).toBeVisible()
    const dead = await linkTo(server, teacher.email)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(notices(page)).toContainText('Your address stays as it is')
    const { context, page: other } = await elsewhere(browser, server)
    await confirms(other, dead)
    await expect(other.getByRole('heading', { name: 'This change was withdrawn' })).toBeFocused()

    const { teacher: somebody } = await anAccount(server)
    await asks(page, somebody.email, teacher.password)
    await expect(page.getByLabel('New email')).toHaveAccessibleDescription(
      /There is already an account with this email/,
    )
    const next = newTeacher().email
    await page.getByLabel('New email').fill(next)
    await page.getByRole('button', { name: 'Send the links' }).click()
    await expect(page.getByRole('heading', { name: `${next} waits to be confirmed` })).toBeVisible()
    const link = await linkTo(server, next)
    await server.advance({ minutes: 3 * 24 * 60 + 1 })
    await confirms(other, link)
    await expect(other.getByRole('heading', { name: 'This link has expired' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { name: `The links to ${next} have expired` })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('heading', { name: /have expired/ })).toBeHidden()
    await context.close()
  })
})
