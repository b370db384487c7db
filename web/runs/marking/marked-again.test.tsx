import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listAnswersToMark, markAnswer, readAnswerToMark, readMarkingQueue } from '#contract/runs/hand-marks.ts'
import { requests } from '#contract/runs/hand-marks-requests.ts'
import { openPage } from '../../testing/open-page.tsx'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { Marking } from './marking.tsx'

const at = '2026-01-01T00:00:00.000Z'
const question = {
  ...{ id: 'q2', kind: 'open_ended' as const, problem: 'Why is the sky blue?', options: [], asked: { words: null } },
  ...{ correct_answer: -1, key: { rubric: [], model: null }, created_at: at, updated_at: at },
}

type Said = z.infer<typeof requests.markAnswer.body>['mark']

/**
 * One answer, whose mark has a number that goes up with each change; a change that was not made on it is refused. Not
 * `isTaken`: no mark arrives.
 */
const aServer = () => {
  const { answers } = aTeacherServer()
  const stands = { number: 0, mark: 'none' as Said, isTaken: true }
  const progress = () => ({ answers: 1, waiting: stands.mark === 'none' ? 1 : 0 })
  const mark = () => (stands.mark === 'none' ? null : { ...stands.mark, marked_at: at })
  const answer = () => ({
    ...{ submission_id: 'a', question_id: 'q2', number: 2, question, selected_index: -1, value: 'It scatters' },
    ...{ student: { name: 'Mita', phone: '••••••0001', district: 'Kolkata' }, full_marks: 4, rubric: [] },
    ...{ verdict: 'waiting' as const, marks: 0, mark: mark(), base: `${stands.number}/` },
  })
  answers(readMarkingQueue, () => ({
    quiz: { id: 'quiz', title: 'Physics', subject: 'Light' },
    questions: [{ question_id: 'q2', number: 2, problem: question.problem, ...progress() }],
    waiting: progress().waiting,
  }))
  answers(listAnswersToMark, () => ({ answers: [answer()], next: null, progress: progress() }))
  answers(readAnswerToMark, answer)
  answers(markAnswer, ({ body }) => {
    if (!stands.isTaken) throw new TypeError('no network')
    const said = z.parse(requests.markAnswer.body, body)
    const isSaid = JSON.stringify(said.mark) === JSON.stringify(stands.mark)
    const isBased = said.based_on === `${stands.number}/`
    if (!isBased && !(isSaid && said.based_on === `${stands.number - 1}/`)) return { refused: 'mark_changed' }
    if (!isSaid) Object.assign(stands, { number: stands.number + 1, mark: said.mark })
    return {
      base: `${stands.number}/`,
      verdict: 'partly' as const,
      marks: 0,
      mark: mark(),
      score: 1,
      progress: progress(),
    }
  })
  return stands
}

const PATH = '/dashboard/quizzes/:id/marking'
const open = () => openPage(Marking, PATH, '/dashboard/quizzes/quiz/marking?question=q2')
const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }))
const isShown = (text: string | RegExp) => soon(() => expect(screen.getByText(text)).toBeTruthy())

beforeEach(() => {
  stopTime()
  signedIn('a marker')
})

it.each([
  ['names were hidden', () => act(() => screen.getByRole('checkbox', { name: 'Hide names while I mark' }).click())],
  [
    'one has looked at the other questions',
    async () => {
      act(() => screen.getByRole('link', { name: 'All questions to mark' }).click())
      await soon(() => expect(screen.getByRole('link', { name: /^Question 2/ })).toBeTruthy())
      act(() => screen.getByRole('link', { name: /^Question 2/ }).click())
    },
  ],
])('what is marked otherwise since %s is not held against the mark that waited before', async (_, goes) => {
  const stands = aServer()
  open()
  await isShown('It scatters')
  stands.isTaken = false
  press('f')
  await isShown(/^Not saved yet/)
  await goes()
  await isShown('It scatters')
  press('0')
  await pass(60_000)
  stands.isTaken = true
  act(() => void dispatchEvent(new Event('online')))
  await isShown('Saved')
  await pass(60_000)
  expect(stands.mark).toMatchObject({ marks: 0 })
  expect(JSON.stringify(localStorage)).not.toContain('HandMarks')
  expect(screen.getByText('Saved')).toBeTruthy()
})
