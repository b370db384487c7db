import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const aFile = async (colour: string) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer(),
})

test('@phone @desktop a picture of oneself is chosen, changed though an answer is lost, and removed', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/profile')
  const files = page.locator('input[type=file]')
  const shown = page.getByRole('main').locator('img[src^="/media/"]')
  const address = () => shown.getAttribute('src')
  await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert').filter({ hasText: 'This is no picture that can be read.' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await files.setInputFiles(await aFile('#b4532a'))
  await expect(shown).toBeVisible()
  const first = await address()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)

  await page.route(
    '**/teacher/avatar',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await files.setInputFiles(await aFile('#1b7f5c'))
  await expect.poll(address).not.toBe(first)
  const second = await address()
  await files.setInputFiles(await aFile('#1b7f5c'))
  await expect(page.getByText('This is your picture now').last()).toBeVisible()
  expect(await address()).toBe(second)

  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toBeVisible()
  await page.reload()
  await expect(shown).toBeVisible()
})
