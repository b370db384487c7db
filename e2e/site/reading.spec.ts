import { expect, test } from '../fixtures.ts'
import { openQuiz } from '../student.ts'
import { aPublishedQuiz } from '../teacher.ts'

test('an address that names a question opens it, and calls nobody back who reads another one by then', async ({
  page,
}) => {
  await page.goto('/faq#price')
  await expect(page.locator('#price')).toHaveAttribute('open')

  const codeComes = Promise.withResolvers<void>()
  await page.route('**/assets/site/open-target-*.js', async (route) => {
    await codeComes.promise
    await route.continue()
  })
  await page.goto('/about')
  await page.goto('/faq#price')
  const other = page.locator('main details:not(#price)').first()
  await other.locator('summary').click()
  const opener = page.waitForResponse('**/assets/site/open-target-*.js')
  codeComes.resolve()
  await opener
  await page.waitForLoadState('networkidle')
  await expect(other).toHaveAttribute('open')
  await expect(page.locator('#price')).not.toHaveAttribute('open')
})

test('a link to a quiz is shared with a picture, as one page whatever its code', async ({ request, baseURL }) => {
  const html = await (await request.get('/quiz?code=NSUCHQZ9')).text()
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/quiz" />`)
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(picture).toBe(`${baseURL}/social/quiz.png`)
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
})

test('whoever is asked for data can read what becomes of it', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.goto('/auth/signup')
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy_policy')
  await openQuiz(page, code)
  await expect(page.getByRole('link', { name: 'What is stored about you' })).toHaveAttribute('href', '/privacy_policy')
})

test('the search finds what was meant while one types, and the 404 page guesses it @gate', async ({ page }) => {
  await page.goto('/support')
  const box = page.getByRole('searchbox')
  const found = page.locator('[data-found]').getByRole('link')
  for (const [typed, path] of [
    ['refun', '/support/ask-for-a-refund'],
    ['how do I share a quiz', '/support/share-a-quiz'],
    ['offlien', '/support/take-a-quiz-without-a-network'],
  ] as const) {
    await box.fill(typed)
    await expect(found.first(), typed).toHaveAttribute('href', path)
  }
  await box.fill('zzzz')
  await expect(found).toHaveCount(0)

  await page.goto('/privcy-polciy')
  await expect(found.first()).toHaveAttribute('href', '/privacy_policy')
})
