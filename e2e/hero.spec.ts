import { expect, test } from './fixtures.ts'

test('what is chosen in the hero before its script has come counts when it comes', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
  const codeComes = Promise.withResolvers<void>()
  await page.route('**/assets/site/live-quiz-*.js', async (route) => {
    await codeComes.promise
    await route.continue()
  })
  await page.goto('/')
  const live = page.locator('[data-island="live-quiz"]')
  await live.getByRole('radio').locator('visible=true').first().check()
  codeComes.resolve()
  await expect(live.getByText('1 of 3 answered')).toBeVisible()
  await expect(live.getByRole('radio').locator('visible=true').first()).toBeChecked()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the quiz in the hero can be taken to its end by keyboard, motion: ${reducedMotion} @desktop @phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
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
}

test('a poll can be tried: each vote moves a bar, nobody is asked for anything, and nothing is sent @phone @gate', async ({
  page,
}) => {
  await page.addInitScript("localStorage.setItem('hasVisited', 'true')")
  await page.goto('/features/poll')
  const live = page.locator('[data-island="live-poll"]')
  const row = (name: string) => live.getByRole('row').filter({ hasText: name })
  await live.getByRole('radio', { name: 'Only the last step' }).focus()
  await expect(live.getByText('0 votes')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await live.getByRole('button', { name: 'Vote' }).press('Enter')
  await expect(live.getByRole('alert')).toHaveText('Choose an answer first.')
  await live.getByRole('radio', { name: 'Only the last step' }).focus()
  await page.keyboard.press('Space')
  await live.getByRole('button', { name: 'Vote' }).press('Enter')
  await expect(live.getByRole('status')).toHaveText('1 vote')
  await expect(row('Only the last step')).toContainText('1 (100%)')
  await expect(live.getByRole('radio', { checked: true })).toHaveCount(0)
  await live.getByRole('radio', { name: 'No, let us go on' }).check()
  await live.getByRole('button', { name: 'Vote' }).click()
  await expect(row('Only the last step')).toContainText('1 (50%)')
  await expect(row('No, let us go on')).toContainText('1 (50%)')
  await live.getByRole('button', { name: 'Start over' }).click()
  await expect(live.getByRole('status')).toHaveText('0 votes')
  expect(sent.filter((request) => !request.startsWith('GET /assets/'))).toEqual([])
})
