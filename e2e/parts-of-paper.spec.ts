import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fillForm } from './student.ts'
import { anAccount, publish } from './teacher.ts'

// A worker would answer for the network.
test.use({ serviceWorkers: 'block' })

const SEVERAL = {
  kind: 'multiple_choice',
  problem: 'Which of these are prime numbers?',
  draft: { options: ['2', '9', '11'], correct: [0, 2], tellsHowMany: false },
}
const FORMULA = {
  format: 'prose',
  problem: 'What is $x$, if $x^2 = 9$ and $x > 0$?',
  options: ['2', '3'],
  correct_answer: 1,
}
const ORDER = { order: { questions: false, options: true } }

type Part = { name: string; file: RegExp; questions: readonly object[]; settings?: object }

const PARTS: Part[] = [
  {
    name: 'the code of a kind of question',
    file: /multiple-choice[^/]*\.js/,
    questions: [SEVERAL],
  },
  { name: 'the code of formulas', file: /rendered-prose[^/]*\.js/, questions: [FORMULA] },
  { name: 'the font of formulas', file: /stix-two-math[^/]*\.woff2/, questions: [FORMULA] },
  { name: 'the code that mixes', file: /in-order[^/]*\.js/, questions: [FORMULA], settings: ORDER },
]

const begin = (page: Page) => page.getByRole('button', { name: 'Take this quiz' })

for (const { name, file, questions, settings } of PARTS)
  test(`no quiz is begun before ${name} is here @phone`, async ({ page, server }) => {
    const quiz = await publish(server, await anAccount(server), { title: 'Parts', questions, settings })
    let refused = 0
    await page.route(file, (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto(`/quiz?code=${quiz.code}`)
    await expect.poll(() => refused).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(begin(page)).toHaveCount(0)
    // From here on it comes by itself.
    await page.unroute(file)
    await begin(page).click()
    await fillForm(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()
  })
