import type { Browser, Page } from '@playwright/test'
import { CODE, type Student, TEACHER_TOKEN } from '../../server/testing/before-sections.ts'
import { ESSAY, labelOf, putInOrder } from '../answering.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { isLoaded, pasteInto } from '../pasting.ts'
import {
  attemptOnServer,
  choose,
  expectSaved,
  expectScore,
  expectScoreSoFar,
  next,
  RAHUL,
  seeResult,
  startQuiz,
  submit,
  workerServes,
} from '../student.ts'
import { anAccount, attemptsOf, enter, fillDetails, quizzesOf } from '../teacher.ts'
import { writeKind } from '../writing.ts'

test.use({ database: 'before-sections' })

const raw = String.raw
const LINE = 'The sun is a star; the sky around it is blue by day, and red where it sets. '
const PASSAGE = LINE.repeat(12).trim()
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const question = (page: Page, number: number, of = 9) =>
  expect(page.getByRole('heading', { name: `Question ${number} of ${of}` })).toBeVisible()
const formulas = (page: Page) => page.getByRole('main').locator('math')
const essay = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ })

/** A choice with formulas and pictures wherever they may stand. */
const writeRichChoice = async (page: Page) => {
  const explanation = 'Explanation (optional)'
  await page.getByLabel('Question text').fill(raw`Which is $x$, if $x^2 = 9$ and $x > 0$?`)
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill(raw`$\sqrt{9}$`)
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('This many ')
  await page.getByRole('textbox', { name: explanation }).fill(raw`Because $3 \cdot 3 = 9$. `)
  const named = page.getByRole('textbox', { name: /^What does picture 1 show/ })
  for (const [at, [field, name]] of [
    ['Question text', 'a lotus'],
    ['Option 2', 'a leaf'],
    [explanation, 'a square'],
  ].entries()) {
    await pasteInto(page, field ?? '')
    await named.nth(at).fill(name ?? '')
  }
  await page.getByRole('radio', { name: 'Correct answer: 1' }).check()
}

