import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { anAccount, aPublishedQuiz, enter, type Published, publish, questionsOf } from '../teacher.ts'

const LONG = 'একটি খুব দীর্ঘ উত্তর, which goes on for longer than anybody wants to read in one line of a phone'
const asked = (problem: string, options: string[]) => ({ problem, options, correct: 0 })
const QUESTIONS = [
  asked('2 + 2 × 3 = ?', ['8', '12', '10']),
  asked('−3 × −4 = ?', ['12', '−12, which ignores the sign', '7']),
  asked('Which of these is a prime?', ['2', '9', '15', '21']),
  asked('পশ্চিমবঙ্গের রাজধানী কোনটি?', ['কলকাতা', LONG, 'হাওড়া']),
  asked('Which planet is the largest?', ['Jupiter', 'Saturn']),
]

/**
 * What student `at` of `of` chooses, the best first: nobody misses the last question, half miss the second in the same
 * way, the third has a key that the best disagree with, and the fourth is left blank by the weaker half.
 */
const choicesOf = (at: number, of: number): number[] => {
  const rank = at / of
  return [rank < 0.6 ? 0 : 1, rank < 0.5 ? 0 : 1, rank < 0.4 ? 1 : 0, rank < 0.5 ? 0 : -1, 0]
}

const aClass = async (server: Server, count: number): Promise<Published> => {
  const quiz = await aPublishedQuiz(server, QUESTIONS, 'Numbers: a test/retest')
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const takes = Array.from({ length: count }, (_, at) => {
    const choices = choicesOf(at, count)
    const answers = ids.flatMap((question_id, place) => {
      const selected_index = choices[place] ?? -1
      return selected_index < 0 ? [] : { question_id, selected_index, time_ms: 1000 * (place + at) }
    })
    return takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: String(7_000_000_000 + at), answers })
  })
  await Promise.all(takes)
  return quiz
}

const open = async (page: Page, { id, teacher }: Published, view: string) => {
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}&view=${view}`)
}
const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

test('a teacher reads what was not understood, and why, question by question @phone @desktop @gate', async ({
  page,
  server,
}) => {
  await open(page, await aClass(server, 30), 'questions')
  await expect(
    page.getByText('About half missed question 2; most of them chose B, “−12, which ignores the sign”.'),
  ).toBeVisible()
  const third = page.getByRole('article').filter({ hasText: 'Which of these is a prime?' })
  await expect(third.getByRole('list', { name: 'To think about' })).toContainText(
    'Check the key: most of the best third chose B, “9”.',
  )
  await expect(third).toContainText('Weaker students did better here than stronger ones.')
  await third.locator('summary').last().click()
  await expect(third.getByRole('row', { name: /Facility index/ })).toContainText('50%')
  await expect(third.getByRole('row', { name: /B, “9”/ })).toHaveText(/80%\s*0%/)
  await expect(page.getByRole('article').last()).toContainText('Everybody got it right: it tells nobody apart.')
  await third.getByText('As a chart to keep').click()
  const chart = third.getByRole('figure', { name: 'How it was answered' })
  await chart.getByText('As a table').click()
  await expect(chart.getByRole('row', { name: /B, “9”/ })).toHaveText(/12\s*40%/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('button', { name: 'Save as picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Question 3 - How it was answered.png')

  await page.getByLabel('Order').selectOption('Hardest first')
  await expect(headings(page).first()).toHaveText('Question 2')
  await expect(page).toHaveURL(/order=hardest/)
  await page.getByLabel('Order').selectOption('Most often left blank first')
  await expect(headings(page).first()).toHaveText('Question 4')
})

test('a quiz as a whole says how it came out and what to do next, with charts to keep @phone @desktop', async ({
  page,
  server,
}) => {
  await open(page, await aClass(server, 30), 'overview')
  await expect(page.getByText(/^Half of the students have .* marks or more, of 5\.$/)).toBeVisible()
  const next = page.getByRole('listitem').filter({ hasText: 'Check the key of question 3' })
  await expect(next).toBeVisible()
  const charts = page.getByRole('figure')
  await expect(charts).toHaveCount(3)
  for (const chart of await charts.all()) await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /\d/)

  const scores = page.getByRole('figure', { name: 'How the scores are spread' })
  await scores.getByText('As a table').click()
  const counts = await scores.getByRole('table').getByRole('cell').allTextContents()
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(30)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    scores.getByRole('button', { name: 'Save as picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Numbers a test retest - How the scores are spread.png')
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(4000)

  await page.getByRole('link', { name: 'See the questions, the hardest first' }).click()
  await expect(headings(page).first()).toHaveText('Question 2')
})

test('of one result nothing is said that it can not tell', async ({ page, server }) => {
  const quiz = await aClass(server, 1)
  await open(page, quiz, 'overview')
  await expect(page.getByText(/^One student has handed in/)).toBeVisible()
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  await expect(page.getByText(/With fewer than 5 submissions there are no groups/)).toBeVisible()
  await expect(page.getByText(/Separates|Hardly/)).toHaveCount(0)
})

test('each type of question is told by its own answers @phone @desktop', async ({ page, server }) => {
  const several = { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false }
  const questions = [
    { problem: '2 + 2 = ?', options: ['3', '4'], correct_answer: 1 },
    { kind: 'multiple_choice', problem: 'Which of these are prime?', draft: several },
  ]
  const quiz = await publish(server, await anAccount(server), { title: 'Two types', questions })
  const [single, multiple] = (await questionsOf(server, quiz)).map(({ id }) => id)
  for (const at of [0, 1, 2, 3]) {
    const choice = { question_id: single, selected_index: at === 0 ? 0 : 1, time_ms: 4000 }
    const choices = { question_id: multiple, selected_index: -1, value: at === 0 ? [0, 2] : [1], time_ms: 9000 }
    const answers = at === 3 ? [choice] : [choice, choices]
    await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: String(7_000_000_000 + at), answers })
  }
  await open(page, quiz, 'overview')
  const types = page.getByRole('table', { name: 'By type of question' })
  const row = (name: string) => types.getByRole('row').filter({ hasText: name })
  for (const figure of ['1 question, 1 mark', '75%', '25%', '0%', '4 sec'])
    await expect(row('One right option')).toContainText(figure)
  for (const figure of ['25%', '50%', '9 sec']) await expect(row('Several right options')).toContainText(figure)
  await expect(page.getByText(/Whether those who took longer did better is told from 30 submissions on/)).toBeVisible()
  await types.scrollIntoViewIfNeeded()
})
