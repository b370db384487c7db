import { expect, test } from '../fixtures.ts'
import { choose, expectSaved, startQuiz, workerServes } from '../student.ts'
import { anAccount, publish } from '../teacher.ts'

const plain = (problem: string) => ({ problem, options: ['Ganga', 'Padma'], correct_answer: 0 })
const QUESTIONS = [
  plain('Which river passes Patna?'),
  plain('Which river passes Farakka?'),
  {
    kind: 'numerical',
    problem: 'How many tides are there a day?',
    draft: { rows: [{ form: 'tolerance', first: '2', second: '0' }], units: '', unit: 0, decimals: 0 },
  },
]
const SECTIONS = [
  { title: 'Rivers', before: 0 },
  { title: 'Tides', before: 2 },
]

test('an exam on the screen of national tests goes on without a network as it was @phone @gate', async ({
  page,
  context,
  server,
}) => {
  const { code } = await publish(server, await anAccount(server), {
    title: 'Mock test',
    questions: QUESTIONS,
    sections: SECTIONS,
    settings: { screen: 'national' },
  })
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()
  await startQuiz(page, code)
  await choose(page, 'Ganga')
  await tap('Save & Mark for Review')
  await tap('Save & Next')
  await page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '2' }).click()
  await expectSaved(page)
  await workerServes(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Your answer/ })).toHaveValue('2')
  await tap(/^Rivers/)
  await tap(/All questions/)
  await expect(page.getByRole('button', { name: 'Go to question 1: Answered and marked for review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to question 2: Visited, not answered' })).toBeVisible()
})
