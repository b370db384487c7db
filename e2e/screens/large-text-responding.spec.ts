import type { Page } from '@playwright/test'
import { createResponded, type NewRespondedOnWire } from '#contract/responses.ts'
import { API_BASE, envelope } from '#contract/wire.ts'
import { expectWholeIn, setTextSize, type View } from './boxes.ts'
import { expect, type Server, test } from './fixtures.ts'
import { anAccount, enter } from './teacher.ts'

const LETTERS = 'W'.repeat(300)
const ADDRESS = `https://example.org/${'a-very-long-path/'.repeat(12)}?q=1`

const VIEWS: View[] = [
  { width: 320, height: 640, text: 200 },
  { width: 240, height: 480, text: 100 },
  { width: 740, height: 360, text: 200 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

const choice = {
  kind: 'opinion',
  problem: `How? ${ADDRESS}`,
  draft: {
    options: [LETTERS.slice(0, 200), 'শ্রীমতী অনিন্দিতা বন্দ্যোপাধ্যায়', 'Yes'],
    least: null,
    most: 1,
    look: 'list',
    other: true,
  },
}

/** One of each kind, with what is longest in it. */
const OPINIONS = [
  choice,
  {
    kind: 'scale',
    problem: 'Stars?',
    draft: { look: 'stars', from: 1, to: 10, low: LETTERS.slice(0, 60), middle: '', high: 'Very' },
  },
  {
    kind: 'scale',
    problem: 'Likely?',
    draft: { look: 'nps', from: 0, to: 10, low: 'Not at all', middle: 'Perhaps', high: 'Certainly' },
  },
  {
    kind: 'comment',
    problem: LETTERS,
    draft: { expects: 'text', least: null, most: 200, only: null, from: '', to: '', decimals: null },
  },
  { kind: 'ranking', problem: 'Which first?', draft: { items: [LETTERS.slice(0, 90), 'Heat', 'Sound'], top: 2 } },
  {
    kind: 'matrix',
    problem: 'How much do you agree?',
    draft: {
      rows: [LETTERS.slice(0, 90), 'I could follow'],
      columns: ['Disagree', LETTERS.slice(0, 40), 'Agree'],
      several: false,
    },
  },
  { kind: 'consent', problem: 'Before you leave', draft: { statement: `I agree. ${ADDRESS}` } },
]

const title = `Title${LETTERS.slice(0, 90)}`

type Wanted = Pick<NewRespondedOnWire, 'kind' | 'sections' | 'responding' | 'taking'>

const publish = async (page: Page, { server, token, ...wanted }: Wanted & { server: Server; token: string }) => {
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, {
    data: { title, ...wanted },
    headers,
  })
  expect(made.ok(), await made.text()).toBe(true)
  return createResponded.data.parse(envelope.parse(await made.json()).response.data)
}

test('with large text and long words a survey stays whole, taken and read @phone', async ({ page, server }) => {
  test.setTimeout(120_000)
  const { teacher, token } = await anAccount(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id, share_code: code } = await publish(page, {
    ...{ server, token, kind: 'survey' },
    sections: [
      { title: LETTERS.slice(0, 90), instructions: ADDRESS, questions: OPINIONS },
      { title: 'The end', questions: [choice] },
    ],
    responding: { thanks: `${LETTERS} ${ADDRESS}`, onward: ADDRESS },
    taking: { welcome: `${LETTERS} ${ADDRESS}`, shown: [], jumps: [] },
  })
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
  await page.getByRole('heading', { name: title }).waitFor()
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
  const { id, share_code: code } = await publish(page, {
    ...{ server, token, kind: 'poll' },
    sections: [{ questions: [choice] }],
    responding: { results: 'after_vote', hall_questions: 'open' },
  })
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
    await page.getByText(title.slice(0, 40)).or(page.getByText('Votes: 1')).filter({ visible: true }).first().waitFor()
    await expectWholeIn(VIEWS, page, address)
  }
})
