import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { changeBrand } from '#contract/questionnaires/branding.ts'
import { NO_BRAND } from '#domain/branding/brand.ts'
import { callerOf } from '../calls.ts'
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
