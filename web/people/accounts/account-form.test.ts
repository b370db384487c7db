import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { problemsOf } from '#contract/wire/problems-of.ts'
import { fieldText, resetForm, signUpForm } from './account-form.ts'

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' }
type SignUpValues = typeof EMPTY

const good: SignUpValues = {
  name: 'রীতা সেন',
  email: 'rita@school.example',
  phone: '9876543210',
  password: 'secret1!',
  confirmPassword: 'secret1!',
}

const messages = (values: SignUpValues) => {
  const read = z.safeParse(signUpForm, values)
  const problems = read.success ? {} : problemsOf(read.error)
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, fieldText(problem)]))
}

const WEAK =
  'Password must be at least 8 characters long and contain at least one letter, one number, and one special character'

describe('the signup form', () => {
  it('takes complete details', () => {
    expect(messages(good)).toEqual({})
  })

  it('asks for everything at first', () => {
    expect(messages(EMPTY)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      phone: 'Mobile number is required',
      password: 'Password is required',
    })
  })

  it.each<[Partial<SignUpValues>, Record<string, string>]>([
    [{ email: 'rita@school' }, { email: 'Please enter a valid email address' }],
    [{ phone: '98765' }, { phone: 'Please enter a valid 10-digit mobile number' }],
    [{ phone: '+91 98765 43210' }, {}],
    [{ password: 'secret', confirmPassword: 'secret' }, { password: WEAK }],
    [{ confirmPassword: 'secret2!' }, { confirmPassword: 'Passwords do not match' }],
    [{ confirmPassword: '' }, { confirmPassword: 'Passwords do not match' }],
    [
      { name: ' ', confirmPassword: 'x' },
      { name: 'Name is required', confirmPassword: 'Passwords do not match' },
    ],
  ])('with %j says %j', (part, expected) => {
    expect(messages({ ...good, ...part })).toEqual(expected)
  })
})

describe('the form for a new password', () => {
  it.each<[string, string, Record<string, string>]>([
    ['secret1!', 'secret1!', {}],
    ['', '', { password: 'password_required' }],
    ['secret', 'secret', { password: 'password_weak' }],
    ['secret1!', 'secret2!', { confirmPassword: 'passwords_differ' }],
    ['secret', '', { password: 'password_weak', confirmPassword: 'passwords_differ' }],
  ])('with %j and %j says %j', (password, confirmPassword, expected) => {
    const read = z.safeParse(resetForm, { password, confirmPassword })
    expect(read.success ? {} : problemsOf(read.error)).toEqual(expected)
  })
})
