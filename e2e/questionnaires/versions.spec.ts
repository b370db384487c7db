import type { Locator, Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { choose, expectSaved, expectScore, next, RAHUL, startQuiz, submit } from '../student.ts'
import { aPublishedQuiz, enter, fillDetails, type Published, TITLE } from '../teacher.ts'

const MITA = { ...RAHUL, name: 'Mita Pal', phone: '9876501234' }

const editorOf = ({ id }: Published, section = 'qsi') => `/dashboard/quizzes/${id}/edit?section=${section}`
const versionsPage = ({ id }: Published) => `/dashboard/quizzes/${id}/versions`
const cardOf = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Version ${number}`, exact: true }) })

/** The first question gets another text, and the wizard stands before the save. */
const writesAnew = async (page: Page, quiz: Published, text: string) => {
  await page.goto(editorOf(quiz))
  await page.getByLabel('Question text').fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible()
}
const saves = (page: Page | Locator) => page.getByRole('button', { name: 'Publish changes' }).click()

const aTeachersPage = async (page: Page, server: Server) => {
  const quiz = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  return quiz
}

test('an edit is for those who start after it; who has started keeps theirs, and the teacher sees who has which', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aTeachersPage(page, server)
  const phone = await (await browser.newContext()).newPage()
  await startQuiz(phone, quiz.code)
  await choose(phone, 'Carbon dioxide')
  await expectSaved(phone)

  await writesAnew(page, quiz, 'Which gas do leaves take in?')
  await expect(
    page.getByText('Your changes become version 2. Whoever starts after you publish gets it, at once.'),
  ).toBeVisible()
  await expect(page.getByText('1 student is taking version 1, and keeps it.')).toBeVisible()
  await saves(page)
  const dialog = page.getByRole('dialog', { name: 'This has been answered already' })
  await dialog.getByLabel('It asks the same as before').check()
  await saves(dialog)
  await expect(page).toHaveURL(versionsPage(quiz))
  await expect(cardOf(page, 2)).toContainText('Students meet this one')
  await expect(cardOf(page, 1)).toContainText('1 student is taking it now')

  await phone.reload()
  await expect(phone.getByText('Which gas do plants take in for photosynthesis?')).toBeVisible()
  await expect(phone.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  const other = await (await browser.newContext()).newPage()
  await startQuiz(other, quiz.code, MITA)
  await expect(other.getByText('Which gas do leaves take in?')).toBeVisible()
  for (const student of [phone, other]) {
    await next(student)
    await next(student)
    await submit(student)
    await expect(student.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  }

  await page.reload()
  await expect(cardOf(page, 1)).toContainText('1 student took it')
  await expect(cardOf(page, 2)).toContainText('1 student took it')
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await expect(page.getByRole('row', { name: RAHUL.name })).toContainText('Version 1')
  await expect(page.getByRole('row', { name: MITA.name })).toContainText('Version 2')
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  const first = page.getByRole('article').filter({ hasText: 'Which gas do leaves take in?' })
  await expect(first).toContainText('1 of 2 left it blank')
})

test('a save whose answer was lost makes one version when it is pressed again', async ({ page, server }) => {
  const quiz = await aTeachersPage(page, server)
  await writesAnew(page, quiz, 'Which gas do leaves take in?')
  let lost = 0
  await page.route('**/versions', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await saves(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(lost).toBe(1)
  await saves(page)
  await expect(page).toHaveURL(versionsPage(quiz))
  await expect(cardOf(page, 2)).toContainText('Students meet this one')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
})

test('an edit of what was changed meanwhile is refused, and nothing of it is lost', async ({
  page,
  context,
  server,
}) => {
  const quiz = await aTeachersPage(page, server)
  await writesAnew(page, quiz, 'Written in the old tab?')
  const second = await context.newPage()
  await second.goto(`/dashboard/quizzes`)
  await second.getByRole('button', { name: `More for ${TITLE}` }).click()
  await second.getByRole('button', { name: 'Rename' }).click()
  await second.getByRole('dialog').getByLabel('Title').fill('Science, renamed')
  await second.getByRole('button', { name: 'Rename' }).click()
  await expect(second.getByRole('row', { name: /Science, renamed/ })).toBeVisible()

  await saves(page)
  await expect(page.getByText('The quiz was changed meanwhile')).toBeVisible()
  const said = page.getByText('It is version 2 now; your changes were made to version 1.', { exact: false })
  await expect(said).toBeVisible()
  await page.reload()
  await expect(said).toBeVisible()
  await expect(page.getByText('Written in the old tab?').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'See what was changed in a new tab' })).toHaveAttribute(
    'href',
    /versions\?compare=1-2$/,
  )
  await page.getByRole('button', { name: 'Make mine the next version' }).click()
  await expect(page.getByText('Your changes now follow version 2.', { exact: false })).toBeVisible()
  await saves(page)
  await expect(page).toHaveURL(versionsPage(quiz))
  await expect(cardOf(page, 3)).toContainText('Students meet this one')
})

test('an earlier version is looked at beside the current one, and made current again', async ({ page, server }) => {
  const quiz = await aTeachersPage(page, server)
  await writesAnew(page, quiz, 'Which gas do leaves take in?')
  await saves(page)
  await cardOf(page, 1).getByRole('link', { name: 'Compare version 1 with the current one' }).click()
  await expect(page.getByRole('heading', { name: 'Version 1 and version 2' })).toBeVisible()
  await expect(page.getByText('1 question changed')).toBeVisible()
  await expect(page.getByText('Which gas do plants take in for photosynthesis?')).toBeVisible()
  await expect(page.getByText('Which gas do leaves take in?')).toBeVisible()
  await page.getByRole('link', { name: 'All versions' }).click()
  await cardOf(page, 1).getByRole('button', { name: 'Make current again: version 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make current again' }).click()
  await expect(cardOf(page, 1)).toContainText('Students meet this one')
})

test('a duplicate is a quiz of its own', async ({ page, server }) => {
  await aTeachersPage(page, server)
  await page.goto('/dashboard/quizzes')
  await page.getByRole('button', { name: `More for ${TITLE}` }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Copy of ${TITLE}`)
  await expect(page).toHaveURL(/quizzes\/drafts\/[0-9a-f]{32}/)
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  // At once: what the list knows is fresh for a while.
  await page.getByRole('link', { name: 'Quizzes', exact: true }).first().click()
  await expect(page.getByRole('row', { name: /Science, first test/ })).toHaveCount(2)
  await page.goBack()
  await page.getByRole('link', { name: /Preview/ }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Copy of ${TITLE}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('row', { name: /Science, first test/ })).toHaveCount(2)
})

