import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { answers } from '../testing/answers.ts'
import { pass } from '../testing/passing-time.ts'
import { placesLeftFor } from '../testing/places.ts'
import { show } from '../testing/show.tsx'
import { ServerError } from './server-error.tsx'
import { noteReturning } from './server-error-page/returning.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())

const well = { data: { status: 'ok', version: '1' } }
const unwell = { code: 'unavailable' } as const
const QUIZZES = '/dashboard/quizzes?page=2'

/** Once its own first question is answered. */
const thePage = async (from = QUIZZES, more: Record<string, string> = {}) => {
  history.replaceState(null, '', `/500?${new URLSearchParams({ from, ...more })}`)
  const places = placesLeftFor()
  const { user } = show(<ServerError />)
  const says = () => screen.getByRole('status').textContent
  expect(says()).toBe('Asking the server …')
  await pass(1)
  return { user, places, says }
}

const refresh = () => screen.getByRole('button', { name: 'Refresh Page' })

describe('the page of a server that is away', () => {
  it.each([unwell, 'no network' as const])(
    'waits through %j, asks every ten seconds, and leads back by itself',
    async (answer) => {
      const calls = answers(answer, answer, well)
      const { places, says } = await thePage()
      await vi.waitFor(() => expect(says()).toContain('Not back yet. We try again every ten seconds'))
      await pass(10 * SECOND)
      expect([calls.length, places]).toEqual([2, []])
      await pass(9 * SECOND)
      expect(calls).toHaveLength(2)
      await pass(SECOND)
      expect([calls.length, places]).toEqual([3, [QUIZZES]])
    },
  )

  it('asks at once when it is told to, and can be told again', async () => {
    const calls = answers(unwell, unwell, well)
    const { user, places, says } = await thePage('/faq?x=1#price')
    await user.click(refresh())
    await pass(1)
    expect([refresh().getAttribute('aria-busy'), places]).toEqual([null, []])
    expect(calls).toHaveLength(2)
    expect(says()).toContain('Not back yet.')
    await user.click(refresh())
    await pass(1)
    expect(places).toEqual(['/faq?x=1#price'])
  })

  it('says of a device without a network that this is so, and goes back as soon as there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    answers('no network', well)
    const { places } = await thePage()
    await vi.waitFor(() => expect(screen.getByRole('heading').textContent).toBe('No way to the server from here'))
    await vi.waitFor(() => expect(document.title).toBe('No way to the server from here'))
    expect(screen.queryByText('500') ?? screen.queryByText(/^Reference/)).toBeNull()
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(places).toEqual([QUIZZES]))
  })

  it('takes what a network answers in the server’s place for no outage', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the guests’ network</h1>'))
    onTestFinished(() => void vi.unstubAllGlobals())
    await thePage()
    await vi.waitFor(() => expect(screen.getByText(/a network that wants you to log in to it first/)).toBeTruthy())
  })

  it('does not go back without end to a page that fails while the server is well', async () => {
    noteReturning({ to: QUIZZES, at: Date.now() - SECOND })
    const calls = answers(well)
    const { user, places, says } = await thePage()
    expect(says()).toContain('the page you came from failed once more')
    await pass(60 * SECOND)
    expect([calls.length, places]).toEqual([1, []])
    await user.click(refresh())
    await pass(1)
    expect(places).toEqual([QUIZZES])
  })

  it('goes back a second time when the server was away anew', async () => {
    answers(well)
    const { places } = await thePage()
    await pass(60 * SECOND)
    show(<ServerError />)
    await pass(1)
    expect(places).toEqual([QUIZZES, QUIZZES])
  })

  it.each(['https://evil.example/', '//evil.example', '/500?from=/500'])('from %s leads home', async (from) => {
    answers(well)
    expect((await thePage(from)).places).toEqual(['/'])
  })

  it.each([
    [{ reference: 'K7MPQ2RTVX' }, /^K7MPQ2RTVX$/],
    [{}, /^[2-9A-HJKMNP-Z]{10}$/],
  ])('with %j names a reference, and a way home', async (given, reference) => {
    answers(unwell)
    await thePage(QUIZZES, given)
    expect(screen.getByText(reference).parentElement?.textContent).toMatch(/^Reference /)
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
  })
})
