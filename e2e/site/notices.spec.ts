import type { Locator, Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails, QUESTIONS, writeQuestion } from '../teacher.ts'

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** How much of the first is covered by the second, in square pixels. */
const covered = async (one: Locator, other: Locator): Promise<number> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of the two is not to be seen')
  const side = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from])
  return Math.max(0, side('x', 'width')) * Math.max(0, side('y', 'height'))
}

/** With the focus in it, a notice stays as long as one needs to read it. */
const stay = (page: Page) => notices(page).getByRole('button', { name: 'Dismiss' }).focus()

const WINDOWS = [
  { width: 360, height: 740 },
  ...[480, 560, 640, 720, 800, 900].map((height) => ({ width: 1280, height })),
  { width: 768, height: 600 },
  { width: 740, height: 360 },
]

/** A keyboard on the screen leaves as little. */
const LOW_WINDOWS = [
  { width: 360, height: 400 },
  { width: 740, height: 360 },
  { width: 1280, height: 500 },
]

const toQuestions = async (page: Page, server: Server) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
}

test('a notice never covers the button that leads on, in any window and wherever one scrolls', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  await toQuestions(page, server)
  for (const [at, question] of QUESTIONS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of` })).toBeVisible()
    await writeQuestion(page, question)
  }
  const next = page.getByRole('button', { name: 'Save & Next' })
  const notice = notices(page).getByText(/deleted/)
  await page.getByRole('button', { name: 'Delete question' }).click()
  await expect(notice).toBeVisible()
  await stay(page)
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    const room = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight')
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await page.evaluate(`scrollTo(0, ${room * share})`)
      const card = notice.locator('..')
      await expect
        .poll(() => covered(next, card), { message: `${size.width} x ${size.height}, scrolled ${share}` })
        .toBe(0)
      await expect(card).toBeInViewport({ ratio: 1 })
    }
  }
})

test('what went wrong is told beside the button to try again, not on it', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('nobody@school.in')
  await page.getByLabel('Password', { exact: true }).fill('chalk123!')
  const login = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await login.click()
  const card = notices(page).getByText('invalid credentials').locator('..')
  await stay(page)
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await expect.poll(() => covered(login, card), { message: `${size.width} x ${size.height}` }).toBe(0)
  }
})

test('@phone a notice is never over the field that somebody writes in', async ({ page, server }) => {
  await toQuestions(page, server)
  await writeQuestion(page, { problem: 'Which?', options: ['a', 'b', 'c', 'd'], correct: 0 })
  await page.getByRole('button', { name: 'Add question' }).click()
  const fields = [
    page.getByLabel('Question text'),
    ...[1, 2, 3, 4].map((number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })),
  ]
  const before = page.viewportSize() ?? { width: 360, height: 740 }
  for (const field of fields) {
    // A new one for each, which is there for as long as it usually is.
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('button', { name: 'Delete question' }).click()
    await page.getByRole('button', { name: 'Question 1', exact: false }).first().click()
    const card = notices(page)
      .getByText(/deleted/)
      .locator('..')
    for (const size of LOW_WINDOWS) {
      await page.setViewportSize(size)
      await field.focus()
      await field.scrollIntoViewIfNeeded()
      await expect.poll(() => covered(field, card), { message: `${size.width} x ${size.height}` }).toBe(0)
      await expect(card).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(before)
  }
})
