import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { pick } from '../picking.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { type Account, anAccount, enter, type Published, publish, QUESTIONS, questionsOf } from '../teacher.ts'

test.use({ ownServer: true })

const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))
const CLASS = [RAHUL.name, 'Mita Pal', 'Anirban Chattopadhyay', 'Sk. Imran Ali', 'Rimpa Mahato']

type Told = Record<string, unknown>
type Class = { rights: readonly number[]; told?: (at: number) => Told }

/** The fifth is from elsewhere. */
const byTheUsualForm = (at: number): Told => ({
  name: CLASS[at] ?? '',
  phone: `987654321${at}`,
  district: at < 4 ? 'Kolkata' : 'Howrah',
})

/** Each student of the class gets as many of three answers right as it says. */
const takenBy = async (server: Server, quiz: Published, { rights, told = byTheUsualForm }: Class) => {
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  for (const [at, right] of rights.entries()) {
    const answers = ids.slice(0, right).map((question_id, place) => ({
      question_id,
      selected_index: QUESTIONS[place]?.correct,
    }))
    await takeQuizByCalls(server, quiz.code, { ...told(at), answers })
  }
}

const field = { label: '', required: true, identifies: true, options: [] }
/** It asks for a roll number and a class. */
const FORM = [
  { ...field, id: 'roll', kind: 'number', label: 'Roll number' },
  { ...field, id: 'class', kind: 'choice', label: 'Class', options: ['IX A', 'IX B', 'IX C'] },
]
const inClass = (name: string) => (at: number) => ({ fields: { roll: String(at + 1), class: name } })

const tags = async ({ url }: Server, { token }: Account, body: { ids: string[]; add: string[] }) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const said = JSON.stringify({ ...body, remove: [] })
  expect((await fetch(`${url}/api/v1/teacher/quiz-tags`, { method: 'POST', headers, body: said })).ok).toBe(true)
}

/** Its figures fold open, and its picture is one. */
const isWhole = async (page: Page, name: string, { figure, file }: { figure: string; file: string }) => {
  const chart = page.getByRole('figure', { name })
  await chart.getByText('As a table').click()
  await expect(chart.getByRole('table').first()).toContainText(figure)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'Save as picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(file)
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(4000)
}

test('a teacher follows the class and one student from quiz to quiz @phone @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('heading', { name: 'Nobody has taken a quiz or an exam yet' })).toBeVisible()

  const first = await publish(server, account, { title: 'Light and sound', questions })
  await takenBy(server, first, { rights: [0, 1, 2, 3, 3] })
  await server.advance({ minutes: 5 })
  const second = await publish(server, account, { title: 'Force, work and energy', questions })
  await takenBy(server, second, { rights: [3, 3, 2, 3, 3] })
  await page.reload()
  await expect(page.getByText('The average rose from 60% in “Light and sound” to 93% in “Force, work')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Average of each quiz.*60%, 93%/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Light and sound/ })).toContainText('60%')
  await isWhole(page, 'One by one', { figure: '2. Force, work and energy', file: 'Analytics - One by one.png' })

  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await page.getByRole('searchbox').fill('3210')
  await page.getByRole('link', { name: RAHUL.name }).click()
  await expect(page.getByText('50% on average over 2 quizzes; the class has 77% in the same ones.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Force, work and energy/ })).toContainText('100%')
  await expect(page.locator('body')).not.toContainText('9876543210')
  await isWhole(page, 'One by one', { figure: '1. Light and sound', file: `${RAHUL.name} - One by one.png` })
  await page.getByRole('link', { name: /^Light and sound/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis\//)
  await page.goBack()
  await page.getByRole('link', { name: 'All students' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('3210')

  await page.getByRole('link', { name: 'Groups', exact: true }).click()
  await expect(page.getByText('Science: 77% on average.')).toBeVisible()
  await page.getByLabel('Compare').selectOption('Districts')
  await expect(page.getByText('2 groups with 5 students together have fewer than 5 students each')).toBeVisible()
  await page.getByLabel('Taken').selectOption('In the last 30 days')
  await expect(page).toHaveURL(/days=30/)
  await page.goto('/dashboard/analytics?subject=Alchemy&page=9')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('row', { name: /Light and sound/ })).toBeVisible()
})

test('a teacher follows one class over the term, and compares tags @phone @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  const settings = { joining: { fields: FORM } }
  const first = await publish(server, account, { title: 'Light and sound', questions, settings })
  await takenBy(server, first, { rights: [0, 0, 1, 1, 1], told: inClass('IX A') })
  await takenBy(server, first, { rights: [3, 3, 3, 3, 3], told: inClass('IX B') })
  await server.advance({ minutes: 5 })
  const second = await publish(server, account, { title: 'Force, work and energy', questions, settings })
  await takenBy(server, second, { rights: [2, 2, 2, 2, 2], told: inClass('IX A') })
  await takenBy(server, second, { rights: [3, 3, 3, 0], told: inClass('IX B') })
  await takenBy(server, second, { rights: [1], told: inClass('IX C') })
  await tags(server, account, { ids: [first.id, second.id], add: ['Unit 1'] })
  await tags(server, account, { ids: [second.id], add: ['Revision'] })

  await page.goto('/dashboard/analytics')
  await page.getByLabel('Whose results').selectOption('Class')
  await expect(page.getByText('1 group of fewer than 5 students is not offered.')).toBeVisible()
  await pick(page, 'Class', 'IX A')
  await expect(page.getByText('The average rose from 20% in “Light and sound” to 67% in “Force, work')).toBeVisible()
  await expect(page.getByText('Results of “IX A” alone. 10 results in 2 quizzes.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Light and sound/ }).last()).toContainText('20%')
  await page.reload()
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue('IX A')
  await pick(page, 'Class', 'IX B')
  await expect(
    page.getByText('1 quiz or exam that fewer than 5 of these students have taken is left out.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /Force, work/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Groups', exact: true }).click()
  await page.getByLabel('Compare').selectOption('Class')
  await expect(page.getByText('IX B has the highest average, 89%; IX A the lowest, 43%.')).toBeVisible()
  await isWhole(page, 'Class', { figure: 'IX A', file: 'Analytics - Class.png' })
  await page.getByRole('link', { name: /^IX A/ }).click()
  await expect(page.getByText('Results of “IX A” alone.')).toBeVisible()

  await page.goto('/dashboard/analytics?view=groups')
  await page.getByLabel('Compare').selectOption('Tags')
  await expect(
    page.getByText('1 quiz or exam has several tags: its results are counted under each of them.'),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /Unit 1: 63%/ })).toBeVisible()
  await pick(page, 'Tag', 'Revision')
  await expect(page).toHaveURL(/tag=Revision/)
  await expect(page.getByRole('img', { name: /Unit 1: 63%/ })).toHaveCount(0)
  await page.goto('/dashboard/analytics?tag=Nothing')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByRole('link', { name: /Light and sound/ })).toBeVisible()
})
