import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { act, show } from '../../testing/show.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { type QuizInHand, useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { editOf, inHand } from './draft-place.ts'
import { openedEdit } from './open-draft.ts'
import { movePasted, pastedAt } from './pasted-place.ts'

beforeEach(signedIn)

const HERE = inHand('quiz')
const waiting = () => pastedAt(HERE).read()

const begun = () => {
  pastedAt(HERE).write('1. Why?')
  const now: { hand?: QuizInHand } = {}
  function Begun() {
    now.hand = useQuizDraft()
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Begun /> }])
  show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return now
}

it('what was pasted is not that of the draft which is begun next, until that is undone', () => {
  const now = begun()
  let undo: (() => void) | undefined
  act(() => {
    undo = now.hand?.startOver()
  })
  expect(waiting()).toBeNull()
  act(() => undo?.())
  expect(waiting()).toBe('1. Why?')
})

it('what was pasted for a draft that is published is gone with it', () => {
  const now = begun()
  act(() => now.hand?.forget())
  expect(waiting()).toBeNull()
})

it('what was pasted goes with a draft that lies elsewhere', () => {
  pastedAt(HERE).write('1. Why?')
  movePasted(HERE, 'd1')
  expect([waiting(), pastedAt('d1').read()]).toEqual([null, '1. Why?'])
})

it('what was pasted into what is published is there when nothing else was changed', () => {
  pastedAt(editOf('q1')).write('1. Why?')
  openedEdit(QUIZ_DRAFTS, null, { edits: { quizId: 'q1', versionId: 'v1', number: 1 }, initial: QUIZ_DRAFTS.empty() })
  expect(pastedAt(editOf('q1')).read()).toBe('1. Why?')
})
