import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { installClock, shownInItsTime } from '../soon.ts'
import { choicesOnServer, choose, expectSaved, openQuiz, RAHUL, startQuiz } from '../student.ts'
import { aPublishedQuiz, enter, type Published } from '../teacher.ts'

const OTHERS = ['Mita Pal', 'Anil Kumar Bandyopadhyay-Chattopadhyay', 'Mickey Mouse']

/** Starts through the API. */
const starts = async (server: Server, code: string, at: number) => {
  const body = { ...RAHUL, name: OTHERS[at], phone: `987654321${at + 1}`, quiz_code: code }
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${server.url}/api/v1/student/quiz/start`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(reply.ok).toBe(true)
  return reply
}

/** Starts and hands in through the API. */
const handsIn = async (server: Server, code: string, at: number) => {
  const reply = await starts(server, code, at)
  const cookie = reply.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const headers = { 'content-type': 'application/json', cookie }
  const body = JSON.stringify({ quiz_code: code, answers: [] })
  expect((await fetch(`${server.url}/api/v1/student/quiz/submit`, { method: 'POST', headers, body })).ok).toBe(true)
}

const results = async (page: Page, { teacher, id }: Published) => {
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
}
const minutesOn = async (page: Page) => Number((await page.getByRole('timer').innerText()).split(':')[0])

test.describe(() => {
  test.use({ ownServer: true })

  test('@phone @desktop a teacher gives time, shows the code, ends and removes, and the student’s page follows', async ({
    page,
    browser,
    server,
  }) => {
    test.slow()
    const quiz = await aPublishedQuiz(server)
    const student = await (await browser.newContext({ baseURL: server.url })).newPage()
    await installClock(student)
    await startQuiz(student, quiz.code)
    await choose(student, 'Carbon dioxide')
    await expectSaved(student)
    for (const at of OTHERS.keys()) await starts(server, quiz.code, at)
    await server.advance({ seconds: 40 })

    await results(page, quiz)
    const running = page.getByRole('region', { name: 'Taking it now' })
    await expect(running.getByRole('listitem')).toHaveCount(4)
    const rahul = running.getByRole('listitem').filter({ hasText: RAHUL.name })
    await expect(rahul).toContainText('1 of 3 answered')
    await expect(rahul).toContainText('••••••3210')
    await expect(rahul).toContainText(/No new answer for 40.secs?/)
    await expect(running.getByRole('listitem').filter({ hasText: 'Mita Pal' })).toContainText('No answer yet')

    const help = () => page.getByRole('button', { name: `Help ${RAHUL.name}` }).click()
    const dialog = page.getByRole('dialog')
    await help()
    await dialog.getByRole('button', { name: 'Show the resume code' }).click()
    await expect(dialog.getByText(/^[2-9A-Z]{6}$/)).toBeVisible()
    await dialog.getByRole('button', { name: /Show the mobile number/ }).click()
    await expect(dialog.getByText(RAHUL.phone)).toBeVisible()

    expect(await minutesOn(student)).toBeLessThan(15)
    await dialog.getByRole('button', { name: 'Give time' }).click()
    await dialog.getByLabel('Minutes').fill('0')
    await dialog.getByRole('button', { name: 'Give time', exact: true }).click()
    await expect(dialog.getByText('A whole number of minutes')).toBeVisible()
    await dialog.getByRole('button', { name: '+5' }).click()
    const given = page.getByText('1 student has more time now')
    await Promise.all([
      dialog.getByRole('button', { name: 'Give 5 minutes' }).click(),
      shownInItsTime(student, student.getByText('Your teacher has given you 5 more minutes.')),
      expect(given).toBeVisible(),
    ])
    await expect(rahul).toContainText('+5 minutes')
    expect(await minutesOn(student)).toBeGreaterThan(17)

    await help()
    await dialog.getByRole('button', { name: 'End now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
    await expect(page.getByText('1 attempt has ended')).toBeVisible()
    await expect(rahul).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: RAHUL.name })).toContainText('Ended by you')
    await shownInItsTime(student, student.getByRole('heading', { name: 'The quiz has ended' }))
    await expect(student.getByText(/All your answers/)).toBeVisible()

    await page.getByRole('button', { name: 'Help Mickey Mouse' }).click()
    await dialog.getByRole('button', { name: 'Reset or remove' }).click()
    await dialog.getByRole('radio', { name: /Remove/ }).check()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog.getByText('Say why in a few words.')).toBeVisible()
    await dialog.getByLabel('Reason').fill('No such student')
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(running.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('1 attempt is back')).toBeVisible()
    await expect(running.getByRole('listitem')).toHaveCount(3)
  })
})

test('@phone @desktop a false submission is narrowed down to, its number shown, removed, and brought back', async ({
  page,
  server,
}) => {
  const quiz = await aPublishedQuiz(server)
  for (const at of OTHERS.keys()) await handsIn(server, quiz.code, at)
  await results(page, quiz)
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(3)
  await page
    .getByRole('button', { name: /show the mobile number of Mickey Mouse/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('9876543213').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('Ended by the clock')
  await expect(page.getByText('No submission is so')).toBeVisible()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Mickey Mouse' }).check()
  await page.getByRole('button', { name: 'Remove …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('No such student')
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('1 submission was removed')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Look' }).click()
  await expect(page.getByText('No such student')).toBeVisible()
  await page.getByRole('button', { name: 'Bring back the attempt of Mickey Mouse' }).click()
  await expect(page.getByText('Nothing is reset or removed')).toBeVisible()
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(rows).toHaveCount(3)
})

test('@phone @desktop time is given to several and to all, one goes on elsewhere, and a reset is taken back', async ({
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
  for (const at of OTHERS.keys()) await starts(server, quiz.code, at)
  await results(page, quiz)
  const running = page.getByRole('region', { name: 'Taking it now' })
  const one = (name: string) => running.getByRole('listitem').filter({ hasText: name })
  const dialog = page.getByRole('dialog')
  await expect(running.getByRole('listitem')).toHaveCount(4)

  for (const name of ['Mita Pal', 'Mickey Mouse']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await expect(running.getByText('2 selected')).toBeVisible()
  await running.getByRole('button', { name: 'Give time' }).click()
  await dialog.getByRole('button', { name: '+10' }).click()
  await dialog.getByRole('button', { name: 'Give 10 minutes' }).click()
  await expect(page.getByText('2 students have more time now')).toBeVisible()
  for (const name of ['Mita Pal', 'Mickey Mouse']) await expect(one(name)).toContainText('+10 minutes')
  await expect(one(RAHUL.name)).not.toContainText('minutes')
  await running.getByRole('button', { name: 'Give everyone time' }).click()
  await dialog.getByRole('button', { name: '+5' }).click()
  await dialog.getByRole('button', { name: 'Give 5 minutes' }).click()
  await expect(page.getByText('4 students have more time now')).toBeVisible()
  await expect(one(RAHUL.name)).toContainText('+5 minutes')
  await expect(one('Mita Pal')).toContainText('+15 minutes')

  await page.getByRole('button', { name: `Help ${RAHUL.name}` }).click()
  await dialog.getByRole('button', { name: 'Let in on a new device' }).click()
  const code = await dialog.getByText(/^[2-9A-Z]{6}$/).innerText()
  await page.keyboard.press('Escape')
  const tablet = await (await browser.newContext({ baseURL: server.url })).newPage()
  await openQuiz(tablet, quiz.code)
  await tablet.getByRole('button', { name: 'Already started on another device?' }).click()
  await tablet.getByLabel('Phone').fill(RAHUL.phone)
  await tablet.getByLabel('Resume code').fill(code)
  await tablet.getByRole('button', { name: 'Continue the quiz' }).click()
  await expect(tablet.getByRole('heading', { name: /Question \d of 3/ })).toBeVisible()
  expect(await choicesOnServer(tablet, quiz.code)).toEqual([1])
  await shownInItsTime(student, student.getByText('This quiz continues on another device'))

  await page.getByRole('button', { name: `Help ${RAHUL.name}` }).click()
  await dialog.getByRole('button', { name: 'Reset or remove' }).click()
  await dialog.getByRole('radio', { name: /Reset/ }).check()
  await dialog.getByLabel('Reason').fill('The phone broke')
  await dialog.getByRole('button', { name: 'Reset the attempt' }).click()
  await expect(page.getByText('1 attempt was reset', { exact: true })).toBeVisible()
  await expect(one(RAHUL.name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 attempt is back')).toBeVisible()
  await expect(one(RAHUL.name)).toContainText('1 of 3 answered')
})
