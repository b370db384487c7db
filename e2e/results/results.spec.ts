import type { Locator, Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { choose, fillForm, next, openQuiz, RAHUL, seeResult, submit, takeQuizByCalls } from '../student.ts'
import { anAccount, aPublishedQuiz, enter, fillDetails } from '../teacher.ts'

const NAMES = ['রাহুল মুখোপাধ্যায়', 'শ্রীমতী অনিন্দিতা বন্দ্যোপাধ্যায় চট্টোপাধ্যায়', 'Anil Kumar Bandyopadhyay', 'x'.repeat(90)]

/** A quiz that so many students have handed in, the last of them last: of four, the one with the longest name. */
const aQuizTakenBy = async (server: Server, count: number) => {
  const quiz = await aPublishedQuiz(server)
  const students = Array.from({ length: count }, (_, at) => ({
    ...RAHUL,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    phone: String(7_000_000_000 + (at + 1) * 10_007),
    district: 'South 24 Parganas',
  }))
  const last = students.pop()
  await Promise.all(students.map((student) => takeQuizByCalls(server, quiz.code, student)))
  if (last) await takeQuizByCalls(server, quiz.code, last)
  return quiz
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return box
}

test('a score says how it comes about, to the student and to the teacher, in the same review', async ({
  page,
  browser,
  server,
}) => {
  const { teacher, code, id } = await aPublishedQuiz(server)
  const phone = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } })
  const student = await phone.newPage()
  await student.clock.install()
  await openQuiz(student, code)
  await fillForm(student)
  await student.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(student, 'Carbon dioxide')
  await next(student)
  await choose(student, 'হাওড়া')
  await submit(student)
  await seeResult(student)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
  await rows(page).first().getByRole('link').click()

  for (const [reader, answer] of [
    [student, 'Your answer'],
    [page, 'Student’s answer'],
  ] as const) {
    await expect(reader.getByText('1 right × 1 − 1 wrong × 1/4 = 0.75')).toBeVisible()
    await expect(reader.getByText('0.75', { exact: true })).toBeVisible()
    const second = reader.getByRole('article').nth(1)
    await expect(second).toContainText('Question 2: wrong')
    await expect(second).toContainText(answer)
    await expect(second).toContainText('Right answer')
    await reader.getByRole('radio', { name: 'Wrong 1' }).check()
    await expect(reader.getByRole('article')).toHaveCount(1)
  }
  await expect(page.getByRole('article')).toContainText('−0.25 of 1 mark')
  await expect(page.getByRole('article')).toContainText(/\d\ssecs? spent/)
  await phone.close()
})

test('a page past the last one is the last one', async ({ page, server }) => {
  const { teacher, id } = await aQuizTakenBy(server, 32)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}&sort=name&page=99`)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/sort=name&page=2$/)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('no column ends outside its table', async ({ page, server }) => {
  const { teacher, id } = await aQuizTakenBy(server, 4)
  await enter(page, teacher)
  for (const address of [`/dashboard/quizzes/result?quiz=${id}`, '/dashboard/quizzes']) {
    for (const width of [320, 360, 640, 768, 1024, 1248, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expect(rows(page).first()).toBeVisible()
      const frame = await boxOf(page.locator('.table-frame'))
      for (const cell of await page.locator('.table-frame tbody :is(th, td):visible').all()) {
        const { x, width: wide } = await boxOf(cell)
        expect(x + wide, `${address} at ${width}`).toBeLessThanOrEqual(frame.x + frame.width + 1)
      }
    }
  }
})

test('on a phone a list begins above the fold @phone', async ({ page, server }) => {
  const { teacher, id } = await aQuizTakenBy(server, 4)
  await enter(page, teacher)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const address of [`/dashboard/quizzes/result?quiz=${id}`, '/dashboard/quizzes']) {
    await page.goto(address)
    const { y, height } = await boxOf(rows(page).first())
    expect(y + height, `the first row of ${address}`).toBeLessThanOrEqual(640)
  }
  const figures = await boxOf(page.locator('dl').first())
  expect(figures.y, 'the figures of a list').toBeGreaterThan((await boxOf(rows(page).first())).y)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
  const summary = await boxOf(page.getByText(/^4 submissions · average [\d.]+ of \d+ · highest [\d.]+$/))
  expect(summary.y).toBeLessThan((await boxOf(rows(page).first())).y)
})

test('a notice stands beside what is pressed next', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  for (const width of [640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Add question' }).click()
    await page.getByRole('button', { name: 'Delete question' }).click()
    const notice = await boxOf(page.getByRole('region', { name: 'Notifications' }))
    for (const name of ['Save & Next', 'Preview']) {
      const button = await boxOf(page.getByRole('button', { name, exact: true }))
      const isClear =
        notice.x + notice.width <= button.x ||
        button.x + button.width <= notice.x ||
        notice.y + notice.height <= button.y ||
        button.y + button.height <= notice.y
      expect(isClear, `${name} at ${width}`).toBe(true)
    }
  }
})

/** The contrast between an element's text or edge and its own ground, as WCAG counts it. */
const CONTRAST = `((selector, property) => {
  const element = document.querySelector(selector)
  const channels = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const luminance = (colour) => channels(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0)
  const style = getComputedStyle(element)
  const [low, high] = [luminance(style[property]), luminance(style.backgroundColor)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
})`
const contrastOf = (page: Page, selector: string, property: string) =>
  page.evaluate<number>(`${CONTRAST}('${selector}', '${property}')`)

test('what cannot be pressed yet can be read in the dark', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const radio = page.getByRole('radio', { name: 'Correct answer: 1' })
  await expect(radio).toBeDisabled()
  await expect(radio, 'drawn by the page: how a browser draws it can not be measured').toHaveCSS('appearance', 'none')
  expect(await contrastOf(page, '[type=radio][name^=correct]', 'borderTopColor')).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Paste questions' }).click()
  const add = page.getByRole('button', { name: 'Add 0 questions' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveCSS('opacity', '1')
  expect(await contrastOf(page, 'dialog footer button:last-child', 'color')).toBeGreaterThanOrEqual(4.5)
})

test('a printed review is the review, and nothing else', async ({ page, server }) => {
  const { teacher, id } = await aQuizTakenBy(server, 1)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('article').last()).toBeVisible()
  for (const role of ['button', 'radio', 'navigation', 'link'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
})
