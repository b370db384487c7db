import type { Page } from '@playwright/test'
import { ANSWERS } from '../answering.ts'
import { choose, fillForm, next, openQuiz, RAHUL, startQuiz } from '../student.ts'
import { LETTERS } from './long-texts.ts'
import type { Opens, Screen } from './screen.ts'
import type { Seed } from './seed.ts'

export type Which = keyof Seed['quizzes']

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Each test is somebody else, who has begun nothing; every worker has a server of its own. */
let students = 0
const somebody = (name = RAHUL.name) => {
  students += 1
  return { ...RAHUL, name, phone: String(6_000_000_000 + students) }
}

const coverOf =
  (which: Which) =>
  ({ quizzes }: Seed): string =>
    `/quiz?code=${quizzes[which].code}`

export const started =
  (which: Which, then?: (page: Page) => Promise<unknown>, name?: string): Opens =>
  async ({ page, seed }) => {
    await startQuiz(page, seed.quizzes[which].code, somebody(name))
    await then?.(page)
  }

const JOINING: Screen[] = [
  { name: 'cover of a quiz', at: coverOf('science'), sees: 'Take this quiz' },
  { name: 'cover in long words', at: coverOf('long'), sees: 'Take this quiz' },
  { name: 'cover of a quiz that is closed', at: coverOf('closed'), sees: 'This quiz is closed' },
  {
    name: 'form of a quiz',
    at: coverOf('science'),
    open: ({ page }) => press(page, 'Take this quiz'),
    sees: 'District',
  },
  {
    name: 'form of a quiz with errors',
    at: coverOf('long'),
    open: async ({ page }) => {
      await press(page, 'Take this quiz')
      await press(page, 'Continue')
    },
    sees: 'District is required',
  },
  {
    name: 'form with fields of its own',
    at: coverOf('classes'),
    open: async ({ page }) => {
      await press(page, 'Take this quiz')
      await press(page, 'Continue')
    },
    sees: 'Roll number',
  },
  {
    name: 'welcome to a quiz',
    open: async ({ page, seed }) => {
      await openQuiz(page, seed.quizzes.long.code)
      await fillForm(page, somebody(`${'রাহুল'.repeat(8)}${LETTERS.slice(0, 50)}`))
    },
    sees: 'Start',
  },
  {
    name: 'check of a device before the start',
    at: coverOf('science'),
    open: ({ page }) => press(page, 'Try it first'),
    // The server's clock was moved on for those who came late.
    sees: 'You need not change it',
  },
  {
    name: 'signs and buttons before the start',
    at: coverOf('science'),
    open: async ({ page }) => {
      await press(page, 'Try it first')
      await press(page, 'Next')
    },
    sees: 'Answered and marked for review',
  },
  {
    name: 'question for practice before the start',
    at: coverOf('science'),
    open: async ({ page }) => {
      await press(page, 'Try it first')
      await press(page, 'Next')
      await press(page, 'Next')
      await choose(page, 'Seven')
    },
    sees: 'Its sign in the list of questions',
  },
  {
    name: 'waiting room of a quiz',
    open: async ({ page, seed }) => {
      await openQuiz(page, seed.quizzes.waiting.code)
      await fillForm(page, somebody())
    },
    sees: 'Starts in',
  },
  {
    name: 'quiz gone on with on another device',
    at: coverOf('science'),
    open: async ({ page }) => {
      await press(page, 'Already started on another device?')
      await press(page, 'Continue the quiz')
    },
    sees: 'Resume code',
  },
]

const KINDS: Screen[] = ANSWERS.flatMap((_, at) => [
  {
    name: `question of kind ${at + 1}, open`,
    open: started('kinds', async (page) => {
      for (let step = 0; step < at; step += 1) await next(page)
    }),
    sees: `Question ${at + 1} of 9`,
  },
  {
    name: `question of kind ${at + 1}, answered`,
    open: started('kinds', async (page) => {
      for (let step = 0; step < at; step += 1) await next(page)
      await page.getByRole('heading', { name: `Question ${at + 1} of` }).waitFor()
      await ANSWERS[at]?.(page)
    }),
    sees: `Question ${at + 1} of 9`,
  },
])

const LONG: Screen[] = Array.from({ length: 9 }, (_, at) => ({
  name: `question ${at + 1} in long words`,
  open: started('long', async (page) => {
    for (let step = 0; step < at; step += 1) await next(page)
  }),
  sees: `Question ${at + 1} of 9`,
}))

const PAPER: Screen[] = [
  { name: 'question with a section above it', open: started('paper'), sees: 'Section A: Physics' },
  {
    name: 'question with a formula',
    open: started('paper', async (page) => next(page)),
    sees: 'Question 2 of 4',
  },
  {
    name: 'question with a passage',
    open: started('paper', async (page) => {
      for (const _ of [1, 2]) await next(page)
      await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    }),
    sees: 'Question 3 of 4',
  },
  {
    name: 'question with a picture',
    open: started('paper', async (page) => {
      for (const _ of [1, 2, 3]) await next(page)
    }),
    sees: 'Question 4 of 4',
  },
  {
    name: 'all questions of a quiz',
    open: started('paper', async (page) => {
      await page.getByRole('radio').first().click()
      await next(page)
      await press(page, 'Mark for review')
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: 'All questions' }).click()
    }),
    sees: 'Take it as somebody else',
  },
]

const NATIONAL: Screen[] = [
  {
    name: 'question on the screen of national tests',
    open: started('national', async (page) => {
      await page.getByRole('radio').first().click()
      await press(page, 'Save & Mark for Review')
    }),
    sees: 'Save & Next',
  },
  {
    name: 'number on the screen of national tests',
    open: started('national', async (page) => page.getByRole('button', { name: /^Numbers/ }).click()),
    sees: 'Your answer',
  },
  {
    name: 'all questions on the screen of national tests',
    open: started('national', async (page) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.getByRole('button', { name: 'All questions' }).click()
    }),
    sees: 'Question Paper',
  },
]

/** On pages of the site, which wear no brand. */
export const UNBRANDED: readonly Screen[] = [
  { name: 'cover of no quiz', at: '/quiz?code=ABCD2345', sees: 'There is no quiz with this code.' },
  { name: 'cover of a quiz that is put away', at: coverOf('archived'), sees: 'There is no quiz with this code.' },

  { name: 'demo, cover', at: '/quizreal', sees: 'Take this quiz' },
  {
    name: 'demo, a question',
    at: '/quizreal',
    open: async ({ page }) => {
      await press(page, 'Take this quiz')
      await fillForm(page)
      await press(page, 'Start')
      await choose(page, '630')
    },
    sees: /Question 1 of/,
  },
]

/** What somebody meets who takes a quiz, as far as its end. */
export const TAKING: readonly Screen[] = [...JOINING, ...KINDS, ...LONG, ...PAPER, ...NATIONAL]
