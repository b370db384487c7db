import { expect, test } from '../fixtures.ts'
import { mailTo } from '../outbox.ts'

test('@phone @desktop a contact message is checked, kept while it fails, sent, and reaches the operator @gate', async ({
  page,
  server,
}) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  for (const complaint of ['Name is required', 'Email is required', 'Subject is required', 'Message is required'])
    await expect(page.getByText(complaint)).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.getByLabel('Name').fill('অনন্যা Chatterjee')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('not an address')
  await page.getByLabel('Subject').fill('Question about <b>marks</b>')
  await page.getByRole('textbox', { name: 'Message' }).fill('First line\nSecond line')
  await send.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(5001))
  await send.click()
  await expect(page.getByText('This is too long')).toBeVisible()
  await page.getByRole('textbox', { name: 'Message' }).fill('First line\nSecond line')

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ananya@school.example')
  await page.route('**/api/v1/contact', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Your message was not sent.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('First line\nSecond line')
  await page.unroute('**/api/v1/contact')

  await send.click()
  await expect(page.getByRole('heading', { name: 'Your message is kept' })).toBeFocused()
  const mail = await mailTo(server, 'no-reply@localhost', 'Question about <b>marks</b>')
  expect(mail.text).toContain('First line\nSecond line')

  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('the newsletter comes only to who opens the link in a mail, until they end it', async ({ page, server }) => {
  const address = 'reader@school.example'
  await page.goto('/faq')
  const form = page.getByRole('contentinfo')
  await form.getByLabel('Your email').scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Email is required')).toBeVisible()
  await form.getByLabel('Your email').fill(address)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByRole('status')).toContainText(address)
  await expect(form.getByRole('status')).toBeFocused()

  const [confirm = ''] = /\S+\/newsletter\/confirm\?token=\S+/.exec((await mailTo(server, address)).text) ?? []
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeFocused()

  await expect.poll(async () => (await mailTo(server, address)).text).toContain('/newsletter/unsubscribe')
  const [leave = ''] = /\S+\/newsletter\/unsubscribe\?token=\S+/.exec((await mailTo(server, address)).text) ?? []
  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()

  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})

test('the map is our own until somebody asks for the other one', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>streets</p>' })
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Load the street map' }).click()
  await expect(page.frameLocator('iframe').getByText('streets')).toBeVisible()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain('/export/embed.html?bbox=')
})
