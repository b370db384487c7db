import type { Page } from '@playwright/test'
import { ANSWERS } from '../answering.ts'
import { choose, next, seeResult, submit } from '../student.ts'
import { LETTERS } from './long-texts.ts'
import type { Opens, Screen } from './screen.ts'
import { press, started, type Which } from './taking-screens.ts'

const submitted = (which: Which, then?: (page: Page) => Promise<unknown>, name?: string): Opens =>
  started(
    which,
    async (page) => {
      await then?.(page)
      await submit(page)
      await page.getByRole('heading', { name: 'Submitted' }).waitFor()
    },
    name,
  )

const seen =
  (which: Which, then?: (page: Page) => Promise<unknown>, name?: string): Opens =>
  async (opened) => {
    await opened.page.clock.install()
    await submitted(which, then, name)(opened)
    await seeResult(opened.page)
  }

const waiting: Opens = async (opened) => {
  await submitted('later')(opened)
  await opened.page.goto(`/quiz/analysis?code=${opened.seed.quizzes.later.code}`)
}

/** On a result that is shown later. */
const wished: Opens = async (opened) => {
  await waiting(opened)
  const { page } = opened
  await press(page, 'Your data')
  await press(page, 'Ask to erase it')
  await press(page, 'Ask')
  await page.getByText(/^You asked on/).waitFor()
}

/** The end of a quiz, and its result. */
export const ENDING: readonly Screen[] = [
  {
    name: 'quiz without a network',
    open: started('science', async (page) => {
      await choose(page, 'Oxygen')
      await page.context().setOffline(true)
    }),
    sees: /You're offline/,
  },
  {
    name: 'quiz to be submitted',
    open: started('long', async (page) => press(page, 'Submit'), LETTERS.slice(0, 90)),
    sees: 'Submit your answers?',
  },
  {
    name: 'quiz to be left',
    open: started('science', async (page) => {
      await choose(page, 'Oxygen')
      await page.goBack()
    }),
    sees: 'Leave the quiz?',
  },
  { name: 'quiz submitted', open: submitted('long', undefined, LETTERS.slice(0, 90)), sees: 'Submitted' },
  {
    name: 'quiz submitted without a network',
    open: started('science', async (page) => {
      await choose(page, 'Oxygen')
      await page.context().setOffline(true)
      await submit(page)
    }),
    sees: 'They are sent as soon as the network is back.',
  },
  {
    name: 'quiz whose answers are refused',
    open: started('science', async (page) => {
      const error = { code: 'invalid_request', message: '' }
      const response = { status: 400, status_text: 'Bad Request', data: null, error }
      await page.route('**/student/quiz/submit', (route) => route.fulfill({ status: 400, json: { response } }))
      await choose(page, 'Oxygen')
      await submit(page)
    }),
    sees: /on this device/,
  },
  {
    name: 'result',
    open: seen('science', async (page) => choose(page, 'Carbon dioxide')),
    sees: 'Your score',
  },
  {
    name: 'result of a paper',
    open: seen('paper', async (page) => page.getByRole('radio').first().click()),
    sees: 'Your score',
  },
  {
    name: 'result of each kind',
    open: seen('kinds', async (page) => {
      for (const [at, answer] of ANSWERS.entries()) {
        await page.getByRole('heading', { name: `Question ${at + 1} of` }).waitFor()
        await answer(page)
        if (at + 1 < ANSWERS.length) await next(page)
      }
    }),
    sees: 'Your score so far',
  },
  { name: 'result of opinions', open: seen('opinions'), sees: 'Question 9' },
  { name: 'result in long words', open: seen('long', undefined, LETTERS.slice(0, 90)), sees: /Your score/ },
  {
    name: 'result asked for by somebody',
    open: async (opened) => {
      await submitted('science')(opened)
      const { page, seed } = opened
      await page.evaluate('sessionStorage.clear()')
      await page.goto(`/quiz/analysis?code=${seed.quizzes.science.code}`)
    },
    sees: /last four digits/,
  },
  { name: 'result shown later', open: waiting, sees: 'Not to be seen yet' },
  { name: 'own data that somebody asks to erase', open: wished, sees: /^You asked on/ },
  {
    name: 'own data erased',
    open: async (opened) => {
      await wished(opened)
      const { page } = opened
      const error = { code: 'no_attempt', message: '' }
      const response = { status: 401, status_text: 'Unauthorized', data: null, error }
      await page.route('**/student/result?**', (route) => route.fulfill({ status: 401, json: { response } }))
      await page.reload()
    },
    sees: 'Nothing of yours is here any more',
  },
]
