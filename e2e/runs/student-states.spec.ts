import type { Locator, Page } from '@playwright/test'
import { boxFaults } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { soon } from '../soon.ts'
import { choose, expectSaved, fillForm, openQuiz, startQuiz, submit } from '../student.ts'
import { aPublishedQuiz, QUESTIONS } from '../teacher.ts'

const STARTS = '**/student/quiz/start'

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

test('an arrow down in the palette leads to the item below', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server, MANY)
  await startQuiz(page, code)
  const first = page.getByRole('button', { name: 'Go to question 1:' })
  // The keys come a moment after the question.
  await soon(async () => {
    await page.keyboard.press('p')
    expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toMatch(/^Go to question 1:/)
  })
  await page.keyboard.press('ArrowDown')
  const [above, below] = [await first.boundingBox(), await page.locator(':focus').boundingBox()]
  expect(below?.x).toBe(above?.x)
  expect(below?.y).toBeGreaterThan(above?.y ?? 0)
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
    await expect(page.getByText('They are sent as soon as the network is back.')).toBeVisible()
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
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await reloaded
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText(message)).toBeVisible()
  await page.unroute(STARTS)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText(message)).toBeHidden()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
})

test('a notice never covers what is to be pressed next', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  let givenBack = 0
  await page.route('**/api/v1/student/attempt?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    givenBack += 60_000
    json.response.data.student.given_back_ms = givenBack
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
