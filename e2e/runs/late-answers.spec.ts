import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { RAHUL, tellLastDigits } from '../student.ts'
import { aPublishedQuiz, enter } from '../teacher.ts'

test.use({ ownServer: true })

type Attempt = { code: string; student: typeof RAHUL; cookie: string; questionIds: string[] }

const send = async (server: Server, { method = 'POST', path = '', body = {}, cookie = '' }) => {
  const headers = { 'content-type': 'application/json', cookie }
  const reply = await fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return { reply, data: JSON.parse(await reply.text()).response.data }
}

/** Starts through the API and saves a wrong answer to the first question. */
const starts = async (server: Server, code: string, student: typeof RAHUL): Promise<Attempt> => {
  const { reply, data } = await send(server, { path: '/student/quiz/start', body: { ...student, quiz_code: code } })
  const cookie = reply.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const questionIds: string[] = data.paper.questions.map(({ id }: { id: string }) => id)
  const answers = [{ question_id: questionIds[0], selected_index: 0 }]
  await send(server, {
    method: 'PUT',
    path: '/student/quiz/answers',
    body: { quiz_code: code, revision: 1, answers },
    cookie,
  })
  return { code, student, cookie, questionIds }
}

/** The right answers to the first two questions, as a page would send them that was offline at the bell. */
const sendsLate = async (server: Server, { code, cookie, questionIds }: Attempt, givenAt: number) => {
  const answers = [1, 2].map((selected_index, at) => ({
    question_id: questionIds[at],
    selected_index,
    seq: 40 + at,
    given_at: givenAt,
  }))
  const body = { quiz_code: code, revision: 2, device: 'phone-0001', turn: 0, answers }
  expect((await send(server, { method: 'PUT', path: '/student/quiz/answers', body, cookie })).reply.status).toBe(410)
}

/** The student's own page, in the browser that the attempt was made in. */
const seesResult = async (page: Page, { code, student, cookie }: Attempt) => {
  const url = new URL(page.url()).origin
  const cookies = cookie
    .split('; ')
    .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '', url }))
  await page.context().addCookies(cookies)
  await page.goto(`/quiz/analysis?code=${code}`)
  await tellLastDigits(page, student)
}

const NAMES = ['রাহুল মুখোপাধ্যায়', 'Mita Pal', 'Anil Kumar Bandyopadhyay-Chattopadhyay']
const whoIs = (at: number) => ({ ...RAHUL, name: NAMES[at] ?? '', phone: `987654321${at}` })

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('late answers are shown to the teacher, who accepts or refuses them, by keyboard too', async ({
  page,
  server,
}) => {
  const { code, id, teacher } = await aPublishedQuiz(server)
  const attempts: Attempt[] = []
  for (const at of NAMES.keys()) attempts.push(await starts(server, code, whoIs(at)))
  const begun = await server.now()
  await server.advance({ minutes: 16, seconds: 20 })
  for (const attempt of attempts) await sendsLate(server, attempt, begun + 14 * 60_000)

  await enter(page, teacher)
  await server.run('closeOverdue')
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
  await expect(page.getByText('3 students’ answers came too late to count')).toBeVisible()
  await expect(page.getByText('Ended by the clock')).toHaveCount(3)
  await page.getByRole('link', { name: 'Look at late answers' }).click()

  await expect(page.getByText('3 students wait for your decision')).toBeVisible()
  const mita = cardOf(page, 'Mita Pal')
  await expect(mita).toContainText(/Arrived 1\smin \d+\ssecs? after the time was over\. The device says/)
  await expect(mita).toContainText('−0.25 → 2 of 3 with the late answers')

  const accept = mita.getByRole('button', { name: /^Accept/ })
  await accept.focus()
  await page.keyboard.press('Enter')
  await expect(accept).toHaveAttribute('aria-pressed', 'true')
  await expect(accept).toBeFocused()
  await expect(page.getByText('2 students wait for your decision')).toBeVisible()
  await mita.getByRole('button', { name: /^Refuse/ }).click()
  await expect(mita).toContainText('Refused')

  await page.getByRole('button', { name: 'Accept all' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Accept the late answers of 2 students?')
  await question.getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByText('Nobody waits for your decision')).toBeFocused()

  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page.getByText('Late answers accepted')).toHaveCount(2)
  await expect(page.getByText('Late answers refused')).toHaveCount(1)

  const [first, second] = attempts
  if (!first || !second) throw new Error('nobody was late')
  await seesResult(page, first)
  await expect(page.getByText('2 answers of yours came too late. Your teacher has accepted them')).toBeVisible()
  await page.context().clearCookies()
  await seesResult(page, second)
  await expect(page.getByText('2 answers of yours came too late. Your teacher has not accepted them')).toBeVisible()
})
