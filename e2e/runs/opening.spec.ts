import { expect, test } from '../fixtures.ts'
import { isThereSoon } from '../soon.ts'
import { fillForm, openQuiz, RAHUL } from '../student.ts'
import { anAccount, publish, QUESTIONS } from '../teacher.ts'

const CODE = 'Monsoon-2047'
const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))

test('a quiz is waited for without a network, opens by itself, and asks for its code @phone', async ({
  page,
  server,
}) => {
  const opensAt = (await server.now()) + 20_000
  const settings = { opening: { opens_at: opensAt, access_code: CODE } }
  const paper = { title: 'Test', questions, paper: 'with_start', settings }
  const { code } = await publish(server, await anAccount(server), paper)
  const brought: string[] = []
  page.on('response', async (response) => void brought.push(await response.text().catch(() => '')))
  await openQuiz(page, code)
  await fillForm(page, RAHUL)
  await expect(page.getByRole('timer')).toHaveText(/^00:\d\d$/)
  const start = page.getByRole('button', { name: 'Start', exact: true })
  await expect(start).toHaveCount(0)
  await page.context().setOffline(true)
  await isThereSoon(start)
  await page.context().setOffline(false)
  expect(brought.join()).not.toContain('photosynthesis')
  expect(brought.join()).not.toContain(CODE)

  const typed = page.getByLabel('Access code')
  await typed.fill('winter')
  await start.click()
  await expect(page.getByText('That is not the access code.')).toBeVisible()
  await expect(typed).toBeFocused()
  await typed.fill(' MONSOON-২০৪৭ ')
  await start.click()
  await expect(page.getByRole('heading', { name: /Question 1 of/ })).toBeVisible()
})
