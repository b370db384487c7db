import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { ICON } from '../pasting.ts'
import { anAccount, beginQuiz, enter } from '../teacher.ts'

const begin = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await beginQuiz(page, { count: 1 })
}

const option = (page: Page, number: number) => page.getByRole('textbox', { name: `Option ${number}`, exact: true })
const right = (page: Page, number: number) => page.getByRole('radio', { name: `Correct answer: ${number}` })

const writeOptions = async (page: Page, options: readonly string[]) => {
  for (const [at, text] of options.entries()) {
    if (at > 1) await page.getByRole('button', { name: 'Add option' }).click()
    await option(page, at + 1).fill(text)
  }
}

test('what another type has no place for is kept aside, said, and there again @phone @desktop', async ({
  page,
  server,
}) => {
  await begin(page, server)
  await page.getByLabel('Question text').fill('Which are gases?')
  await writeOptions(page, ['helium', 'iron', 'neon'])
  await right(page, 3).check()
  const kind = page.getByLabel('Type of question')
  await kind.selectOption('True or false')
  await expect(
    page.getByText('Kept aside: 3 options and what is right. Choose “One right option” again to get it back.').first(),
  ).toBeVisible()
  await kind.selectOption('One right option')
  await expect(option(page, 3)).toHaveValue('neon')
  await expect(right(page, 3)).toBeChecked()
  await expect(page.getByRole('button', { name: 'Undo the change of type' })).toBeHidden()
  await kind.selectOption('Short answer')
  await page.getByLabel('Question text').fill('Which is a gas?')
  await page.getByRole('button', { name: 'Undo the change of type' }).click()
  await expect(kind).toBeFocused()
  await expect(page.getByLabel('Question text')).toHaveValue('Which is a gas?')
  await expect(right(page, 3)).toBeChecked()
})

test('the tick of an option that is written anew is there again, after a reload as well @phone @desktop', async ({
  page,
  server,
}) => {
  await begin(page, server)
  await page.getByLabel('Question text').fill('Which is a metal?')
  await writeOptions(page, ['helium', 'iron', 'neon'])
  await right(page, 2).check()
  await option(page, 2).fill('')
  await expect(right(page, 2)).not.toBeChecked()
  await expect(page.getByText('Correct answer again once it has a text')).toBeVisible()
  await expect(page.getByText('Still needed: the text of the correct answer, option B.')).toBeVisible()
  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  await page.reload()
  await option(page, 2).fill('copper')
  await expect(right(page, 2)).toBeChecked()
  await expect(page.getByText('This question is complete.')).toBeVisible()
})

test('options that read the same, and one left empty between others, are told calmly @phone @desktop', async ({
  page,
  server,
}) => {
  await begin(page, server)
  await page.getByLabel('Question text').fill('Which is a metal?')
  await writeOptions(page, ['helium', 'iron', '', 'helium '])
  await right(page, 2).check()
  await expect(page.getByText('Reads the same as option A.')).toBeVisible()
  await expect(option(page, 3)).toHaveAccessibleDescription(/^Empty: left out/)
  await expect(
    page.getByText('This question is complete. Option C is empty and left out. Options A and D read the same.'),
  ).toBeVisible()
})

test('blanks are drawn as on paper, in either box, and what is asked may be left to us @phone @desktop', async ({
  page,
  server,
}) => {
  await begin(page, server)
  await page.getByLabel('Type of question').selectOption('Fill in the blanks')
  const prompt = page.getByRole('textbox', { name: 'Question text (optional)' })
  const passage = page.getByRole('textbox', { name: 'Passage with blanks' })
  await passage.fill('Water boils at ____ degrees.')
  await expect(prompt).toHaveValue('Fill in the blanks.')
  await page.getByRole('button', { name: 'Make it a blank' }).click()
  await expect(passage).toBeFocused()
  await page.keyboard.type('100')
  await expect(passage).toHaveValue('Water boils at [[100]] degrees.')
  await expect(page.getByText('This question is complete.')).toBeVisible()
  await passage.fill('')
  await prompt.fill('Ice melts at ____ degrees.')
  await page.getByRole('button', { name: 'Make it a blank' }).click()
  await expect(passage).toHaveValue('Ice melts at [[]] degrees.')
  await expect(prompt).toHaveValue('Fill in the blanks.')
  await page.keyboard.type('0')
  await expect(passage).toHaveValue('Ice melts at [[0]] degrees.')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(prompt).toHaveValue('Ice melts at ____ degrees.')
})

test('a picture stands below the words, and what it shows is asked next @phone @desktop', async ({ page, server }) => {
  await begin(page, server)
  const prompt = page.getByLabel('Question text')
  await prompt.fill('What does this show?')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add picture to: Question text' }).click()
  await (await choosing).setFiles(ICON)
  const asked = page.getByRole('textbox', { name: /^What does picture 1 show/ })
  await expect(asked).toBeFocused()
  await expect(asked).toBeInViewport({ ratio: 1 })
  await expect(prompt).toHaveValue('What does this show?')
  await page.keyboard.type('a lotus')
  await prompt.press('Control+Home')
  const second = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add picture to: Question text' }).click()
  await (await second).setFiles(ICON)
  await expect(page.getByText(/^It stands between the words/)).toBeVisible()
  await page.getByRole('button', { name: 'Put it below the text' }).click()
  await expect(prompt).toHaveValue('What does this show?')
  await expect(page.locator('[data-row]')).toContainText('What does this show?')
  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  await page.reload()
  const third = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add picture to: Question text' }).click()
  await (await third).setFiles(ICON)
  await expect(page.getByRole('textbox', { name: /^What does picture 3 show/ })).toBeFocused()
  await expect(prompt).toHaveValue('What does this show?')
})
