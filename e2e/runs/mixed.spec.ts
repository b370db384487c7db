import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { attemptOnServer, expectSaved, expectScore, next, RAHUL, seeResult, startQuiz, submit } from '../student.ts'
import { anAccount, attemptsOf, enter, fillDetails, publish, quizzesOf, writeQuestion } from '../teacher.ts'

const LAST = 'All of these'
const OPTIONS = ['Ganga', 'Teesta', 'Damodar', 'Mahananda']
const NAMES = ['Asia', 'Africa', 'Europe', 'Oceania']

/** The same in each: the first option is right, the last one stays behind the others. */
const CHOICES = NAMES.map((name) => ({
  problem: `Which river is in ${name}?`,
  kind: 'single_choice',
  draft: { options: [...OPTIONS, LAST], correct: 0, fixed: [4] },
}))
const SEVERAL = {
  problem: 'Which rivers are long?',
  kind: 'multiple_choice',
  draft: { options: [...OPTIONS, LAST], correct: [0, 2], tellsHowMany: false, fixed: [4] },
}

const problem = (page: Page) => page.getByText(/^Which rivers? (is|are) /)
const options = async (page: Page) => {
  const labels = await page.getByRole('main').locator('label').allInnerTexts()
  return labels.map((label) => [...OPTIONS, LAST].find((option) => label.includes(option)) ?? label)
}

type Met = { problem: string; options: string[] }

const met = async (page: Page): Promise<Met> => ({
  problem: await problem(page).first().innerText(),
  options: await options(page),
})

