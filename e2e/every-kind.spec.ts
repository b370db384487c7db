import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { aQuizOfEachKind } from './kinds.ts'
import { lookAt } from './look.ts'
import {
  attemptOnServer,
  expectSaved,
  expectScore,
  next,
  RAHUL,
  seeResult,
  startQuiz,
  submit,
  workerServes,
} from './student.ts'
import { enter, submissionsOf } from './teacher.ts'

const question = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: `Question ${number} of 8` })).toBeVisible()

/** The three items in whatever order they are given, brought into the right one by their buttons. */
const putInOrder = async (page: Page, items: readonly string[]) => {
  for (const [place, item] of items.entries()) {
    const row = page.getByRole('listitem').filter({ hasText: item })
    for (;;) {
      const texts = await page.getByRole('main').getByRole('listitem').allInnerTexts()
      const at = texts.findIndex((text) => text.includes(item))
      if (at <= place) break
      await row.getByRole('button', { name: /Move up/ }).click()
    }
  }
}

/** Answers the open question of each kind in turn; what is right in part is the matching alone. */
const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('radio', { name: 'Jupiter' }).click(),
  async (page) => {
    await page.getByRole('checkbox', { name: '2' }).first().click()
    await page.keyboard.press('3')
    await expect(page.getByText('2 of 2 chosen')).toBeVisible()
  },
  (page) => page.getByRole('radio', { name: 'True' }).click(),
  (page) => page.getByRole('textbox', { name: /^Your answer/ }).fill(' KOLKATA '),
  async (page) => {
    await page.getByRole('button', { name: 'Keypad' }).click()
    for (const key of ['1', '9', 'Decimal point', '7'])
      await page.getByRole('button', { name: key, exact: true }).click()
    await page.getByRole('combobox', { name: 'Unit' }).selectOption('m/s')
  },
  async (page) => {
    await page.getByRole('textbox', { name: 'Blank 1 of 3', exact: true }).fill('Hydrogen')
    await page.getByRole('combobox', { name: 'Blank 2 of 3' }).selectOption('oxygen')
    await page.getByRole('textbox', { name: /^Blank 3 of 3/ }).fill('১০০')
  },
  async (page) => {
    await putInOrder(page, ['Ashoka', 'Akbar', 'Tagore'])
    const keep = page.getByRole('button', { name: 'This order is right' })
    if (await keep.isVisible()) await keep.click()
  },
  async (page) => {
    const selects = page.getByRole('main').getByRole('combobox')
    await selects.nth(0).selectOption({ label: await labelOf(page, 'Patna') })
    await selects.nth(1).selectOption({ label: await labelOf(page, 'Ranchi') })
  },
]

const labelOf = async (page: Page, text: string) => {
  const labels = await page.getByRole('main').getByRole('combobox').first().locator('option').allInnerTexts()
  return labels.find((label) => label.includes(text)) ?? ''
}

test('every kind of question is answered, kept without a network and through a reload, and reviewed @phone', async ({
  page,
  server,
}) => {
  test.slow()
  await page.clock.install()
  const quiz = await aQuizOfEachKind(server)
  await startQuiz(page, quiz.code)
  for (const [at, answer] of ANSWERS.entries()) {
    await question(page, at + 1)
    if (at > 0) await lookAt(page, `kind-${at + 1}-open`, ['phone'])
    if (at % 3 === 2) await page.context().setOffline(true)
    await answer(page)
    if (at > 0) await lookAt(page, `kind-${at + 1}-answered`, ['desktop'])
    if (at % 3 === 2) await page.context().setOffline(false)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await expectSaved(page)
  await workerServes(page)
  await page.context().setOffline(true)
  await page.reload()
  await question(page, 8)
  await expect(page.getByRole('main').getByRole('combobox').first()).not.toHaveValue('')
  await page.context().setOffline(false)
  const { answers } = await attemptOnServer(page, quiz.code)
  expect(answers.filter(({ selected_index, value }) => selected_index < 0 && value === undefined)).toEqual([])

  await submit(page)
  await seeResult(page)
  await expectScore(page, '7.5 out of 8')
  await expect(page.getByText('Question 8: partly right')).toBeVisible()
  await lookAt(page, 'kinds-analysis')
})

test('the teacher sees every answer in the shape of its question', async ({ page, server }) => {
  await page.clock.install()
  const quiz = await aQuizOfEachKind(server)
  await startQuiz(page, quiz.code, RAHUL)
  for (const [at, answer] of ANSWERS.entries()) {
    await question(page, at + 1)
    await answer(page)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await enter(page, quiz.teacher)
  const { rows } = await submissionsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expect(page.getByText('Question 8: partly right')).toBeVisible()
  await lookAt(page, 'kinds-teacher')
})
