import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { Seed } from './seed.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

const surveyAt =
  (which: keyof Seed['surveys']) =>
  ({ surveys }: Seed): string =>
    `/survey?code=${surveys[which].code}`
const pollAt =
  (which: keyof Seed['polls']) =>
  ({ polls }: Seed): string =>
    `/poll?code=${polls[which].code}`
export const LONG = 'আমাদের_বিজ্ঞান_মেলার_মডেল_'.repeat(4)

/** What somebody meets who answers a survey. */
export const RESPONDING: readonly Screen[] = [
  { name: 'welcome to a survey', at: surveyAt('path'), sees: 'Short questions about the way you come.' },
  { name: 'welcome in long words', at: surveyAt('long'), sees: 'Begin' },
  {
    name: 'page of a survey lacking answers',
    at: surveyAt('path'),
    open: async ({ page }) => {
      await press(page, 'Begin')
      await press(page, 'Next')
    },
    sees: 'Please answer this',
  },
  {
    name: 'page of a survey in long words',
    at: surveyAt('long'),
    open: async ({ page }) => {
      await press(page, 'Begin')
      await page.getByRole('textbox').last().fill(LONG)
    },
    sees: 'Which first?',
  },
  { name: 'survey of each kind', at: surveyAt('kinds'), sees: 'How was the class?' },
  {
    name: 'survey of each kind, its form with errors',
    at: surveyAt('kinds'),
    open: async ({ page }) => {
      await page.getByLabel('Phone').fill('98765')
      await press(page, 'Send')
    },
    sees: 'Roll number',
  },
  {
    name: 'survey that this person has answered',
    at: surveyAt('kinds'),
    open: async ({ page }) => {
      await page.getByLabel('Name', { exact: true }).fill('মিতা পাল')
      await page.getByLabel('Phone').fill('9876543210')
      await page.getByLabel('Roll number').fill('7')
      await press(page, 'Send')
    },
    sees: 'Somebody with these details has answered already',
  },
  {
    name: 'survey with files',
    at: surveyAt('kinds'),
    open: async ({ page }) => {
      const send = async (name: string, buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser')
        await page.getByRole('button', { name: /Choose a file|Add another file/ }).click()
        await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
      }
      await send(`${LONG}.pdf`, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')]))
      await page.getByRole('button', { name: /^Take .* out$/ }).waitFor()
      await send('large.pdf', Buffer.alloc(1024 * 1024 + 1))
      await page.getByText('large.pdf has').scrollIntoViewIfNeeded()
    },
    sees: /large\.pdf has/,
  },
  {
    name: 'survey sent',
    at: surveyAt('lunch'),
    open: async ({ page }) => {
      await page.getByRole('radio', { name: 'Good' }).click()
      await press(page, 'Send')
    },
    sees: 'We read every answer.',
  },
  {
    name: 'survey sent in long words',
    at: surveyAt('long'),
    open: async ({ page }) => {
      await press(page, 'Begin')
      await press(page, 'Next')
      await press(page, 'Send')
    },
    sees: 'Your answers have arrived.',
  },
  {
    name: 'survey without a network',
    at: surveyAt('lunch'),
    open: async ({ page }) => {
      await page.getByRole('radio', { name: 'Good' }).click()
      await page.context().setOffline(true)
      await press(page, 'Send')
    },
    sees: /kept on this device/,
  },
  { name: 'survey whose time is over', at: surveyAt('over'), sees: 'This is closed' },
  { name: 'no such survey', at: '/survey?code=ABCD2345', sees: 'There is nothing with this code' },
]

/** What somebody meets who votes in a poll. */
export const VOTING: readonly Screen[] = [
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
