import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { placesLeftFor } from '../../testing/places.ts'
import { show, showAfter } from '../../testing/show.tsx'
import { endSession } from './session.ts'
import { SignupForm } from './signup-form.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/auth/signup')
  onTestFinished(() => endSession('logged_out'))
})

const RITA = {
  'Full name': 'Rita Sen',
  Email: 'rita@school.example',
  Mobile: '9876543210',
  Password: 'chalk123!',
  'Confirm password': 'chalk123!',
}
const LABELS = Object.keys(RITA)
const user = { id: 't1', name: 'Rita', email: RITA.Email, phone: RITA.Mobile, role: 'teacher' }
const session = { data: { auth_token: 'token', user } }

const fillIn = async (somebody: UserEvent, label: string, text: string) => {
  await somebody.click(field(label))
  await somebody.paste(text)
}

const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Account' })

describe('the sign-up', () => {
  it.each([
    { label: 'Full name', empty: 'Name is required' },
    { label: 'Email', empty: 'Email is required', typed: 'ananya@school', wrong: 'Please enter a valid email address' },
    {
      label: 'Mobile',
      empty: 'Mobile number is required',
      typed: '98300',
      wrong: 'Please enter a valid 10-digit mobile number',
    },
    {
      label: 'Password',
      empty: 'Password is required',
      typed: 'chalkchalk',
      wrong:
        'Password must be at least 8 characters long and contain at least one letter, one number, and one special character',
    },
    { label: 'Confirm password', typed: 'chalk124!', wrong: 'Passwords do not match' },
  ])('says beside “$label” what is wrong, and waits until all is right', async ({ label, empty, typed, wrong }) => {
    const { user: somebody } = show(<SignupForm />)
    for (const [each, text] of Object.entries(RITA)) if (each !== label) await fillIn(somebody, each, text)
    if (empty) {
      await somebody.click(field(label))
      await somebody.tab()
      expect([errorOf(label), create().disabled]).toEqual([empty, true])
    }
    if (typed) {
      await fillIn(somebody, label, typed)
      await somebody.tab()
      expect([errorOf(label), create().disabled]).toEqual([wrong, true])
      await somebody.clear(field(label))
    }
    await fillIn(somebody, label, Object.entries(RITA).find(([each]) => each === label)?.[1] ?? '')
    expect([errorsOf(LABELS), create().disabled]).toEqual([{}, false])
  })

  it('sends what was typed, and leads to the dashboard or where one wanted to go', async () => {
    history.replaceState(null, '', '/auth/signup?next=%2Fdashboard%2Fquizzes%2Fcreate')
    const calls = answers(session)
    const places = placesLeftFor()
    const { user: somebody } = show(<SignupForm />)
    for (const [label, text] of Object.entries(RITA)) await fillIn(somebody, label, text)
    await somebody.click(create())
    await vi.waitFor(() => expect(places).toEqual(['/dashboard/quizzes/create']))
    const { 'Full name': name, Email: email, Mobile: phone, Password: password } = RITA
    expect(calls.map(({ body }) => body)).toEqual([{ name, email, phone, password }])
  })

  it.each([
    { answer: { code: 'too_many_attempts' as const }, says: /./, at: 'Create Account' },
    {
      answer: { code: 'invalid_user_details' as const, problems: { phone: 'mobile_invalid' as const } },
      says: /Please enter a valid 10-digit mobile number/,
      at: 'Mobile',
    },
  ])('says beside the form what was refused: $answer', async ({ answer, says, at }) => {
    answers(answer)
    const { user: somebody } = show(<SignupForm />)
    for (const [label, text] of Object.entries(RITA)) await fillIn(somebody, label, text)
    await somebody.click(create())
    const said = () => (at === 'Mobile' ? errorOf(at) : screen.getByRole('alert').textContent)
    await vi.waitFor(() => expect(said()).toMatch(says))
    if (at === 'Mobile') expect(document.activeElement).toBe(field(at))
  })

  it('checks what was filled in before its script had come when it comes', async () => {
    const places = placesLeftFor()
    answers(session)
    const { user: somebody } = showAfter(
      () => {
        for (const [label, text] of Object.entries({ ...RITA, Email: 'ananya@school' })) field(label).value = text
      },
      <SignupForm />,
    )
    expect(errorsOf(LABELS)).toEqual({ Email: 'Please enter a valid email address' })
    expect([field('Full name').value, create().disabled]).toEqual(['Rita Sen', true])
    await fillIn(somebody, 'Email', '.in')
    await somebody.click(create())
    await vi.waitFor(() => expect(places).toEqual(['/dashboard']))
  })
})
