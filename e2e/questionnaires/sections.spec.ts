import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { choose, expectScore, next, seeResult, startQuiz, submit } from '../student.ts'
import { type Account, anAccount, attemptsOf, beginQuiz, enter, publish, quizzesOf } from '../teacher.ts'

const PAPER = `1. What is force measured in?
a) newton
b) joule
Ans: a

2. What bends at a lens?
a) light
b) sound
Ans: a

3. Which part makes food?
a) the leaf
b) the root
Ans: a

4. Which part drinks?
a) the leaf
b) the root
Ans: b`

const rows = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const isPhone = () => test.info().project.name === 'phone'
/** A button of the editor, which a phone has in a menu. */
const press = async (page: Page, name: string) => {
  if (!isPhone()) return page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

const withPaper = async (page: Page, server: Server, text = PAPER): Promise<Account> => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await beginQuiz(page, { title: 'Force and leaf', count: 4 })
  await expect(page.getByLabel('Question text')).toBeFocused()
  await page.getByRole('button', { name: 'As text' }).click()
  await page.getByLabel('All of it as text').fill(text)
  await page.getByRole('button', { name: 'One by one' }).click()
  return account
}

test('@phone @desktop a teacher puts questions into sections, a student sees them, and each has figures', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const account = await withPaper(page, server)
  await expect(rows(page)).toHaveCount(4)
  await press(page, 'Add a section')
  await expect(page.getByText('Still needed: a title and at least 1 question below it.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('Section A: Physics')
  await page.getByLabel('Instructions (optional)').fill('Answer **both**.')
  // Above all questions: they are all in it.
  for (let times = 0; times < 4; times += 1)
    await (isPhone() ? page.getByRole('button', { name: 'Move up' }).click() : page.keyboard.press('Alt+ArrowUp'))
  await expect(page.getByText('Its questions: 1, 2, 3, and 4')).toBeVisible()
  await expect(rows(page).first()).toContainText('4 questions, 4 marks')

  await press(page, 'Choose several')
  const ticks = page.getByRole('list', { name: 'Questions' }).getByRole('checkbox')
  for (const at of [3, 4]) await ticks.nth(at).check()
  await page.getByLabel('Section', { exact: true }).selectOption('A new section')
  await page.getByRole('button', { name: /: Section$/ }).click()
  await expect(page.getByText('2 moved to the end of Section 2. It still needs a title.').first()).toBeVisible()
  await press(page, 'Done')
  await page.getByLabel('Title', { exact: true }).fill('বিভাগ খ: জীববিদ্যা')
  await expect(rows(page)).toHaveText([/Physics/, /force/, /lens/, /জীববিদ্যা/, /food/, /drinks/])

  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('heading', { name: 'Section A: Physics' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByLabel('Share link')).toBeVisible()
  const [quiz] = await quizzesOf(server, account)
  if (!quiz) throw new Error('no quiz')

  const context = await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })
  const student = await context.newPage()
  await student.clock.install()
  await startQuiz(student, quiz.share_code)
  const section = (name: string) => student.getByRole('region', { name })
  await expect(section('Section A: Physics').getByRole('heading', { name: 'Question 1 of 4' })).toBeFocused()
  await expect(section('Section A: Physics').getByText('both')).toBeVisible()
  await choose(student, 'newton')
  await next(student)
  await expect(section('Section A: Physics').getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()
  await expect(student.getByText('both')).toHaveCount(0)
  await choose(student, 'light')
  await next(student)
  await expect(section('বিভাগ খ: জীববিদ্যা').getByRole('heading', { name: 'Question 3 of 4' })).toBeVisible()
  await choose(student, 'the root')
  if (isPhone()) await student.getByRole('button', { name: 'All questions' }).click()
  await expect(student.getByRole('button', { name: /^Go to question 4: .*বিভাগ খ: জীববিদ্যা$/ })).toBeVisible()
  await student.getByRole('button', { name: /^Go to question 4/ }).click()
  await submit(student)
  await seeResult(student)
  await expectScore(student, '1.75 out of 4')
  await expect(student.getByRole('heading', { name: 'বিভাগ খ: জীববিদ্যা' })).toHaveCount(1)
  await student.getByRole('heading', { name: 'Section A: Physics' }).scrollIntoViewIfNeeded()
  await student.evaluate('scrollBy(0, 300)')
  await context.close()

  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=overview`)
  const figures = page.getByRole('table').filter({ hasText: 'Section A: Physics' })
  await expect(figures.getByRole('row', { name: /Section A: Physics/ })).toContainText('100')
  await expect(figures.getByRole('row', { name: /জীববিদ্যা/ })).toBeVisible()
  await figures.scrollIntoViewIfNeeded()
  const { rows: ended } = await attemptsOf(server, { ...account, code: quiz.share_code, id: quiz.id })
  await page.goto(`/dashboard/analysis/${ended[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'Section A: Physics' })).toBeVisible()
})

