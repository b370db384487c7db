import { expect, test } from '../fixtures.ts'
import { mailTo, verificationTo } from '../outbox.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { aPublishedQuiz, enter, TITLE } from '../teacher.ts'

const VERIFY = /\S+\/auth\/verifyemail#token=\S+/
const STOP = /\S+\/auth\/stopmails#token=\S+/

test('@phone @desktop mails are asked for, tell of news, and are ended by their own link', async ({
  page,
  browser,
  server,
}) => {
  const { teacher, code } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto('/dashboard/settings')
  const mails = page.getByRole('group', { name: 'Mails to you' })
  const first = mails.getByRole('checkbox', { name: /^The first answers are in/ })
  const weekly = mails.getByRole('checkbox', { name: /^Your week/ })
  await expect(first).not.toBeChecked()
  await expect(page.getByText('Nothing is sent before you confirm your address')).toBeVisible()

  // Its answer is lost on the way back: what the server kept is shown.
  await page.route(
    '**/teacher/notifications',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await first.click()
  await expect(mails.getByRole('alert')).not.toBeEmpty()
  await expect(first).toBeChecked()
  await weekly.click()
  await expect(mails.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(weekly).toBeChecked()
  await expect(first).toBeChecked()

  const [confirm = ''] = VERIFY.exec((await verificationTo(server, teacher.email)).text) ?? []
  const context = await browser.newContext({ baseURL: server.url })
  const reader = await context.newPage()
  await reader.goto(confirm)
  await reader.getByRole('button', { name: 'Confirm your address' }).click()
  await expect(reader.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused()
  await takeQuizByCalls(server, code, RAHUL)
  await server.run('tellTeachers')
  const mail = await mailTo(server, teacher.email)
  expect(mail.subject).toBe(`The first answers to “${TITLE}” are in`)

  const [stop = ''] = STOP.exec(mail.text) ?? []
  await reader.goto('/')
  await reader.goto(stop.slice(0, -3))
  await reader.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(reader.getByText('Perhaps it was not copied in full', { exact: false })).toBeVisible()
  await reader.goto('/')
  await reader.goto(stop)
  await reader.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(reader.getByRole('heading', { name: 'They have stopped' })).toBeFocused()
  await context.close()

  await page.bringToFront()
  await page.reload()
  await expect(weekly).toBeChecked()
  await expect(first).not.toBeChecked()
})
