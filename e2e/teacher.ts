import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { uploadPicture } from '#contract/media/pictures.ts'
import { signUp as signUpCall } from '#contract/people/accounts.ts'
import { quizAnalysis, readQuiz } from '#contract/questionnaires/papers.ts'
import { createQuiz, listQuizzes, quizList } from '#contract/questionnaires/questionnaires.ts'
import { listSubmissions } from '#contract/results/analytics.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { callerOf } from './calls.ts'
import type { Server } from './fixtures.ts'

let teachers = 0

export const TITLE = 'Science, first test'

export type Question = { problem: string; options: string[]; correct: number }

export const QUESTIONS: Question[] = [
  {
    problem: 'Which gas do plants take in for photosynthesis?',
    options: ['Oxygen', 'Carbon dioxide', 'Nitrogen'],
    correct: 1,
  },
  { problem: 'পশ্চিমবঙ্গের রাজধানী কোনটি?', options: ['দার্জিলিং', 'হাওড়া', 'কলকাতা', 'শিলিগুড়ি'], correct: 2 },
  { problem: 'The SI unit of force is the', options: ['newton', 'joule'], correct: 0 },
]

export const newTeacher = () => {
  teachers += 1
  const unique = `${randomUUID().slice(0, 8)}${teachers}`
  return { name: 'Ananya Sen', email: `ananya${unique}@school.in`, mobile: '9830012345', password: 'chalk123!' }
}

export const fillSignUp = async (page: Page, { name, email, mobile, password }: Teacher) => {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile').fill(mobile)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

export const signUp = async (page: Page, teacher = newTeacher()) => {
  await page.goto('/auth/signup')
  await fillSignUp(page, teacher)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/dashboard')
  return teacher
}

export const fillDetails = async (page: Page, { title = TITLE, count = QUESTIONS.length } = {}) => {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Subject').fill('Science')
  await page.getByLabel('Number of questions').fill(String(count))
  await page.getByLabel('Duration').selectOption({ label: '15 minutes' })
  await page.getByLabel('Negative marking').check()
}

/** A new quiz of somebody who is signed in, its details written: at its first question. */
export const beginQuiz = async (page: Page, details: Parameters<typeof fillDetails>[1] = {}) => {
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, details)
  await page.getByRole('button', { name: 'Save & Next' }).click()
}

export const writeQuestion = async (page: Page, { problem, options, correct }: Question) => {
  await page.getByLabel('Question text').fill(problem)
  for (const [at, option] of options.entries()) {
    const field = page.getByRole('textbox', { name: `Option ${at + 1}`, exact: true })
    if ((await field.count()) === 0) await page.getByRole('button', { name: 'Add option' }).click()
    await field.fill(option)
  }
  await page.getByRole('radio', { name: `Correct answer: ${correct + 1}` }).check()
}

type Teacher = ReturnType<typeof newTeacher>
export type Account = { teacher: Teacher; token: string }
export type Published = Account & { code: string; id: string }

/** An account made through the API. */
export const anAccount = async (server: Server): Promise<Account> => {
  const teacher = newTeacher()
  const { name, email, mobile: phone, password } = teacher
  const { auth_token: token } = await callerOf(server)(signUpCall, { body: { name, email, phone, password } })
  return { teacher, token }
}

type Wanted = { title: string; questions: readonly object[]; [more: string]: unknown }

/** A quiz of fifteen minutes with negative marking, published through the API; questions as they travel. */
export const publish = async (server: Server, account: Account, wanted: Wanted): Promise<Published> => {
  const body = {
    subject: 'Science',
    ...wanted,
    no_of_questions: wanted.questions.length,
    duration: 15 * 60_000_000_000,
    is_negative_marking: true,
  }
  const { id, share_code: code } = await callerOf(server, account.token)(createQuiz, { body })
  return { ...account, code, id }
}

/** A published quiz of fifteen minutes, made through the API by a teacher of its own. */
export const aPublishedQuiz = async (server: Server, questions = QUESTIONS, title = TITLE): Promise<Published> =>
  publish(server, await anAccount(server), {
    title,
    questions: questions.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct })),
  })

/** Signs a browser in without the login screen: the session's cookie is all that the dashboard needs. */
export const enter = async (page: Page, { email, password }: Teacher): Promise<void> => {
  const reply = await page.context().request.post('/api/v1/auth/login', { data: { email, password } })
  expect(reply.ok()).toBe(true)
}

/** A picture of an account's, by the id that it has in prose. */
export const aPicture = async ({ url }: Server, { token }: Account, file: Buffer): Promise<string> => {
  const reply = await fetch(url + API_BASE + uploadPicture.path, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: new Uint8Array(file),
  })
  expect(reply.ok, `a picture was answered with ${reply.status}`).toBe(true)
  return uploadPicture.data.parse(envelope.parse(await reply.json()).response.data).id
}

export const quizzesOf = async (server: Server, { token }: Account) =>
  quizList.parse(await callerOf(server, token)(listQuizzes))

/** With their key. */
export const questionsOf = async (server: Server, { code, token }: Published) =>
  quizAnalysis.parse(await callerOf(server, token)(readQuiz, { query: { code, analysis: 'true' } })).questions

export const attemptsOf = async (server: Server, { id, token }: Published) =>
  callerOf(server, token)(listSubmissions, { params: { id } })

/** So many small quizzes of one account, `Test 1` the oldest. */
export const publishTests = async (server: Server, { token }: Account, count: number): Promise<void> => {
  const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))
  const quiz = { subject: 'Science', duration: 15 * 60_000_000_000, no_of_questions: questions.length, questions }
  for (let at = 1; at <= count; at += 1)
    await callerOf(server, token)(createQuiz, { body: { ...quiz, title: `Test ${at}` } })
}
