import { expectWholeIn, type View } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'
import { LETTERS } from './long-texts.ts'

/** Who enlarges all of a page of 1280 px sees it as one of 640; its letters alone grow on a phone. */
const VIEWS: View[] = [
  { width: 320, height: 640, text: 200 },
  { width: 640, height: 400, text: 100 },
  { width: 768, height: 1024, text: 130 },
  { width: 1280, height: 800, text: 100 },
]

test('with large text and long words the editor stays whole @desktop', async ({ page, server }) => {
  test.slow()
  await enter(page, (await anAccount(server)).teacher)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 3 })
  await expectWholeIn(VIEWS, page, 'the details')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
  await page.getByLabel('Question text').fill('$\\frac12$?')
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill(LETTERS)
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('short')
  await page.getByRole('radio', { name: 'Correct answer: 2' }).check()
  await page.getByLabel('Question text').focus()
  await page.getByRole('button', { name: 'Signs and formulas' }).click()
  await expect(page.getByRole('button', { name: '\\frac{a}{b}' })).toBeVisible()
  await expectWholeIn(VIEWS, page, 'a question with signs to choose from')
  await page.getByRole('button', { name: 'Find and replace' }).first().click()
  await expectWholeIn(VIEWS, page, 'the panel that finds')
  await page.getByRole('button', { name: 'Close' }).first().click()
  const window = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  await expectWholeIn(VIEWS, page, 'the menu of the step')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  if (window) await page.setViewportSize(window)
  await page.getByRole('button', { name: 'Add question' }).first().click()
  await page.getByRole('button', { name: 'Choose several' }).click()
  await page.getByRole('button', { name: 'Choose all' }).click()
  // The rows of a list are one line each, and the narrowest cuts them.
  await expectWholeIn(VIEWS.slice(1), page, 'several chosen')
  await page.getByRole('button', { name: 'As text' }).click()
  await expectWholeIn(VIEWS, page, 'the text')
  await page.getByRole('button', { name: 'One by one', exact: true }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('You planned 3 questions')).toBeVisible()
  await expectWholeIn(VIEWS, page, 'the preview')
})
