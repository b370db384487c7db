import type { Page } from '@playwright/test'
import { lookAtEach, type Screen } from './screen.ts'
import type { Seed } from './seed.ts'

type Which = keyof Seed['polls']

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

const pollAt =
  (which: Which) =>
  ({ polls }: Seed): string =>
    `/poll?code=${polls[which].code}`
const desk =
  (which: Which, part: string) =>
  ({ polls }: Seed): string =>
    `/dashboard/polls/${polls[which].id}/${part}`

const VOTING: Screen[] = [
  { name: 'poll', at: pollAt('optics'), sees: 'Which chapter shall we revise first?' },
  { name: 'poll in long words', at: pollAt('long'), sees: 'Send' },
  { name: 'poll that is closed', at: pollAt('closed'), sees: 'This is closed' },
  { name: 'poll for frames', at: ({ polls }) => `/embed?code=${polls.optics.code}`, sees: 'Send' },
  { name: 'frame without a code', at: '/embed', sees: 'This frame has no code' },
  { name: 'frame with a code of nothing', at: '/embed?code=ABCD2345', sees: 'There is nothing with this code' },
  { name: 'no such poll', at: '/poll?code=ABCD2345', sees: 'There is nothing with this code' },
  {
    name: 'poll lacking an answer',
    at: pollAt('long'),
    open: ({ page }) => press(page, 'Send'),
    sees: 'Your question',
  },
  {
    name: 'poll voted in, with its results',
    at: pollAt('long'),
    open: async ({ page }) => {
      await page.getByRole('radio', { name: 'Yes' }).click()
      await press(page, 'Send')
    },
    sees: 'Your answers have arrived.',
  },
  {
    name: 'poll voted in, with results of each kind',
    at: pollAt('optics'),
    open: async ({ page }) => {
      await page.getByRole('radio', { name: 'Heat' }).click()
      await press(page, 'Send')
    },
    sees: 'What everybody answered',
  },
  {
    name: 'question from the audience that waits',
    at: pollAt('optics'),
    open: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill('Shall we see it in an experiment?')
      await press(page, 'Ask')
    },
    sees: 'Waiting for approval',
  },
  {
    name: 'poll without a network',
    at: pollAt('optics'),
    open: async ({ page }) => {
      await page.getByRole('radio', { name: 'Heat' }).click()
      await page.context().setOffline(true)
      await press(page, 'Send')
    },
    sees: /are kept on this device/,
  },
  {
    name: 'poll without room for another vote',
    at: pollAt('optics'),
    open: async ({ page }) => {
      const error = { code: 'too_many_responses', message: '' }
      const response = { status: 429, status_text: 'Too Many Requests', data: null, error }
      await page.route('**/api/v1/response', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { response } }),
      )
      await page.getByRole('radio', { name: 'Heat' }).click()
      await press(page, 'Send')
    },
    sees: /Very many people have answered from your network/,
  },
]

