import { expect, type Page } from '@playwright/test'
import { callerOf, publishResponded } from '../../e2e/calls.ts'
import { beginQuiz, enter, publish, QUESTIONS, writeQuestion } from '../../e2e/teacher.ts'
import { type Place, type Scene, untilKept } from './devices.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible()
const dashboard = (path: string, { id, code } = { id: '', code: '' }) => ({ path: `/dashboard/${path}`, id, code })

/** The first question has reached the server; the second one has not. */
const quizBegun = async (page: Page, { account }: Place) => {
  await enter(page, account.teacher)
  await beginQuiz(page, { title: 'Begun on the device' })
  for (const question of QUESTIONS.slice(0, 1)) await writeQuestion(page, question)
  await saved(page)
  await page.context().setOffline(true)
  await page.getByLabel('Question text').fill('Typed without a network?')
  await untilKept(page, 'Typed without a network?')
  return dashboard('quizzes/create?section=qsi')
}

/** What is in no question, and stands in the quiz as text alone. */
const quizAsText = async (page: Page, { account }: Place) => {
  await enter(page, account.teacher)
  await beginQuiz(page, { title: 'Written as text', count: 1 })
  await press(page, 'As text')
  await page.context().setOffline(true)
  await page.getByLabel('All of it as text').fill('Only a note\n\n1. Which gas?')
  await untilKept(page, 'Only a note')
  return dashboard('quizzes/create?section=qsi')
}

/** A draft that was put aside for another one, before the server had all of it. */
const quizAside = async (page: Page, { account }: Place) => {
  await enter(page, account.teacher)
  await beginQuiz(page, { title: 'Put aside' })
  await page.getByLabel('Question text').fill('As far as the server has it?')
  await saved(page)
  await page.route('**/teacher/drafts/*', (route) => route.abort())
  await page.getByLabel('Question text').fill('Put aside with this?')
  await untilKept(page, 'Put aside with this?')
  await page.getByRole('button', { name: 'Start over' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  return dashboard('quizzes')
}

const quizEdited = async (page: Page, { server, account }: Place) => {
  const quiz = await publish(server, account, {
    title: 'Edited on the device',
    questions: QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct })),
  })
  await enter(page, account.teacher)
  await page.goto(`/dashboard/quizzes/${quiz.id}/edit?section=qsi`)
  await page.getByLabel('Question text').fill('As the server has it?')
  await saved(page)
  await page.context().setOffline(true)
  await page.getByLabel('Question text').fill('Edited without a network?')
  await untilKept(page, 'Edited without a network?')
  return dashboard(`quizzes/${quiz.id}/edit?section=qsi`, quiz)
}

const CHOICE = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }
const sections = [{ questions: [{ kind: 'opinion', problem: 'What shall we eat?', draft: CHOICE }] }]

const pollBegun = async (page: Page, { account }: Place) => {
  await enter(page, account.teacher)
  await page.goto('/dashboard/polls/create')
  await page.getByLabel('Question text').fill('Begun without a network?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Optics')
  await untilKept(page, 'Optics')
  return dashboard('polls/create')
}

const pollEdited = async (page: Page, { server, account }: Place) => {
  const poll = await publishResponded(callerOf(server, account.token), { kind: 'poll', title: 'Edited', sections })
  await enter(page, account.teacher)
  await page.goto(`/dashboard/polls/${poll.id}/edit`)
  await page.getByLabel('Question text').fill('Edited without a network?')
  await untilKept(page, 'Edited without a network?')
  return dashboard(`polls/${poll.id}/edit`, poll)
}

const surveyBegun = async (page: Page, { account }: Place) => {
  await enter(page, account.teacher)
  await page.goto('/dashboard/surveys/create')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Begun on the device')
  await page.getByLabel('Question text').fill('As the server has it?')
  await saved(page)
  await page.context().setOffline(true)
  await page.getByLabel('Question text').fill('Begun without a network?')
  await untilKept(page, 'Begun without a network?')
  return dashboard('surveys/create')
}

const surveyEdited = async (page: Page, { server, account }: Place) => {
  const survey = await publishResponded(callerOf(server, account.token), { kind: 'survey', title: 'Edited', sections })
  await enter(page, account.teacher)
  await page.goto(`/dashboard/surveys/${survey.id}/edit`)
  await page.getByLabel('Question text').fill('As the server has it?')
  await saved(page)
  await page.context().setOffline(true)
  await page.getByLabel('Question text').fill('Edited without a network?')
  await untilKept(page, 'Edited without a network?')
  return dashboard(`surveys/${survey.id}/edit`, survey)
}

/** What teachers may leave on a device. */
export const DRAFT_SCENES: Scene[] = [
  { name: 'a quiz', leave: quizBegun },
  { name: 'a quiz as text', leave: quizAsText },
  { name: 'a quiz put aside', leave: quizAside },
  { name: 'an edit of a quiz', leave: quizEdited },
  { name: 'a poll', leave: pollBegun },
  { name: 'an edit of a poll', leave: pollEdited },
  { name: 'a survey', leave: surveyBegun },
  { name: 'an edit of a survey', leave: surveyEdited },
]
