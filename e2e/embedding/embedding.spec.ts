import type { FrameLocator, Page } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser/find-browser.ts'
import { callerOf } from '../calls.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { RAHUL } from '../student.ts'
import { anAccount, aPublishedQuiz, attemptsOf } from '../teacher.ts'

const browser = await findBrowser()

// As browsers are that keep no cookies of a site in frames of another one.
test.use({
  launchOptions: {
    ...(browser && { executablePath: browser.path, env: { ...process.env, ...browser.environment } as Record<string, string> }),
    args: [...BROWSER_FLAGS, '--test-third-party-cookie-phaseout'],
  },
})

/** A page of another site, which has this in a frame. */
const SCHOOL = 'http://127.0.0.1:8123/lessons'

const framedAt = async (page: Page, server: Server, address: string): Promise<FrameLocator> => {
  const src = new URL(address, server.url.replace('127.0.0.1', 'localhost'))
  const body = `<!doctype html><title>School</title><h1>Lessons</h1><iframe title="Lesson" src="${src}" width="900" height="640"></iframe>`
  await page.route(SCHOOL, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(SCHOOL)
  return page.frameLocator('iframe')
}

const choose = async (frame: FrameLocator, option: string) => {
  await frame.getByRole('radio', { name: option }).click()
  await expect(frame.getByRole('radio', { name: option })).toBeChecked()
}

const begin = async (frame: FrameLocator) => {
  await frame.getByRole('button', { name: 'Take this quiz' }).click()
  await frame.getByLabel('Name').fill(RAHUL.name)
  await frame.getByLabel('Phone').fill(RAHUL.phone)
  await frame.getByLabel('District').selectOption(RAHUL.district)
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await frame.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(frame.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
}

test('a quiz in a frame of another site goes on after a reload, and is submitted there @gate', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  const frame = await framedAt(page, server, `/embed?code=${quiz.code}`)
  await begin(frame)
  await choose(frame, 'Carbon dioxide')
  await expect(frame.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  await frame.getByRole('button', { name: 'Next' }).click()
  await choose(frame, 'কলকাতা')
  await frame.getByRole('button', { name: 'Submit', exact: true }).click()
  await frame.getByRole('button', { name: 'Yes, submit' }).click()
  await expect(frame.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(await attemptsOf(server, quiz)).toMatchObject({ total: 1, highest_score: 2 })
  expect(page.url()).toBe(SCHOOL)
  // Nothing of it is kept by cookies, and no worker is there.
  expect(await page.context().cookies()).toEqual([])
  const inside = page.frames().find((each) => each.url().includes('/embed'))
  expect(await inside?.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
})
