import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { anAttempt, q1 } from '../../testing/an-attempt.ts'
import { show } from '../../testing/show.tsx'
import { shownToasts } from '../../ui/toast.ts'
import { InExamHall } from './in-exam-hall.tsx'

it('says below the question that its choice is not saved, and once it is lost', async () => {
  const { attempt } = anAttempt()
  const { user } = show(
    <InExamHall attempt={attempt}>
      {(hall) => (
        <>
          {hall.choice}
          <p role="status">{hall.where}</p>
          <button type="button" onClick={() => hall.attempt.act({ kind: 'answer', question: q1, value: 1 })}>
            Choose
          </button>
          <button type="button" onClick={() => hall.attempt.act({ kind: 'open', at: 1 })}>
            Jump
          </button>
        </>
      )}
    </InExamHall>,
  )
  await user.click(screen.getByRole('checkbox', { name: /^As in the exam hall/ }))
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  expect(screen.getByRole('status').textContent).toMatch(/^Chosen, not saved/)
  await user.click(screen.getByRole('button', { name: 'Jump' }))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(shownToasts().map(({ text }) => text)).toEqual([
    'Question 1: you left it without saving, so your choice is lost.',
  ])
})