const MAKING: Screen[] = [
  { name: 'polls of a newcomer', as: 'newcomer', at: '/dashboard/polls', sees: /No polls yet/ },
  { name: 'list of polls', as: 'teacher', at: '/dashboard/polls', sees: 'Optics' },
  {
    name: 'list of polls, more for one',
    as: 'teacher',
    at: '/dashboard/polls',
    open: ({ page }) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click(),
    sees: 'Remote',
  },
  { name: 'poll begun', as: 'newcomer', at: '/dashboard/polls/create', sees: 'Create poll' },
  {
    name: 'poll that lacks something',
    as: 'newcomer',
    at: '/dashboard/polls/create',
    open: ({ page }) => press(page, 'Start'),
    sees: /^Still needed/,
  },
  {
    name: 'poll written as a series',
    as: 'newcomer',
    at: '/dashboard/polls/create',
    open: async ({ page }) => {
      await page.getByLabel('Question text').fill('Shall we go on?')
      await page.getByLabel('Answered with').selectOption({ label: 'Yes or no' })
      await press(page, 'Add question')
      await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
      await page.getByLabel('Question text').fill('How was the lesson?')
      await page.getByLabel('Answered with').selectOption({ label: 'Stars' })
    },
    sees: 'Ask who responds',
  },
  {
    name: 'poll changed that was voted in',
    as: 'teacher',
    at: desk('optics', 'edit'),
    sees: 'Somebody has voted already',
  },
  {
    name: 'settings of a poll',
    as: 'teacher',
    at: desk('optics', 'settings'),
    sees: 'Voters see the results',
  },
  {
    name: 'draft of a poll in the list',
    as: 'newcomer',
    at: '/dashboard/polls/create',
    open: async ({ page }) => {
      await page.getByLabel('Question text').fill('Which chapter shall we revise first?')
      await page.getByText(/^Saved \d/).waitFor()
      await page.goto('/dashboard/polls')
    },
    sees: 'draft',
  },
  {
    name: 'results of a poll',
    as: 'teacher',
    at: ({ polls }) => `/dashboard/polls/analytics?poll=${polls.optics.id}`,
    sees: 'Which chapter shall we revise first?',
  },
  {
    name: 'results of a poll in long words',
    as: 'teacher',
    at: ({ polls }) => `/dashboard/polls/analytics?poll=${polls.long.id}`,
    sees: /^How\?/,
  },
  {
    name: 'export of a poll',
    as: 'teacher',
    at: ({ polls }) => `/dashboard/polls/analytics?poll=${polls.optics.id}`,
    open: ({ page }) => press(page, 'Export'),
    sees: /CSV/,
  },
  {
    name: 'poll to be reset',
    as: 'teacher',
    at: '/dashboard/polls',
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^More for Optics/ }).click()
      await page.getByRole('button', { name: /^Reset/ }).click()
    },
    sees: 'Reset this poll?',
  },
]

const later = async (page: Page, times: number) => {
  await page
    .getByText(/^Votes: \d/)
    .first()
    .waitFor()
  for (let step = 0; step < times; step += 1) await press(page, 'Next question')
  await page.mouse.move(0, 0)
}

const ROOM: Screen[] = [
  ...['choice', 'stars', 'nps', 'words', 'ranking', 'numbers', 'texts'].map(
    (kind, at): Screen => ({
      name: `presented ${kind}`,
      as: 'teacher',
      at: desk('optics', 'present'),
      open: ({ page }) => later(page, at),
      sees: /^Votes: \d/,
      isOfARoom: true,
    }),
  ),
  {
    name: 'presented with results hidden',
    as: 'teacher',
    at: desk('long', 'present'),
    open: async ({ page }) => {
      await later(page, 0)
      if (await page.getByRole('button', { name: 'Hide results' }).isVisible()) await press(page, 'Hide results')
    },
    sees: 'Results are hidden',
    isOfARoom: true,
  },
  {
    name: 'presented when closed',
    as: 'teacher',
    at: desk('closed', 'present'),
    sees: 'This poll is closed.',
    isOfARoom: true,
  },
  {
    name: 'presented questions of the audience',
    as: 'teacher',
    at: desk('optics', 'present'),
    open: async ({ page }) => {
      await later(page, 0)
      await page.keyboard.press('q')
    },
    sees: /Why is the sky blue/,
    isOfARoom: true,
  },
  { name: 'desk of the audience’s questions', as: 'teacher', at: desk('optics', 'questions'), sees: 'And why?' },
  {
    name: 'remote',
    as: 'teacher',
    at: desk('optics', 'remote'),
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^(Hide|Show) link$/ }).waitFor()
      if (await page.getByRole('button', { name: 'Back to the poll' }).isVisible())
        await press(page, 'Back to the poll')
    },
    sees: /Question \d of 7/,
  },
  { name: 'remote of one question', as: 'teacher', at: desk('long', 'remote'), sees: 'Question 1 of 1' },
]

lookAtEach([...VOTING, ...MAKING, ...ROOM])
