import { readFileSync, statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { installClock, shownInItsTime } from '../soon.ts'
import {
  choose,
  expectSaved,
  RAHUL,
  seeResult,
  startQuiz,
  submit,
  takeQuizByCalls,
  tellLastDigits,
} from '../student.ts'
import { aPublishedQuiz, enter } from '../teacher.ts'

const OTHERS = ['Mita Pal', 'Anil Kumar Bandyopadhyay-Chattopadhyay', 'Mickey Mouse']

const asksToErase = async (page: Page) => {
  await page.getByRole('button', { name: 'Ask to erase it' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText(/Your teacher has not answered yet/)).toBeVisible()
}

test('@phone @desktop a student takes their data along, asks for it to be erased, and the teacher answers', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  const context = await browser.newContext({ baseURL: server.url, acceptDownloads: true })
  const student = await context.newPage()
  await student.clock.install()
  await startQuiz(student, quiz.code)
  await choose(student, 'Carbon dioxide')
  await expectSaved(student)
  await submit(student)
  await seeResult(student)
  const coming = student.waitForEvent('download')
  await student.getByRole('button', { name: 'Download as a file' }).click()
  const file = await (await coming).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    told: RAHUL,
    result: { score: 1, max_score: 3 },
    answers: [{ answer_in_words: 'Carbon dioxide' }, { answer: null }, { answer: null }],
  })
  // Somebody else with the same phone has to say whose it is first.
  const other = await context.newPage()
  await other.goto(`/quiz/analysis?code=${quiz.code}`)
  await expect(other.getByLabel(/last four digits/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Ask to erase it' })).toHaveCount(0)
  await tellLastDigits(other)
  await asksToErase(other)

  await enter(page, quiz.teacher)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /1 student of .* asks you to erase/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: RAHUL.name })).toContainText('••••••3210')
  await page.getByRole('button', { name: `Refuse the request of ${RAHUL.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText('Say why in a few words.')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Reason').fill('Marks are kept until the end of the year.')
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse', exact: true }).click()
  await expect(page.getByText('No student is waiting for an answer.')).toBeVisible()
  await student.reload()
  await expect(student.getByText('Marks are kept until the end of the year.')).toBeVisible()
  await context.close()
})

test('@phone @desktop a teacher grants what a student asked for: nothing of it is there any more', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  await takeQuizByCalls(server, quiz.code, { ...RAHUL, name: 'Mita Pal', phone: '9876543211' })
  const student = await (await browser.newContext({ baseURL: server.url })).newPage()
  await startQuiz(student, quiz.code)
  await choose(student, 'Carbon dioxide')
  await expectSaved(student)
  await submit(student)
  await seeResult(student)
  await asksToErase(student)

  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/${quiz.id}/privacy`)
  await page.getByRole('button', { name: `Erase for good what ${RAHUL.name} did` }).click()
  const asked = page.getByRole('alertdialog', { name: `Erase for good what ${RAHUL.name} did in this quiz?` })
  await asked.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('What 1 student did is erased')).toBeVisible()
  await expect(page.getByText('No student is waiting for an answer.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page.getByRole('link', { name: 'Mita Pal' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByText(RAHUL.name)).toHaveCount(0)
  await page.goto('/dashboard/activity')
  await expect(page.getByText('You erased for good what one student did in it')).toBeVisible()
  await student.reload()
  await expect(student.getByRole('heading', { name: 'Nothing of yours is here any more' })).toBeVisible()
})

test('@phone @desktop what a student did is erased for good, and the page that still writes is told @gate', async ({
  page,
  browser,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  const student = await (await browser.newContext({ baseURL: server.url })).newPage()
  await installClock(student)
  await startQuiz(student, quiz.code)
  await choose(student, 'Carbon dioxide')
  await expectSaved(student)
  for (const [at, name] of OTHERS.entries())
    await takeQuizByCalls(server, quiz.code, { ...RAHUL, name, phone: `987654321${at + 1}` })

  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await page.getByRole('link', { name: 'Mickey Mouse' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: /Erase for good what Mickey Mouse did/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('What 1 student did is erased')).toBeVisible()
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(2)

  await page.getByRole('link', { name: /Students’ data/ }).click()
  await page.getByRole('button', { name: 'Erase all students’ data …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(dialog.getByText('That is not the code.')).toBeVisible()
  await dialog.getByLabel(/type the code/).fill(quiz.code.toLowerCase())
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('All students’ data of this quiz is erased')).toBeVisible()
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody has handed in yet' })).toBeVisible()
  await shownInItsTime(student, student.getByText('This device is signed out of this quiz'))
})

test('@phone @desktop how long it is kept is foreseen before it is set, for all quizzes and for one', async ({
  page,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  await takeQuizByCalls(server, quiz.code, RAHUL)
  await enter(page, quiz.teacher)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const proof = page.getByRole('dialog')
  await proof.getByLabel('Current password').fill('wrong123!')
  await proof.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(proof.getByLabel('Current password')).toHaveAccessibleDescription('That is not your password.')
  await proof.getByLabel('Current password').fill(quiz.teacher.password)
  const coming = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await coming).suggestedFilename()).toMatch(/^quiznity-.*\.zip$/)
  expect(statSync(await (await coming).path()).size).toBeGreaterThan(1000)
  await page.getByLabel('What happens to it').selectOption('anonymise')
  // The list offers no such number: this is what a page could send that was meddled with.
  await page
    .getByLabel('How long after')
    .locator('option')
    .first()
    .evaluate((option) => option.setAttribute('value', '0'))
  await page.getByLabel('How long after').selectOption('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Some of this is not right' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What happens to it')).toHaveValue('keep')
  await page.getByLabel('What happens to it').selectOption('anonymise')
  await page.getByLabel('How long after').selectOption('6')
  await expect(page.getByText('The next run would change nothing.')).toBeVisible()
  await page.getByText('The next run would').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.goto(`/dashboard/quizzes/${quiz.id}/privacy`)
  const deed = page.getByLabel('What happens to it')
  await expect(deed.locator('option:checked')).toHaveText('As in your settings: anonymised after 6 months')
  await deed.selectOption('erase')
  await page.getByLabel('How long after').selectOption('1')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(deed).toHaveValue('erase')
})
