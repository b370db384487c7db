import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { readPlan } from '#contract/people/plan.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { PlanPart } from './plan-part.tsx'

const MEBIBYTE = 1024 * 1024
const PLAN = {
  ...{ name: 'free', title: 'Free for schools' },
  published: { used: 3, allowed: 3 },
  pictures: { used: 1.25 * MEBIBYTE, allowed: 20 * MEBIBYTE },
  mails: { used: 2, allowed: null },
  students: { used: 12_000, allowed: 10_000 },
}

const open = (plan: typeof PLAN | null) => {
  const server = aTeacherServer()
  server.answers(readPlan, { plan })
  return { ...openPage(PlanPart, '/dashboard/settings'), server }
}
const meter = (name: RegExp) => screen.getByText(name).closest('li') as HTMLElement

it('says what is used of what is allowed, and what follows where that is all of it', async () => {
  open(PLAN)
  expect(await screen.findByRole('heading', { name: 'Your plan: Free for schools' })).toBeTruthy()
  expect(meter(/^New quizzes/).textContent).toMatch(/3 of 3No more can be published for now/)
  expect(meter(/^Pictures/).textContent).toMatch(/1\.3 MiB of 20 MiB$/)
  expect(meter(/^Mails/).textContent).toMatch(/2, without a limit$/)
  expect(within(meter(/^Mails/)).queryByRole('progressbar')).toBeNull()
  expect(meter(/^Attempts/).textContent).toMatch(/12,000 of 10,000.*Nobody is turned away/)
})

it('is not there where there are no plans', async () => {
  const { server } = open(null)
  await expect.poll(() => server.sent(readPlan).length).toBeGreaterThan(0)
  expect(screen.queryByText(/plan/)).toBeNull()
})
