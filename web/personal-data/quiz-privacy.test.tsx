import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { eraseQuizData, eraseStudents, listErasureRequests, refuseErasure } from '#contract/personal-data/erasure.ts'
import { readQuizRetention } from '#contract/personal-data/retention.ts'
import { openPage } from '../testing/open-page.tsx'
import { aTeacherServer } from '../testing/teacher-server.ts'
import { QuizPrivacy } from './quiz-privacy.tsx'

const quiz = { id: 'z1', kind: 'quiz' as const, title: 'Rivers', subject: 'Geography', share_code: 'ABCD2345' }
const asking = (id: string, name: string, endedAt: string | null = '2026-01-02T00:00:00.000Z') => ({
  ...{ id, name, phone: '••••••0001', district: 'Kolkata' },
  ...{ asked_at: '2026-01-03T00:00:00.000Z', ended_at: endedAt },
})

const aQuiz = (...requests: ReturnType<typeof asking>[]) => {
  const server = aTeacherServer()
  let waiting = requests
  const answered = (ids: readonly string[]) => {
    waiting = waiting.filter(({ id }) => !ids.includes(id))
  }
  server.answers(listErasureRequests, () => ({ quiz, requests: waiting, found: waiting.length }))
  server.answers(readQuizRetention, { rule: null, inherited: { deed: 'keep', months: 12 } })
  return { ...server, answered }
}

const open = () => openPage(QuizPrivacy, '/dashboard/quizzes/:id/privacy', '/dashboard/quizzes/z1/privacy')
const press = (name: string) => screen.getByRole('button', { name })

it('says where no student waits for an answer', async () => {
  aQuiz()
  open()
  expect(await screen.findByText('No student is waiting for an answer.')).toBeTruthy()
})

it('can be asked again where it does not come', async () => {
  const { state } = aQuiz(asking('a', 'Rina'))
  state.isDown = true
  const { user } = open()
  await screen.findByText('This page could not be loaded')
  state.isDown = false
  await user.click(press('Try again'))
  expect(await screen.findByText('Rina')).toBeTruthy()
})

it('says that a quiz is gone, which asking again does not bring back', async () => {
  const { answers } = aQuiz()
  answers(listErasureRequests, () => ({ refused: 'quiz_not_found' }))
  open()
  expect(await screen.findByText('This is not among yours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
})

it('erases what one student did once that was asked for twice, and says so', async () => {
  const { answers, sent, answered } = aQuiz(asking('a', 'Rina'), asking('b', 'Salim', null))
  answers(eraseStudents, () => {
    answered(['b'])
    return { erased: 1 }
  })
  const { user } = open()
  await screen.findByText('still taking it')
  await user.click(press('Erase for good what Salim did'))
  const asked = screen.getByRole('alertdialog', { name: 'Erase for good what Salim did in this quiz?' })
  expect(asked.textContent).toContain('It can’t be undone.')
  expect(asked.textContent).toContain('Whoever is still writing can save nothing more')
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(sent(eraseStudents)).toEqual([])
  await user.click(press('Erase for good what Salim did'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('What 1 student did is erased')).toBeTruthy()
  expect(sent(eraseStudents)).toMatchObject([{ params: ['z1'], body: { submissions: ['b'] } }])
  await expect.poll(() => screen.queryByText('Salim')).toBe(null)
  expect(screen.getByText('Rina')).toBeTruthy()
})

it('calls nothing erased while no answer comes, and stays where it was asked', async () => {
  const { state } = aQuiz(asking('a', 'Rina'))
  const { user } = open()
  await screen.findByText('Rina')
  await user.click(press('Erase for good what Rina did'))
  state.isDown = true
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText(/No answer came/)).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(screen.queryByText('What 1 student did is erased')).toBe(null)
})

it('refuses with a reason alone, which the student reads', async () => {
  const { answers, sent, answered } = aQuiz(asking('a', 'Rina'))
  answers(refuseErasure, () => {
    answered(['a'])
    return { reason: 'x' }
  })
  const { user } = open()
  await screen.findByText('Rina')
  await user.click(press('Refuse the request of Rina'))
  const dialog = screen.getByRole('dialog', { name: 'Refuse the request of Rina' })
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  expect(within(dialog).getByText('Say why in a few words.')).toBeTruthy()
  expect(sent(refuseErasure)).toEqual([])
  await user.type(within(dialog).getByLabelText('Reason'), 'It is an exam')
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Refused. The student reads your reason.')).toBeTruthy()
  expect(sent(refuseErasure)).toMatchObject([{ body: { submission: 'a', reason: 'It is an exam' } }])
  expect(await screen.findByText('No student is waiting for an answer.')).toBeTruthy()
})

it('speaks of a survey in its own words, and of nobody’s requests', async () => {
  const { answers, sent } = aQuiz()
  answers(listErasureRequests, () => ({ quiz: { ...quiz, kind: 'survey' as const }, requests: [], found: 0 }))
  answers(eraseQuizData, { left: 0 })
  const { user } = open()
  const back = await screen.findByRole('link', { name: 'Back to the responses' })
  expect(back.getAttribute('href')).toBe('/dashboard/surveys/responses?survey=z1')
  expect(screen.queryByText('Requests to erase')).toBe(null)
  await user.click(press('Erase all responses …'))
  const asked = screen.getByRole('dialog', { name: 'Erase all responses?' })
  await user.type(within(asked).getByRole('textbox'), 'abcd2345')
  await user.click(within(asked).getByRole('button', { name: 'Erase for good' }))
  expect(await screen.findByText('All responses are erased')).toBeTruthy()
  expect(sent(eraseQuizData)).toMatchObject([{ params: ['z1'], body: { quiz_code: 'ABCD2345' } }])
})