/** The rest of the paper from where it stands, as it is met. */
const metFrom = async (page: Page, first: number): Promise<Met[]> => {
  const all: Met[] = []
  for (let number = first; number <= 5; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 5` })).toBeVisible()
    all.push(await met(page))
    if (number < 5) await next(page)
  }
  return all
}

const toTheFirst = async (page: Page) => {
  const heading = page.getByRole('heading', { name: /^Question \d of 5/ })
  const number = Number(/\d/.exec(await heading.innerText())?.[0])
  for (let left = number; left > 1; left -= 1) await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 5' })).toBeVisible()
}

const letterOf = (shown: Met | undefined, option: string) => 'abcde'.charAt(shown?.options.indexOf(option) ?? -1)

/** Both right ones of several, the right one in one more, and a wrong one in all others. */
const wantedOf = ({ problem }: Met) =>
  /long/.test(problem) ? ['Ganga', 'Damodar'] : [/Africa/.test(problem) ? 'Ganga' : LAST]

/** By a tap in one, by a letter in the next. */
const answers = async (page: Page, paper: readonly Met[]) => {
  for (const [at, shown] of paper.entries()) {
    const wanted = wantedOf(shown)
    for (const option of wanted) {
      if (at % 2 === 0) await page.getByRole('main').locator('label', { hasText: option }).click()
      else await page.keyboard.press(letterOf(shown, option))
    }
    await expect(page.getByRole('main').locator('label').locator('input:checked')).toHaveCount(wanted.length)
    if (at < 4) await next(page)
  }
  await expectSaved(page)
}

const expectChosen = async (page: Page, paper: readonly Met[]) => {
  for (const [at, shown] of paper.entries()) {
    expect(await met(page)).toEqual(shown)
    const chosen = page
      .getByRole('main')
      .locator('label')
      .filter({ has: page.locator('input:checked') })
    const texts = (await chosen.allInnerTexts()).join(' ')
    for (const option of wantedOf(shown)) expect(texts).toContain(option)
    if (at < 4) await next(page)
  }
}

/** Students see options as they met them, their teacher as they are written; verdicts are those of what was meant. */
const expectReviewed = async (page: Page, paper: readonly Met[], whose: string) => {
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(paper.length)
  for (const shown of paper) {
    const article = articles.filter({ hasText: shown.problem })
    const rows = await article.getByRole('listitem').allInnerTexts()
    expect(rows.map((row) => shown.options.find((option) => row.includes(option)))).toEqual(
      whose === 'Your' ? shown.options : [...OPTIONS, LAST],
    )
    const isRight = /Africa|long/.test(shown.problem)
    await expect(article.getByText(isRight ? /: right$/ : /: wrong$/)).toBeVisible()
    const ganga = article.getByRole('listitem').filter({ hasText: 'Ganga' })
    await expect(ganga).toContainText(isRight ? `${whose} answer, and right` : 'Right answer')
    if (!isRight) await expect(article.getByRole('listitem').filter({ hasText: LAST })).toContainText(`${whose} answer`)
  }
}

test('mixed questions and options are one paper on each device, by tap and by key, and in both reviews', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  const account = await anAccount(server)
  const settings = { order: { questions: true, options: true } }
  const quiz = await publish(server, account, { title: 'Mixed', questions: [...CHOICES, SEVERAL], settings })
  await page.clock.install()
  await startQuiz(page, quiz.code)
  const resumeCode = await page
    .getByText(/^Write down your resume code/)
    .locator('strong')
    .innerText()
  const paper = await metFrom(page, 1)
  for (const shown of paper) {
    expect(shown.options.at(-1)).toBe(LAST)
    expect(shown.options.toSorted()).toEqual([...OPTIONS, LAST].toSorted())
  }
  await toTheFirst(page)
  await answers(page, paper)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 5 of 5' })).toBeVisible()
  await toTheFirst(page)
  await expectChosen(page, paper)

  const other = await (await browser.newContext({ baseURL: server.url })).newPage()
  await other.clock.install()
  await other.goto(`/quiz?code=${quiz.code}`)
  await other.getByRole('button', { name: 'Already started on another device?' }).click()
  await other.getByLabel('Phone').fill(RAHUL.phone)
  await other.getByLabel('Resume code').fill(resumeCode)
  await other.getByRole('button', { name: 'Continue the quiz' }).click()
  await expect(other.getByRole('heading', { name: /Question \d of 5/ })).toBeVisible()
  await toTheFirst(other)
  await expectChosen(other, paper)
  expect((await attemptOnServer(other, quiz.code)).answers).toHaveLength(5)

  await submit(other)
  await seeResult(other)
  await expectScore(other, '1.25 out of 5')
  await expectReviewed(other, paper, 'Your')
  const { rows } = await attemptsOf(server, quiz)
  await enter(page, account.teacher)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expectReviewed(page, paper, 'Student’s')
})

test('students meet different orders', async ({ browser, server }) => {
  const settings = { order: { questions: true, options: true } }
  const quiz = await publish(server, await anAccount(server), { title: 'Orders', questions: CHOICES, settings })
  const orders = new Set<string>()
  for (let student = 0; student < 4; student += 1) {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage()
    await startQuiz(page, quiz.code, { ...RAHUL, phone: `987654321${student}` })
    orders.add(JSON.stringify(await met(page)))
    await page.context().close()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('a teacher has the options mixed, and the last one stays by its words, all on the screen', async ({
  page,
  browser,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { title: 'Rivers', count: 1 })
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByRole('checkbox', { name: 'Mix the options' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await writeQuestion(page, { problem: 'Which river is in Asia?', options: [...OPTIONS, LAST], correct: 0 })
  const pin = page.getByRole('button', { name: 'Keep option 5 in its place' })
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()

  const [quiz] = await quizzesOf(server, account)
  const code = quiz?.share_code ?? ''
  const cover = await page.context().request.get(`/api/v1/quiz?code=${code}`)
  expect((await cover.json()).response.data.settings).toEqual({ order: { questions: false, options: true } })
  const orders = new Set<string>()
  for (let student = 0; student < 4; student += 1) {
    const phone = await (await browser.newContext({ baseURL: server.url })).newPage()
    await startQuiz(phone, code, { ...RAHUL, phone: `987654321${student}` })
    const shown = await options(phone)
    expect(shown.at(-1)).toBe(LAST)
    expect(shown.toSorted()).toEqual([...OPTIONS, LAST].toSorted())
    orders.add(shown.join())
    await phone.context().close()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('sections are met in an order of their own, each with its texts, and looked back at in it', async ({
  browser,
  server,
}) => {
  const heads = ['Physics', 'Biology', 'History']
  const quiz = await publish(server, await anAccount(server), {
    title: 'Sections',
    questions: heads.map((head) => ({ problem: `${head}?`, options: ['yes', 'no'], correct_answer: 0 })),
    sections: heads.map((title, before) => ({ title, before })),
    texts: [{ text: 'Physics ends.', before: 1, ends_section: true }],
    settings: { order: { questions: false, options: false, sections: true } },
  })
  const orders = new Set<string>()
  for (let student = 0; student < 5; student += 1) {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage()
    await startQuiz(page, quiz.code, { ...RAHUL, phone: `987654321${student}` })
    const shown: string[] = []
    for (let at = 0; at < heads.length; at += 1) {
      const region = page.getByRole('region', { name: new RegExp(heads.join('|')) })
      const head = (await region.getAttribute('aria-label')) ?? (await region.getByRole('heading').first().innerText())
      const isAfterPhysics = shown.at(-1) === 'Physics' || (at === heads.length - 1 && head === 'Physics')
      await expect(page.getByText(`${head}?`, { exact: true })).toBeVisible()
      await expect(page.getByText('Physics ends.')).toHaveCount(isAfterPhysics ? 1 : 0)
      shown.push(head)
      if (at < heads.length - 1) await next(page)
    }
    orders.add(shown.join())
    await submit(page)
    await seeResult(page)
    const reviewed = page.getByRole('main').getByText(/^(Physics|Biology|History)\?$|^Physics ends\.$/)
    const texts = shown.flatMap((head) => (head === 'Physics' ? ['Physics?', 'Physics ends.'] : [`${head}?`]))
    await expect(reviewed).toHaveText(texts)
    await page.context().close()
  }
  expect(orders.size).toBeGreaterThan(1)
})
