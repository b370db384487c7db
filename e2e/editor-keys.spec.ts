import type { Locator, Page } from '@playwright/test'
import type { Server } from './fixtures.ts'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails, quizzesOf, TITLE } from './teacher.ts'

const openWizard = async (page: Page, server: Server) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title')).toBeVisible()
  return account
}

const problem = (page: Page) => page.getByLabel('Question text')
const list = (page: Page) => page.getByRole('list', { name: 'Questions' })
const listed = (page: Page) => list(page).getByRole('listitem')
const row = (page: Page, number: number) =>
  listed(page)
    .nth(number - 1)
    .locator('[data-row]')
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeAttached()

/** Goes on with the Tab key until it is there. */
const tabTo = async (page: Page, target: Locator) => {
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < 60 && (await focused.count()) === 0; presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** A draft of so many questions of all types that are quick to write down, after the details. */
const withQuestions = async (page: Page, server: Server, count: number) => {
  const account = await openWizard(page, server)
  await fillDetails(page, { count })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  // What the page still has to write it writes as it is left.
  await page.goto('/dashboard')
  await page.evaluate(`localStorage.setItem('Qlist', ${JSON.stringify(JSON.stringify(mixed(count)))})`)
  await page.goto('/dashboard/quizzes/create?section=qsi')
  await expect(listed(page)).toHaveCount(count)
  return account
}

const mixed = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const problem = `Question on colour number ${at + 1}`
    if (at % 3 === 1) return { kind: 'true_false', format: 'prose', problem, draft: { correct: true } }
    if (at % 3 === 2) return { kind: 'ordering', format: 'prose', problem, draft: { items: ['one', 'two', 'three'] } }
    return { format: 'prose', problem, options: ['red', 'green', 'blue colour', 'black'], correct_answer: at % 4 }
  })

test('ten questions with negative marking are typed without a mouse', async ({ page, server }) => {
  const account = await openWizard(page, server)
  const began = Date.now()
  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type(TITLE)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Science')
  await page.keyboard.press('Tab')
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await tabTo(page, page.getByLabel('Negative marking'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByRole('heading', { name: `Question ${number} of 10` })).toBeVisible()
    await expect(problem(page)).toBeFocused()
    await page.keyboard.type(`What is ${number} + ${number}?`)
    for (const sum of [number + 3, 2 * number, number + 11, 40]) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(String(sum))
      if (sum === 2 * number) await page.keyboard.press('Alt+Enter')
    }
    if (number < 10) await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByText('10 of 10 complete').first()).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page).toHaveURL(/section=prvw/)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  expect(Date.now() - began, 'milliseconds from the title to the link').toBeLessThan(60_000)
  expect(await quizzesOf(server, account)).toMatchObject([{ title: TITLE, no_of_questions: 10 }])
})

