import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { expectSaved, seeResult, submit } from './student.ts'
import { aPublishedQuiz, enter } from './teacher.ts'

const PHONE = { width: 360, height: 740 }

test('a class goes by roll number and class list, without any phone number', async ({ page, browser, server }) => {
  test.slow()
  const { teacher, code, id } = await aPublishedQuiz(server)

  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/${id}/settings`)
  const district = page.getByRole('group', { name: 'District' })
  await district.getByLabel('What it asks for').selectOption({ label: 'A choice from your own list' })
  await district.getByLabel('The list').fill('IX A\nIX B')
  await district.getByLabel('Identifies a person').check()
  await district.getByLabel('What students read').fill('Class')
  const phone = page.getByRole('group', { name: 'Phone' })
  await phone.getByLabel('What it asks for').selectOption({ label: 'A number' })
  await phone.getByLabel('What students read').fill('Roll number')
  await lookAt(page, 'join-form-settings')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()

  const student = await (await browser.newContext({ baseURL: server.url, viewport: PHONE })).newPage()
  await student.clock.install()
  await student.goto(`/quiz?code=${code}`)
  await student.getByRole('button', { name: 'Take this quiz' }).click()
  await expect(student.getByLabel('Phone')).toHaveCount(0)
  await lookAt(student, 'join-form')
  await student.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(student.getByText('Please choose one')).toBeVisible()
  await student.getByLabel('Name').fill('Rahul Das')
  await student.getByLabel('Roll number').fill('১২০৪')
  await student.getByLabel('Class').selectOption('IX A')
  await student.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(student.getByText('1204')).toBeVisible()
  await student.getByRole('button', { name: 'Start' }).click()
  await student.getByRole('radio', { name: 'Carbon dioxide' }).click()
  await expectSaved(student)
  const resumeCode = await student
    .getByText(/^Write down your resume code/)
    .locator('strong')
    .innerText()

  const other = await (await browser.newContext({ baseURL: server.url, viewport: PHONE })).newPage()
  await other.clock.install()
  await other.goto(`/quiz?code=${code}`)
  await other.getByRole('button', { name: 'Already started on another device?' }).click()
  await other.getByLabel('Roll number').fill('1204')
  await other.getByLabel('Class').selectOption('IX A')
  await other.getByLabel('Resume code').fill(resumeCode)
  await other.getByRole('button', { name: 'Continue the quiz' }).click()
  await expect(other.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  await other.getByRole('button', { name: 'Previous' }).click()
  await expect(other.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
  await submit(other)
  await seeResult(other)

  const later = await other.context().newPage()
  await later.goto(`/quiz/analysis?code=${code}`)
  await later.getByLabel("Enter the last four characters of Rahul Das's “Roll number”").fill('1204')
  await later.getByRole('button', { name: 'Show the result' }).click()
  await expect(later.getByText('Your score')).toBeVisible()

  await page.goto(`/dashboard/quizzes/result?quiz=${id}&search=1204`)
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row).toContainText('Roll number: 1204')
  await expect(row).toContainText('Class: IX A')
  await row.getByRole('link').click()
  await expect(page.getByText('Class: IX A')).toBeVisible()
})
