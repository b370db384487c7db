import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillForm, openQuiz } from '../student.ts'
import { anAccount, aPublishedQuiz, enter, fillSignUp, newTeacher, TITLE } from '../teacher.ts'

/** Where one wants to go is in the links as soon as the page's script is there. */
const comesToLife = (page: Page) =>
  expect(page.locator('main').getByRole('link').last()).toHaveAttribute('href', /\?next=/)

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('the dashboard asks for a login first, and leads back to where one wanted to go', async ({ page, server }) => {
  const { teacher, id } = await aPublishedQuiz(server)
  const wanted = `/dashboard/quizzes/result?quiz=${id}`
  await page.goto('/about')
  await page.goto(wanted)
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.goBack()
  await expect(page, 'the way back does not lead here again').toHaveURL('/about')
  await page.goForward()
  await comesToLife(page)
  await logIn(page, teacher)
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('heading', { name: 'Nobody has handed in yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth/login')
})

test('a session that has ended says so once, and a login leads back to where one was', async ({ page, server }) => {
  const { teacher } = await aPublishedQuiz(server)
  await enter(page, teacher)
  // All that the dashboard asks for by itself is answered while the session lasts.
  const last = page.waitForResponse('**/teacher/settings-defaults')
  await page.goto('/dashboard')
  await expect(page.getByText('Total Quizzes')).toBeVisible()
  await (await last).finished()
  const ended = await page.context().request.post('/api/v1/auth/logout')
  expect(ended.ok()).toBe(true)
  await page.getByRole('link', { name: 'Results' }).first().click()
  const notice = page.getByText('Your session has ended.')
  await expect(notice).toBeVisible()
  const wanted = /\/auth\/login\?next=%2Fdashboard%2Fquizzes%2Fresult[^&]*$/
  await expect(page).toHaveURL(wanted)
  await page.reload()
  await comesToLife(page)
  await expect(notice).toBeHidden()
  await logIn(page, teacher)
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/result/)
  await page.goBack()
  await expect(page, 'the login is not on the way back').toHaveURL('/dashboard')
})

test('an address that has an account already leads to the login, which knows it and where one wants to go', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await page.goto('/signup?next=%2Fdashboard%2Fquizzes')
  await fillSignUp(page, { ...newTeacher(), email: teacher.email })
  await page.getByRole('button', { name: 'Create Account' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/^There is already an account with this email/)
  await page.getByRole('link', { name: 'Log in with this email' }).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fquizzes')
  await expect(email).toHaveValue(teacher.email)
  await page.reload()
  await comesToLife(page)
  await expect(email, 'read once').toHaveValue('')
  await logIn(page, teacher)
  await expect(page).toHaveURL('/dashboard/quizzes')
})

test('from the buttons of the site one signs up, and goes on to where one wanted to go', async ({ page }) => {
  await page.goto('/signup?next=%2Fdashboard%2Fquizzes%2Fcreate')
  await fillSignUp(page, newTeacher())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard\/quizzes\/create/)
})

/** Holds back what brings the page to life; answers with what lets it come. */
const holdScript = async (page: Page) => {
  const scriptComes = Promise.withResolvers<void>()
  await page.route('**/assets/site/*.js', async (route) => {
    await scriptComes.promise
    await route.continue()
  })
  return scriptComes.resolve
}

test('what is typed before the script has come is there when it comes', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  const letLoginCome = await holdScript(page)
  const address = '/auth/login?next=%2Fdashboard%2Fquizzes'
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(teacher.email)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page, 'nothing of it is in the address').toHaveURL(address)
  letLoginCome()
  await comesToLife(page)
  await expect(page.getByLabel('Email')).toHaveValue(teacher.email)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard/quizzes')
})

test('a closed quiz takes no new students until it is open again', async ({ page, browser, server }) => {
  const { teacher, code } = await aPublishedQuiz(server)
  const visitor = await browser.newContext({ baseURL: server.url })
  const student = await visitor.newPage()
  await openQuiz(student, code)
  await fillForm(student)

  await enter(page, teacher)
  await page.goto('/dashboard/quizzes')
  const row = page.getByRole('row', { name: TITLE })
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Close to new students' }).click()
  await expect(row.getByText('closed', { exact: true })).toBeVisible()

  const refused = student.waitForResponse('**/student/quiz/start')
  await student.getByRole('button', { name: 'Start', exact: true }).click()
  expect((await refused).status()).toBe(410)
  await expect(student.getByText('This quiz is closed. Ask your teacher if you should still be let in.')).toBeVisible()
  await student.reload()
  await expect(student.getByText('This quiz is closed', { exact: true })).toBeVisible()
  await expect(student.getByRole('button', { name: 'Take this quiz' })).toBeHidden()

  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Open to students again' }).click()
  await expect(row.getByText('active', { exact: true })).toBeVisible()
  // What was typed is still there.
  await student.reload()
  await student.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(student.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await visitor.close()
})

test('a deleted quiz is gone for new students, and can be brought back', async ({ page, request, server }) => {
  const { teacher, code } = await aPublishedQuiz(server)
  const statusOfLink = async () => (await request.get(`/api/v1/quiz?code=${code}`)).status()
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes')
  const row = page.getByRole('row', { name: TITLE })
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this quiz?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()

  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  // Pointed at, a notice stays as long as one needs to read it.
  await page.getByText('Quiz deleted', { exact: true }).hover()
  await expect(row).toBeHidden()
  expect(await statusOfLink()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByText('active', { exact: true })).toBeVisible()
  expect(await statusOfLink()).toBe(200)
})
