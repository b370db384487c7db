import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails, TITLE } from '../teacher.ts'

const problem = (page: Page) => page.getByLabel('Question text')
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Questions' })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()

/** One draft with a question in it, open in two tabs of one browser. */
const inTwoTabs = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await problem(page).fill('What')
  await saved(page)
  const other = await page.context().newPage()
  await other.goto('/dashboard/quizzes/create?section=qsi')
  await expect(problem(other)).toHaveValue('What')
  return other
}

/** Types a sign at a time into what has the focus, at once in all of these tabs: none of them waits for another. */
const typeAtOnce = (...typed: [Page, string][]) =>
  Promise.all(typed.map(([page, text]) => page.keyboard.type(text, { delay: 30 })))

test('two tabs of one draft that are written in by turns have the same, and whoever writes goes on', async ({
  page,
  server,
}) => {
  const other = await inTwoTabs(page, server)
  await problem(page).press('End')
  await problem(other).press('End')
  await page.keyboard.type(' is')
  await expect(problem(other)).toHaveValue('What is')
  await expect(problem(other), 'it goes on where it was').toBeFocused()
  await other.keyboard.press('End')
  await other.keyboard.type(' it?')
  await expect(problem(page)).toHaveValue('What is it?')
  await expect(page.getByText('This draft was changed in another tab.')).toBeVisible()
  await option(page, 1).fill('this')
  await expect(option(other, 1)).toHaveValue('this')
})

test('of what is typed in two tabs at the same moment nothing is lost', async ({ page, server }) => {
  const other = await inTwoTabs(page, server)
  await option(page, 1).focus()
  await option(other, 2).focus()
  await typeAtOnce([page, 'carbon dioxide'], [other, 'oxygen and nitrogen'])
  for (const tab of [page, other]) {
    await expect(option(tab, 1)).toHaveValue('carbon dioxide')
    await expect(option(tab, 2)).toHaveValue('oxygen and nitrogen')
  }
  await Promise.all([page.keyboard.press('Control+Enter'), other.keyboard.press('Alt+3')])
  await typeAtOnce([page, 'Is this the second?'], [other, 'Or is it this one?'])
  const both = [/^(?=[\s\S]*Is this the second\?)[\s\S]*Or is it this one\?/]
  await expect(list(page)).toContainText(both)
  await expect(list(other)).toContainText(both)
  await saved(page)
  await saved(other)
  await other.close()
  await page.reload()
  await expect(list(page)).toContainText(both)
})

test('words that two tabs add in one place are both there, and it is said', async ({ page, server }) => {
  const other = await inTwoTabs(page, server)
  await problem(page).press('End')
  await problem(other).press('End')
  await Promise.all([page.keyboard.insertText(' do plants take in?'), other.keyboard.insertText(' gives off light?')])
  for (const tab of [page, other]) {
    await expect(problem(tab)).toHaveValue(/do plants take in\?/)
    await expect(problem(tab)).toHaveValue(/gives off light\?/)
  }
  expect(await problem(page).inputValue()).toBe(await problem(other).inputValue())
  const told = /^(You wrote in two tabs at once\.|This draft was changed in another tab\.)/
  const tellings = async () => (await page.getByText(told).count()) + (await other.getByText(told).count())
  await expect.poll(tellings).toBeGreaterThan(0)
})

test('a tab that is closed as another one writes loses nothing of either', async ({ page, server }) => {
  const other = await inTwoTabs(page, server)
  await option(page, 1).focus()
  await option(other, 2).focus()
  await Promise.all([page.keyboard.type('left'), other.keyboard.type('right')])
  await page.close({ runBeforeUnload: true })
  await expect(option(other, 1)).toHaveValue('left')
  await expect(option(other, 2)).toHaveValue('right')
  await other.goto('/dashboard/quizzes')
  await expect(other.getByRole('row', { name: TITLE })).toHaveCount(1)
})