/** Seven questions, a text, and a passage with two: every kind there is. */
const writesThePaper = async (page: Page) => {
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { title: 'Everything', count: 9 })
  await page.getByLabel('Answers that are right in part').selectOption('A share of the marks for each right part')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await writeRichChoice(page)
  for (const kind of [
    'Several right options',
    'Short answer',
    'Number',
    'Fill in the blanks',
    'Put in order',
    'Match pairs',
  ]) {
    await page.getByRole('button', { name: 'Add question' }).click()
    await writeKind(page, kind)
    await expect(page.getByText('This question is complete.')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add a text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Read before you answer.')
  await page.getByRole('button', { name: 'Add a passage' }).click()
  await page.getByLabel('Text of the passage').fill(PASSAGE)
  for (const kind of ['True or false', 'Open-ended']) {
    await page.getByRole('button', { name: 'Add question to passage 1' }).click()
    await writeKind(page, kind)
  }
  await page.getByText('Save & Next').click()
  await expect(page.getByText('Passage for questions 8–9')).toBeVisible()
  await expect(page.getByText('Read before you answer.')).toBeVisible()
  await expect(formulas(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
}

const aPhone = async (browser: Browser, server: Server) => {
  const context = await browser.newContext({ ...PHONE, baseURL: server.url })
  const page = await context.newPage()
  await page.clock.install()
  return page
}

/** What is answered without a network is there when the network is back. */
const withoutNetwork = async (page: Page, answers: () => Promise<void>) => {
  await page.context().setOffline(true)
  await answers()
  await expect(page.getByText('Your answers are kept on this device.', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await expectSaved(page)
}

const answersTheFirstSix = async (page: Page) => {
  await expect(formulas(page)).toHaveCount(4)
  for (const name of ['a lotus', 'a leaf']) await expect(page.getByRole('img', { name })).toBeVisible()
  await expect.poll(() => isLoaded(page)).toBe(true)
  await page.getByRole('radio').first().click()
  await workerServes(page)
  await withoutNetwork(page, async () => {
    await next(page)
    await page.getByRole('checkbox', { name: '2' }).first().click()
    await page.reload()
    await question(page, 2)
    await next(page)
    await essay(page).fill(' KOLKATA ')
  })
  await next(page)
  await question(page, 4)
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('19.7')
  await next(page)
  await withoutNetwork(page, async () => {
    await question(page, 5)
    await page.getByRole('textbox', { name: 'Blank 1 of 2', exact: true }).fill('Hydrogen')
    await page.getByRole('combobox', { name: 'Blank 2 of 2' }).selectOption('helium')
    await next(page)
    await question(page, 6)
    await putInOrder(page, ['Ashoka', 'Akbar', 'Tagore'])
    const keep = page.getByRole('button', { name: 'This order is right' })
    if (await keep.isVisible()) await keep.click()
  })
}

const resumeCodeOn = (page: Page) =>
  page
    .getByText(/^Write down your resume code/)
    .locator('strong')
    .innerText()

/** By number and resume code, to the first question that has no answer. */
const goesOnWith = async (page: Page, code: string, resumeCode: string) => {
  await page.goto(`/quiz?code=${code}`)
  await page.getByRole('button', { name: 'Already started on another device?' }).click()
  await page.getByLabel('Phone').fill(RAHUL.phone)
  await page.getByLabel('Resume code').fill(resumeCode)
  await page.getByRole('button', { name: 'Continue the quiz' }).click()
  await question(page, 7)
}

const answersTheRest = async (page: Page) => {
  const selects = page.getByRole('main').getByRole('combobox')
  for (const [at, right] of ['Patna', 'Bhubaneswar'].entries())
    await selects.nth(at).selectOption({ label: await labelOf(page, right) })
  await next(page)
  await question(page, 8)
  await expect(page.getByText('Read before you answer.')).toBeVisible()
  await expectSaved(page)
  await workerServes(page)
  await withoutNetwork(page, async () => {
    await choose(page, 'False')
    await next(page)
    await question(page, 9)
    await essay(page).fill(ESSAY)
    await page.reload()
    await question(page, 9)
    await expect(page.getByRole('region', { name: 'Passage for questions 8–9' })).toBeVisible()
    await expect(essay(page)).toHaveValue(ESSAY)
  })
}

const VERDICTS = ['right', 'right', 'right', 'right', 'partly right', 'right', 'right', 'wrong'].map(
  (verdict, at) => `Question ${at + 1}: ${verdict}`,
)

/** The reviews of both sides: each verdict, the passage, formulas, pictures, explanation and model answer. */
const expectReviewed = async (page: Page, last: string) => {
  for (const verdict of [...VERDICTS, `Question 9: ${last}`])
    await expect(page.getByText(verdict, { exact: true })).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first.getByText('Because')).toBeVisible()
  await expect(first.locator('math')).toHaveCount(5)
  for (const name of ['a lotus', 'a leaf', 'a square']) await expect(first.getByRole('img', { name })).toBeVisible()
  await expect(page.getByText('Passage for questions 8–9')).toBeVisible()
  await expect(page.getByText('The air scatters blue light more than red.')).toBeVisible()
}

const marksByHand = async (page: Page, quizId: string) => {
  await page.goto(`/dashboard/quizzes/result?quiz=${quizId}`)
  await expect(page.getByText('1 answer waits for marking')).toBeVisible()
  await page.getByRole('link', { name: 'Mark them' }).click()
  await page.getByRole('link', { name: /Question 9/ }).click()
  await expect(page.getByText('Because the air scatters')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('textbox', { name: 'Marks, of 1' })).toHaveValue('0.75')
  await page.getByLabel('Comment to the student').fill('Well said.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 1 marked')).toBeVisible()
}

/** What was asked stands there as it was asked, wherever its teacher meets it again. */
const meetsTheQuestionsAgain = async (page: Page, quizId: string) => {
  const first = page.getByRole('article').filter({ hasText: 'Question 1' }).first()
  const expectWhole = async () => {
    await expect(first.locator('math')).toHaveCount(4)
    for (const name of ['a lotus', 'a leaf']) await expect(first.getByRole('img', { name })).toBeVisible()
  }
  await page.getByRole('link', { name: /^Mark by hand.*question 1$/ }).click()
  await expect(page.getByRole('textbox', { name: 'Marks, of 1' })).toBeVisible()
  await expectWhole()
  await page.goto(`/dashboard/quizzes/result?quiz=${quizId}&view=questions`)
  await expect(first.getByRole('table')).toContainText('1 (100%)')
  await expectWhole()
}

/** A browser that holds what it was given before there were sections. */
const sinceBefore = async (browser: Browser, server: Server, cookies: Record<string, string>) => {
  const page = await aPhone(browser, server)
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: server.url })))
  return page
}

