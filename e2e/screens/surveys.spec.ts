import type { Page } from '@playwright/test'
import { LONG, RESPONDING } from './responding-screens.ts'
import { lookAtEach, type Opens, type Screen } from './screen.ts'
import type { Seed } from './seed.ts'

type Which = keyof Seed['surveys']

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

const responsesOf =
  (which: Which, view = 'summary') =>
  ({ surveys }: Seed): string =>
    `/dashboard/surveys/responses?survey=${surveys[which].id}&view=${view}`

/** A survey of a question with two options, not kept by the server: each begins anew. */
const begun =
  (then: (page: Page) => Promise<unknown>): Opens =>
  async ({ page }) => {
    await page.route('**/teacher/drafts/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await page.goto('/dashboard/surveys/create')
    await page.getByLabel('Title', { exact: true }).fill('The course')
    await page.getByLabel('Question text').fill('Were you there?')
    await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
    await page.getByRole('textbox', { name: 'Option 2' }).fill(LONG)
    await then(page)
  }

/** As the menu of kinds has them. */
const KINDS = ['scale', 'opinion', 'comment', 'ranking', 'matrix', 'consent', 'file']

const BUILDING: Screen[] = [
  { name: 'surveys of a newcomer', as: 'newcomer', at: '/dashboard/surveys', sees: 'No surveys yet' },
  { name: 'list of surveys', as: 'teacher', at: '/dashboard/surveys', sees: 'Lunch at school' },
  { name: 'survey begun', as: 'newcomer', at: '/dashboard/surveys/create', sees: 'Question 1' },
  {
    name: 'survey from a template',
    as: 'newcomer',
    at: '/dashboard/surveys/create?template=exit&language=bn',
    sees: 'Question 1',
  },
  {
    name: 'survey that lacks something',
    as: 'newcomer',
    at: '/dashboard/surveys/create',
    open: ({ page }) => press(page, 'Publish'),
    sees: /^Please/,
  },
  {
    name: 'survey with a condition',
    as: 'newcomer',
    open: begun(async (page) => {
      await press(page, 'Add question')
      await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
      await page.getByLabel('Question text').fill('Was it good?')
      await press(page, 'Show only if …')
      await press(page, 'Add condition')
      await page.getByText('Ways through the survey', { exact: true }).click()
    }),
    sees: /^Question 2 only if/,
  },
  {
    name: 'survey with a form of its own',
    as: 'newcomer',
    open: begun(async (page) => {
      await page.getByLabel('Ask who responds').selectOption('More: a form of your own')
      const form = page.getByRole('region', { name: 'What people tell about themselves' })
      await form.getByRole('button', { name: 'Add a field' }).click()
      await form.getByLabel('What students read').fill('Roll number')
    }),
    sees: 'What students read',
  },
  {
    name: 'page of a survey written, with where it leads',
    as: 'newcomer',
    open: begun(async (page) => {
      await press(page, 'Add a page')
      await page.locator('[data-row]').first().click()
      await page.getByLabel('Heading of the page').fill(LONG)
      await press(page, 'Go somewhere else after this page if …')
    }),
    sees: 'Then go to',
  },
  {
    name: 'preview of a survey',
    as: 'newcomer',
    open: begun((page) => press(page, 'Preview')),
    sees: 'Send',
  },
  ...KINDS.map(
    (kind): Screen => ({
      name: `survey question written, ${kind}`,
      as: 'newcomer',
      open: begun(async (page) => {
        await page.getByLabel('Type of question').selectOption(kind)
      }),
      sees: 'Question text',
    }),
  ),
  {
    name: 'draft of a survey',
    as: 'teacher',
    at: ({ drafts }) => `/dashboard/surveys/drafts/${drafts.survey}`,
    sees: /^Saved/,
  },
  {
    name: 'draft of a survey that is gone',
    as: 'newcomer',
    at: `/dashboard/surveys/drafts/${'f'.repeat(32)}`,
    sees: 'There is no such draft any more',
  },
  {
    name: 'settings of a survey',
    as: 'teacher',
    at: ({ surveys }) => `/dashboard/surveys/${surveys.kinds.id}/settings`,
    sees: 'One response a person',
  },
  {
    name: 'survey that is edited',
    as: 'teacher',
    at: ({ surveys }) => `/dashboard/surveys/${surveys.kinds.id}/edit`,
    sees: /Publish next version/,
  },
]

const READING: Screen[] = [
  { name: 'responses, nobody yet', as: 'teacher', at: responsesOf('over'), sees: 'Nobody has answered yet' },
  { name: 'summary of responses', as: 'teacher', at: responsesOf('lunch'), sees: /About \d+ responses/ },
  { name: 'summary of each kind', as: 'teacher', at: responsesOf('kinds'), sees: /About \d+ responses?/ },
  {
    name: 'summary in long words',
    as: 'teacher',
    at: responsesOf('long'),
    sees: /Nobody has answered yet|About \d+ responses?/,
  },
  { name: 'table of responses', as: 'teacher', at: responsesOf('lunch', 'table'), sees: /^\d+ responses$/ },
  { name: 'table of each kind', as: 'teacher', at: responsesOf('kinds', 'table'), sees: /^\d+ responses?$/ },
  { name: 'one response', as: 'teacher', at: responsesOf('lunch', 'one'), sees: /1 of \d+/ },
  { name: 'one response of each kind', as: 'teacher', at: responsesOf('kinds', 'one&show=complete'), sees: 'মিতা পাল' },
  { name: 'cross table', as: 'teacher', at: responsesOf('lunch', 'cross'), sees: /answered both/ },
  { name: 'written answers', as: 'teacher', at: responsesOf('lunch', 'written'), sees: /written answers/ },
  { name: 'links to the summary', as: 'teacher', at: responsesOf('lunch', 'share'), sees: /^Withdrawn/ },
  {
    name: 'export of responses',
    as: 'teacher',
    at: responsesOf('lunch'),
    open: ({ page }) => press(page, 'Export'),
    sees: 'Take the responses away',
  },
  {
    name: 'columns of the table',
    as: 'teacher',
    at: responsesOf('lunch', 'table'),
    open: ({ page }) => press(page, 'Columns'),
    sees: 'Why?',
  },
  {
    name: 'summary that is shared',
    at: ({ surveys }) => `/summary#${surveys.lunch.shared}`,
    sees: /About \d+ responses/,
  },
  {
    name: 'summary that is withdrawn',
    at: ({ surveys }) => `/summary#${surveys.lunch.withdrawn}`,
    sees: 'This link has been withdrawn',
  },
]

lookAtEach([...RESPONDING, ...BUILDING, ...READING])
