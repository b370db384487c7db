import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { isThereSoon } from '../soon.ts'
import {
  choicesOnServer,
  choose,
  expectSaved,
  expectScore,
  fillForm,
  goOnHere,
  next,
  openQuiz,
  RAHUL,
  resumeCodeOf,
  seeResult,
  startQuiz,
  submit,
  tellLastDigits,
  workerServes,
} from '../student.ts'
import { aPublishedQuiz } from '../teacher.ts'

const inFirst = 'Carbon dioxide'
const inSecond = 'কলকাতা'

test('a reload in the middle of a quiz loses nothing @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, inFirst)
  await next(page)
  await choose(page, inSecond)
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Question 2 of/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: inSecond })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
})

test('an answer given while nothing reaches the server survives a reload and arrives later @phone @gate', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await page.route('**/student/quiz/answers', (route) => route.abort())
  await choose(page, inFirst)
  await page.reload()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  await page.unroute('**/student/quiz/answers')
  await expectSaved(page)
})

test.describe('without a worker, which may let a call pass that is caught here', () => {
  test.use({ serviceWorkers: 'block' })

  test('an answer of a captive portal is no acknowledgement', async ({ page, server }) => {
    const { code } = await aPublishedQuiz(server)
    await startQuiz(page, code)
    let asked = 0
    await page.route('**/student/quiz/answers', (route) => {
      asked += 1
      return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })
    })
    await choose(page, inFirst)
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(page.getByText('Saved', { exact: true })).toBeHidden()
    await page.unroute('**/student/quiz/answers')
    await expectSaved(page)
    expect(await choicesOnServer(page, code)).toEqual([1])
  })
})

/** Keys that come faster than the page can be painted. */
const pressTogether = (page: Page, keys: string[]) =>
  page.evaluate<void>(
    `(async () => {
      for (const key of ${JSON.stringify(keys)}) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        for (let turn = 0; turn < 9; turn += 1) await undefined
      }
    })()`,
  )

test('keys pressed faster than the page is painted do what they would have done slowly', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await pressTogether(page, ['2', 'ArrowRight', '4', 'ArrowRight', '3', 'p'])
  await expect(page.getByRole('button', { name: 'Question 3: Visited, not answered' })).toBeFocused()
  await expect(page.getByText('2 of 3 answered')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectSaved(page)
  expect(await choicesOnServer(page, code)).toEqual([1, 3])
})

test('a question chosen in the sheet opens and takes the focus @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await page.getByRole('button', { name: /All questions/ }).tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /question 3/ })
    .tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { name: /Question 3 of/ })).toBeFocused()
})

test('the quiz goes on without a network, through a reload too @phone @gate', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await workerServes(page)
  await context.setOffline(true)
  await choose(page, inFirst)
  await expect(page.getByText("You're offline. Your answers are kept on this device.")).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
  await next(page)
  await choose(page, inSecond)
  await context.setOffline(false)
  await expectSaved(page)
})

test.describe(() => {
  test.use({ ownServer: true })

  test('when the time is over the page submits by itself @gate', async ({ page, server }) => {
    const { code } = await aPublishedQuiz(server)
    await startQuiz(page, code)
    await choose(page, inFirst)
    await expectSaved(page)
    await server.advance({ minutes: 14, seconds: 55 })
    await next(page)
    await choose(page, inSecond)
    await isThereSoon(page.getByRole('heading', { name: 'The time is over' }))
    await expect(page.getByText('All your answers to “Science, first test” are in.')).toBeVisible()
  })

  test('when the time is over and the page is gone, the server submits what was saved', async ({
    page,
    context,
    server,
  }) => {
    const { code } = await aPublishedQuiz(server)
    await startQuiz(page, code)
    await choose(page, inFirst)
    await expectSaved(page)
    await page.close()
    await server.advance({ minutes: 16 })
    await server.run('closeOverdue')
    const later = await context.newPage()
    await later.goto(`/quiz?code=${code}`)
    await expect(later).toHaveURL(/\/quiz\/analysis/)
    await tellLastDigits(later)
    await expectScore(later, '1 out of 3')
  })
})

test('a second submit changes nothing and leads to the analysis', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.clock.install()
  await startQuiz(page, code)
  await choose(page, inFirst)
  await submit(page)
  await seeResult(page)
  const again = await context.request.get(`/api/v1/quiz?code=${code}`)
  const { questions } = (await again.json()).response.data
  const reply = await context.request.post('/api/v1/student/quiz/submit', {
    data: { quiz_code: code, answers: [{ question_id: questions[0].id, selected_index: 0 }] },
  })
  expect(reply.status()).toBe(200)
  await page.goto(`/quiz?code=${code}`)
  await expect(page).toHaveURL(/\/quiz\/analysis/)
  await expectScore(page, '1 out of 3')
})