test('a new question has as many options as the one before, and Enter in an empty last one goes on', async ({
  page,
  server,
}) => {
  await openWizard(page, server)
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const options = page.getByRole('textbox', { name: /^Option \d+$/ })
  await problem(page).fill('Which?')
  await page.keyboard.press('Enter')
  for (const text of ['a', 'b', 'c']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await expect(options).toHaveCount(4)
  await page.keyboard.press('Enter')
  await expect(options).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Correct answer: 1' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).press('Alt+Shift+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('b')
  await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Correct answer: 2' })).toBeChecked()
  await said(page, 'Now 1 of 3')
  await page.keyboard.press('Control+Enter')
  await expect(options).toHaveCount(3)
  await page.keyboard.press('Alt+3')
  await expect(page.getByLabel('Type of question')).toHaveValue('true_false')
  await expect(listed(page)).toHaveCount(3)
})

test('what each key does is told on ?', async ({ page, server }) => {
  await withQuestions(page, server, 3)
  await row(page, 1).focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await lookAt(page, 'editor-keys', ['phone', 'desktop'])
  await page.keyboard.press('Escape')
  await problem(page).press('End')
  await page.keyboard.type('?')
  await expect(problem(page)).toHaveValue('Question on colour number 1?')
})

test('the buttons near a field have keys there', async ({ page, server }) => {
  await withQuestions(page, server, 1)
  const options = page.getByRole('textbox', { name: /^Option \d+$/ })
  await options.nth(1).press('Alt+n')
  await expect(options).toHaveCount(5)
  await expect(options.nth(4)).toBeFocused()
  await page.keyboard.type('white')
  await page.keyboard.press('Alt+w')
  await expect(options).toHaveCount(4)
  await expect(options.nth(3)).toBeFocused()
  const chosen = page.waitForEvent('filechooser')
  await options.nth(2).press('Alt+a')
  const chooser = await chosen
  const label = await chooser.element().evaluate((input) => input.closest('li')?.querySelector('textarea')?.ariaLabel)
  expect(label).toBe('Option 3')
  await page.keyboard.press('Alt+s')
  await page.getByRole('checkbox', { name: 'Mix the options' }).check()
  await page.keyboard.press('Alt+s')
  await options.nth(1).press('Alt+l')
  await expect(page.getByRole('button', { name: 'Keep option 2 in its place' })).toHaveAttribute('aria-pressed', 'true')
  await expect(options.nth(1)).toBeFocused()
  await page.getByLabel('Type of question').selectOption('fill_in_blanks')
  const passage = page.locator('[name="passage"]')
  await passage.fill('The sky is ')
  await passage.press('End')
  await page.keyboard.press('Alt+t')
  await page.keyboard.type('blue')
  await expect(passage).toHaveValue('The sky is [[blue]]')
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

/** How long each key takes to its sign, what else keeps the page busy, and in how many rows of the list anything changes. */
const WATCH = `{
  globalThis.seen = { keys: [], busy: [], rows: new Set() }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.busy.push(Math.round(duration))
  }).observe({ type: 'longtask' })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const row = (target instanceof Element ? target : target.parentElement).closest('li')
      if (row) seen.rows.add(row)
    }
  }).observe(document.querySelector('ol[aria-label="Questions"]'), {
    subtree: true, childList: true, characterData: true, attributes: true,
  })
}`
const SEEN = '({ keys: seen.keys.toSorted((a, b) => a - b), busy: seen.busy, rows: seen.rows.size })'
type Seen = { keys: number[]; busy: number[]; rows: number }

test('500 questions take what is typed as fast as one does, and only the row of the question changes', async ({
  page,
  server,
}, info) => {
  test.slow()
  const watched = async (count: number) => {
    await withQuestions(page, server, count)
    await row(page, count).focus()
    await page.keyboard.press('Enter')
    await expect(problem(page)).toBeFocused()
    await page.evaluate(WATCH)
    await problem(page).press('End')
    await page.keyboard.type(' and so on, to the end', { delay: 60 })
    await expect(problem(page)).toHaveValue(/and so on, to the end$/)
    const typed = await page.evaluate<Seen>(SEEN)
    await list(page).evaluate((rows) => rows.scrollTo(0, 0))
    await page.mouse.wheel(0, 600)
    await expect(row(page, 1)).toBeInViewport()
    return { typed, scrolled: await page.evaluate<Seen>(SEEN) }
  }
  for (const count of [1, 500]) {
    const { typed, scrolled } = await watched(count)
    expect(typed.rows, `rows of ${count} in which anything changed`).toBeLessThanOrEqual(1)
    expect(scrolled.rows).toBeLessThanOrEqual(1)
    const median = typed.keys.at(Math.floor(typed.keys.length / 2)) ?? 0
    const description = `${count}: ${median} from a key to its sign, ${typed.keys.at(-1) ?? 0} at most; long tasks while typing ${typed.busy.join(', ') || 'none'}, with scrolling ${scrolled.busy.join(', ') || 'none'}`
    info.annotations.push({ type: 'milliseconds', description })
  }
  await lookAt(page, 'editor-500', ['desktop'])
})

test('an empty quiz offers ways to begin, and an example is a whole quiz', async ({ page, server }) => {
  await openWizard(page, server)
  await fillDetails(page, { count: 4 })
  await page.getByText('What does negative marking mean?').click()
  await expect(page.getByText(/a quarter of them for a wrong answer/)).toBeVisible()
  await lookAt(page, 'details-explained', ['phone', 'desktop'])
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const ways = page.getByRole('region', { name: 'How would you like to begin?' })
  await ways.scrollIntoViewIfNeeded()
  await lookAt(page, 'editor-begin', ['phone', 'desktop'])
  await ways.getByRole('button', { name: 'Maths: formulas, in Bengali and English' }).click()
  await expect(listed(page)).toHaveCount(4)
  await expect(page.getByText('4 of 4 complete').first()).toBeVisible()
  await expect(ways).toBeHidden()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  const phone = page.getByRole('region', { name: 'Try it on a phone' })
  await expect(phone.getByRole('heading')).toHaveText('Question 1 of 4')
  await phone.getByRole('radio').first().check({ force: true })
  await expect(phone.getByRole('radio').first()).toBeChecked()
  await lookAt(page, 'preview-tried', ['phone', 'tablet', 'desktop'])
  await phone.getByRole('button', { name: 'Next' }).click()
  await expect(phone.getByRole('heading')).toHaveText('Question 2 of 4')
})

test('a detail is undone and done again, in its own step and after a reload', async ({ page, server }) => {
  await openWizard(page, server)
  await fillDetails(page)
  await page.getByLabel('Subject').fill('History')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('History')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Subject')).not.toHaveValue('History')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('History')
})