test('a new quiz begins as one of mine', async ({ page, server }) => {
  await aTeachersPage(page, server)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { title: 'Second test' })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Copy one of my quizzes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which quiz shall the new one begin as?' })
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await dialog.getByRole('searchbox').fill('nothing like it')
  await expect(dialog.getByText('0 quizzes')).toBeVisible()
  await dialog.getByRole('searchbox').fill('SCIENCE')
  await dialog.getByRole('link', { name: TITLE }).click()
  await expect(page.getByLabel('Title')).toHaveValue(`Copy of ${TITLE}`)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title'), 'what was being written is still there').toHaveValue('Second test')
})

test('a preview is the quiz as students take it, and leaves nothing behind', async ({ page, server }) => {
  const quiz = await aTeachersPage(page, server)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/student')) sent.push(request.url())
  })
  await page.goto(`/dashboard/quizzes/${quiz.id}/preview`)
  await expect(page.getByText('Preview: nothing is stored, and no student sees it.')).toBeVisible()
  await page.getByRole('button', { name: 'Start the preview' }).click()
  await choose(page, 'Carbon dioxide')
  await next(page)
  await next(page)
  await submit(page)
  await expectScore(page, '1 out of 3')
  await page.goto(versionsPage(quiz))
  await expect(cardOf(page, 1)).toContainText('Nobody is taking it now')
  await expect(cardOf(page, 1)).toContainText('Nobody has taken it yet')
  expect(sent).toEqual([])
})
