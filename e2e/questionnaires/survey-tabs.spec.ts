import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'
import { listed, openQuestion } from '../writing.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const prompt = (page: Page) => page.getByLabel('Question text')
const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}` })
const questions = (page: Page) => listed(page).filter({ hasText: /Question \d/ })
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** One survey that is being written, open in two tabs of one browser. */
const inTwoTabs = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/surveys/create')
  await title(page).fill('The course')
  await prompt(page).fill('What')
  await saved(page)
  const other = await page.context().newPage()
  await other.goto('/dashboard/surveys/create')
  await expect(prompt(other)).toHaveValue('What')
  return other
}

/** Types a sign at a time into what has the focus, at once in all of these tabs: none of them waits for another. */
const typeAtOnce = (...typed: [Page, string][]) =>
  Promise.all(typed.map(([page, text]) => page.keyboard.type(text, { delay: 30 })))

test('two tabs of one survey that are written in by turns have the same, and whoever writes goes on', async ({
  page,
  server,
}) => {
  const other = await inTwoTabs(page, server)
  await prompt(page).press('End')
  await prompt(other).press('End')
  await page.keyboard.type(' is')
  await expect(prompt(other)).toHaveValue('What is')
  await expect(prompt(other), 'it goes on where it was').toBeFocused()
  await other.keyboard.press('End')
  await other.keyboard.type(' it?')
  await expect(prompt(page)).toHaveValue('What is it?')
  await expect(prompt(page)).toBeFocused()
})

test('of what is typed in two tabs of one survey at the same moment nothing is lost', async ({ page, server }) => {
  const other = await inTwoTabs(page, server)
  await option(page, 1).focus()
  await option(other, 2).focus()
  await typeAtOnce([page, 'carbon dioxide'], [other, 'oxygen and nitrogen'])
  const told = async () => {
    const tellings = await Promise.all(
      [page, other].map((tab) => tab.getByText('You wrote in two tabs at once.').count()),
    )
    return tellings.indexOf(1)
  }
  await expect.poll(told).toBeGreaterThanOrEqual(0)
  for (const tab of [page, other]) {
    await expect(option(tab, 1)).toHaveValue('carbon dioxide')
    await expect(option(tab, 2)).toHaveValue('oxygen and nitrogen')
  }
  await Promise.all([press(page, 'Add question'), press(other, 'Add a page')])
  for (const tab of [page, other]) await expect(questions(tab)).toHaveCount(3)
  await openQuestion(page, 2)
  await openQuestion(other, 3)
  await prompt(page).focus()
  await prompt(other).focus()
  await typeAtOnce([page, 'Is this the second?'], [other, 'Or is it this one?'])
  const written = [/What/, /Is this the second\?/, /Or is it this one\?/]
  for (const tab of [page, other]) await expect(questions(tab)).toHaveText(written)
  await saved(page)
  await saved(other)
  await other.close()
  await page.reload()
  await expect(questions(page)).toHaveText(written)
})
