import { expectWholeIn, setTextSize, type View } from '../boxes.ts'
import { callerOf, publishResponded } from '../calls.ts'
import { test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'
import { LETTERS, LONG_POLL, LONG_SURVEY, LONG_TITLE } from './long-texts.ts'

const VIEWS: View[] = [
  { width: 320, height: 640, text: 200 },
  { width: 240, height: 480, text: 100 },
  { width: 740, height: 360, text: 200 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

test('with large text and long words a survey stays whole, taken and read @phone', async ({ page, server }) => {
  test.setTimeout(120_000)
  const { teacher, token } = await anAccount(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id, code } = await publishResponded(callerOf(server, token), LONG_SURVEY)
  await page.goto(`/survey?code=${code}`)
  await page.getByRole('button', { name: 'Begin' }).waitFor()
  await expectWholeIn(VIEWS, page, 'the welcome')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('textbox').last().fill(LETTERS.slice(0, 150))
  await expectWholeIn(VIEWS, page, 'a page of every kind')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectWholeIn(VIEWS, page, 'the last page')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your answers have arrived.').waitFor()
  await expectWholeIn(VIEWS, page, 'the thanks')

  await setTextSize(page, 100)
  await enter(page, teacher)
  await page.goto('/dashboard/surveys')
  await page.getByRole('button', { name: LONG_TITLE, exact: true }).waitFor()
  await expectWholeIn(VIEWS, page, 'the list of surveys')
  for (const [view, name] of [
    ['summary', 'Summary'],
    ['one', 'One by one'],
    ['written', 'Written answers'],
    ['share', 'Share'],
  ] as const) {
    await page.goto(`/dashboard/surveys/responses?survey=${id}&view=${view}`)
    await page.getByRole('link', { name, exact: true }).waitFor()
    await page.waitForLoadState('load')
    await expectWholeIn(VIEWS, page, `the responses: ${name}`)
  }
})

test('with large text and long words a poll stays whole, for its voters and for the room @phone', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const { teacher, token } = await anAccount(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id, code } = await publishResponded(callerOf(server, token), LONG_POLL)
  await page.goto(`/poll?code=${code}`)
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(LETTERS.slice(0, 200))
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByText('Sent. Everybody can see it now.').waitFor()
  await expectWholeIn(VIEWS, page, 'the poll')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { name: 'What everybody answered' }).or(page.locator('#crowd')).first().waitFor()
  await expectWholeIn(VIEWS, page, 'what everybody answered')

  await setTextSize(page, 100)
  await enter(page, teacher)
  for (const address of [
    '/dashboard/polls',
    `/dashboard/polls/analytics?poll=${id}`,
    `/dashboard/polls/${id}/present`,
  ]) {
    await page.goto(address)
    await page
      .getByText(LONG_TITLE.slice(0, 40))
      .or(page.getByText('Votes: 1'))
      .filter({ visible: true })
      .first()
      .waitFor()
    await expectWholeIn(VIEWS, page, address)
  }
})
