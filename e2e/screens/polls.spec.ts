import type { Page } from '@playwright/test'
import { VOTING } from './responding-screens.ts'
import { lookAtEach, type Screen } from './screen.ts'
import type { Seed } from './seed.ts'

type Which = keyof Seed['polls']

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

const desk =
  (which: Which, part: string) =>
  ({ polls }: Seed): string =>
    `/dashboard/polls/${polls[which].id}/${part}`

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
