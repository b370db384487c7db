import type { Page } from '@playwright/test'
import { expect, type Server, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails, quizzesOf, TITLE } from './teacher.ts'

const TEN = Array.from({ length: 10 }, (_, at) => at + 1)
/** As papers of entrance tests are typed, their key at the end. */
const PAPER = `WBJEE Physics (+4/-1)

${TEN.map((number) => `${number}. What is ${number} × 3?\n(A) ${number * 2} (B) ${number * 3} (C) ${number * 4} (D) ${number * 5}`).join('\n')}

Answers: ${TEN.map((number) => `${number}. b`).join(' ')}`

const MIXED = `Class 9, first term

1. Which planet is the largest?
a) Mars
b) Jupiter
Ans: b

২। পশ্চিমবঙ্গের রাজধানী কোনটি?
(ক) দার্জিলিং (খ) কলকাতা
উত্তর: খ

3. The sun is a star.
True

4. What is g in m/s²?
Ans: 9.8 ± 0.1

5. Who wrote Gitanjali?
Ans: z
a) Tagore
b) Nazrul`

const openQuestions = async (page: Page, server: Server) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
  return account
}

const asText = (page: Page) => page.getByRole('button', { name: 'As text' })
const oneByOne = (page: Page) => page.getByRole('button', { name: 'One by one' })
const text = (page: Page) => page.getByLabel('The whole quiz as text')
const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const selected = (page: Page) =>
  page.evaluate<string>(
    '{ const { value, selectionStart, selectionEnd } = document.activeElement; value.slice(selectionStart, selectionEnd) }',
  )

test('a pasted paper of ten questions is a quiz in seconds, marked as its heading says', async ({ page, server }) => {
  const account = await openQuestions(page, server)
  const began = Date.now()
  await asText(page).click()
  await text(page).fill(PAPER)
  await expect(page.getByRole('status').filter({ hasText: '10 questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Use it for this quiz' }).click()
  await expect(page.getByText('This quiz is marked so.')).toBeVisible()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  const took = Date.now() - began
  expect(took, 'milliseconds from the paste to the link').toBeLessThan(10_000)
  test.info().annotations.push({ type: 'ten pasted questions, ms', description: String(took) })
  expect(await quizzesOf(server, account)).toMatchObject([{ title: TITLE, no_of_questions: 10 }])
})

test('questions and text edit each other, and what is not understood stays in the text', async ({ page, server }) => {
  await openQuestions(page, server)
  await asText(page).click()
  await expect(text(page)).toHaveValue('')
  await text(page).fill(MIXED)
  await expect(page.getByRole('status').filter({ hasText: '5 questions' })).toBeVisible()
  await page.getByRole('button', { name: 'Line 1: it belongs to no question' }).click()
  expect(await selected(page)).toBe('Class 9, first term')
  await page.getByRole('button', { name: 'Line 19: no option fits the answer “z”' }).click()
  expect(await selected(page)).toBe('Ans: z')
  await page.getByText('How to write each type').click()
  await page.evaluate('scrollTo(0, 0)')
  await lookAt(page, 'text-view', ['phone', 'tablet', 'desktop'])

  await oneByOne(page).click()
  await expect(listed(page)).toHaveText([/largest/, /রাজধানী/, /star/, /m\/s²/, /Gitanjali/])
  await expect(page.getByText('2 lines of the text are in no question yet.')).toBeVisible()
  await lookAt(page, 'text-waiting', ['phone', 'tablet', 'desktop'])
  await listed(page).first().getByRole('button', { name: 'Question 1' }).first().click()
  await option(page, 1).fill('Saturn')

  await asText(page).click()
  await expect(text(page)).toHaveValue(
    /^Class 9, first term\n\n1\. Which planet is the largest\?\na\) Saturn\nb\) Jupiter\nAns: b\n/,
  )
  await expect(text(page)).toHaveValue(/Ans: z/)
  await text(page).fill((await text(page).inputValue()).replace('Saturn', 'Neptune').replace('Ans: z', 'Ans: a'))
  await expect(page.getByRole('button', { name: /^Line 19/ })).toBeHidden()
  await oneByOne(page).click()
  await listed(page).first().getByRole('button', { name: 'Question 1' }).first().click()
  await expect(option(page, 1)).toHaveValue('Neptune')
  await expect(page.getByText('5 of 5 complete').first()).toBeVisible()
  await page.keyboard.press('Control+z')
  await listed(page).first().getByRole('button', { name: 'Question 1' }).first().click()
  await expect(option(page, 1)).toHaveValue('Saturn')

  await page.reload()
  await expect(page.getByText('2 lines of the text are in no question yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the text' }).click()
  await expect(text(page)).toHaveValue(/^Class 9, first term\n\n1\. Which/)
})

