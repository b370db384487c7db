import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { PasswordField } from './password-field.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignupForm } from './signup-form.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const NEW = 'New password'
const AGAIN = 'Confirm password'
const WEAK =
  'Password must be at least 8 characters long and contain at least one letter, one number, and one special character'

describe('a password field', () => {
  it('shows the password for as long as one wants, and keeps what was typed', async () => {
    const { user } = show(<PasswordField label="Password" />)
    await user.type(field('Password'), 'secret1!')
    expect(field('Password').type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect([field('Password').type, field('Password').value]).toEqual(['text', 'secret1!'])
    await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }))
    expect(field('Password').type).toBe('password')
  })
})

const aReset = async (password: string, again: string) => {
  history.replaceState(null, '', '/auth/resetpassword#token=abc')
  const { user } = show(<ResetForm />)
  if (password) await user.type(field(NEW), password)
  if (again) await user.type(field(AGAIN), again)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('the form for a new password', () => {
  it.each([
    { password: '', again: '', errors: { [NEW]: 'Password is required' } },
    { password: 'secret', again: 'secret', errors: { [NEW]: WEAK } },
    { password: 'secret1!', again: 'secret2!', errors: { [AGAIN]: 'Passwords do not match' } },
  ])('with “$password” and “$again” sends nothing, and says $errors', async ({ password, again, errors }) => {
    const calls = answers({ data: {} })
    await aReset(password, again)
    expect(errorsOf([NEW, AGAIN])).toEqual(errors)
    expect(calls).toEqual([])
  })

  it('sends it with the token of the link, and says that it is changed', async () => {
    const calls = answers({ data: {} })
    await aReset('secret1!', 'secret1!')
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc', password: 'secret1!' }])
  })

  it('says so where the link works no longer', async () => {
    answers({ code: 'link_not_valid' })
    await aReset('secret1!', 'secret1!')
    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeTruthy()
  })
})

describe('the form for an account', () => {
  const labels = ['Full name', 'Email', 'Mobile', 'Password', AGAIN]
  const complete = ['Rita Sen', 'rita@school.example', '9876543210', 'secret1!', 'secret1!']

  it('says what is wrong with a field once it has been left, and not before', async () => {
    const { user } = show(<SignupForm />)
    await user.type(field('Email'), 'rita')
    expect(errorOf('Email')).toBe(null)
    await user.tab()
    expect(errorOf('Email')).toBe('Please enter a valid email address')
    await user.type(field('Email'), '@school.example')
    expect(errorOf('Email')).toBe(null)
  })

  it('leads to the log-in where there is such an account already', async () => {
    answers({ code: 'email_taken', problems: { email: 'email_taken' } })
    const { user } = show(<SignupForm />)
    for (const [index, label] of labels.entries()) await user.type(field(label), complete[index] ?? '')
    await user.click(screen.getByRole('button', { name: 'Create Account' }))
    await vi.waitFor(() => expect(errorOf('Email')).toMatch(/^There is already an account with this email/))
    expect(screen.getByRole('link', { name: 'Log in with this email' })).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
  })
})
