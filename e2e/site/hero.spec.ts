import { expect, test } from '../fixtures.ts'

test('the quiz in the hero can be taken to its end by keyboard @phone @gate', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
  await page.goto('/')
  const live = page.locator('[data-island="live-quiz"]')
  await expect(live.getByText('0 of 3 answered')).toBeVisible()
  for (const number of [1, 2, 3]) {
    const question = live.getByRole('radio').locator('visible=true')
    await question.first().focus()
    await page.keyboard.press('Space')
    await expect(live.getByText(`${number} of 3 answered`)).toBeVisible()
    await live.getByRole('button', { name: number < 3 ? 'Next' : 'Finish' }).press('Enter')
    await expect(live.locator('[data-panel-heading]:focus'), 'the next heading has the focus').toHaveCount(1)
  }
  await expect(live.getByRole('link', { name: /demo quiz/ })).toHaveAttribute('href', '/quizreal')
})
