import type { Locator, Page } from '@playwright/test'
import { swipe } from '../fingers.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

const PAPER = `1. Which planet is the largest?
a) Mars
b) Jupiter
Ans: b

2. The sun is a star.
True

3. Match the capitals
Type: match
- Bihar => Patna
- Odisha => Bhubaneswar
- Assam => Dispur

4. Fill in the blanks.
Water is [[hydrogen]] and [[oxygen]].

Passage: It rained all day.

5. Was it dry?
a) Yes
b) No
Ans: b`

const withPaper = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'As text' }).click()
  await page.getByLabel('All of it as text').fill(PAPER)
  await page.getByRole('button', { name: 'One by one' }).click()
  await expect(rows(page)).toHaveCount(6)
}

const list = (page: Page) => page.getByRole('list', { name: 'Questions' })
const rows = (page: Page) => list(page).getByRole('listitem')
const open = (page: Page, at: number) => rows(page).nth(at).locator('[data-row]').click()
const said = (page: Page, text: string | RegExp) => () => expect(page.getByText(text).first()).toBeAttached()
const handle = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test('@phone questions and passages are dragged by a finger', async ({ page, server }) => {
  await withPaper(page, server)
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose several' }).click()
  const move = (number: number) => handle(page, `Move question ${number}`)
  await swipe(page, { from: move(3), to: move(1), taken: said(page, 'Question 3 of 5 taken') })
  await expect(rows(page)).toHaveText([/capitals/, /largest/, /star/, /blanks/, /rained/, /dry/])
  const passage = rows(page).nth(4).getByRole('button', { name: /^Move/ })
  await swipe(page, { from: passage, to: move(3), taken: said(page, /^Passage .*taken$/) })
  await expect(rows(page)).toHaveText([/capitals/, /largest/, /rained/, /dry/, /star/, /blanks/])
})

const pairs = async (page: Page) => {
  const sides = page.getByRole('textbox', { name: /^Right \d$/ })
  await expect(sides).toHaveCount(3)
  return sides.evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')))
}

test('@phone pairs and blanks are dragged by a finger', async ({ page, server }) => {
  await withPaper(page, server)
  await open(page, 2)
  await swipe(page, { from: handle(page, 'Move pair 3'), to: handle(page, 'Move pair 1') })
  await expect.poll(() => pairs(page)).toEqual(['Dispur', 'Patna', 'Bhubaneswar'])
  await open(page, 3)
  await swipe(page, {
    from: handle(page, 'Move the answer of blank 2'),
    to: handle(page, 'Move the answer of blank 1'),
  })
  await expect(page.getByLabel('Passage with blanks')).toHaveValue('Water is [[oxygen]] and [[hydrogen]].')
})

test('pairs and blanks are dragged by a mouse, and moved by keys, which is said', async ({ page, server }) => {
  await withPaper(page, server)
  await open(page, 2)
  const drag = async (from: Locator, to: Locator) => {
    // In the middle: the bar at the bottom lies over what is only just in sight.
    await from.evaluate((grip) => grip.scrollIntoView({ block: 'center' }))
    const [start, end] = [await from.boundingBox(), await to.boundingBox()]
    if (!start || !end) throw new Error('nothing to drag')
    await page.mouse.move(start.x + 8, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(end.x + 8, end.y + end.height / 2 - 4, { steps: 8 })
    await page.mouse.up()
  }
  await drag(handle(page, 'Move pair 3'), handle(page, 'Move pair 1'))
  await expect.poll(() => pairs(page)).toEqual(['Dispur', 'Patna', 'Bhubaneswar'])
  await handle(page, 'Move pair 1').press('ArrowDown')
  await expect.poll(() => pairs(page)).toEqual(['Patna', 'Dispur', 'Bhubaneswar'])
  await said(page, 'Now 2 of 3')()
  await expect(handle(page, 'Move pair 2')).toBeFocused()
  await page.getByLabel('Left 2', { exact: true }).press('Alt+Shift+ArrowDown')
  await expect.poll(() => pairs(page)).toEqual(['Patna', 'Bhubaneswar', 'Dispur'])
  await expect(page.getByLabel('Left 3', { exact: true })).toBeFocused()

  await open(page, 3)
  const passage = page.getByLabel('Passage with blanks')
  await drag(handle(page, 'Move the answer of blank 2'), handle(page, 'Move the answer of blank 1'))
  await expect(passage).toHaveValue('Water is [[oxygen]] and [[hydrogen]].')
  await handle(page, 'Move the answer of blank 1').press('ArrowDown')
  await expect(passage).toHaveValue('Water is [[hydrogen]] and [[oxygen]].')
})

test('@phone a question that is moved stays in sight in the list', async ({ page, server }) => {
  await withPaper(page, server)
  await open(page, 5)
  for (let at = 5; at > 0; at -= 1) await handle(page, 'Move up').click()
  await expect(rows(page).first()).toContainText('Question 1')
  await expect(rows(page).first().locator('[data-row]')).toHaveAttribute('aria-current', 'true')
  await expect(rows(page).first()).toBeInViewport()
})