test('a wrong answer line that is undone is gone from the text, and there again once it is redone', async ({
  page,
  server,
}) => {
  const right = 'Planets\n\n1. Which is the largest?\na) Mars\nb) Jupiter\nAns: b'
  await page.clock.install()
  await openQuestions(page, server)
  await page.getByRole('button', { name: 'Both' }).click()
  await text(page).fill(right)
  await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible()
  // What is typed in one go is undone in one go.
  await page.clock.fastForward(2000)
  const wrong = right.replace('Ans: b', 'Ans: z')
  await text(page).fill(wrong)
  await expect(page.getByRole('button', { name: 'Line 6: no option fits the answer “z”' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue(right)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(text(page)).toHaveValue(wrong)
})

test('all that is typed in the text is undone and done again, also what is in no question, after a reload', async ({
  page,
  server,
}) => {
  const wrong = '1. Which is the largest?\na) Mars\nb) Jupiter\nAns: z'
  const other = `Planets\n\n${wrong.replace('Ans: z', 'Ans: y')}`
  const typed = [
    [wrong, 'Line 4: no option fits the answer “z”'],
    [`Planets\n\n${wrong}`, 'Line 1: it belongs to no question'],
    [other, 'Line 6: no option fits the answer “y”'],
    [`Ink\n${other}`, 'Line 7: no option fits the answer “y”'],
  ] as const
  const all = typed.map(([each]) => each)
  await page.clock.install()
  await openQuestions(page, server)
  await asText(page).click()
  for (const [each, problem] of typed) {
    await text(page).fill(each)
    await expect(page.getByRole('button', { name: problem })).toBeVisible()
    await page.clock.runFor(2000)
  }
  const undone = all.slice(0, -1).toReversed()
  for (const each of undone) {
    await text(page).press('Control+z')
    await expect(text(page)).toHaveValue(each)
  }
  for (const each of all.slice(1)) {
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(text(page)).toHaveValue(each)
  }
  await text(page).press('Control+z')
  await page.clock.runFor(2000)
  await page.reload()
  await expect(text(page)).toHaveValue(other)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(text(page)).toHaveValue(`Ink\n${other}`)
  for (const each of undone) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(text(page)).toHaveValue(each)
  }
  await text(page).press('Control+z')
  await expect(text(page)).toHaveValue('')
})

test('a paste of five hundred questions is text that is typed in, and one of two megabytes is refused', async ({
  page,
  server,
}) => {
  await openQuestions(page, server)
  await asText(page).click()
  const many = Array.from({ length: 500 }, (_, at) => `${at + 1}. Which?\na) this\nb) that\nAns: a`).join('\n')
  await text(page).fill(many)
  await expect(page.getByRole('status').filter({ hasText: '500 questions' })).toBeVisible()
  await text(page).press('Control+End')
  await page.keyboard.type('\n501. One more?')
  await expect(page.getByRole('button', { name: 'Line 2,001: a quiz has at most 500 questions' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate("navigator.clipboard.writeText('x'.repeat(2_000_000))")
  await text(page).press('Control+v')
  await expect(page.getByText('This is longer than a quiz can be')).toBeVisible()
  await oneByOne(page).click()
  await expect(listed(page)).toHaveCount(500)
})

test('in the text each step has its key, and so has the way to it and back', async ({ page, server }) => {
  await openQuestions(page, server)
  await page.getByLabel('Question text').fill('Which?')
  await page.keyboard.press('Alt+v')
  await page.keyboard.press('Alt+v')
  await expect(asText(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(PAPER)
  await expect(page.getByRole('status').filter({ hasText: '10 questions' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveValue(/^1\. Which\?/)
  await page.keyboard.press('Control+Shift+Z')
  await expect(text(page)).toHaveValue(PAPER)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text(page)).toHaveValue(/^1\. Which\?/)
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.keyboard.press('Control+/')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await lookAt(page, 'text-keys', ['phone', 'tablet', 'desktop'])
  await page.keyboard.press('Alt+r')
  await expect(page).toHaveURL(/section=prvw/)
  await page.keyboard.press('Alt+r')
  await expect(page).toHaveURL(/section=qsi/)
  await page.keyboard.press('Alt+Shift+Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page).toHaveURL(/section=prvw/)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
})

test('a browser that is killed loses nothing of a text that was typed a second before @gate', async ({
  page,
  context,
  server,
}) => {
  await openQuestions(page, server)
  await asText(page).click()
  await text(page).focus()
  const [problem, note] = ['abcdefghijklmnopqrstuvwxyz'.repeat(2), 'Only a note']
  await page.keyboard.type(`${note}\n\n1. ${problem}`, { delay: 40 })
  const kept = `{ const kept = Object.values(localStorage).join(' '); kept.includes('${problem}') && kept.includes('${note}') }`
  await expect.poll(() => page.evaluate<boolean>(kept), { timeout: 1_000 }).toBe(true)
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto('/dashboard/quizzes/create?section=qsi')
  await expect(text(next)).toHaveValue(new RegExp(`^${note}\\n\\n1\\. ${problem}\\s*$`))
})
