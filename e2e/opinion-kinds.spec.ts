import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { attemptOnServer, expectSaved, next, RAHUL, seeResult, startQuiz, submit, takeQuizByCalls } from './student.ts'
import { anAccount, enter, publish, questionsOf } from './teacher.ts'

const ROWS = ['Lessons began on time', 'শিক্ষক সবার প্রশ্নের উত্তর দিয়েছেন', 'I could follow']

/** One question of each kind where nothing is right, as a program would publish it. */
const OPINIONS = [
  {
    kind: 'scale',
    problem: 'How was the class?',
    draft: { look: 'stars', from: 1, to: 5, low: 'Poor', middle: '', high: 'Very good' },
  },
  {
    kind: 'scale',
    problem: 'How likely is it that you recommend us to a friend?',
    draft: { look: 'nps', from: 0, to: 10, low: 'Not at all', middle: 'Perhaps', high: 'Certainly' },
  },
  {
    kind: 'opinion',
    problem: 'Which days suit you?',
    draft: { options: ['Monday', 'Wednesday', 'Friday evening'], look: 'list', least: null, most: 2, other: true },
  },
  {
    kind: 'opinion',
    problem: 'Shall we go on?',
    draft: { options: ['Yes', 'No'], look: 'row', least: null, most: 1, other: false },
  },
  {
    kind: 'comment',
    problem: 'How old are you?',
    draft: { expects: 'number', least: null, most: null, only: null, from: '5', to: '110', decimals: 0 },
  },
  {
    kind: 'comment',
    problem: 'What should change?',
    draft: { expects: 'text', least: null, most: 200, only: null, from: '', to: '', decimals: null },
  },
  {
    kind: 'ranking',
    problem: 'Which topics shall we revise first?',
    draft: { items: ['Optics', 'Heat and thermodynamics', 'Sound', 'Electricity'], top: 2 },
  },
  {
    kind: 'matrix',
    problem: 'How much do you agree?',
    draft: { rows: ROWS, columns: ['Disagree', 'Partly', 'Agree'], several: false },
  },
  {
    kind: 'consent',
    problem: 'Before you leave',
    draft: { statement: 'I agree that my answers are read by my teacher.' },
  },
] as const

const aQuizOfOpinions = async (server: Parameters<typeof publish>[0]) =>
  publish(server, await anAccount(server), { title: 'What you think', questions: OPINIONS })

const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ })

/** Answers the open question, in their order. */
const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('radio', { name: '4 of 5' }).click(),
  (page) => page.keyboard.press('9'),
  async (page) => {
    await page.getByRole('checkbox', { name: 'Wednesday' }).click()
    await page.getByRole('checkbox', { name: 'Other' }).click()
    await page.getByRole('textbox', { name: 'Please say which' }).fill('শনিবার')
    await expect(page.getByText('2 chosen')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeDisabled()
  },
  (page) => page.getByRole('radio', { name: 'Yes' }).click(),
  async (page) => {
    await field(page).fill('3')
    await field(page).blur()
    await expect(page.getByText('From 5 to 110.')).toHaveCount(2)
    await field(page).fill('১৪')
    await expect(page.getByText('From 5 to 110.')).toHaveCount(1)
  },
  (page) => field(page).fill('More experiments, please. আরও পরীক্ষা।'),
  async (page) => {
    await page.getByRole('button', { name: 'Sound' }).click()
    await page.getByRole('button', { name: 'Optics' }).click()
    await page.getByRole('button', { name: 'Move up Optics' }).click()
    await expect(page.getByText('2 of 2 ranked')).toBeVisible()
  },
  async (page) => {
    for (const [row, name] of ROWS.entries())
      await page
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: row === 1 ? 'Partly' : 'Agree', exact: true })
        .click()
    await expect(page.getByText('3 of 3 rows answered')).toBeVisible()
  },
  (page) => page.getByRole('checkbox', { name: 'I agree that' }).click(),
]

const VALUES = [[4], [9], [1, 'শনিবার'], [0], '১৪', 'More experiments, please. আরও পরীক্ষা।', [0, 2], [2, 1, 2], true]

test('what people think is asked for, kept, and neither right nor wrong @phone', async ({ page, server }) => {
  test.slow()
  await page.clock.install()
  const quiz = await aQuizOfOpinions(server)
  await startQuiz(page, quiz.code)
  for (const [at, answer] of ANSWERS.entries()) {
    await answer(page)
    await lookAt(page, `opinion-${at + 1}`)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await expectSaved(page)
  const { answers } = await attemptOnServer(page, quiz.code)
  expect(answers.map(({ value }) => value)).toEqual(VALUES)
  await submit(page)
  await seeResult(page)
  await expect(page.getByRole('heading', { name: 'Question 9: answered' })).toBeVisible()
  await expect(page.getByText(/: (right|wrong|left blank)$/)).toHaveCount(0)
  await lookAt(page, 'opinion-review')
})

test('opinions are counted, with what they come to @desktop', async ({ page, server }) => {
  const quiz = await aQuizOfOpinions(server)
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const onWire = (values: readonly unknown[]) =>
    values.map((value, at) => ({ question_id: ids[at], selected_index: -1, value }))
  for (const at of [0, 1, 2]) {
    const values = at === 2 ? [[2], [3], ...VALUES.slice(2)] : VALUES
    await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: `987654320${at}`, answers: onWire(values) })
  }
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  await expect(page.getByText('Net promoter score')).toBeVisible()
  await lookAt(page, 'opinion-tallies')
})
