import { callerOf, publishResponded } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { LONG_POLL } from '../screens/long-texts.ts'
import { anAccount, enter } from '../teacher.ts'

test('what a presenter presses stays in sight below whatever is longer than the screen', async ({ page, server }) => {
  const account = await anAccount(server)
  const poll = await publishResponded(callerOf(server, account.token), LONG_POLL)
  await enter(page, account.teacher)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`/dashboard/polls/${poll.id}/present`)
  for (const name of ['Full screen', 'Hide link', 'Leave'])
    await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
})
