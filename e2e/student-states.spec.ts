import type { Locator, Page } from '@playwright/test'
import { boxFaults } from './boxes.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { choose, expectSaved, fillForm, openQuiz, RAHUL, seeResult, startQuiz, submit } from './student.ts'
import { aPublishedQuiz, QUESTIONS } from './teacher.ts'

const STARTS = '**/student/quiz/start'
const SUBMITS = '**/student/quiz/submit'

/** The server does not take the call, whatever it contains, and never will. */
const refuse = (
  page: Page,
  calls: string,
  { status, code, message }: { status: number; code: string; message: string },
) =>
  page.route(calls, (route) => {
    const response = { status, status_text: 'error', data: null, error: { code, message } }
    return route.fulfill({ status, json: { response } })
  })

const MANY = Array.from({ length: 20 }, (_, at) => ({ ...QUESTIONS[0], problem: `Question text ${at + 1}` })).flatMap(
  ({ problem, options = [], correct = 0 }) => [{ problem, options, correct }],
)

test('the palette is one stop of the Tab key, and arrows, Home and End move in it', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server, MANY)
  await startQuiz(page, code)
  const item = (number: number) => page.getByRole('button', { name: `Go to question ${number}:` })
  await page.keyboard.press('p')
  await expect(item(1)).toBeFocused()
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['End', 20],
    ['ArrowRight', 20],
    ['ArrowLeft', 19],
    ['Home', 1],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(item(number)).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  const [first, below] = [await item(1).boundingBox(), await page.locator(':focus').boundingBox()]
  expect(below?.x).toBe(first?.x)
  expect(below?.y).toBeGreaterThan(first?.y ?? 0)
  await expect(page.getByRole('heading', { name: 'Question 1 of 20' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Go to question/ }).and(page.locator(':focus'))).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(item(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 20' })).toBeFocused()
})

test('what is marked is called so, and nothing moves when it is', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const clear = page.getByRole('button', { name: 'Clear' })
  const before = await clear.boundingBox()
  await page.getByRole('button', { name: 'Mark for review' }).click()
  await expect(page.getByRole('button', { name: 'Marked for review', pressed: true })).toBeVisible()
  expect(await clear.boundingBox()).toEqual(before)
})

test('options keep their letters, chosen and in the result too', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.clock.install()
  await startQuiz(page, code)
  await choose(page, 'Oxygen')
  await expect(page.getByRole('radio', { name: 'A Oxygen', exact: true })).toBeChecked()
  const option = (letter: string) => page.locator('label').filter({ has: page.getByText(letter, { exact: true }) })
  await expect(option('A')).toContainText('Oxygen')
  await expect(option('B')).toContainText('Carbon dioxide')
  await submit(page)
  await seeResult(page)
  const first = page.getByRole('article').first().getByRole('listitem')
  await expect(first.nth(0)).toContainText(/^A\s*Oxygen/)
  await expect(first.nth(1)).toContainText(/^B\s*Carbon dioxide/)
})

const placesOf = async (things: Locator) =>
  Promise.all((await things.all()).map(async (thing) => JSON.stringify(await thing.boundingBox())))

for (const size of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
]) {
  test(`going offline and back moves nothing and alarms nobody, ${size.width} px wide`, async ({
    page,
    context,
    server,
  }) => {
    const { code } = await aPublishedQuiz(server)
    await page.setViewportSize(size)
    await startQuiz(page, code)
    await choose(page, 'Oxygen')
    await expectSaved(page)
    const things = page.locator('main').getByRole('button').or(page.locator('main label, nav button'))
    const before = await placesOf(things)
    await context.setOffline(true)
    await expect(page.getByText("You're offline. Your answers are kept on this device.")).toBeVisible()
    expect(await placesOf(things)).toEqual(before)
    expect(await boxFaults(page)).toEqual([])
    await submit(page)
    await expect(page.getByText('They are submitted as soon as the network is back.')).toBeVisible()
    await expect(page.getByText('error while submitting your answer')).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  })
}

test('a page that is out of date says so, and offers to be loaded anew', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  const message = 'This page is out of date. Please reload it; the clock has not started.'
  await refuse(page, STARTS, { status: 409, code: 'page_outdated', message })
  await openQuiz(page, code)
  await fillForm(page)
  // The first time the page loads itself anew, and knows what was typed.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Start' }).click()
  await reloaded
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText(message)).toBeVisible()
  await lookAt(page, 'page-outdated', ['phone', 'desktop'])
  await page.unroute(STARTS)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText(message)).toBeHidden()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
})

test('a submission that the server refuses keeps the answers and says what to do', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, 'Carbon dioxide')
  await expectSaved(page)
  await refuse(page, SUBMITS, { status: 400, code: 'invalid_input', message: 'That is not right.' })
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Your answers could not be submitted' })).toBeVisible()
  await expect(page.getByText('It stays on this device: please show this to your teacher.')).toBeVisible()
  await lookAt(page, 'submission-refused', ['phone', 'desktop'])
  await page.unroute(SUBMITS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
})

test('the pause after five wrong guesses counts down, and ends by itself', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.clock.install()
  await startQuiz(page, code)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await page.evaluate('sessionStorage.clear()')
  await page.goto(`/quiz/analysis?code=${code}`)
  const guess = async (digits: string) => {
    await page.getByLabel(/last four digits/).fill(digits)
    await page.getByRole('button', { name: 'Show the result' }).click()
  }
  for (const digits of ['0000', '0001', '0002', '0003', '0004']) await guess(digits)
  const pause = page.getByText('That was not right five times.')
  await expect(pause).toContainText(/in (60|59) seconds/)
  await page.clock.runFor(10_000)
  await expect(pause).toContainText(/in (50|49|48|47) seconds/)
  await page.reload()
  await expect(pause).toContainText(/in \d\d seconds/)
  await page.clock.runFor(60_000)
  await expect(pause).toBeHidden()
  await guess(RAHUL.phone.slice(-4))
  await expect(page.getByText('Your score')).toBeVisible()
})

test('a notice never covers what is to be pressed next', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  let givenBack = 0
  await page.route('**/api/v1/student?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    givenBack += 60_000
    json.response.data.given_back_ms = givenBack
    await route.fulfill({ response, json })
  })
  const notice = page.locator('.toaster > div > div').last()
  const answer = page.getByRole('button', { name: 'Yes, submit' })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  // Somewhere between these heights it would lie upon the button.
  for (const height of [680, 700, 720, 740, 760, 780, 800]) {
    await page.setViewportSize({ width: 1100, height })
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(notice).toBeVisible()
    const [above, below] = [await notice.boundingBox(), await answer.boundingBox()]
    if (!above || !below) throw new Error('there is nothing to compare')
    const isApart =
      above.y + above.height <= below.y ||
      below.y + below.height <= above.y ||
      above.x + above.width <= below.x ||
      below.x + below.width <= above.x
    expect(isApart, `${height} px high`).toBe(true)
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await expect(notice).toBeHidden()
  }
})
