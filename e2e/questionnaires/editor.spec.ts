import type { Locator, Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails, QUESTIONS, quizzesOf, TITLE, writeQuestion } from '../teacher.ts'

const INCOMPLETE = 'Please complete all required fields (question text, at least 2 options, and correct answer)'

const PASTED = `1. Which planet is the largest?
a) Mars b) Jupiter c) Earth
Ans: b

২। পশ্চিমবঙ্গের রাজধানী কোনটি?
ক) দার্জিলিং
খ) কলকাতা
উত্তর: খ

3. The SI unit of force is the
(a) newton
(b) joule`

const openWizard = async (page: Page, server: Server) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title')).toBeVisible()
  return account
}

const toQuestions = async (page: Page, details: Parameters<typeof fillDetails>[1] = {}) => {
  await fillDetails(page, details)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
}

const writeAll = async (page: Page, questions = QUESTIONS) => {
  for (const [at, question] of questions.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of` })).toBeVisible()
    await writeQuestion(page, question)
  }
}

const problem = (page: Page) => page.getByLabel('Question text')
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const shared = (page: Page) => page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })

/** Goes on with the Tab key until it is there. */
const tabTo = async (page: Page, target: Locator) => {
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

const typeIn = async (page: Page, field: Locator, text: string) => {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

test('a quiz can be written by keyboard alone', async ({ page, server }) => {
  const account = await openWizard(page, server)
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(TITLE)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Science')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await tabTo(page, page.getByRole('button', { name: 'Save & Next' }))
  await page.keyboard.press('Enter')

  await typeIn(page, problem(page), 'Which gas do plants take in?')
  await page.keyboard.press('Enter')
  await typeIn(page, option(page, 1), 'Oxygen')
  await page.keyboard.press('Enter')
  await typeIn(page, option(page, 2), 'Carbon dioxide')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.press('Enter')
  await typeIn(page, option(page, 3), 'Nitrogen')
  await expect(page.getByRole('radio', { name: 'Correct answer: 2' })).toBeChecked()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible()
  await typeIn(page, problem(page), 'The unit of force is the')
  await page.keyboard.press('Enter')
  await typeIn(page, option(page, 1), 'newton')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.press('Enter')
  await typeIn(page, option(page, 2), 'joule')

  await page.keyboard.press('Alt+ArrowUp')
  await expect(listed(page)).toHaveText([/unit of force/, /Which gas/])
  await page.keyboard.press('Alt+ArrowDown')
  await expect(listed(page)).toHaveText([/Which gas/, /unit of force/])
  await page.keyboard.press('Control+d')
  await expect(listed(page)).toHaveText([/Which gas/, /unit of force/, /unit of force/])
  await page.keyboard.press('Control+z')
  await expect(listed(page)).toHaveText([/Which gas/, /unit of force/])
  await expect(problem(page)).toBeFocused()
  await page.keyboard.press('Control+Shift+Z')
  await expect(listed(page)).toHaveCount(3)
  await expect(problem(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(listed(page)).toHaveCount(2)

  await tabTo(page, page.getByRole('button', { name: 'Save & Next' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/section=prvw/)
  await tabTo(page, page.getByRole('button', { name: 'Publish Quiz' }))
  await page.keyboard.press('Enter')
  await expect(shared(page)).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ title: TITLE, no_of_questions: 2, status: 'active' }])
})

test('a pasted block of questions is shown first, with what is wrong in it, and then taken', async ({
  page,
  context,
  server,
}) => {
  await openWizard(page, server)
  await toQuestions(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(PASTED)})`)
  await problem(page).focus()
  await page.keyboard.press('Control+v')
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await expect(dialog.getByText('3 questions found')).toBeVisible()
  await expect(dialog.getByText('Line 10: no correct answer given').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click()
  await expect(listed(page)).toHaveText([/largest/, /রাজধানী/, /SI unit/])
  await expect(page.getByText('2 of 3 complete').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Correct answer: 2' })).toBeChecked()
  await listed(page).nth(1).getByRole('button', { name: 'Question 2' }).first().click()
  await expect(option(page, 2)).toHaveValue('কলকাতা')
  await expect(page.getByRole('radio', { name: 'Correct answer: 2' })).toBeChecked()
})

const keptDraft = async (page: Page) => {
  const kept = await page.evaluate<string | null>(
    'localStorage.getItem(Object.keys(localStorage).find((key) => /^Draft\\..*\\.new-quiz$/.test(key)))',
  )
  return kept && JSON.parse(kept).content
}

test('a reload keeps the draft, in the shapes described', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { title: 'বিজ্ঞান, প্রথম পরীক্ষা' })
  await writeAll(page, QUESTIONS.slice(0, 2))
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeVisible()
  await problem(page).fill('The SI unit of')
  await page.reload()
  await expect(problem(page)).toHaveValue('The SI unit of')
  await expect(listed(page)).toHaveText([/photosynthesis/, /রাজধানী/, /SI unit/])
  expect(await keptDraft(page)).toEqual({
    details: {
      title: 'বিজ্ঞান, প্রথম পরীক্ষা',
      subject: 'Science',
      duration: 15,
      questionCount: 3,
      hasNegativeMarking: true,
    },
    items: [
      ...QUESTIONS.slice(0, 2).map(({ problem, options, correct }) => ({
        problem,
        format: 'prose',
        options,
        correct_answer: correct,
      })),
      { problem: 'The SI unit of', format: 'prose', options: ['', '', '', ''], correct_answer: -1 },
    ],
  })
})

