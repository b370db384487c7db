import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { answers } from '../testing/answers.ts'
import { pass } from '../testing/passing-time.ts'
import { watchHealth } from './health-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const well = { data: { status: 'ok', version: '1' } }
const unwell = { code: 'unavailable' } as const
const FAQ = '/faq?x=1#price'

/** A page of the site on which somebody has written this, once the watch has come to its end. */
const aPage = async ({ at = FAQ, typed = '' } = {}) => {
  history.replaceState(null, '', at)
  const main = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => main.remove())
  main.id = 'content'
  main.innerHTML = '<h1>Questions</h1><textarea aria-label="Message"></textarea>'
  if (typed) screen.getByRole<HTMLTextAreaElement>('textbox').value = typed
  const watching = watchHealth()
  await pass(3 * SECOND)
  await watching
  const isOutage = location.pathname === '/500' && at === FAQ
  // What is shown then asks by itself.
  if (isOutage) await vi.waitFor(() => expect(screen.getByText(/^Not back yet/)).toBeTruthy())
  return { isOutage }
}

describe('the watch of the server’s health', () => {
  // Whoever is shown the outage asks once more.
  it.each([
    ['a server that is well', [well], { isOutage: false }, 1],
    ['one that says it is not', [unwell], { isOutage: true }, 2],
    ['one call that comes to nothing', ['no network' as const, well], { isOutage: false }, 2],
    ['two of them', ['no network' as const], { isOutage: true }, 3],
  ])('after %s, %j: %j', async (_, given, outcome, asked) => {
    const calls = answers(...given)
    expect(await aPage()).toEqual(outcome)
    expect(calls.map(({ path }) => path)).toEqual(Array(asked).fill('/_health'))
  })

  it('asks a server that has just told of its fault, by the reference in its log, and knows the way back', async () => {
    answers({ code: 'internal', reference: 'K7MPQ2RTVX' })
    await aPage()
    expect(`${location.pathname}${location.search}`).toBe(
      `/500?${new URLSearchParams({ from: FAQ, reference: 'K7MPQ2RTVX' })}`,
    )
    expect(document.title).toBe('Something went wrong on our side')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on our side')
    expect(screen.getByText('K7MPQ2RTVX')).toBeTruthy()
  })

  it('takes nothing away from somebody who is writing', async () => {
    answers(unwell)
    expect(await aPage({ typed: 'Dear all' })).toEqual({ isOutage: false })
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Dear all')
    expect(location.pathname).toBe('/faq')
  })

  it('lets those who are offline read on', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => offline.mockRestore())
    answers('no network')
    expect(await aPage()).toEqual({ isOutage: false })
  })

  it('is not kept on the page of the outage, which asks by itself', async () => {
    const calls = answers(unwell)
    await aPage({ at: '/500?from=/' })
    expect(calls).toEqual([])
  })
})
