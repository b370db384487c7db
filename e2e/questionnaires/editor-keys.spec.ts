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

test('a type is dragged to its place in the list', async ({ page, server }) => {
  await withQuestions(page, server, 3)
  await page.getByText('Add a type of question').click()
  const chip = page.getByRole('button', { name: 'Number', exact: true })
  await chip.hover()
  await page.mouse.down()
  await row(page, 2).hover({ force: true })
  await row(page, 2).hover({ force: true, position: { x: 40, y: 12 } })
  await expect(page.getByText('At place 2 of')).toBeAttached()
  await page.mouse.up()
  await expect(listed(page)).toHaveText([/number 1/, /No text yet/, /number 2/, /number 3/])
  await expect(page.getByLabel('Type of question')).toHaveValue('numerical')
})
