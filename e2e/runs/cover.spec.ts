import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillForm, RAHUL, startQuiz } from '../student.ts'
import { aPublishedQuiz } from '../teacher.ts'

/** The page's own scripts wait until they are let through. */
const holdScripts = async (page: Page) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/quiz/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** Not until all of it has come: that waits for the scripts. */
const open = (page: Page, code: string) => page.goto(`/quiz?code=${code}`, { waitUntil: 'commit' })

const messages = (page: Page) => {
  const all: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') all.push(message.text())
  })
  page.on('pageerror', (error) => all.push(error.message))
  return all
}

test('a quiz is read, and its form filled in, before any script has come @phone @gate', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  const complaints = messages(page)
  const letThrough = await holdScripts(page)
  await open(page, code)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  const name = page.getByLabel('Name')
  await name.fill(RAHUL.name)
  await page.getByLabel('Phone').fill(RAHUL.phone)
  await page.getByLabel('District').selectOption(RAHUL.district)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('One moment: this page is still loading.')).toBeVisible()
  expect(page.url()).toBe(`${server.url}/quiz?code=${code}`)

  letThrough()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('what is half typed when the script comes stays, with the cursor in it @phone @gate', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  const letThrough = await holdScripts(page)
  await open(page, code)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  const name = page.getByLabel('Name')
  await name.pressSequentially('Rah')
  letThrough()
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(name).toBeFocused()
  await page.keyboard.type('ul')
  await expect(name).toHaveValue('Rahul')

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible()
  await page.goForward()
  await expect(name).toHaveValue('Rahul')
  await page.reload()
  await expect(name).toHaveValue('Rahul')
})

test('who holds an attempt is asked to go on, and nobody’s name comes with the page @gate', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const reply = await page.request.get(`/quiz?code=${code}`)
  expect(await reply.text()).not.toContain(RAHUL.name)
  const tab = await page.context().newPage()
  await tab.goto(`/quiz?code=${code}`)
  await expect(tab.getByRole('heading', { name: /This quiz is being taken here by/ })).toBeVisible()
  await tab.getByRole('button', { name: 'Go on' }).click()
  await expect(tab.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
})

test('without a network the form that came is filled in, and Start waits for it @gate', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`, { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Trying to start')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
})
