import { changeStatus } from '#contract/questionnaires.ts'
import { API_BASE } from '#contract/wire.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { choose, next, startQuiz, submit } from './student.ts'
import { aPublishedQuiz, enter } from './teacher.ts'

test('a result is shown once its teacher has closed the quiz @phone', async ({ page, server }) => {
  test.slow()
  await page.clock.install()
  const { code, id, token } = await aPublishedQuiz(server)
  const call = (method: 'put' | 'post', path: string, data: object) =>
    page.request[method](server.url + API_BASE + path, { data, headers: { authorization: `Bearer ${token}` } })
  const after = { when: 'after_close' }
  const release = { score: after, answers: after, explanations: after }
  const set = await call('put', `/teacher/quizzes/${id}/settings`, {
    release,
    look: { intro: 'Bring a pen.\nGood luck!' },
  })
  expect(set.status()).toBe(200)

  await page.goto(`/quiz?code=${code}`)
  await expect(page.getByText('Bring a pen.')).toBeVisible()
  await startQuiz(page, code)
  await choose(page, 'Carbon dioxide')
  await next(page)
  await submit(page)
  await expect(page.getByText('Your teacher shows the result later.')).toBeVisible()
  await lookAt(page, 'released-later', ['phone'])
  await page.getByRole('button', { name: 'See when' }).click()
  await expect(page.getByText('after your teacher has closed the quiz')).toBeVisible()
  await lookAt(page, 'shown-later', ['phone', 'desktop'])
  expect((await call('post', changeStatus.path.replace(':id', id), { status: 'closed' })).status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Your score')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
})

test('settings are found beside a quiz, said in words, and kept', async ({ page, server }) => {
  const { id, teacher } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/${id}/settings`)
  await expect(page.getByText('anybody who hands in a blank paper')).toBeVisible()
  await expect(page.getByText('1 mark a question')).toBeVisible()
  await lookAt(page, 'settings', ['phone', 'tablet', 'desktop'])
  await page.getByLabel('Right answers').selectOption('At a time')
  await page.getByLabel('Day and time: Right answers').fill('2030-01-02T10:30')
  await page.getByLabel('Text before the start').fill('শুভেচ্ছা')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Day and time: Right answers')).toHaveValue('2030-01-02T10:30')
  await expect(page.getByLabel('Text before the start')).toHaveValue('শুভেচ্ছা')
  await expect(page.getByLabel('Mix the questions')).toBeDisabled()
  await page.getByRole('link', { name: 'Edit the quiz' }).click()
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByLabel('Marks per question').fill('4')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByLabel('Marks per question')).toHaveValue('4')
})
