import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  attemptOnServer,
  choose,
  expectSaved,
  fillForm,
  next,
  openQuiz,
  RAHUL,
  resumeCodeOf,
  startQuiz,
  submit,
  workerServes,
} from '../student.ts'
import { aPublishedQuiz, attemptsOf, enter } from '../teacher.ts'

const MITA = { name: 'Mita Sen', phone: '9123456780', district: 'Howrah' }

/** Back asks as soon as the page has laid its own entry above the one it was opened with. */
const isGuarded = (page: Page) => expect.poll(() => page.evaluate<unknown>('history.state')).toBe('guard')

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave the quiz?' })

test('Back goes one step back, and a reload keeps the step and what was typed @phone @gate', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto('/about')
  await openQuiz(page, code)
  await page.getByLabel('Name').fill(RAHUL.name)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue(RAHUL.name)
  await fillForm(page)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Welcome, ${RAHUL.name}` })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Phone')).toHaveValue(RAHUL.phone)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).click()
  await expect(page.getByLabel('District')).toHaveValue(RAHUL.district)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Take this quiz' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('what was typed is gone once the quiz has started @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const kept = await page.evaluate<string>('JSON.stringify(Object.entries(sessionStorage))')
  expect(kept).not.toContain(RAHUL.phone)
})

test('going back out of a running quiz is asked, while the clock goes on @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto('/about')
  await startQuiz(page, code)
  await choose(page, 'Carbon dioxide')
  await page.goBack()
  await expect(leaving(page)).toBeVisible()
  const before = await page.getByRole('timer').innerText()
  await expect(page.getByRole('timer')).not.toHaveText(before)
  await page.getByRole('button', { name: 'Keep working' }).click()
  await expect(leaving(page)).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  await page.goBack()
  await page.keyboard.press('2')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
})

test('after the submission Back leaves without a question', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto('/about')
  await startQuiz(page, code)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a quiz that is left where nothing lies before it leads to the front page', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto(`/quiz?code=${code}`)
  await startQuiz(page, code)
  await isGuarded(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).not.toHaveURL(/quiz/)
})

test('on a shared phone Back and Forward lead between those who take the quiz', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await choose(page, 'Carbon dioxide')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Not you? Take it as somebody else' }).click()
  await expect(page).toHaveURL(/#new$/)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByLabel('Name').fill(MITA.name)
  await page.goBack()
  await expect(page.getByRole('heading', { name: `This quiz is being taken here by ${RAHUL.name}` })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Name')).toHaveValue(MITA.name)
  await fillForm(page, MITA)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await isGuarded(page)
  await page.goBack()
  await expect(leaving(page)).toBeVisible()
  await page.getByRole('button', { name: 'Keep working' }).click()
  expect((await attemptOnServer(page, code)).name).toBe(MITA.name)
})

test('"Not you?" without a network says calmly that it must wait @phone', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'All questions' }).click()
  await page.getByRole('button', { name: 'Not you? Take it as somebody else' }).click()
  await expect(page.getByText("You're offline. Somebody else can start once the network is back.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await choose(page, 'Carbon dioxide')
  await context.setOffline(false)
  await expectSaved(page)
})

test('what is given in the moment in which a page without a network is loaded anew is there @phone', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await workerServes(page)
  await page.context().setOffline(true)
  const loaded = page.waitForEvent('load')
  await page.evaluate(`document.querySelectorAll('input[type=radio]')[1].click(); location.reload()`)
  await loaded
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
})

test('Start pressed twice is one start', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await openQuiz(page, quiz.code)
  await fillForm(page)
  let asked = 0
  await page.route('**/student/quiz/start', (route) => {
    asked += 1
    return route.continue()
  })
  await page.getByRole('button', { name: 'Start', exact: true }).evaluate((button) => {
    for (let presses = 0; presses < 5; presses += 1) button.click()
  })
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  expect(asked).toBe(1)
})

test('the resume code is shown at the start, until it is put away or the next question opens @phone', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  const resumeCode = await resumeCodeOf(page, code)
  const shown = page.getByText(`${resumeCode.slice(0, 3)} ${resumeCode.slice(3)}`).first()
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(shown).toBeInViewport()
  await expect(page.getByText('Which gas do plants take in for photosynthesis?')).toBeInViewport({ ratio: 1 })
  await next(page)
  await expect(shown).toBeHidden()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('button', { name: 'I have written it down' }).click()
  await expect(shown).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await expect(shown).toBeHidden()
})

test('on a small phone Start is in sight @phone', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.setViewportSize({ width: 360, height: 640 })
  await openQuiz(page, code)
  await fillForm(page)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeInViewport({ ratio: 1 })
})

test('a teacher who opens the own link is told so, and nobody else is', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  const other = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  await page.goto(`/quiz?code=${other.code}`)
  await expect(page.getByRole('button', { name: 'Take this quiz' })).toBeVisible()
  await expect(page.getByText('This is your quiz')).toBeHidden()
  await page.goto(`/quiz?code=${quiz.code}`)
  await expect(page.getByText('This is your quiz')).toBeVisible()
  expect((await attemptsOf(server, quiz)).total).toBe(0)
  await page.getByRole('link', { name: 'See its results' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/quizzes/result\\?quiz=${quiz.id}`))
})

test('a result without a network says so of the result', async ({ page, context, server }) => {
  const { code } = await aPublishedQuiz(server)
  await startQuiz(page, code)
  await workerServes(page)
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await context.setOffline(true)
  await page.goto(`/quiz/analysis?code=${code}`)
  await expect(page.getByRole('heading', { name: 'Your result does not open yet' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your score')).toBeVisible()
})
