import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { choose, expectScore, fillForm, next, submit } from '../student.ts'

const RIGHT = ['630', '3 s', '3', 'A or B', 'বিভূতিভূষণ বন্দ্যোপাধ্যায়']

const question = (page: Page, number: number) => page.getByRole('heading', { name: `Question ${number} of 5` })
const seeResult = (page: Page) => page.getByRole('button', { name: 'See Result' })
const answers = (page: Page) => page.getByRole('article')
/** By its letter and its whole text. */
const exactly = (page: Page, option: string) =>
  page.getByRole('radio', { name: new RegExp(`^[A-Z] ${RegExp.escape(option)}$`) })

/** Every call beyond the server's health: there must be none. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.endsWith('/_health')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** By keyboard alone: there is a way from where the focus is. */
const tabTo = async (page: Page, target: Locator) => {
  const isThere = () => target.evaluate((element) => element === element.ownerDocument.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

const startDemo = async (page: Page) => {
  await page.clock.install()
  await page.goto('/quizreal')
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(question(page, 1)).toBeVisible()
}

test('a whole run, from the front page to the analysis, and again @phone @gate', async ({ page }) => {
  const calls = callsOf(page)
  await startDemo(page)
  for (const option of RIGHT.slice(0, 3)) {
    await exactly(page, option).click()
    await next(page)
  }
  await choose(page, 'AB only')
  await next(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await expect(page.getByText('In a real quiz it opens after 30')).toBeVisible()

  // The page's clock goes on by itself, too: time enough to look.
  await page.clock.fastForward(165_000)
  await expect(seeResult(page)).toBeDisabled()
  await page.clock.fastForward(15_000)
  await seeResult(page).click()
  await expectScore(page, '2.75 out of 5')
  await expect(answers(page)).toHaveCount(5)
  await expect(answers(page).nth(0)).toContainText('Question 1: right')
  await expect(answers(page).nth(3)).toContainText('Question 4: wrong')
  await expect(answers(page).nth(3).locator('li', { hasText: 'A or B' }).last()).toContainText('Right answer')
  await expect(answers(page).nth(3)).toContainText('A child is therefore Ai')
  await expect(answers(page).nth(4)).toContainText('Question 5: left blank')
  await expect(page.getByRole('link', { name: 'Create your own quiz' })).toHaveAttribute('href', '/signup')

  await page.reload()
  await expectScore(page, '2.75 out of 5')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Take this quiz' })).toBeVisible()
  expect(calls).toEqual([])
})

test('the demo goes from end to end by keyboard alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/quizreal')
  await tabTo(page, page.getByRole('button', { name: 'Take this quiz' }))
  const type = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await type('Enter')
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused()
  await type('Tab')
  await page.keyboard.type('Rahul')
  await type('Tab')
  await page.keyboard.type('9876543210')
  await type('Tab')
  await page.keyboard.type('Kol')
  await type('Tab', 'Enter')
  await expect(page.getByRole('heading', { name: 'Welcome, Rahul' })).toBeFocused()
  await type('Tab', 'Tab', 'Enter')
  await expect(question(page, 1)).toBeFocused()
  await type('3')
  await expect(page.getByRole('radio', { name: '630' })).toBeChecked()
  await type('ArrowRight', 'b', 'm', 'ArrowRight', 'p')
  await expect(page.getByRole('button', { name: 'Question 3: Visited, not answered' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Question 2: Answered and marked for review' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }))
  await type('Enter')
  await expect(page.getByRole('heading', { name: 'Submit your answers?' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Yes, submit' }))
  await type('Enter')
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeFocused()
  await page.clock.fastForward(181_000)
  await tabTo(page, seeResult(page))
  await type('Enter')
  await expectScore(page, '2 out of 5')
})
