import type { Page } from '@playwright/test'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { actOnQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { callerOf } from '../calls.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { PAPERS, questions } from '../pasted-papers.ts'
import { expectSaved, RAHUL } from '../student.ts'
import { pasteByKeys, tabTo } from '../tabbing.ts'
import { type Account, anAccount, enter } from '../teacher.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** From the menu to the first question, by keys alone. */
const laysOut = async (page: Page, pattern: RegExp, title: string) => {
  await page.goto('/dashboard')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await tabTo(page, menu.locator('summary', { hasText: 'Exams' }))
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('link', { name: 'Create exam' }))
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'Choose a pattern'))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog(page).getByRole('button', { name: pattern }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: pattern })).toBeFocused()
  for (const box of await dialog(page).getByRole('checkbox').all()) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
  }
  await tabTo(page, button(page, 'Lay it out'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('All')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByLabel('Question text')).toBeFocused()
}

/** All questions at once, from the clipboard. */
const pastes = async (page: Page, text: string, count: number) => {
  await page.keyboard.press('Alt+p')
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await pasteByKeys(page, text)
  await expect(dialog(page).getByLabel('Where they go')).toHaveValue('section')
  await tabTo(page, button(page, `Add ${count} questions`))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${count} of ${count} questions`, { exact: true })).toBeVisible()
  await expect(page.getByText(`${count} of ${count} complete`).first()).toBeVisible()
  await expect(page.getByText(/^This is no longer/)).toHaveCount(0)
}

/** Answers the code in the link. */
const publishes = async (page: Page) => {
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page).toHaveURL(/section=prvw/)
  await page.keyboard.press('Control+Shift+Enter')
  const link = page.getByLabel('Share link')
  await expect(link).toBeVisible()
  return new URL(await link.inputValue()).searchParams.get('code') ?? ''
}

const examsOf = async (server: Server, { token }: Account) =>
  (await callerOf(server, token)(listQuestionnaires, { query: { kind: 'exam' } })).rows

const made = async (page: Page, server: Server) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  return account
}

test('a NEET paper is laid out, filled by paste and published by keys alone @desktop', async ({ page, server }) => {
  test.slow()
  const account = await made(page, server)
  await laysOut(page, /^NEET 2025\/26/, 'Mock of November')
  await pastes(page, PAPERS.neet(), 180)
  await publishes(page)
  expect(await examsOf(server, account)).toMatchObject([{ no_of_questions: 180, pattern: 'NEET 2025/26' }])
})

test('a WBJEE paper is filled section by section, and what is too much is told @desktop', async ({ page, server }) => {
  test.slow()
  const account = await made(page, server)
  await laysOut(page, /^WBJEE 2025\/26 Paper 1/, 'Mathematics')
  await page.keyboard.press('Alt+p')
  await pasteByKeys(page, `Category 2\n\n${questions('Maths', 16)}`)
  await expect(dialog(page).getByText(/Category 2: 16 questions. That is 1 more than the 15/)).toBeVisible()
  await page.keyboard.press('Control+a')
  await pasteByKeys(page, PAPERS.wbjee())
  await expect(dialog(page).getByText('Mathematics Category 3: 10 questions')).toBeVisible()
  await tabTo(page, button(page, 'Add 75 questions'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('75 of 75 questions', { exact: true })).toBeVisible()
  await publishes(page)
  expect(await examsOf(server, account)).toMatchObject([{ no_of_questions: 75, pattern: 'WBJEE 2025/26 Paper 1' }])
})

const opens = async (page: Page, section: RegExp, number: number) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: section }).tap()
  await expect(page.getByRole('heading', { name: new RegExp(`Question ${number}\\b`) })).toBeVisible()
}
const chooses = async (page: Page, option: string, go: string) => {
  const radio = page.getByRole('radio', { name: new RegExp(`\\b${option}$`) })
  await radio.tap()
  await expect(radio).toBeChecked()
  await button(page, go).tap()
}

/** Physics: 2 right, 1 wrong, and 5 as a number; Chemistry: 1 right; Mathematics: 6 as a number, which is wrong. */
const takesIt = async (page: Page, code: string) => {
  await page.goto(`/quiz?code=${code}`)
  await button(page, 'Take this exam').tap()
  await page.getByLabel('Name').fill(RAHUL.name)
  await page.getByLabel('Phone').fill(RAHUL.phone)
  await page.getByLabel('District').selectOption(RAHUL.district)
  await button(page, 'Continue').tap()
  await button(page, 'Start').tap()
  for (const option of ['right', 'right', 'wrong']) await chooses(page, option, 'Save & Next')
  await opens(page, /^Physics Section B/, 21)
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '5' }).tap()
  await opens(page, /^Chemistry Section A/, 26)
  await chooses(page, 'right', 'Save & Mark for Review')
  await opens(page, /^Mathematics Section B/, 71)
  await button(page, /All questions$/).tap()
  await page.getByRole('button', { name: /^Go to question 75:/ }).tap()
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '6' }).tap()
  await expectSaved(page)
  await opens(page, /^Chemistry Section A/, 26)
  await button(page, /All questions$/).tap()
  await expect(page.getByRole('button', { name: /^Go to question 26: Answered and marked for review/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes, submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
}

test('a JEE Main paper is filled by paste, taken by thumb, and read by section once it is over @desktop', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const account = await made(page, server)
  await laysOut(page, /^JEE Main 2025\/26/, 'Mock 3')
  await pastes(page, PAPERS.main(), 75)
  await page.keyboard.press('Alt+s')
  await tabTo(page, page.getByLabel('The screen that students see'))
  await page.keyboard.type('As in')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByLabel('Question text')).toBeVisible()
  const code = await publishes(page)
  const [exam] = await examsOf(server, account)

  const size = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const phone = await browser.newContext({ baseURL: server.url, ...size })
  const student = await phone.newPage()
  await student.clock.install()
  await takesIt(student, code)
  await callerOf(server, account.token)(actOnQuizzes, { body: { ids: [exam?.id ?? ''], action: 'close' } })
  await student.clock.fastForward(31_000)
  await student.reload()
  await expect(student.getByText('Your score').locator('..')).toHaveText('Your score 14 out of 300')
  const sections = student.getByRole('heading', { name: 'By section' }).locator('..').getByRole('listitem')
  await expect(sections).toHaveText([
    /Physics Section A.*7 of 80 marks/,
    /Physics Section B.*4 of 20 marks/,
    /Chemistry Section A.*4 of 80 marks/,
    /Chemistry Section B.*0 of 20 marks/,
    /Mathematics Section A.*0 of 80 marks/,
    /Mathematics Section B.*−1 of 20 marks/,
  ])
  await phone.close()
})