test('“Save & Next” with an incomplete question says what is missing, and leads to it', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page)
  await writeAll(page)
  await option(page, 2).fill('')
  await listed(page).first().getByRole('button').first().click()
  await page.getByLabel('Question text').fill('')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(INCOMPLETE, { exact: true })).toBeVisible()
  await expect(alert.getByRole('listitem')).toHaveText([
    'Question 1: the question text',
    'Question 3: at least 2 options',
  ])
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('Question text')).toBeFocused()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await alert.getByRole('button', { name: /^Question 3/ }).click()
  await expect(option(page, 2)).toBeFocused()
})

test('too few questions are counted, and nothing is saved', async ({ page, server }) => {
  const account = await openWizard(page, server)
  await toQuestions(page, { count: 3 })
  await writeAll(page, QUESTIONS.slice(0, 2))
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  const text = 'You need exactly 3 complete questions. Currently you have 2.'
  await expect(page.getByRole('alertdialog').getByText(text, { exact: true })).toBeVisible()
  expect(await quizzesOf(server, account)).toEqual([])
})

const SAVES = '**/quiz/new'

/** All is written, and only the last button is left to press. */
const atTheLastButton = async (page: Page, server: Server) => {
  const account = await openWizard(page, server)
  await toQuestions(page)
  await writeAll(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  return { account, save: page.getByRole('button', { name: 'Publish Quiz' }) }
}

const expectNotSaved = (page: Page) =>
  expect(page.getByText('The quiz was not published. Nothing you wrote is lost.')).toBeVisible()

test('a save that fails keeps everything for the next try', async ({ page, server }) => {
  const { account, save } = await atTheLastButton(page, server)
  await page.route(SAVES, (route) => route.fulfill({ status: 503, body: 'busy' }))
  await save.click()
  await expectNotSaved(page)
  await expect.poll(async () => (await keptDraft(page))?.items).toHaveLength(3)
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shared(page)).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ title: TITLE, no_of_questions: 3 }])
  expect(await keptDraft(page)).toBeNull()
})

test('a save whose answer is lost makes one quiz, tried again at once or after a reload @gate', async ({
  page,
  server,
}) => {
  const { account, save } = await atTheLastButton(page, server)
  await page.route(SAVES, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await save.click()
  await expectNotSaved(page)
  const [made] = await quizzesOf(server, account)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectNotSaved(page)
  await page.unroute(SAVES)
  await page.reload()
  await save.click()
  await expect(shared(page)).toBeVisible()
  expect(await quizzesOf(server, account)).toEqual([made])
  await expect(shared(page).getByLabel('Share link')).toHaveValue(new RegExp(`code=${made?.share_code}$`))
})

test('questions are put into another order by dragging them, and by the keys of their handles', async ({
  page,
  server,
}) => {
  await openWizard(page, server)
  await toQuestions(page)
  await writeAll(page)
  const texts = QUESTIONS.map(({ problem }) => problem)
  const inOrder = (...order: number[]) =>
    expect(listed(page)).toContainText(order.map((at) => (texts[at] ?? '').slice(0, 20)))
  const handle = (number: number) => page.getByRole('button', { name: `Move question ${number}` })
  await inOrder(0, 1, 2)

  const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()]
  if (!from || !to) throw new Error('the handles are not to be seen')
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
  await inOrder(2, 0, 1)

  const press = async (key: string, said: string) => {
    await page.keyboard.press(key)
    await expect(page.getByText(said, { exact: true })).toBeAttached()
  }
  await handle(1).focus()
  await press('Space', 'Question 1 of 3 taken')
  await press('ArrowDown', 'At place 2 of 3')
  await press('Escape', 'Question 1 stays where it was')
  await inOrder(2, 0, 1)
  await handle(1).focus()
  await press('Space', 'Question 1 of 3 taken')
  await press('ArrowDown', 'At place 2 of 3')
  await press('ArrowDown', 'At place 3 of 3')
  await page.keyboard.press('Space')
  await inOrder(0, 1, 2)
  await expect(page.getByText('Question 1 is now 3 of 3')).toBeAttached()
})