const OLD_STUDENT: Student = 'counted'

const oldStudentGoesOn = async (page: Page) => {
  await page.goto(`/quiz?code=${CODE}`)
  await page.getByRole('button', { name: 'Go on' }).click()
  await question(page, 3, 3)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: 'দার্জিলিং' })).toBeChecked()
  await next(page)
  await choose(page, 'water')
  await expectSaved(page)
}

const oldStudentHandsIn = async (page: Page) => {
  await submit(page)
  await seeResult(page)
  await expectScore(page, '1.75 out of 3')
  await expect(page.getByText('Question 2: wrong')).toBeVisible()
}

const oldTeacherReads = async (page: Page) => {
  await page.goto('/dashboard/quizzes/result?quiz=z1')
  const row = page.getByRole('row', { name: /1\.75/ })
  await expect(row).toContainText('Rahul Das')
  await row.getByRole('link').click()
  await expect(page.getByText('Question 2: wrong')).toBeVisible()
  await expect(page.getByText('1.75').first()).toBeVisible()
}

test('a paper of everything is made, taken, marked and reviewed, while a quiz from before goes on', async ({
  page: teacher,
  browser,
  server,
}) => {
  test.slow()
  const account = await anAccount(server)
  const old = await sinceBefore(browser, server, { [`quiznity_attempt_${CODE}`]: OLD_STUDENT })
  await oldStudentGoesOn(old)

  await enter(teacher, account.teacher)
  await writesThePaper(teacher)
  const [quiz] = await quizzesOf(server, account)
  const [code, id] = [quiz?.share_code ?? '', quiz?.id ?? '']

  const first = await aPhone(browser, server)
  await startQuiz(first, code)
  const resumeCode = await resumeCodeOn(first)
  await answersTheFirstSix(first)
  const second = await aPhone(browser, server)
  await goesOnWith(second, code, resumeCode)
  await answersTheRest(second)
  const { answers } = await attemptOnServer(second, code)
  expect(answers.filter(({ selected_index, value }) => selected_index >= 0 || value !== undefined)).toHaveLength(9)

  await submit(second)
  await seeResult(second)
  await expectScoreSoFar(second, '6.25 out of 9')
  await expectReviewed(second, 'waits for your teacher')

  await marksByHand(teacher, id)
  await second.reload()
  await expectScore(second, '7 out of 9')
  await expectReviewed(second, 'partly right')
  await expect(second.getByText('Well said.')).toBeVisible()
  const { rows } = await attemptsOf(server, { ...account, code, id })
  await teacher.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expectReviewed(teacher, 'partly right')
  await meetsTheQuestionsAgain(teacher, id)

  await oldStudentHandsIn(old)
  const session = { quiznity_session: TEACHER_TOKEN, signed_in: '1' }
  await oldTeacherReads(await sinceBefore(browser, server, session))
})
