import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import readSheets from 'read-excel-file/node'
import { expect, type Server, test } from '../fixtures.ts'
import { aQuizOfEachKind } from '../kinds.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { anAccount, aPublishedQuiz, enter, publish, questionsOf } from '../teacher.ts'

const NAMES = ['রাহুল মুখোপাধ্যায়', '=HYPERLINK("x")', 'Anil Kumar Bandyopadhyay']

const takenBy = async (server: Server, code: string, names = NAMES) => {
  for (const [at, name] of names.entries())
    await takeQuizByCalls(server, code, { ...RAHUL, name, phone: String(7_000_000_000 + at * 10_007) })
}

const fileOf = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

const A4_WITHIN_MARGINS = { width: 688, height: 1016 }

/** How many pages a PDF has, as it says in its own tree of pages. */
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('results are taken away as files that open right @phone @desktop @gate', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await takenBy(server, quiz.code)
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = await fileOf(page, 'Students as CSV')
  expect(csv.name).toBe('Science, first test - students.csv')
  const lines = csv.bytes.toString().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF"Name","Mobile"/)
  expect(lines).toHaveLength(5)
  expect(lines.join('\n')).toContain('\n"রাহুল মুখোপাধ্যায়","7000000000"')
  expect(lines.join('\n')).toContain(`\n"'=HYPERLINK(""x"")"`)
  const book = await fileOf(page, 'Everything as Excel')
  const sheets = await readSheets(book.bytes)
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    ['Students', 4],
    ['Answers', 10],
    ['Questions', 4],
    ['How often', 10],
  ])
  await expect(page.getByText('The download has begun.').last()).toBeVisible()
})

test('where nobody has handed in there is nothing to export or to print', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('button', { name: 'Answers as CSV' }).click()
  await expect(page.getByText('Nothing to export yet: nobody has handed in.')).toBeVisible()
  await page.getByRole('link', { name: 'All answer sheets' }).click()
  await expect(page.getByText('Nobody has handed in yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled()
})

test('a class report and every sheet make a good PDF @gate', async ({ page, server }) => {
  const quiz = await aQuizOfEachKind(server)
  await takenBy(server, quiz.code)
  const questions = await questionsOf(server, quiz)
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/${quiz.id}/print?what=class`)
  await expect(page.getByText('Everything is here.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('rowheader')).toHaveCount(3)
  await expect(page.getByRole('table', { name: 'Questions' }).getByRole('rowheader')).toHaveCount(questions.length)
  await page.setViewportSize(A4_WITHIN_MARGINS)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/dashboard/quizzes/${quiz.id}/print?what=sheets`)
  await expect(page.getByText('Everything is here.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3 * questions.length)
  await page.setViewportSize(A4_WITHIN_MARGINS)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  for (const role of ['button', 'navigation', 'link'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  const all = pagesIn(await page.pdf({ preferCSSPageSize: true }))
  expect(all, 'each has more than a page').toBeGreaterThan(3)
  expect(all % 3, 'each begins on a page of its own, and all are as long').toBe(0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('article')).toHaveCount(questions.length)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(all / 3 + 1)
})

test('a class report is as wide as its page beside a wide formula, and has the question on paper', async ({
  page,
  server,
}) => {
  const sum = Array.from({ length: 60 }, (_, at) => `x_{${at}}`).join('+')
  const problem = `Which of these is the first one?\n$$a = ${sum}$$`
  const questions = [{ format: 'prose', problem, options: ['$x_0$', '$x_1$'], correct_answer: 0 }]
  const quiz = await publish(server, await anAccount(server), { title: 'Sums', questions })
  await takenBy(server, quiz.code, ['Mita Pal'])
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/${quiz.id}/print?what=class`)
  await expect(page.getByText('Everything is here.')).toBeVisible()
  const asked = page.getByText('Which of these is the first one?')
  await expect(asked).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await page.setViewportSize(A4_WITHIN_MARGINS)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect.poll(async () => (await asked.boundingBox())?.width ?? 0).toBeGreaterThan(100)
})
