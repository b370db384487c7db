import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SCRIPT from '../../public/splash.js?raw'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  delete document.documentElement.dataset.splash
})
afterEach(() => {
  // The script listens for as long as the splash is there.
  vi.advanceTimersByTime(5000)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = () => document.documentElement.dataset.splash ?? null
const hasVisited = () => localStorage.getItem('hasVisited')

/** The script of a page that somebody has just come to. */
const arriveAt = (path: string, { by = 'navigate', isCalm = false } = {}) => {
  history.replaceState(null, '', path)
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: by }] })
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  // As a plain script does, each time anew: no module would run twice.
  new Function(SCRIPT)()
  return shown()
}

describe('the splash', () => {
  it.each([
    ['/', {}, 'home'],
    ['/?notice=quiz_not_found', {}, null],
    ['/', { by: 'back_forward' }, null],
    ['/', { isCalm: true }, null],
    ['/features/poll', {}, 'feature'],
    ['/features/poll', { by: 'reload' }, null],
    ['/features/poll', { isCalm: true }, null],
  ])('at %s, come to by %j, is %s', (path, how, splash) => expect(arriveAt(path, how)).toBe(splash))

  it.each([
    ['/', 4000, 'true'],
    ['/features/quiz', 2000, null],
  ])('at %s lasts %i ms, and a visit of the front page is known after it', (path, ms, visited) => {
    arriveAt(path)
    vi.advanceTimersByTime(ms - 301)
    expect(shown()).toMatch(/^(home|feature)$/)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe('leaving')
    vi.advanceTimersByTime(300)
    expect([shown(), hasVisited()]).toEqual([null, visited])
  })

  it('opens the first visit alone, and one that was told why waits for the next', () => {
    arriveAt('/?notice=quiz_not_found')
    expect(arriveAt('/')).toBe('home')
    vi.advanceTimersByTime(4000)
    expect(arriveAt('/')).toBe(null)
  })

  it.each([
    [new KeyboardEvent('keydown', { key: 'Escape' }), 'leaving'],
    [new KeyboardEvent('keydown', { key: 'Enter' }), 'leaving'],
    [new KeyboardEvent('keydown', { key: 'Tab' }), 'home'],
    [new KeyboardEvent('keydown', { key: 'Shift' }), 'home'],
    [new Event('pointerdown'), 'leaving'],
    [new Event('wheel'), 'leaving'],
    [new Event('touchmove'), 'leaving'],
    [new Event('pointermove'), 'home'],
  ])('is skipped by what one does, and not by a key that leads to its button: case %#', (event, splash) => {
    arriveAt('/')
    dispatchEvent(event)
    expect(shown()).toBe(splash)
    expect(hasVisited()).toBe(splash === 'leaving' ? 'true' : null)
  })
})
