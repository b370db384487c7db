import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { expectSaved, expectScore, next, seeResult, startQuiz, submit } from '../student.ts'
import {
  anAccount,
  attemptsOf,
  enter,
  fillDetails,
  publish,
  QUESTIONS,
  quizzesOf,
  signUp,
  writeQuestion,
} from '../teacher.ts'

const LINE = 'The Teesta rises in the snows of Sikkim, and reaches the plains at Sevoke. '
const PASSAGE = LINE.repeat(40).trim()
const NAME = 'Passage for questions 2–3'

const QUIZ = {
  title: 'Rivers',
  questions: [
    { problem: 'Which ocean is the largest?', options: ['Pacific', 'Atlantic'], correct_answer: 0 },
    { problem: 'Where does the river rise?', options: ['Sikkim', 'Assam'], correct_answer: 0, group: 0 },
    { problem: 'Where does it reach the plains?', options: ['Siliguri', 'Sevoke'], correct_answer: 1, group: 0 },
    { problem: 'Which planet is the largest?', options: ['Jupiter', 'Mars'], correct_answer: 0 },
  ],
  groups: [{ stimulus: PASSAGE }],
  texts: [{ text: 'Read the passage twice.', before: 1 }],
}

const aQuizWithPassage = async (server: Server) => publish(server, await anAccount(server), QUIZ)

const question = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: `Question ${number} of 4` })).toBeVisible()
const passage = (page: Page) => page.getByRole('region', { name: NAME })
const fold = (page: Page) => page.getByRole('button', { name: NAME, exact: true })
const readOf = (page: Page) => passage(page).evaluate((box) => box.scrollTop)

test('a teacher writes a passage with its questions, and publishes it', async ({ page, server }) => {
  test.slow()
  const teacher = await signUp(page)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { title: 'Rivers', count: 2 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Add a passage' }).click()
  await expect(page.getByText('Still needed: the text of the passage.')).toBeVisible()
  await page.getByLabel('Text of the passage').fill(PASSAGE)
  const list = page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await list.nth(1).getByRole('button').first().click()
  await writeQuestion(page, QUESTIONS[0] ?? { problem: '', options: [], correct: 0 })
  await page.getByRole('button', { name: 'Add question to passage 1' }).click()
  await writeQuestion(page, QUESTIONS[2] ?? { problem: '', options: [], correct: 0 })
  await expect(page.getByLabel('Belongs to')).not.toHaveValue('')
  await page.reload()
  await expect(list).toHaveCount(3)

  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByText('Passage for questions 1–2')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByLabel('Share link')).toBeVisible()
  const session = await page
    .context()
    .request.post('/api/v1/auth/login', { data: { email: teacher.email, password: teacher.password } })
  const token: string = (await session.json()).response.data.auth_token
  expect(await quizzesOf(server, { teacher, token })).toMatchObject([{ title: 'Rivers', no_of_questions: 2 }])
})

test('a passage stays as far open and as far read as it was, and is reviewed with its questions @phone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const quiz = await aQuizWithPassage(server)
  await startQuiz(page, quiz.code)
  await expect(passage(page)).toHaveCount(0)
  await page.getByRole('radio', { name: 'Pacific' }).click()
  await next(page)
  await question(page, 2)
  await expect(page.getByText('Read the passage twice.')).toBeVisible()
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  await passage(page).evaluate((box) => box.scrollTo(0, 200))
  await page.getByRole('radio', { name: 'Sikkim' }).click()
  await next(page)
  await question(page, 3)
  await expect(page.getByText('Read the passage twice.')).toHaveCount(0)
  expect(await readOf(page)).toBe(200)
  await fold(page).click()
  await expect(passage(page)).toBeHidden()
  await page.getByRole('button', { name: 'Previous' }).click()
  await question(page, 2)
  await expect(passage(page)).toBeHidden()
  await fold(page).click()
  expect(await readOf(page)).toBe(200)

  await page.getByRole('button', { name: 'All questions' }).click()
  await expect(page.getByRole('button', { name: /^Go to question 3: .*Passage for questions 2–3$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Go to question 3/ }).click()
  await page.getByRole('radio', { name: 'Sevoke' }).click()
  await expectSaved(page)
  await page.reload()
  await question(page, 3)
  await expect(passage(page)).toBeVisible()

  await submit(page)
  await seeResult(page)
  await expectScore(page, '3 out of 4')
  await expect(page.getByText(NAME)).toHaveCount(1)

  await enter(page, quiz.teacher)
  const { rows } = await attemptsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expect(page.getByText(NAME)).toHaveCount(1)
  await expect(page.getByText('Read the passage twice.')).toBeVisible()
})

test('a passage stands beside its question where there is room, and scrolls by itself', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const quiz = await aQuizWithPassage(server)
  await startQuiz(page, quiz.code)
  await next(page)
  await question(page, 2)
  await expect(fold(page)).toBeHidden()
  const [left, right] = [await passage(page).boundingBox(), await page.getByRole('radiogroup').boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await passage(page).focus()
  await page.keyboard.press('End')
  await expect.poll(() => readOf(page)).toBeGreaterThan(0)
  expect(await page.evaluate('scrollY')).toBe(0)
})
