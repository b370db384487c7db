import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { openEnded } from '#domain/questions/open-ended.ts'
import { show } from '../../testing/show.tsx'
import { focused, showEditor } from '../../testing/show-editor.tsx'
import { openEndedEditor } from './edit.tsx'
import { ReviewOpenEnded } from './review.tsx'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

it('asks for a length in the digits of any script, and says what is no number', async () => {
  const { user, now } = showEditor(openEndedEditor, openEnded.draft.empty())
  await user.type(field('From'), '৫০')
  await user.type(field('To'), '40')
  expect([now.draft.least, now.draft.most]).toEqual([50, 40])
  expect(screen.getByRole('alert').textContent).toBe('The second number is smaller than the first.')
  await user.clear(field('To'))
  expect([now.draft.most, screen.queryByRole('alert')]).toEqual([null, null])
  await user.type(field('To'), 'many')
  expect(field('To').getAttribute('aria-invalid')).toBe('true')
  expect(openEnded.draft.gaps(now.draft).map(({ need }) => need)).toEqual(['words'])
})

it('points are written one after the other, with Enter, each with its weight', async () => {
  const { user, now } = showEditor(openEndedEditor, openEnded.draft.empty())
  await user.type(field('Point 1'), 'Names the cause{Enter}')
  expect(focused()).toBe('point-1')
  await user.keyboard('Gives an example')
  await user.type(field('Weight of point 1'), '2')
  expect(now.draft.rubric).toEqual([
    { text: 'Names the cause', weight: 2 },
    { text: 'Gives an example', weight: null },
  ])
  await user.click(screen.getByRole('button', { name: 'Remove point 1' }))
  expect(now.draft.rubric).toEqual([{ text: 'Gives an example', weight: null }])
  await user.type(field('Model answer'), 'So.')
  expect(now.draft.model).toBe('So.')
})

it('its preview says how long an answer should be, as students read it', () => {
  const { Preview } = openEndedEditor
  const { show: again } = show(<Preview draft={{ ...openEnded.draft.empty(), least: 20, most: 40 }} />)
  expect(screen.getByText('About 20 to 40 words.')).toBeTruthy()
  again(<Preview draft={openEnded.draft.empty()} />)
  expect(screen.queryByText(/words\.$/)).toBe(null)
})

it('a review shows what was looked for and found to the student, and the model answer to both', () => {
  const answerKey = { rubric: [{ text: 'Names it', weight: 2 }], model: 'Like this' }
  const shown = { asked: { words: null }, answer: 'An answer', answerKey }
  const { show: again } = show(<ReviewOpenEnded {...shown} reader="student" ticked={[0]} />)
  expect(screen.getByText('Found:')).toBeTruthy()
  expect(screen.getByText('Like this')).toBeTruthy()
  again(<ReviewOpenEnded {...shown} reader="student" />)
  expect([screen.getByText('Names it') !== null, screen.queryByText('Found:')]).toEqual([true, null])
  again(<ReviewOpenEnded {...shown} reader="teacher" />)
  expect([screen.queryByText('Names it'), screen.getByText('An answer') !== null]).toEqual([null, true])
  again(<ReviewOpenEnded {...shown} answerKey={null} reader="student" />)
  expect(screen.queryByText('Like this')).toBe(null)
})
