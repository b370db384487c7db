import { expect, type Server, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { RAHUL, takeQuizByCalls } from './student.ts'
import { anAccount, enter, type Published, publish, QUESTIONS, questionsOf } from './teacher.ts'

const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))
const CLASS = [RAHUL.name, 'Mita Pal', 'Anirban Chattopadhyay', 'Sk. Imran Ali', 'Rimpa Mahato']

/** Each student of the class gets as many of three answers right as it says; the fifth is from elsewhere. */
const takenBy = async (server: Server, quiz: Published, rights: readonly number[]) => {
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  for (const [at, right] of rights.entries()) {
    const answers = ids.slice(0, right).map((question_id, place) => ({
      question_id,
      selected_index: QUESTIONS[place]?.correct,
    }))
    const student = { name: CLASS[at] ?? '', phone: `987654321${at}`, district: at < 4 ? 'Kolkata' : 'Howrah' }
    await takeQuizByCalls(server, quiz.code, { ...student, answers })
  }
}

test('a teacher follows the class and one student from quiz to quiz @phone @desktop', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/analytics')
  await expect(page.getByRole('heading', { name: 'Nobody has taken a quiz yet' })).toBeVisible()

  const first = await publish(server, account, { title: 'Light and sound', questions })
  await takenBy(server, first, [0, 1, 2, 3, 3])
  const second = await publish(server, account, { title: 'Force, work and energy', questions })
  await takenBy(server, second, [3, 3, 2, 3, 3])
  await page.reload()
  await expect(page.getByText('The average rose from 60% in “Light and sound” to 93% in “Force, work')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Average of each quiz.*60%, 93%/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Light and sound/ })).toContainText('60%')
  await lookAt(page, 'trends-quizzes', ['phone', 'tablet', 'desktop'])

  await page.getByRole('link', { name: 'Students', exact: true }).click()
  await page.getByRole('searchbox').fill('3210')
  await page.getByRole('link', { name: RAHUL.name }).click()
  await expect(page.getByText('50% on average over 2 quizzes; the class has 77% in the same quizzes.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Force, work and energy/ })).toContainText('100%')
  await expect(page.locator('body')).not.toContainText('9876543210')
  await lookAt(page, 'trends-student')
  await page.getByRole('link', { name: /Light and sound/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis\//)
  await page.goBack()
  await page.getByRole('link', { name: 'All students' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('3210')

  await page.getByRole('link', { name: 'Groups', exact: true }).click()
  await expect(page.getByText('Science: 77% on average.')).toBeVisible()
  await page.getByLabel('Compare').selectOption('Districts')
  await expect(page.getByText('2 groups with 5 students together have fewer than 5 students each')).toBeVisible()
  await lookAt(page, 'trends-groups')
  await page.getByLabel('Taken').selectOption('In the last 30 days')
  await expect(page).toHaveURL(/days=30/)
  await page.goto('/dashboard/analytics?subject=Alchemy&page=9')
  await page.getByRole('button', { name: 'Show all quizzes' }).click()
  await expect(page.getByRole('row', { name: /Light and sound/ })).toBeVisible()
})
