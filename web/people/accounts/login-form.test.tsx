import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answers } from '../../testing/answers.ts'
import { errorOf, field } from '../../testing/field.ts'
import { placesLeftFor } from '../../testing/places.ts'
import { show, showAfter } from '../../testing/show.tsx'
import { dismissToast, shownToasts } from '../../ui/toast.ts'
import { keepKnownEmail } from './known-email.ts'
import { LoginForm } from './login-form.tsx'
import { endSession } from './session.ts'

beforeEach(() => {
  history.replaceState(null, '', '/auth/login?next=%2Fdashboard%2Fquizzes')
  sessionStorage.clear()
  onTestFinished(() => {
    endSession('logged_out')
    for (const { id } of shownToasts()) dismissToast(id)
  })
})

const RITA = 'rita@school.example'
const user = { id: 't1', name: 'Rita', email: RITA, phone: '9876543210', role: 'teacher' }
const session = { data: { auth_token: 'token', user } }

const logIn = () => screen.getByRole('button', { name: 'Log in' })
const refusals = () => screen.getAllByRole('alert').flatMap(({ textContent }) => (textContent ? [textContent] : []))
const notices = () => screen.getByRole('region', { name: 'Notifications' })

/** Where the hint of the server, which scripts can read, says that somebody is signed in. */
const beSignedIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, for all that a page can tell
  document.cookie = 'signed_in=1'
  onTestFinished(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: taken away as it was set
    document.cookie = 'signed_in=; max-age=0'
  })
}

describe('the log-in', () => {
  it('asks no guest for a session', async () => {
    const calls = answers({ code: 'unauthenticated' })
    show(<LoginForm />)
    await Promise.resolve()
    expect(calls).toEqual([])
  })

  it('keeps what was typed after a wrong password, says so, and then leads to where one wanted to go', async () => {
    const calls = answers({ code: 'invalid_credentials' }, session)
    const places = placesLeftFor()
    const { user: somebody } = show(<LoginForm />)
    await somebody.type(field('Email'), RITA)
    await somebody.type(field('Password'), 'chalk124!{Enter}')
    await vi.waitFor(() => expect(notices().textContent).toContain('invalid credentials'))
    expect([field('Email').value, field('Password').value, places]).toEqual([RITA, 'chalk124!', []])
    expect(refusals()).toEqual([expect.stringMatching(/^There is no account with this email and this password/)])
    expect(document.activeElement).toBe(field('Password'))

    await somebody.clear(field('Password'))
    await somebody.type(field('Password'), 'chalk123!')
    await somebody.click(logIn())
    await vi.waitFor(() => expect(places).toEqual(['/dashboard/quizzes']))
    expect(calls.map(({ body }) => body)).toEqual([
      { email: RITA, password: 'chalk124!' },
      { email: RITA, password: 'chalk123!' },
    ])
  })

  it('says beside its button what else went wrong', async () => {
    answers('no network')
    const { user: somebody } = show(<LoginForm />)
    await somebody.type(field('Email'), RITA)
    await somebody.type(field('Password'), 'chalk123!{Enter}')
    await vi.waitFor(() => expect(refusals()).toEqual([expect.stringContaining('could not be reached')]))
    expect(notices().textContent).toBe('')
  })

  it.each([
    { email: '', errors: ['Email is required', 'Password is required'] },
    { email: 'rita', errors: ['Email is invalid', 'Password is required'] },
  ])('with “$email” sends nothing, and says $errors', async ({ email, errors }) => {
    const calls = answers(session)
    const { user: somebody } = show(<LoginForm />)
    if (email) await somebody.type(field('Email'), email)
    await somebody.click(logIn())
    expect([errorOf('Email'), errorOf('Password')]).toEqual(errors)
    expect([calls, document.activeElement]).toEqual([[], field('Email')])
  })

  it('keeps what was typed before its script had come', async () => {
    const places = placesLeftFor()
    answers(session)
    const { user: somebody } = showAfter(
      () => {
        expect(logIn()).toHaveProperty('disabled', true)
        field('Email').value = RITA
        field('Password').value = 'chalk123!'
      },
      <LoginForm />,
    )
    expect([field('Email').value, field('Password').value]).toEqual([RITA, 'chalk123!'])
    await somebody.click(logIn())
    await vi.waitFor(() => expect(places).toEqual(['/dashboard/quizzes']))
  })

  it('knows the address of whoever comes from the sign-up, once', () => {
    keepKnownEmail(RITA)
    const first = show(<LoginForm />)
    expect(field('Email').value).toBe(RITA)
    first.show(null)
    show(<LoginForm />)
    expect(field('Email').value).toBe('')
  })

  it('leads those without an account to the sign-up, which knows where they want to go', () => {
    show(<LoginForm />)
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/auth/signup?next=%2Fdashboard%2Fquizzes',
    )
  })

  it('says of a session that it has ended, once: the address does not say it again', () => {
    history.replaceState(null, '', '/auth/login?next=%2Fdashboard&ended=expired')
    show(<LoginForm />)
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy()
    expect(location.search).toBe('?next=%2Fdashboard')
  })
})

describe('whoever comes to the log-in and is signed in', () => {
  it('is told of a server that is away, by its reference, and led on once it is well', async () => {
    beSignedIn()
    const calls = answers({ code: 'internal', reference: 'K7MPQ2RTVX' }, session)
    const places = placesLeftFor()
    show(<LoginForm />)
    const from = '/auth/login?next=%2Fdashboard%2Fquizzes'
    const outage = `/500?${new URLSearchParams({ from, reference: 'K7MPQ2RTVX' })}`
    await vi.waitFor(() => expect(places).toEqual([outage]))
    show(<LoginForm />)
    await vi.waitFor(() => expect(places).toEqual([outage, '/dashboard/quizzes']))
    expect(calls.map(({ path }) => path)).toEqual(['/auth/token', '/auth/token'])
  })
})
