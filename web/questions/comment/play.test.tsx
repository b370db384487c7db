import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { type Comment, comment } from '#domain/questions/comment.ts'
import { show } from '../../testing/show.tsx'
import { PlayComment } from './play.tsx'

function Asked({ bounds }: { bounds: { from: string; to: string } }) {
  const [answer, setAnswer] = useState<Comment['given'] | null>(null)
  const { asked } = comment.draft.made({ ...comment.draft.empty(), expects: 'number', ...bounds }, () => 0)
  return (
    <>
      <p id="problem">How warm?</p>
      <PlayComment id="q1" asked={asked} answer={answer} isReadOnly={false} labelledBy="problem" onAnswer={setAnswer} />
      <output>{answer}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const keypad = () => screen.queryByRole('button', { name: 'Keypad' })
const given = () => screen.getByRole('status').textContent

it.each([
  ['from below zero', { from: '-20', to: '10' }, true],
  ['of any size', { from: '', to: '' }, true],
  ['from zero', { from: '0', to: '' }, false],
])('a number %s has a minus to tap: %s', (_, bounds, has) => {
  show(<Asked bounds={bounds} />)
  expect([keypad() !== null, field().inputMode]).toEqual([has, 'decimal'])
})

it('a minus is tapped where a phone has none', async () => {
  const { user } = show(<Asked bounds={{ from: '-20', to: '10' }} />)
  await user.click(screen.getByRole('button', { name: 'Keypad' }))
  expect(field().inputMode).toBe('none')
  for (const name of ['Minus', '1', '5']) await user.click(screen.getByRole('button', { name }))
  expect(given()).toBe('-15')
  // Whoever opened it finds it open at the next question, in the tests of others too.
  await user.click(screen.getByRole('button', { name: 'Keypad' }))
})

it.each(['১৫', '–15', '1,5', '½', '1e1'])('%s is a number', async (typed) => {
  const { user } = show(<Asked bounds={{ from: '-20', to: '20' }} />)
  await user.type(field(), typed)
  await user.tab()
  expect([given(), field().getAttribute('aria-invalid')]).toEqual([typed, null])
})
