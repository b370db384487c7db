import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { catchesUp, soon, stopTime } from '../soon.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

const openQuestions = async (page: Page, server: Server) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
}

const asText = (page: Page) => page.getByRole('button', { name: 'As text' })
const text = (page: Page) => page.getByLabel('All of it as text')

test('a browser that is killed loses nothing of a text that was typed a second before', async ({
  page,
  context,
  server,
}) => {
  await page.clock.install()
  await openQuestions(page, server)
  await asText(page).click()
  await text(page).focus()
  await stopTime(page)
  const [problem, note] = ['abcdefghijklmnopqrstuvwxyz'.repeat(2), 'Only a note']
  await page.keyboard.type(`${note}\n\n1. ${problem}`)
  const kept = `{ const kept = Object.values(localStorage).join(' '); kept.includes('${problem}') && kept.includes('${note}') }`
  await catchesUp(page)
  await page.clock.runFor(1000)
  // The page's time stands still: what is waited for is the processor alone.
  await soon(async () => expect(await page.evaluate<boolean>(kept)).toBe(true))
  await page.clock.resume()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto('/dashboard/quizzes/create?section=qsi')
  await expect(text(next)).toHaveValue(new RegExp(`^${note}\\n\\n1\\. ${problem}\\s*$`))
})
