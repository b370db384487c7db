import { expect, test } from '../fixtures.ts'
import { isLoaded, pasteInto } from '../pasting.ts'
import { startQuiz, workerServes } from '../student.ts'
import { anAccount, beginQuiz, enter, fillDetails, quizzesOf } from '../teacher.ts'

test('a picture that was pasted is on the paper, also after a reload without a network @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  const teacherContext = await browser.newContext({ baseURL: server.url })
  const teacher = await teacherContext.newPage()
  await enter(teacher, account.teacher)
  await teacher.goto('/dashboard/quizzes/create')
  await fillDetails(teacher, { count: 1 })
  await teacher.getByRole('button', { name: 'Save & Next' }).click()
  await teacher.getByLabel('Question text').fill('What does this show?')
  await pasteInto(teacher, 'Question text')
  await teacher.getByRole('textbox', { name: /^What does picture 1 show/ }).fill('a lotus')
  await teacher.getByRole('textbox', { name: 'Option 1', exact: true }).fill('A flower')
  await teacher.getByRole('textbox', { name: 'Option 2', exact: true }).fill('A river')
  await teacher.getByRole('radio', { name: 'Correct answer: 1' }).check()
  await teacher.getByRole('button', { name: 'Save & Next' }).click()
  await teacher.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect.poll(async () => (await quizzesOf(server, account)).length).toBe(1)
  await teacherContext.close()

  const [quiz] = await quizzesOf(server, account)
  await startQuiz(page, quiz?.share_code ?? '')
  await expect(page.getByRole('img', { name: 'a lotus' })).toBeVisible()
  await expect.poll(() => isLoaded(page)).toBe(true)
  const [text, picture] = [page.getByRole('article'), page.getByRole('img', { name: 'a lotus' })]
  const [outer, inner] = [await text.boundingBox(), await picture.boundingBox()]
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0)

  await workerServes(page)
  await expect
    .poll(() => page.evaluate(`caches.open('pictures').then(async (kept) => (await kept.keys()).length)`))
    .toBe(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: 'a lotus' })).toBeVisible()
  await expect.poll(() => isLoaded(page)).toBe(true)
})

test('a picture that is not there any more is told of where it stands and at the end, and can be put right', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await beginQuiz(page, { count: 1 })
  await page.getByLabel('Question text').fill('What does this show?')
  await pasteInto(page, 'Question text')
  await page.getByRole('textbox', { name: /^What does picture 1 show/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Write what picture 1 shows, or say that it is decoration only.')).toBeVisible()
  await page.getByRole('textbox', { name: /^What does picture 1 show/ }).fill('a lotus')
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('A flower')
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('A river')
  await page.getByRole('radio', { name: 'Correct answer: 1' }).check()
  const prompt = page.getByLabel('Question text')
  await expect(prompt).toHaveValue('What does this show?')
  const gone = page.getByText(/^This picture is not there any more/)
  await expect(gone).toBeHidden()

  await page.getByRole('button', { name: /^Remove picture 1/ }).click()
  await prompt.fill(`What does this show?\n![a lotus](${'f'.repeat(22)})`)
  await expect(gone).toBeVisible()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByText('The quiz was not published. Nothing you wrote is lost.')).toBeVisible()
  await page.getByRole('button', { name: /^Question 1: A picture in it is not there any more/ }).click()
  await expect(gone).toBeVisible()
  await page.getByRole('button', { name: /^Remove picture 1/ }).click()
  await pasteInto(page, 'Question text')
  await page.getByRole('textbox', { name: /^What does picture 1 show/ }).fill('a lotus')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect.poll(async () => (await quizzesOf(server, account)).length).toBe(1)
})
