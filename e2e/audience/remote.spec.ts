import type { Page } from '@playwright/test'
import { askInHall } from '#contract/audience/audience-questions.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { goneInItsTime, installClock } from '../soon.ts'
import { anAccount, enter } from '../teacher.ts'

const CHOICE = { options: ['Yes', 'No'], look: 'list', least: null, most: 1, other: false }
const asked = (problem: string) => ({ kind: 'opinion', problem, draft: CHOICE })
const LONG = `Third? ${'আলোকবিজ্ঞানের পুনরালোচনা '.repeat(8)}${'x'.repeat(80)}`

const aPoll = async (page: Page, server: Server, responding = {}) => {
  const { teacher, token } = await anAccount(server)
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    ...{ kind: 'poll', title: 'Optics', responding: { hall_questions: 'open', ...responding } },
    sections: [{ questions: [asked('First?'), asked('Second?'), asked(LONG)] }],
  }
  const made = await page.request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  return { teacher, id, code }
}

const shows = (screen: Page, question: string) => expect(screen.getByRole('heading', { name: question })).toBeVisible()

test('a phone leads the screen of a room, and the screen’s keys lead the phone @phone @gate', async ({
  page: phone,
  server,
  browser,
}) => {
  const { teacher, id, code } = await aPoll(phone, server)
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const screen = await elsewhere.newPage()
  await enter(screen, teacher)
  await screen.goto(`/dashboard/polls/${id}/present`)
  await shows(screen, 'First?')
  await enter(phone, teacher)
  await phone.goto('/dashboard/polls')
  await phone.getByRole('button', { name: /^More for/ }).click()
  await phone.getByRole('link', { name: 'Remote' }).click()
  await expect(phone.getByText('Question 1 of 3')).toBeVisible()
  await phone.getByRole('button', { name: 'Next' }).click()
  await shows(screen, 'Second?')
  await phone.getByRole('button', { name: 'Hide results' }).click()
  await expect(screen.getByText('Results are hidden')).toBeVisible()
  await phone.getByRole('button', { name: 'Hide link' }).click()
  await expect(screen.getByRole('img', { name: 'QR code to the poll' })).toBeHidden()

  await screen.keyboard.press('ArrowRight')
  await expect(phone.getByText('Question 3 of 3')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Next' })).toBeDisabled()
  await phone.setViewportSize({ width: 320, height: 640 })
  const overflow = await phone.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
  await screen.keyboard.press('ArrowLeft')
  await screen.keyboard.press('ArrowLeft')
  await expect(phone.getByText('Question 1 of 3')).toBeVisible()

  const data = { code, device_key: 'd'.repeat(20), ask_key: 'k'.repeat(20), text: 'Why is the sky blue?' }
  expect((await phone.request.post(API_BASE + askInHall.path, { data })).status()).toBe(201)
  await phone.getByRole('button', { name: 'Show the audience’s questions' }).click()
  await expect(screen.getByRole('row', { name: /Why is the sky blue/ })).toBeVisible()
  await phone.getByRole('button', { name: 'Next from the audience' }).click()
  await shows(screen, 'Why is the sky blue?')
  await shows(phone, 'Why is the sky blue?')
  await phone.getByRole('button', { name: 'Back to the poll' }).click()
  await shows(screen, 'First?')

  await phone.getByRole('button', { name: 'Stop taking answers' }).click()
  await expect(screen.getByText('This poll is closed.')).toBeVisible()
  await screen.reload()
  await expect(screen.getByText('Results are hidden')).toBeVisible()
  await elsewhere.close()
})

test('what is pressed without a network says so, and is shown once that is back @phone', async ({
  page: phone,
  server,
  browser,
}) => {
  const { teacher, id } = await aPoll(phone, server)
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const screen = await elsewhere.newPage()
  await enter(screen, teacher)
  await screen.goto(`/dashboard/polls/${id}/present`)
  await shows(screen, 'First?')
  await enter(phone, teacher)
  await installClock(phone)
  await phone.goto(`/dashboard/polls/${id}/remote`)
  await expect(phone.getByText('Question 1 of 3')).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(phone.getByText('Question 3 of 3')).toBeVisible()
  await expect(phone.getByText('Not connected.')).toBeVisible()
  await shows(screen, 'First?')
  await phone.context().setOffline(false)
  await goneInItsTime(phone, phone.getByText('Not connected.'))
  await shows(screen, 'Third?')
  await elsewhere.close()
})

test('each question’s results wait until they are shown, from the screen and from a phone @phone', async ({
  page: phone,
  server,
  browser,
}) => {
  const { teacher, id } = await aPoll(phone, server, { hides_results: true })
  const elsewhere = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  const screen = await elsewhere.newPage()
  const hidden = screen.getByText('Results are hidden')
  const first = screen.getByRole('row', { name: /Yes/ })
  const hides = 'Hide the results of each question until I show them'
  await enter(screen, teacher)
  await screen.goto(`/dashboard/polls/${id}/present`)
  await shows(screen, 'First?')
  await expect(hidden).toBeVisible()
  await screen.getByRole('button', { name: 'Show results' }).click()
  await expect(first).toBeVisible()
  await screen.getByRole('button', { name: 'Next question' }).click()
  await shows(screen, 'Second?')
  await expect(hidden).toBeVisible()

  await enter(phone, teacher)
  await phone.goto(`/dashboard/polls/${id}/remote`)
  await expect(phone.getByText('Question 2 of 3')).toBeVisible()
  await phone.getByRole('button', { name: 'Show results' }).click()
  await expect(first).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Hide results' }).click()
  await phone.getByRole('button', { name: 'Show results' }).click()
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(phone.getByRole('button', { name: 'Show results' })).toBeVisible()
  await phone.context().setOffline(false)
  await shows(screen, 'Third?')
  await expect(hidden).toBeVisible()

  await screen.getByLabel(hides).uncheck()
  await expect(first).toBeVisible()
  await expect(phone.getByLabel(hides)).not.toBeChecked()
  await screen.keyboard.press('ArrowLeft')
  await shows(screen, 'Second?')
  await expect(first).toBeVisible()
  await phone.getByLabel(hides).check()
  await expect(hidden).toBeVisible()
  await screen.reload()
  await shows(screen, 'Second?')
  await expect(hidden).toBeVisible()
  await screen.goto(`/dashboard/polls/${id}/edit`)
  await expect(screen.getByLabel(hides)).toBeChecked()
  await elsewhere.close()
})
