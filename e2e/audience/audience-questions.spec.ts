import type { Page, Route } from '@playwright/test'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expectWholeIn } from '../boxes.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { installClock, shownInItsTime } from '../soon.ts'
import { anAccount, enter } from '../teacher.ts'

const CHOICE = { options: ['Yes', 'No'], look: 'list', least: null, most: 1, other: false }
const LONG = `${'W'.repeat(200)} কেন এমন হয়, মহাশয়? \u202egnorw si sihT لماذا تكون السماء زرقاء`

const aPoll = async (page: Page, server: Server, hall_questions: 'checked' | 'open') => {
  const { teacher, token } = await anAccount(server)
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    ...{ kind: 'poll', title: 'Optics', responding: { hall_questions } },
    sections: [{ questions: [{ kind: 'opinion', problem: 'Shall we revise optics?', draft: CHOICE }] }],
  }
  const made = await page.request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  const close = () =>
    page.request.post(`${API_BASE}/teacher/quiz-actions`, { data: { ids: [id], action: 'close' }, headers })
  return { teacher, id, code, close }
}

const asks = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(text)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

const inRow = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })

test('a hall asks, its presenter approves and shows, others vote @phone @desktop', async ({
  page,
  server,
  browser,
}) => {
  const { teacher, id, code, close } = await aPoll(page, server, 'checked')
  const voters = [await browser.newPage(), await browser.newPage()] as const
  for (const voter of voters) await voter.goto(`${server.url}/poll?code=${code}`)
  const [first, second] = voters
  await asks(first, ' ')
  await expect(first.getByText('Write your question first.')).toBeVisible()
  // The reply is lost once: the same question is sent again, and is one.
  const loseReply = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await first.route('**/response/hall-questions', loseReply, { times: 1 })
  await asks(first, 'Why is the sky blue?')
  await expect(first.getByText('Sent. It is shown to everybody once the presenter has approved it.')).toBeVisible()
  await expect(first.getByText('Waiting for approval')).toBeVisible()
  await asks(second, LONG)
  await expect(second.getByText('Waiting for approval')).toBeVisible()
  await expect(second.getByText('Why is the sky blue?')).toBeHidden()

  await enter(page, teacher)
  await page.goto(`/dashboard/polls/${id}/questions`)
  await expect(page.getByRole('heading', { name: 'Waiting for you: 2' })).toBeVisible()
  await inRow(page, 'Why is the sky blue?').getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('Hidden from everybody')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for you: 2' })).toBeVisible()
  await inRow(page, 'Why is the sky blue?').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'Everybody can vote: 1' })).toBeVisible()
  await inRow(page, /W{200}/)
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByRole('heading', { name: 'Everybody can vote: 2' })).toBeVisible()

  await second.reload()
  const vote = inRow(second, 'Why is the sky blue?').getByRole('button', { name: 'I want to know this too' })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Votes: 1')).toBeVisible()
  await vote.click()
  await expect(page.getByText('Votes: 1')).toBeHidden()
  await vote.click()
  await second.reload()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(inRow(second, /W{200}/).getByText('Yours')).toBeVisible()

  await page.goto(`/dashboard/polls/${id}/present`)
  await expect(page.getByRole('button', { name: 'Questions: 2' })).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('row', { name: 'Why is the sky blue? 1' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Why is the sky blue?' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: /W{200}/ })).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('heading', { name: 'Shall we revise optics?' })).toBeVisible()

  await second.reload()
  await expect(second.getByText('On the screen now')).toBeVisible()
  await second.getByText('Answered: 1').click()
  await expect(inRow(second, 'Why is the sky blue?')).toBeVisible()
  expect((await close()).ok()).toBe(true)
  await second.reload()
  await expect(second.getByText('No more questions are taken.')).toBeVisible()
  await expect(second.getByText('On the screen now')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Ask', exact: true })).toBeHidden()
})

test('without a presenter’s look all see at once what is asked; too much is refused kindly @phone', async ({
  page,
  server,
}) => {
  const { code, teacher, id } = await aPoll(page, server, 'open')
  await installClock(page)
  await page.goto(`/poll?code=${code}`)
  await expect(page.getByText('Nobody has asked anything yet.')).toBeVisible()
  for (let at = 1; at <= 5; at += 1) {
    await asks(page, `Question ${at}?`)
    // What others have read a moment ago is what it reads at once: its own is there when it looks again.
    await shownInItsTime(page, page.getByText(`Question ${at}?`, { exact: true }))
    await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
  }
  await asks(page, 'One more?')
  await expect(page.getByText('That is all that can be taken at once.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('One more?')
  await enter(page, teacher)
  await page.goto(`/dashboard/polls/${id}/settings`)
  await page.getByLabel('Questions from the audience').selectOption({ label: 'Nobody may ask' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.goto(`/poll?code=${code}`)
  await expect(page.getByRole('heading', { name: 'Shall we revise optics?' })).toBeAttached()
  await expect(page.getByText('Ask the presenter')).toBeHidden()
})

const VIEWS = [
  { width: 320, height: 640, text: 200 },
  { width: 740, height: 360, text: 130 },
]

test('with large letters all of a hall’s pages are whole @desktop', async ({ page, server }) => {
  const { teacher, id, code } = await aPoll(page, server, 'open')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/poll?code=${code}`)
  await asks(page, LONG)
  await expect(inRow(page, /W{200}/)).toBeVisible()
  await expectWholeIn(VIEWS, page, 'the page of a poll')
  await enter(page, teacher)
  await page.goto(`/dashboard/polls/${id}/questions`)
  await expect(page.getByRole('heading', { name: 'Everybody can vote: 1' })).toBeVisible()
  await expectWholeIn(VIEWS, page, 'the desk')
  await page.goto(`/dashboard/polls/${id}/remote`)
  await page.getByRole('button', { name: 'Show the audience’s questions' }).click()
  await page.getByRole('button', { name: 'Next from the audience' }).click()
  await expect(page.getByRole('heading', { name: /W{200}/ })).toBeVisible()
  await expectWholeIn(VIEWS, page, 'the remote')
})