test('@phone @desktop a heading that is deleted leaves its questions, and comes back', async ({ page, server }) => {
  const headed = PAPER.replace('\n\n3.', '\n\nSection B: Biology\nInstructions: Answer one.\n\n3.')
  await withPaper(page, server, `Section A\n\n${headed}`)
  await expect(rows(page)).toHaveText([/Section A/, /force/, /lens/, /Biology/, /food/, /drinks/])
  await rows(page).nth(3).locator('[data-row]').click()
  await expect(page.getByLabel('Instructions (optional)')).toHaveValue('Answer one.')
  await page.getByRole('button', { name: 'Delete section' }).click()
  await expect(page.getByText('Section 2 deleted. Its 2 questions are still there.')).toBeVisible()
  await expect(rows(page)).toHaveText([/Section A/, /force/, /lens/, /food/, /drinks/])
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(rows(page)).toHaveText([/Section A/, /force/, /lens/, /Biology/, /food/, /drinks/])
  await page.getByRole('button', { name: 'As text' }).click()
  await expect(page.getByLabel('All of it as text')).toHaveValue(
    /\n\nSection B: Biology\nInstructions: Answer one.\n\n3\./,
  )
})

test('@desktop questions are sorted into sections by keys alone, and it is said', async ({ page, server }) => {
  await withPaper(page, server)
  await page.keyboard.press('Alt+H')
  await page.keyboard.type('Biology')
  await page.keyboard.press('Alt+PageUp')
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByText('Question 4 is now 4 of 4. Section 1', { exact: true })).toBeAttached()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByText('Question 4 is now 4 of 4. Above the first section', { exact: true })).toBeAttached()
  await page.keyboard.press('Alt+M')
  await page.keyboard.press('Shift+ArrowUp')
  await page.getByLabel('Section', { exact: true }).focus()
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByText('2 moved to the end of Section 1.').first()).toBeAttached()
  await expect(rows(page)).toHaveText([/force/, /lens/, /Biology/, /food/, /drinks/])
  await page.keyboard.press('Control+Z')
  await expect(rows(page)).toHaveText([/force/, /lens/, /food/, /drinks/, /Biology/])
})

test('@phone a mixed quiz keeps its sections in their order', async ({ page, server }) => {
  const questions = Array.from({ length: 8 }, (_, at) => ({
    problem: at < 4 ? `Force ${at}?` : `Leaf ${at}?`,
    options: ['yes', 'no'],
    correct_answer: 0,
  }))
  const quiz = await publish(server, await anAccount(server), {
    title: 'Mixed',
    questions,
    sections: [
      { title: 'Physics', before: 0 },
      { title: 'Biology', instructions: 'Breathe.', before: 4 },
    ],
    texts: [{ text: 'Take a rest.', before: 4, ends_section: true }],
    settings: { order: { questions: true, options: false } },
  })
  await startQuiz(page, quiz.code)
  for (let at = 0; at < 8; at += 1) {
    await expect(page.getByRole('region', { name: at < 4 ? 'Physics' : 'Biology' })).toBeVisible()
    await expect(page.getByText(at < 4 ? /^Force \d\?$/ : /^Leaf \d\?$/)).toBeVisible()
    await expect(page.getByText('Take a rest.')).toHaveCount(at === 4 ? 1 : 0)
    await expect(page.getByText('Breathe.')).toHaveCount(at === 4 ? 1 : 0)
    if (at < 7) await next(page)
  }
})
