import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { untouched } from '#domain/answers/answer.ts'
import type { ShownQuestion } from '../../questions/players.tsx'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'
import { show } from '../../testing/show.tsx'
import { resumed } from '../device/progress.ts'
import type { Attempt } from './attempt.ts'
import { Question } from './question.tsx'

type Shown = { attempt?: Attempt; isReadOnly?: boolean; movement?: string }

const shown = (
  own: Pick<ShownQuestion, 'lang' | 'own'>,
  { attempt = anAttempt().attempt, isReadOnly = false, movement = 'free' }: Shown = {},
) => {
  const question: ShownQuestion = {
    id: q1,
    kind: 'single_choice',
    prompt: 'কোনটি?',
    asked: { options: ['ক', 'খ'] },
    ...own,
  }
  const paper = {
    is_negative_marking: true,
    settings: { order: { questions: false, options: false, movement } },
  }
  show(
    <Question
      {...{ question, paper, attempt }}
      view={attempt.view()}
      isReadOnly={isReadOnly}
      isFull={false}
      isTooLong={false}
    />,
  )
}

it.each([
  [{}, 'Question 1 of 2'],
  [{ own: { points: 4 } }, 'Question 1 of 2 · 4 marks, −1 if wrong'],
])('a question with %j is headed %s', async (own, heading) => {
  shown(own)
  await vi.waitFor(() => expect(screen.getByRole('heading').textContent).toBe(heading))
})

it('a question is in its own language, and the page around it in that of the page', () => {
  shown({ lang: 'bn' })
  expect(screen.getByText('কোনটি?').lang).toBe('bn')
  expect(screen.getByText('ক').closest('[lang]')?.getAttribute('lang')).toBe('bn')
  expect(screen.getByRole('heading').closest('[lang]')).toBeNull()
})

it('calls saved what was chosen here, and says of an earlier device’s answer that it may still change', () => {
  const onServer = { [q1]: { ...untouched, answer: 0, answerBy: { turn: 0, seq: 1, device: 'the phone' } } }
  const progress = resumed([q1, q2], { onServer, base: 'one.1', writer: { turn: 1, device: 'thispage' } })
  const opened = anAttempt({ start: { progress } })
  shown({}, opened)
  expect(screen.getByText(/^This answer is from before you went on here/)).toBeTruthy()
  expect(screen.queryByText('This answer has reached the server.')).toBeNull()
})

it('asks for no answer to be given again where none can be given', () => {
  const onServer = { [q1]: { ...untouched, answer: 0, answerBy: { turn: 0, seq: 1, device: 'the phone' } } }
  const progress = resumed([q1, q2], { onServer, base: 'one.1', writer: { turn: 1, device: 'thispage' } })
  shown({}, { ...anAttempt({ start: { progress } }), isReadOnly: true })
  expect(screen.getByText('This answer has reached the server.')).toBeTruthy()
})

it.each([
  ['free', true],
  ['by_section', true],
  ['by_question', false],
])('offers a mark for review where a way leads back to it, %s: %s', (movement, isOffered) => {
  shown({}, { movement })
  expect(screen.queryByRole('button', { name: 'Mark for review' }) !== null).toBe(isOffered)
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy()
})
