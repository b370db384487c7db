import { describe, expect, it } from 'vitest'
import {
  currentSession,
  currentToken,
  endSession,
  hasSessionEnded,
  loginPath,
  onSessionChange,
  safeNext,
  saysSignedIn,
  startSession,
  withoutEnded,
} from './session.ts'

const origin = 'https://quiznity.example'

describe('where a login goes', () => {
  it.each([
    ['/dashboard/quizzes', '/dashboard/quizzes'],
    ['/dashboard/quizzes/create?section=qsi#options', '/dashboard/quizzes/create?section=qsi#options'],
    [`${origin}/dashboard`, '/dashboard'],
    [null, '/dashboard'],
    ['', '/dashboard'],
    ['/', '/dashboard'],
    ['/dashboardx', '/dashboard'],
    ['/dashboard/../auth/login', '/dashboard'],
    ['https://evil.example/dashboard', '/dashboard'],
    ['//evil.example/dashboard', '/dashboard'],
    ['/\\evil.example/dashboard', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['http://[', '/dashboard'],
  ])('with next=%s it is %s', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected)
  })

  it('is remembered in the address of the login page, unless it is the dashboard itself', () => {
    expect(loginPath('/dashboard')).toBe('/auth/login')
    expect(loginPath('/dashboard/quizzes?page=2')).toBe('/auth/login?next=%2Fdashboard%2Fquizzes%3Fpage%3D2')
  })

  it('says in that address that the session has ended, and can be rid of it', () => {
    expect(loginPath('/dashboard', { hasEnded: true })).toBe('/auth/login?ended=expired')
    const path = loginPath('/dashboard/quizzes', { hasEnded: true })
    expect(path).toBe('/auth/login?next=%2Fdashboard%2Fquizzes&ended=expired')
    expect(hasSessionEnded(new URL(path, origin).search)).toBe(true)
    expect(withoutEnded(origin + path)).toBe('/auth/login?next=%2Fdashboard%2Fquizzes')
    expect(withoutEnded(`${origin}/auth/login?ended=expired`)).toBe('/auth/login')
    for (const search of ['', '?ended=', '?ended=long+ago', '?next=ended%3Dexpired'])
      expect(hasSessionEnded(search), search).toBe(false)
  })
})

describe('a session', () => {
  it('is told to those who listen, ends once and says why', () => {
    const seen: (string | null)[] = []
    const stop = onSessionChange(() => seen.push(currentToken()))
    startSession({ auth_token: 'abc', user: { id: 'mita' } })
    endSession('expired')
    endSession('logged_out')
    stop()
    expect(seen).toEqual(['abc', null])
    expect(currentSession()).toEqual({ open: false, because: 'expired' })
  })
})

describe('the cookies of a page', () => {
  it.each([
    ['signed_in=1', true],
    ['theme=dark; signed_in=1', true],
    ['signed_in=1; theme=dark', true],
    ['', false],
    ['signed_in=', false],
    ['signed_in=10', false],
    ['not_signed_in=1', false],
    ['theme=signed_in=1', false],
  ])('%j: somebody may be signed in is %s', (cookies, says) => expect(saysSignedIn(cookies)).toBe(says))
})
