import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { signUp } from '#contract/people/accounts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { publishExam } from '../../bench/exam.ts'
import { publishPoll } from '../../bench/hall.ts'
import { asTable } from './judgement-text.ts'
import { type Conditions, SLOW_3G, SLOW_PHONE, type Step, take, type Walk } from './slow-browser.ts'

const quizWalk = (code: string): Walk => ({
  name: '/quiz?code=',
  conditions: SLOW_PHONE,
  go: async ({ page, step }) => {
    const take = page.getByRole('button', { name: 'Take this quiz' })
    await step('cover', () => page.goto(`/quiz?code=${code}`, { waitUntil: 'commit' }).then(() => take.waitFor()))
    await step('join form', async () => {
      await take.click()
      await page.getByLabel('Name').fill('Rahul')
    })
    await page.getByLabel('Phone').fill('9876543210')
    await page.getByLabel('District').selectOption('Kolkata')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const start = page.getByRole('button', { name: 'Start', exact: true })
    await start.waitFor()
    await step('first question', async () => {
      await start.click()
      await page.getByRole('heading', { name: /Question 1 of/ }).waitFor()
    })
  },
})

const pollWalk = (code: string): Walk => ({
  name: '/poll?code=',
  conditions: SLOW_PHONE,
  go: async ({ page, step }) => {
    const option = page.getByRole('radio', { name: 'Rice' })
    await step('question', () => page.goto(`/poll?code=${code}`, { waitUntil: 'commit' }).then(() => option.waitFor()))
  },
})

const homeWalk: Walk = {
  name: '/',
  conditions: SLOW_PHONE,
  go: async ({ page, step }) => {
    await step('readable', () => page.goto('/', { waitUntil: 'commit' }).then(() => page.locator('h1').waitFor()))
  },
}

const loginWalk: Walk = {
  name: '/auth/login',
  conditions: SLOW_PHONE,
  go: async ({ page, step }) => {
    const email = page.getByLabel('Email')
    await step('readable', () => page.goto('/auth/login', { waitUntil: 'commit' }).then(() => email.waitFor()))
  },
}

const dashboardWalk = (conditions: Conditions): Walk => ({
  name: '/dashboard',
  conditions,
  go: async ({ page, step }) => {
    const email = `${randomUUID()}@school.in`
    const account = { name: 'Ananya Sen', email, phone: '9830012345', password: 'chalk123!' }
    const reply = await page.context().request.post(API_BASE + signUp.path, { data: account })
    if (!reply.ok()) throw new Error(`a sign-up was answered with ${reply.status()}`)
    const usable = page.locator('main#content h1')
    await step('usable', () => page.goto('/dashboard', { waitUntil: 'commit' }).then(() => usable.waitFor()))
  },
})

/** Every walk once, on a product at this port. */
export const walkAll = async (port: number, browser: Browser): Promise<Step[]> => {
  const { code } = await publishExam(port)
  const poll = await publishPoll(port)
  const walks = [
    homeWalk,
    loginWalk,
    quizWalk(code),
    pollWalk(poll.code),
    dashboardWalk(SLOW_PHONE),
    dashboardWalk(SLOW_3G),
  ]
  const steps: Step[] = []
  for (const walk of walks) {
    console.log(`Walking ${walk.name}, ${walk.conditions.name} ...`)
    steps.push(...(await take(browser, `http://127.0.0.1:${port}`, walk)))
  }
  return steps
}

const rowOf = ({ walk, conditions, step, ms, requests, kib, scriptKib }: Step) => [
  ...[walk, conditions, step],
  ...[ms === null ? '' : `${(ms / 1000).toFixed(1)} s`, String(requests), `${kib} KiB`, `${scriptKib} KiB`],
]

export const walksText = (steps: Step[]): string =>
  asTable([['page', 'on', 'until', 'took', 'requests', 'bytes', 'of them script'], ...steps.map(rowOf)], 3)
