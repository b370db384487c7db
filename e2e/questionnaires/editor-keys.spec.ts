import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

const openWizard = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title')).toBeVisible()
}

const listed = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem')
const row = (page: Page, number: number) =>
  listed(page)
    .nth(number - 1)
    .locator('[data-row]')
/** A draft of so many questions of all types that are quick to write down, after the details. */
const withQuestions = async (page: Page, server: Server, count: number) => {
  await openWizard(page, server)
  await fillDetails(page, { count })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  // What the page still has to write it writes as it is left.
  await page.goto('/dashboard')
  await page.evaluate(`{
    const name = Object.keys(localStorage).find((key) => /^Draft\\..*\\.new-quiz$/.test(key))
    const draft = JSON.parse(localStorage.getItem(name))
    draft.content.items = ${JSON.stringify(mixed(count))}
    localStorage.setItem(name, JSON.stringify(draft))
  }`)
  await page.goto('/dashboard/quizzes/create?section=qsi')
  await expect(listed(page)).toHaveCount(count)
}

const mixed = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const problem = `Question on colour number ${at + 1}`
    if (at % 3 === 1) return { kind: 'true_false', format: 'prose', problem, draft: { correct: true } }
    if (at % 3 === 2) return { kind: 'ordering', format: 'prose', problem, draft: { items: ['one', 'two', 'three'] } }
    return { format: 'prose', problem, options: ['red', 'green', 'blue colour', 'black'], correct_answer: at % 4 }
  })

test('what is dragged near the edge of the window comes down where it is let go', async ({ page, server }) => {
  await withQuestions(page, server, 6)
  await page.evaluate('scrollTo(0, 300)')
  const before = await page.evaluate<number>('scrollY')
  const handle = (number: number) => page.getByRole('button', { name: `Move question ${number}` })
  const [from, to] = [await handle(5).boundingBox(), await handle(2).boundingBox()]
  if (!from || !to) throw new Error('the handles are not to be seen')
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 40 })
  await expect(page.getByText('At place 2 of 6')).toBeAttached()
  expect(await page.evaluate<number>('scrollY')).toBe(before)
  await page.mouse.up()
  await expect(listed(page)).toHaveText([/number 1/, /number 5/, /number 2/, /number 3/, /number 4/, /number 6/])
})

/** A type let go in a part of a row's height, or below it. */
const dragType = async (page: Page, number: number, part: number) => {
  await page.getByRole('button', { name: 'Number', exact: true }).hover()
  const { x, y } = (await page.getByRole('button', { name: 'Number', exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.down()
  await page.mouse.move(x + 40, y + 30, { steps: 4 })
  await expect(page.locator('[data-held]')).toBeVisible()
  const box = await row(page, number).boundingBox()
  if (!box) throw new Error('no row to drag to')
  await page.mouse.move(box.x + 60, box.y + box.height * part, { steps: 8 })
  await expect(page.locator('[data-landing]')).toBeVisible()
}

test('a type is dragged to its place in the list, however wide the window', async ({ page, server }) => {
  await withQuestions(page, server, 3)
  await page.getByText('Add a type of question').click()
  const added = /No text yet/
  const rounds = [
    { width: 800, number: 2, part: 0.25, rows: [/number 1/, added, /number 2/, /number 3/] },
    { width: 1024, number: 3, part: 0.75, rows: [/number 1/, added, /number 2/, added, /number 3/] },
    { width: 2000, number: 5, part: 1.3, rows: [/number 1/, added, /number 2/, added, /number 3/, added] },
  ]
  for (const { width, number, part, rows } of rounds) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    await dragType(page, 1, 0.25)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('[data-held]')).toHaveCount(0)
    await expect(listed(page)).toHaveCount(rows.length - 1)
    await dragType(page, number, part)
    await page.mouse.up()
    await expect(listed(page)).toHaveText(rows)
    await expect(page.getByLabel('Type of question')).toHaveValue('numerical')
  }
})
