import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { listQuizChoices, tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { openPage } from '../../testing/open-page.tsx'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { TagDialog } from './tag-dialog.tsx'

const TAGS = Array.from({ length: 300 }, (_, at) => ({ tag: `Chapter ${at}`, quizzes: at }))

const boxes = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)

it('offers the most used of many tags, keeps those of the quiz, and finds the others', async () => {
  const server = aTeacherServer()
  server.answers(listQuizChoices, { subjects: [], tags: TAGS })
  server.answers(tagQuizzes, { changed: ['light'], unchanged: [], failed: [] })
  const quiz = { kind: 'quiz' as const, id: 'light', title: 'Light', tags: ['Chapter 7'] }
  const { user } = openPage(
    () => <TagDialog quizzes={[quiz]} onClose={() => {}} onNotDone={() => {}} />,
    '/dashboard/quizzes',
  )

  await screen.findByText('Type to find one of 293 more.')
  expect(boxes()).toEqual(['Chapter 7', ...Array.from({ length: 6 }, (_, at) => `Chapter ${299 - at}`)])

  await user.click(screen.getByRole('checkbox', { name: 'Chapter 298' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find a tag' }), '12 chapter{Enter}')
  await expect
    .poll(boxes)
    .toEqual(['Chapter 7', 'Chapter 298', ...[212, 129, 128, 127, 126, 125].map((at) => `Chapter ${at}`)])
  expect(server.sent(tagQuizzes)).toEqual([])

  await user.click(screen.getByRole('checkbox', { name: 'Chapter 212' }))
  await user.click(screen.getByRole('button', { name: 'Save tags' }))
  expect(server.sent(tagQuizzes)).toMatchObject([{ body: { add: ['Chapter 298', 'Chapter 212'], remove: [] } }])
})
