import { type Browser, expect, type Page } from '@playwright/test'
import type { Server } from './fixtures.ts'
import { choose, expectSaved, expectScore, fillForm, next, openQuiz, seeResult } from './student.ts'
import { fillDetails, QUESTIONS, signUp, writeQuestion } from './teacher.ts'

type Stage = { page: Page; browser: Browser; server: Server }

const joins = async ({ page }: Stage) => {
  await page.goto('/')
  await page.goto('/auth/signup')
  const teacher = await signUp(page)
  await expect(page.getByText('Total Quizzes')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByLabel('Email').fill(teacher.email)
  await page.getByLabel('Password', { exact: true }).fill(teacher.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Answers the share code. */
const makesAQuiz = async ({ page }: Stage): Promise<string> => {
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  for (const [at, question] of QUESTIONS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add question' }).first().click()
    await writeQuestion(page, question)
  }
  await page.reload()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('button', { name: 'Back to Editing' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })
  await expect(dialog).toBeVisible()
  const link = await dialog.getByLabel('Share link').inputValue()
  const code = new URL(link).searchParams.get('code') ?? ''
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard/quizzes')
  return code
}

const takesTheQuiz = async ({ browser, server }: Stage, code: string) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: server.url })
  const student = await phone.newPage()
  await student.clock.install()
  await student.goto(`/quiz?code=${code}`)
  await expect(student.getByRole('heading', { name: 'Science, first test' })).toBeVisible()
  await openQuiz(student, code)
  await fillForm(student)
  await student.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(student, 'Carbon dioxide')
  await next(student)
  await choose(student, 'হাওড়া')
  await expectSaved(student)
  await student.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(student.getByRole('dialog', { name: 'Submit your answers?' })).toBeVisible()
  await student.getByRole('button', { name: 'Yes, submit' }).click()
  await expect(student.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await seeResult(student)
  await expectScore(student, '0.75 out of 3')
  await phone.close()
}

const readsTheResults = async ({ page }: Stage) => {
  await page.goto('/dashboard/quizzes/result')
  const row = page.getByRole('row', { name: /রাহুল/ })
  await expect(row).toContainText('••••••3210')
  await expect(row).toContainText('0.75')
  await page.getByLabel('Search by name, mobile or other details').fill('3210')
  await expect(row).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/dashboard\/analysis\//)
  await expect(page.getByText('হাওড়া')).toBeVisible()
}

/** The main job, end to end: a teacher makes a quiz, a student takes it on a phone, and both see the result. */
export const tellTheStory = async (stage: Stage): Promise<void> => {
  await joins(stage)
  const code = await makesAQuiz(stage)
  await takesTheQuiz(stage, code)
  await readsTheResults(stage)
}
