import { expect, type Page } from '@playwright/test'

export const RAHUL = { name: 'রাহুল মুখোপাধ্যায়', phone: '9876543210', district: 'Kolkata' }

export const openQuiz = async (page: Page, code: string) => {
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Take this quiz' }).click()
}

export const fillForm = async (page: Page, student = RAHUL) => {
  await page.getByLabel('Name').fill(student.name)
  await page.getByLabel('Phone').fill(student.phone)
  await page.getByLabel('District').selectOption(student.district)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** From the link to the first question: the clock runs. */
export const startQuiz = async (page: Page, code: string, student = RAHUL) => {
  await openQuiz(page, code)
  await fillForm(page, student)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
}

export const choose = async (page: Page, option: string) => {
  const radio = page.getByRole('radio', { name: option })
  await radio.click()
  await expect(radio).toBeChecked()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

export const submit = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, submit' }).click()
}

/** The result opens thirty seconds after the submission; the page's own clock is moved on instead of waiting. */
export const seeResult = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'See Result' }).click()
  await expect(page).toHaveURL(/\/quiz\/analysis/)
}

export const expectScore = (page: Page, score: string) =>
  expect(page.getByText('Your score').locator('..')).toHaveText(`Your score ${score}`)
