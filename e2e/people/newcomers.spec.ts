import type { Page } from '@playwright/test'
import { expectWholeIn, type View } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { choose, startQuiz, submit } from '../student.ts'
import {
  anAccount,
  aPublishedQuiz,
  beginQuiz,
  enter,
  QUESTIONS,
  quizzesOf,
  signUp,
  TITLE,
  writeQuestion,
} from '../teacher.ts'

const NARROW: readonly View[] = [
  { width: 320, height: 640, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

/** What the console of a page says that is more than a note, and what fails in it. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    const isNote = message.type() !== 'error' && message.type() !== 'warning'
    if (!isNote) complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`)
  })
  return complaints
}

test('whoever comes for the first time, signs up and writes a quiz finds nothing in the console', async ({ page }) => {
  const complaints = complaintsOf(page)
  for (const path of ['/', '/support/make-your-first-quiz', '/auth/login']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  await signUp(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard/quizzes', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'Quizzes', level: 1 })).toBeVisible()
  await beginQuiz(page)
  await page.getByLabel('Question text').fill('Which gas do plants take in?')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Question text')).toHaveValue('Which gas do plants take in?')
  expect(complaints).toEqual([])
})

test('a student who opens a quiz for the first time and takes it finds nothing in the console', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  const complaints = complaintsOf(page)
  await startQuiz(page, code)
  await choose(page, 'Oxygen')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  expect(complaints).toEqual([])
})

const goOn = (page: Page) => page.getByRole('button', { name: 'Save & Next' }).click()
const toDetails = (page: Page) => page.getByRole('link', { name: /Details/ }).click()

test('@phone @desktop more questions than planned raise the plan, and publishing says what it does', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await beginQuiz(page, { count: 1 })
  for (const [at, question] of QUESTIONS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of` })).toBeVisible()
    await writeQuestion(page, question)
  }
  await page.getByText('Marks and language', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Marks', exact: true }).fill('4')

  await toDetails(page)
  const count = page.getByLabel('Number of questions')
  await count.fill('2')
  await expect(page.getByText('3 questions are written. “Save & Next” plans for 3')).toBeVisible()
  await expect(page.getByText('1 question keeps marks or marking of its own:')).toBeVisible()
  await expectWholeIn(NARROW, page, 'details with more questions than planned')
  await page.getByRole('button', { name: 'Question 3', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeVisible()
  await toDetails(page)
  await goOn(page)
  await expect(page).toHaveURL(/section=qsi/)
  await toDetails(page)
  await expect(count).toHaveValue('3')

  await goOn(page)
  await goOn(page)
  await expect(page.getByText('whoever has the link or the code can take it at once')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })
  await expect(dialog).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ title: TITLE, no_of_questions: 3 }])
  await dialog.getByRole('link', { name: 'Preview' }).click()
  await expect(page).toHaveURL(/\/preview$/)
})

test('@phone @desktop a row of the list leads to what comes next, and three dots to what ends it', async ({
  page,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  await page.goto('/dashboard/quizzes')
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })
  await dialog.getByRole('link', { name: 'Results' }).click()
  await expect(page).toHaveURL(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await page.goBack()

  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Close to new students' }).click()
  await expect(page.getByRole('row', { name: TITLE })).toContainText('closed')
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: `Edit ${TITLE}` }).click()
  await expect(page).toHaveURL(/\/edit(\?|$)/)
  await page.goBack()
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(dialog.getByText('Nobody new can start this quiz now.')).toBeVisible()
  await expectWholeIn(NARROW, page, 'the dialog of a row')
})

/** How often the document itself was asked for. */
const documentsOf = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()))
  return asked
}

/** As after a new build: what the open page names is gone. `times`: as long as that. */
const withoutScript = async (page: Page, script: string, times: number) => {
  await page.route(`**/assets/app/${script}-*.js`, (route) => route.fulfill({ status: 404, body: '' }), { times })
}

const openList = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Open menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: 'Quizzes', exact: true }).first().click()
}

test('@phone @desktop a page from before a new build loads itself once, and nothing written is lost @gate', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await page.getByLabel('Title').fill(TITLE)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await withoutScript(page, 'lists', 1)
  const asked = documentsOf(page)
  await openList(page)
  await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('@phone @desktop a page that misses a script after that too asks to be loaded', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await withoutScript(page, 'lists', 2)
  const asked = documentsOf(page)
  await openList(page)
  await expect(page.getByRole('heading', { name: 'A new version is here' })).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(page.getByRole('heading', { name: 'Quizzes', level: 1 })).toBeVisible()
})
