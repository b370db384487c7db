import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { changeBrand } from '#contract/questionnaires/branding.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { callerOf, publishResponded } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { startQuiz, workerServes } from '../student.ts'
import { aPublishedQuiz, enter } from '../teacher.ts'

const aLogo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 100, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer(),
})

/** A colour of the page, as the brand gave it. */
const brandOf = (page: Page) =>
  page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--brand-light')")

test('a quiz has a look of its own, which a phone wears while it is set, and its page from then on', async ({
  page,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/${quiz.id}/settings`)
  await page.getByRole('link', { name: 'Logo, colours and look' }).click()
  await page.getByRole('radio', { name: 'A look of its own' }).check()
  await page.getByLabel('Main colour', { exact: true }).fill('#c6ff00')
  await expect(page.getByText('On light pages it is darker, so that everybody can read it')).toBeVisible()
  await page.getByLabel('Logo', { exact: true }).setInputFiles(await aLogo())
  await expect(page.getByRole('img', { name: 'Logo now' })).toBeVisible()
  await page.getByLabel('Welcome').fill('Welcome to our school')
  const phone = page.locator('[inert]')
  await expect(phone.getByText('Welcome to our school')).toBeAttached()
  await expect(phone.locator('.brand-mark')).toBeAttached()
  await page.getByRole('button', { name: 'Save brand' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.goto(`/quiz?code=${quiz.code}`)
  await expect(page.getByText('Welcome to our school')).toBeVisible()
  await expect(page.getByRole('img', { name: quiz.teacher.name })).toBeVisible()
  expect(await brandOf(page)).toBe('#425700')
  // Paper is white, whatever the page wears.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.floor')).toHaveCSS('color', 'rgb(23, 26, 61)')
})

/** What the page wears before its own script has run, each time that it is opened. */
const wornEarly = async (page: Page) => {
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    const { readyState, documentElement } = document
    if (readyState === 'interactive')
      sessionStorage.setItem('worn-early', documentElement.style.getPropertyValue('--brand-light'))
  })`)
  return () => page.evaluate("sessionStorage.getItem('worn-early')")
}

test('a brand is worn before anything is seen, also without a network, and no longer once it is taken away', async ({
  page,
  context,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  const change = (brand: object) =>
    callerOf(server, quiz.token)(changeBrand, { body: { brand: { ...NO_BRAND, ...brand } } })
  await change({ first: '#0b6e4f' })
  const worn = await wornEarly(page)
  await startQuiz(page, quiz.code)
  await workerServes(page)
  expect(await worn()).toBe('#005c41')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
  expect(await worn()).toBe('#005c41')
  await context.setOffline(false)
  await change({})
  // Papers are kept in the server's memory for a second.
  await expect(async () => {
    await page.reload()
    expect(await worn()).toBe('')
  }).toPass()
})

const CHOICE = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }

test('a quiz is taken, and a poll answered, where what shows their brand does not come', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  const calls = callerOf(server, quiz.token)
  const questions = [{ kind: 'opinion', problem: 'Rice or bread?', draft: CHOICE }]
  const poll = await publishResponded(calls, {
    kind: 'poll',
    title: 'Lunch',
    sections: [{ questions }],
    responding: {},
  })
  await calls(changeBrand, { body: { brand: { ...NO_BRAND, first: '#0b6e4f' } } })
  await page.route(/brand-parts/, (route) => route.abort())
  await startQuiz(page, quiz.code)
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
  await page.goto(`/poll?code=${poll.code}`)
  await page.getByRole('radio', { name: 'Bread' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
})
