import { expect, test } from '../fixtures.ts'
import { verificationTo } from '../outbox.ts'
import { signUp } from '../teacher.ts'

const LINK = /\S+\/auth\/verifyemail#token=\S+/

test('a new address is confirmed with the link of a mail, in another browser too', async ({
  page,
  browser,
  server,
}) => {
  const teacher = await signUp(page)
  const note = page.getByText(`Please confirm ${teacher.email}`)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('A new link lies in the outbox')

  const [link = ''] = LINK.exec((await verificationTo(server, teacher.email)).text) ?? []
  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other).toHaveURL('/auth/verifyemail')
  await other.getByRole('button', { name: 'Confirm your address' }).click()
  await expect(other.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  await other.goto('/')
  await other.goto(link)
  await other.getByRole('button', { name: 'Confirm your address' }).click()
  await expect(other.getByRole('heading', { name: 'This address is confirmed already' })).toBeFocused()
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(note).toBeHidden()
})

test.describe(() => {
  test.use({ ownServer: true })

  test('a link that is not whole, or too old, says so', async ({ page, server }) => {
    const teacher = await signUp(page)
    await page.goto('/auth/verifyemail')
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
    const [link = ''] = LINK.exec((await verificationTo(server, teacher.email)).text) ?? []
    await page.goto(`${link}x`)
    await page.getByRole('button', { name: 'Confirm your address' }).click()
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeFocused()
    await server.advance({ minutes: 7 * 24 * 60 + 1 })
    await page.goto('/')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirm your address' }).click()
    await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeFocused()
  })
})

test('the way out stays in sight while the links of the menu scroll', async ({ page }) => {
  await signUp(page)
  for (const height of [600, 700, 800]) {
    await page.setViewportSize({ width: 1280, height })
    for (const group of ['Polls', 'Surveys']) {
      const summary = page.locator('summary', { hasText: group })
      if (await summary.evaluate((element) => !element.parentElement?.hasAttribute('open'))) await summary.click()
    }
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  }
})
