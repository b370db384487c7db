import type { Page } from '@playwright/test'
import { askInHall, setHallQuestion } from '#contract/audience/audience-questions.ts'
import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const dataOf = (body: unknown) => envelope.parse(body).response.data
const PROJECTOR = { width: 1920, height: 1080 }
const VOTERS = 23

type Said = (voter: number) => unknown

/** Many devices vote, each with its own answers. */
const hallVotes = async (page: Page, { url }: Pick<Server, 'url'>, { code, said }: { code: string; said: Said[] }) => {
  const paper = await page.request.get(`${url}${API_BASE}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(dataOf(await paper.json()))
  for (let voter = 0; voter < VOTERS; voter += 1) {
    const device_key = `device-${String(voter).padStart(25, '0')}`
    const answers = questions.map(({ id }, at) => ({ question_id: id, value: said[at]?.(voter) ?? null }))
    const data = { code, device_key, version_id, based_on: 0, change: device_key, answers, is_ended: true }
    expect((await page.request.put(url + API_BASE + giveResponse.path, { data })).status()).toBe(200)
  }
}

test('what a builder offers is voted on at a phone, and read on the screen @desktop', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/polls/create')
  const ask = async (question: string, answeredWith: string) => {
    await page.getByLabel('Question text').fill(question)
    await page.getByLabel('Answered with').selectOption({ label: answeredWith })
  }
  const askAlso = async (number: number, question: string, answeredWith: string) => {
    await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('heading', { name: `Question ${number} of ${number}` })).toBeVisible()
    await ask(question, answeredWith)
  }
  await ask('Which days suit you?', 'A choice')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Monday')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Friday')
  await page.getByLabel('People choose').selectOption({ label: 'Several options' })
  await page.getByLabel('“Other”, with a text').check()
  await askAlso(2, 'How fast was it?', 'A number on a scale')
  await askAlso(3, 'Which topics first?', 'A ranking')
  await page.getByRole('textbox', { name: 'Item 1' }).fill('Optics')
  await page.getByRole('textbox', { name: 'Item 2' }).fill('Heat')
  await askAlso(4, 'What should change?', 'Free text')
  await askAlso(5, 'How many sweets are in the jar?', 'Any number (a guess)')
  await page.getByLabel('Hide the results of each question until I show them').check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  const code = (await page.getByText(/^[0-9A-Z]{8}$/).textContent()) ?? ''

  const voter = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await voter.goto(`${server.url}/poll?code=${code}`)
  await voter.getByRole('checkbox', { name: 'Friday' }).click()
  await voter.getByRole('checkbox', { name: 'Other' }).click()
  await voter.getByRole('textbox', { name: 'Please say which' }).fill('Saturday')
  await voter.getByRole('radio', { name: /^4/ }).click()
  await voter.getByRole('button', { name: 'Heat' }).click()
  await voter.getByRole('button', { name: 'Optics' }).click()
  await voter.getByRole('textbox', { name: 'What should change?' }).fill('Rude words')
  await voter.getByRole('textbox', { name: 'How many sweets are in the jar?' }).fill('250')
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('Your answers have arrived.')).toBeVisible()
  await voter.close()

  await expect(page.getByText('Votes: 1')).toBeVisible()
  await page.setViewportSize(PROJECTOR)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate<boolean>('document.fullscreenElement !== null')).toBe(true)
  await page.evaluate('document.exitFullscreen()')
  const shows = async (question: string) => {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await expect(page.getByText('Results are hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page.getByText('Results are hidden')).toBeHidden()
  }
  const later = async () => page.getByRole('button', { name: 'Next question' }).click()
  await shows('Which days suit you?')
  await expect(page.getByRole('row', { name: /Friday/ })).toContainText('100')
  await expect(page.getByRole('row', { name: /Other/ })).toContainText('100')
  await page.getByRole('button', { name: 'saturday : 1' }).click()
  await expect(page.getByRole('button', { name: 'saturday : 1' })).toBeHidden()
  await later()
  await shows('How fast was it?')
  await expect(page.getByRole('row', { name: /^4/ })).toContainText('100')
  await later()
  await shows('Which topics first?')
  await expect(page.getByRole('row', { name: /^Heat/ })).toContainText('1')
  await later()
  await shows('What should change?')
  await page.getByRole('button', { name: 'Rude words' }).click()
  await expect(page.getByRole('button', { name: 'Rude words' })).toBeHidden()
  await later()
  await shows('How many sweets are in the jar?')
  await expect(page.getByRole('row', { name: /250/ })).toContainText('100')
})

const scale = (look: string, [from, to]: readonly [number, number]) => ({
  ...{ look, from, to, low: 'Not at all', middle: '', high: 'Certainly' },
})
const CHOICE = { options: ['Optics', 'Heat', 'শব্দ', 'Electricity', 'Waves'], look: 'list', least: null, most: 1 }
const LINE = { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null }
const WORDS = ['light', 'lenses', 'আলো', 'mirrors', 'colour', 'rays', 'shadow']
const QUESTIONS = [
  { kind: 'opinion', problem: 'Which chapter shall we revise first?', draft: { ...CHOICE, other: false } },
  { kind: 'scale', problem: 'How was the lesson?', draft: scale('stars', [1, 5]) },
  { kind: 'scale', problem: 'How likely are you to recommend this course to a friend?', draft: scale('nps', [0, 10]) },
  { kind: 'comment', problem: 'What comes to your mind?', draft: LINE },
]

test('keys lead a presenter through the questions, those of the audience, and what is hidden @desktop @gate', async ({
  page,
  server,
}) => {
  test.slow()
  const { teacher, token } = await anAccount(server)
  const headers = { authorization: `Bearer ${token}` }
  const data = {
    ...{ kind: 'poll', title: 'Optics', responding: { hall_questions: 'open' } },
    sections: [{ questions: QUESTIONS }],
  }
  const made = await page.request.post(API_BASE + createResponded.path, { data, headers })
  const { id, share_code: code } = createResponded.data.parse(dataOf(await made.json()))
  await hallVotes(page, server, {
    code,
    said: [(at) => [(at * at) % 5], (at) => [3 + (at % 3)], (at) => [(at * 7) % 11], (at) => WORDS[(at * at) % 7]],
  })
  const asks = async (at: number, text: string) => {
    const asked = { code, device_key: `asker-${String(at).padStart(25, '0')}`, ask_key: 'k'.repeat(20), text }
    const answer = await page.request.post(API_BASE + askInHall.path, { data: asked })
    return askInHall.data.parse(dataOf(await answer.json())).id
  }
  const first = await asks(0, 'Why is the sky blue, and the sun red in the evening?')
  for (let at = 1; at < 6; at += 1) await asks(at, `${'Will this be in the examination? '.repeat(at % 3)}And why?`)

  await enter(page, teacher)
  await page.setViewportSize(PROJECTOR)
  await page.goto(`/dashboard/polls/${id}/present`)
  await expect(page.getByText(`Votes: ${VOTERS}`)).toBeVisible()
  for (const { problem } of QUESTIONS) {
    await expect(page.getByRole('heading', { name: problem })).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('q')
  await expect(page.getByRole('row', { name: /Why is the sky blue/ })).toBeVisible()
  const path = setHallQuestion.path.replace(':id', id).replace(':hall_question', first)
  expect((await page.request.put(API_BASE + path, { data: { state: 'now' }, headers })).ok()).toBe(true)
  await expect(page.getByRole('heading', { name: /Why is the sky blue/ })).toBeVisible()
  await page.keyboard.press('q')
  await page.getByRole('button', { name: 'Hide results' }).click()
  await expect(page.getByText('Results are hidden')).toBeVisible()
  const ids = [id]
  await page.request.post(`${API_BASE}/teacher/quiz-actions`, { data: { ids, action: 'close' }, headers })
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByText('This poll is closed.')).toBeVisible()
})