test('a quiz goes on from another device with phone number and resume code @gate', async ({
  page,
  browser,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, inFirst)
  await expectSaved(page)
  const resumeCode = await resumeCodeOf(page, code)

  const other = await browser.newContext({ baseURL: server.url })
  const second = await other.newPage()
  await openQuiz(second, code)
  await second.getByRole('button', { name: 'Already started on another device?' }).click()
  await second.getByLabel('Phone').fill(RAHUL.phone)
  await second.getByLabel('Resume code').fill('AAAAAA')
  await second.getByRole('button', { name: 'Continue the quiz' }).click()
  await expect(second.getByText('That resume code does not fit this phone number.')).toBeVisible()
  await second.getByLabel('Resume code').fill(resumeCode)
  await second.getByRole('button', { name: 'Continue the quiz' }).click()
  await second.getByRole('button', { name: 'Question 1: Answered' }).click()
  await expect(second.getByRole('radio', { name: inFirst })).toBeChecked()

  await next(page)
  await choose(page, inSecond)
  await expect(page.getByText('This quiz continues on another device')).toBeVisible()
  await other.close()
})

test('of two tabs the newer one goes on, and the older one offers to take over @gate', async ({
  page,
  context,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, inFirst)
  await expectSaved(page)
  const newer = await context.newPage()
  await goOnHere(newer, code)
  await expect(newer.getByRole('radio', { name: inFirst })).toBeChecked()
  await expect(page.getByText('This quiz is open in another tab')).toBeVisible()
  await next(newer)
  await choose(newer, inSecond)
  await expectSaved(newer)
  await page.getByRole('button', { name: 'Continue here' }).click()
  await expect(page.getByRole('radio', { name: inSecond })).toBeChecked()
})

test('a wrong code leads to the home page, which says why', async ({ page }) => {
  await page.goto('/quiz?code=NSUCHQZ9')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('There is no quiz with this code')).toBeVisible()
})

test('a phone number that has started elsewhere is told so, and what was typed stays', async ({
  page,
  browser,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const other = await browser.newContext({ baseURL: server.url })
  const second = await other.newPage()
  await openQuiz(second, code)
  await second.getByLabel('Name').fill(RAHUL.name)
  await second.getByLabel('Phone').fill(RAHUL.phone)
  await second.getByLabel('District').selectOption(RAHUL.district)
  await second.getByRole('button', { name: 'Continue', exact: true }).click()
  await second.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(second.getByText(/already started this quiz on another device/)).toBeVisible()
  await expect(second.getByRole('button', { name: 'Continue with your resume code' })).toBeVisible()
  await second.getByRole('button', { name: 'Correct the number' }).click()
  await expect(second.getByLabel('Phone')).toHaveValue(RAHUL.phone)
  await other.close()
})

const MITA = { name: 'Mita Sen', phone: '9123456780', district: 'Howrah' }

test('on a shared phone somebody else takes the quiz as themselves, and the first one goes on by number and code @gate', async ({
  page,
  context,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, inFirst)
  await expectSaved(page)
  const resumeCode = await resumeCodeOf(page, code)

  const younger = await context.newPage()
  await younger.goto(`/quiz?code=${code}`)
  await younger.getByRole('button', { name: 'Not you? Take it as somebody else' }).click()
  await fillForm(younger, MITA)
  await younger.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(younger.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await expect(younger.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(younger.getByText(MITA.name).first()).toBeVisible()

  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Not you? Take it as somebody else' }).click()
  await page.getByRole('button', { name: 'Already started on another device?' }).click()
  await page.getByLabel('Phone').fill(RAHUL.phone)
  await page.getByLabel('Resume code').fill(resumeCode)
  await page.getByRole('button', { name: 'Continue the quiz' }).click()
  await page.getByRole('button', { name: 'Question 1: Answered' }).click()
  await expect(page.getByRole('radio', { name: inFirst })).toBeChecked()
})

test('a result on a shared phone asks whose it is before it opens', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  const later = await context.newPage()
  await later.goto(`/quiz/analysis?code=${code}`)
  await expect(later.getByText('Your score')).toBeHidden()
  await tellLastDigits(later, { ...RAHUL, phone: '0000000000' })
  await expect(later.getByText('These are not the last four digits of that number.')).toBeVisible()
  await tellLastDigits(later)
  await expectScore(later, '0 out of 3')
})
