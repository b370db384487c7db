import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../people/accounts/session.ts'
import { show } from '../../testing/show.tsx'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { DetailsForm } from './details-form.tsx'
import { DetailsHistory } from './details-history.tsx'

function Details() {
  const { details, setDetails, list, dispatch } = useQuizDraft()
  return (
    <>
      <DetailsHistory list={list} dispatch={dispatch} />
      <DetailsForm
        details={details}
        written={0}
        onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
        onNext={() => undefined}
        onSettings={() => undefined}
      />
    </>
  )
}

const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' })
const press = (name: string) => screen.getByRole('button', { name })
const page = (teacher: string) => {
  startSession({ auth_token: 'token', user: { id: teacher } })
  return show(<Details />)
}

beforeEach(() => localStorage.clear())
afterEach(() => endSession('expired'))

it('what is typed into the details is undone and done again, after a reload as well', async () => {
  const first = page('mita')
  await first.user.type(subject(), 'History')
  await first.user.type(screen.getByRole('textbox', { name: 'Title' }), 'Mughals')
  await first.user.type(subject(), ' of India')
  first.show(null)

  const { user } = page('mita')
  expect(subject().value).toBe('History of India')
  await user.click(press('Undo'))
  expect(subject().value).toBe('History')
  await user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('')
  await user.click(press('Redo'))
  await user.click(press('Redo'))
  expect(subject().value).toBe('History of India')
  expect(press('Redo').hasAttribute('disabled')).toBe(true)
})

it('what one teacher wrote is nothing that another could undo', async () => {
  const first = page('mita')
  await first.user.type(subject(), 'History')
  first.show(null)
  endSession('expired')
  page('rahim')
  expect(subject().value).toBe('')
  expect(press('Undo').hasAttribute('disabled')).toBe(true)
})

it('whoever logs out leaves no history behind', async () => {
  const first = page('mita')
  await first.user.type(subject(), 'History')
  endSession('logged_out')
  first.show(null)
  expect(JSON.stringify({ ...localStorage })).not.toContain('QBHistory')
})
