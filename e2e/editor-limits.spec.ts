import type { Page } from '@playwright/test'
import type { Server } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails, QUESTIONS, TITLE, writeQuestion } from './teacher.ts'

const openWizard = async (page: Page, server: Server) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title')).toBeVisible()
}

const toQuestions = async (page: Page, details: Parameters<typeof fillDetails>[1] = {}) => {
  await fillDetails(page, details)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
}

const problem = (page: Page) => page.getByLabel('Question text')
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const options = (page: Page) => page.getByRole('textbox', { name: /^Option \d+$/ })
const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const saved = (page: Page) => page.getByText(/^(Draft saved on this device|Saved) \d/)

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('Control+v')
}

const lines = (count: number, line = (number: number) => `line ${number}`) =>
  Array.from({ length: count }, (_, at) => line(at + 1)).join('\n')

test('the draft is called saved once it is, and never where device and server refuse it', async ({ page, server }) => {
  await openWizard(page, server)
  await expect(saved(page)).toBeHidden()
  await page.getByLabel('Title').fill(TITLE)
  await expect(saved(page)).toBeVisible()
  expect(await page.evaluate("atob(localStorage.getItem('QBDets'))")).toContain(TITLE)

  await page.evaluate("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
  await page.route('**/teacher/drafts/*', (route) => route.abort())
  await page.getByLabel('Subject').fill('Science')
  await expect(page.getByText('The server can’t be reached, and this browser keeps no copy.')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(saved(page)).toBeHidden()
})

test('a number that is not whole is refused as it was typed', async ({ page, server }) => {
  await openWizard(page, server)
  await fillDetails(page)
  const count = page.getByLabel('Number of questions')
  await count.fill('1.5')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(count).toHaveValue('1.5')
  await expect(count).toHaveAccessibleDescription(/Enter a whole number, for example 10$/)
  await expect(count).toBeFocused()
  await expect(page).not.toHaveURL(/section=qsi/)
  await count.fill('১০')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 10' })).toBeVisible()
})

test('a title that is too long is kept whole, and told', async ({ page, server }) => {
  await openWizard(page, server)
  await fillDetails(page)
  const title = page.getByLabel('Title')
  await title.fill('')
  await title.focus()
  await paste(page, 'x'.repeat(230))
  await expect(title).toHaveValue('x'.repeat(230))
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(title).toHaveAccessibleDescription(/At most 200 characters: 30 too many$/)
})

test('more lines than a question has options are kept, and told', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page)
  await option(page, 1).focus()
  await paste(page, lines(210))
  await expect(option(page, 1)).toHaveValue(lines(210))
  await expect(option(page, 1)).toHaveAccessibleDescription(/^210 lines were pasted, and .* at most 200 options/)
  await expect(options(page)).toHaveCount(2)

  await option(page, 1).fill('[]')
  await option(page, 1).press('ArrowLeft')
  await paste(page, lines(200))
  await expect(options(page)).toHaveCount(200)
  await expect(option(page, 1)).toHaveValue('[line 1')
  await expect(option(page, 200)).toHaveValue('line 200]')
})

test('more questions than a quiz has room for are not taken, and their text stays', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page)
  await problem(page).focus()
  const pasted = lines(510, (number) => `${number}. Which?\na) this\nb) that\nAns: a`)
  await paste(page, pasted)
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await expect(dialog.getByText('510 questions found')).toBeVisible()
  await expect(dialog.getByText('A quiz has at most 500 questions, and there is room for 500 more')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add 510 questions' })).toBeDisabled()
  const text = dialog.getByLabel('Paste or type here')
  await expect(text).toHaveValue(pasted)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Paste questions' }).click()
  await expect(text).toHaveValue(pasted)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page, 'Back closes the dialog alone').toHaveURL(/section=qsi/)
  await page.getByRole('button', { name: 'Paste questions' }).click()
  await expect(text).toBeFocused()
  await text.press('Control+a')
  await paste(page, pasted.slice(0, pasted.indexOf('\n501. ')))
  await dialog.getByRole('button', { name: 'Add 500 questions' }).click()
  await expect(listed(page)).toHaveCount(500)
})

test('the preview letters the options that will be published', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 1 })
  await writeQuestion(page, { problem: 'Which?', options: ['this', '', 'that'], correct: 2 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const shown = page.getByRole('article').getByRole('listitem')
  await expect(shown).toHaveText([/^A\s*this$/, /^B\s*that/])
})

test('Back with the share dialog open closes it, and leads to the quizzes', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 1 })
  const [question] = QUESTIONS
  if (question) await writeQuestion(page, question)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  const shared = page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })
  await expect(shared).toBeVisible()
  await page.goBack()
  await expect(shared).toBeHidden()
  await expect(page).toHaveURL('/dashboard/quizzes')
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  await expect(shared).toBeVisible()
  await page.goBack()
  await expect(shared).toBeHidden()
  await expect(page, 'the list stays where it is').toHaveURL('/dashboard/quizzes')
})

test('on a phone, whoever chooses several sees the list to tick @phone', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 3 })
  for (const question of QUESTIONS) {
    await writeQuestion(page, question)
    await page.getByRole('button', { name: 'Add question' }).click()
  }
  await page.getByRole('button', { name: 'Paste questions' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  await lookAt(page, 'editor-more', ['phone'])
  await page.getByRole('dialog').getByRole('button', { name: 'Choose several' }).click()
  await expect(page.getByRole('checkbox').first()).toBeInViewport()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible()
})

test('on a phone, all that can be added or found is in reach of the thumb @phone', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 2 })
  for (const question of QUESTIONS.slice(0, 2)) {
    await writeQuestion(page, question)
    await page.getByRole('button', { name: 'Add question' }).click()
  }
  const more = page.getByRole('button', { name: 'More to add and to do' })
  const sheet = page.getByRole('dialog')
  await more.click()
  await sheet.getByRole('button', { name: 'True or false' }).click()
  await expect(page.getByLabel('Type of question')).toHaveValue('true_false')
  await more.click()
  await sheet.getByRole('button', { name: 'Find and replace' }).click()
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Find', { exact: true })).toBeInViewport()
  await more.click()
  await sheet.getByRole('button', { name: 'Paste questions' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste questions' })).toBeVisible()
})

test('a paste of two megabytes into a question is refused, with the words beside it', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page)
  await problem(page).fill('Which?')
  await problem(page).press('End')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate("navigator.clipboard.writeText('x'.repeat(2_000_000))")
  await page.keyboard.press('Control+v')
  await expect(problem(page)).toHaveAccessibleDescription(/This is longer than a quiz can be.* Nothing was pasted\./)
  await expect(problem(page)).toHaveValue('Which?')
  await lookAt(page, 'question-paste-refused', ['phone', 'desktop'])
  await paste(page, ' one?')
  await expect(problem(page)).toHaveValue('Which? one?')
  await expect(problem(page)).not.toHaveAccessibleDescription(/longer than a quiz/)
})
