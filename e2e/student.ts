import { expect, type Page } from '@playwright/test'
import { readStudent } from '#contract/runs/attempts.ts'
import type { Server } from './fixtures.ts'

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
  await page.getByRole('button', { name: 'Start', exact: true }).click()
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

/** While an answer waits to be marked by hand. */
export const expectScoreSoFar = (page: Page, score: string) =>
  expect(page.getByText('Your score so far').locator('..')).toHaveText(`Your score so far ${score}`)

/** Another tab is asked first whether it is still the same student who holds the phone. */
export const goOnHere = async (page: Page, code: string, student = RAHUL) => {
  await page.goto(`/quiz?code=${code}`)
  const whose = `This quiz is being taken here by ${student.name} (•••• ${student.phone.slice(-4)})`
  await expect(page.getByRole('heading', { name: whose })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
}

/** Opened in another tab than it was taken in, a result asks whose it is. */
export const tellLastDigits = async (page: Page, student = RAHUL) => {
  await page.getByLabel(`Enter the last four digits of ${student.name}'s number`).fill(student.phone.slice(-4))
  await page.getByRole('button', { name: 'Show the result' }).click()
}

/** What the server has of this browser's attempt. */
export const attemptOnServer = async (page: Page, code: string) => {
  const reply = await page.context().request.get(`/api/v1/student?code=${code}`)
  return readStudent.data.parse((await reply.json()).response.data)
}

/** The options chosen, by their places, in the order of the questions that have one. */
export const choicesOnServer = async (page: Page, code: string): Promise<number[]> => {
  const paper = await page.context().request.get(`/api/v1/quiz?code=${code}`)
  const questions: { id: string }[] = (await paper.json()).response.data.questions
  const { answers } = await attemptOnServer(page, code)
  const chosen = new Map(answers.map(({ question_id, selected_index }) => [question_id, selected_index]))
  return questions.map(({ id }) => chosen.get(id) ?? -1).filter((option) => option >= 0)
}

/** Starts a quiz through the API; what it answers with sends calls as this student. */
export const startByCalls = async (server: Server, code: string, student: object) => {
  const call = async (method: string, path: string, { body, cookie = '' }: { body: object; cookie?: string }) => {
    const headers = { 'content-type': 'application/json', cookie }
    return fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  }
  const began = await call('POST', '/student/quiz/start', { body: { ...student, quiz_code: code } })
  expect(began.ok, `the start was answered with ${began.status}`).toBe(true)
  const cookies = began.headers.getSetCookie().map((set) => set.split(';')[0])
  return (method: string, path: string, body: object) =>
    call(method, path, { body: { ...body, quiz_code: code }, cookie: cookies.join('; ') })
}

/** A whole quiz through the API, every question left blank that has no answer here. */
export const takeQuizByCalls = async (
  server: Server,
  code: string,
  { answers = [], ...student }: { answers?: object[]; [detail: string]: unknown },
) => {
  const calls = await startByCalls(server, code, student)
  const ended = await calls('POST', '/student/quiz/submit', { answers })
  expect(ended.ok, `the end was answered with ${ended.status}`).toBe(true)
  return calls
}

/** The resume code of the attempt that this browser holds, as a start that is sent again brings it. */
export const resumeCodeOf = async (page: Page, code: string, student = RAHUL): Promise<string> => {
  const data = { ...student, quiz_code: code }
  const started = await page.context().request.post('/api/v1/student/quiz/start', { data })
  return (await started.json()).response.data.resume_code
}

/** Asked anew each time: the page's own policy forbids what a condition that is watched inside it would need. */
export const workerServes = (page: Page) =>
  expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
