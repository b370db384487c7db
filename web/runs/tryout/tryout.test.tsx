import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { pass, soon, stopTime } from '../../testing/passing-time.ts'
import { act, show } from '../../testing/show.tsx'
import { aPaper } from '../../testing/student-server.ts'
import { loadParts } from '../attempt/load-parts.ts'
import { createServerClock } from '../device/clock.ts'
import { Tryout } from './tryout.tsx'

type Given = {
  /** How far the server's clock is ahead of the device's. */
  ahead?: number
  /** How long an answer takes; null: none comes. */
  takes?: number | null
  needs?: string[]
  screen?: string
  movement?: string
}

/** Opened before the start of a quiz; the tests' environment has no database. */
const opened = async ({ ahead = 0, takes = 0, needs, screen: shown, movement }: Given = {}) => {
  const asked = vi.fn(async (url: string) => {
    if (takes === null) throw new TypeError('no network')
    await new Promise((resolve) => setTimeout(resolve, takes))
    const data = { student: null, server_now: Date.now() + ahead }
    return Response.json({ response: { status: 200, status_text: url, data } })
  })
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('MathMLElement', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const order = movement && { order: { questions: false, options: false, movement } }
  const settings = { ...(shown && { screen: shown }), ...order }
  const paper = aPaper({ ...(needs && { needs }), settings })
  const { user } = show(<Tryout paper={paper} clock={createServerClock()} />)
  await user.click(screen.getByRole('button', { name: 'Try it first' }))
  return { user, asked }
}

const pictureCame = (kind: 'load' | 'error' = 'load') =>
  act(() => void screen.getByRole('img', { name: 'A flower with eight petals' }).dispatchEvent(new Event(kind)))
const row = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')?.textContent
const summary = () => screen.getByRole('status').textContent
const press = (name: string) => screen.getByRole('button', { name })

describe('the check of a device', () => {
  beforeEach(stopTime)

  it('says what is well, and what to do about the rest', async () => {
    await opened({ ahead: MINUTE })
    expect(summary()).toBe('This device is being checked …')
    pictureCame()
    await soon(() => expect(summary()).toBe('1 thing to look at. You can start all the same.'))
    expect(row('Network')).toBe('All rightNetworkThe server answered in 0.1 s.')
    expect(row('Clock')).toBe("All rightClockIt agrees with the server's clock.")
    expect(row('Copy on this device')).toContain('Look at this')
    expect(row('Copy on this device')).toContain('Keep the page open until you have submitted')
    expect(row('Pictures')).toContain('All right')
    expect(screen.queryByRole('heading', { name: 'Bengali letters' })).toBeNull()
  })

  it.each([
    [-3 * MINUTE, 'is 3 minutes ahead'],
    [3 * MINUTE, 'is 3 minutes behind'],
    [5 * HOUR + 30 * MINUTE, 'is 6 hours behind'],
    [-50 * HOUR, 'is 2 days ahead'],
  ])('says how wrong its clock is where the server is %d ms ahead of it', async (ahead, said) => {
    await opened({ ahead })
    await soon(() => expect(row('Clock')?.replace(/[\u2066-\u2069]/g, '')).toContain(said))
  })

  it('says that the network is slow, and hears the time from it all the same', async () => {
    await opened({ takes: 4 * SECOND })
    await soon(() => expect(row('Network')?.replace(/[\u2066-\u2069]/g, '')).toContain('took 4 s to answer'))
    expect(row('Clock')).toContain('All right')
  })

  it('is over within half a minute where nothing answers, and can be done again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    const { user, asked } = await opened({ takes: null, needs: ['bengali', 'formulas'] })
    pictureCame('error')
    await pass(30 * SECOND)
    await soon(() => expect(summary()).toBe('3 things to look at. You can start all the same.'))
    expect(row('Network')).toContain("You're offline. Connect before you start")
    expect(row('Clock')).toContain('Could not be tried')
    expect(row('Bengali letters')).toContain('আমরা প্রশ্নের উত্তর লিখি')
    await user.click(press('Check again'))
    await soon(() => expect(asked).toHaveBeenCalledTimes(2))
  })
})

describe('the tour', () => {
  it('shows each sign with its sentence, and the buttons', async () => {
    const { user } = await opened()
    await user.click(press('Next'))
    const tour = screen.getByRole('dialog', { name: 'What the signs and buttons mean' })
    expect(document.activeElement?.textContent).toBe('What the signs and buttons mean')
    expect(within(tour).getByText('You want to come back to it. Its answer counts all the same.')).toBeTruthy()
    for (const name of ['Mark for review:', 'Clear:', 'Submit:', 'The time is over:', 'The network fails:'])
      expect(within(tour).getByText(name)).toBeTruthy()
  })

  it('names the buttons of national tests where a paper is shown as those', async () => {
    await loadParts(aPaper({ settings: { screen: 'national' } }))
    const { user } = await opened({ screen: 'national' })
    await user.click(press('Next'))
    expect(screen.getByText('Save & Next:')).toBeTruthy()
    await user.click(press('Next'))
    await user.click(press('Mark for Review & Next'))
    expect(summary()).toContain('Marked for review')
    await user.click(press('Save & Next'))
    expect(summary()).toContain('Visited, not answered')
  })
})

it.each([undefined, 'national'])('speaks of no mark where no way leads back to a question, %s', async (shown) => {
  await loadParts(aPaper({ settings: { screen: shown } }))
  const { user } = await opened({ ...(shown && { screen: shown }), movement: 'by_question' })
  for (const name of ['What the signs and buttons mean', 'Answer one question for practice']) {
    await user.click(press('Next'))
    expect(screen.getByRole('dialog', { name }).textContent).not.toMatch(/mark(ed)? for review/i)
  }
})

describe('the question for practice', () => {
  it('is answered, marked and cleared as others are, and nothing of it is sent or kept', async () => {
    const { user, asked } = await opened()
    await user.click(press('Next'))
    await user.click(press('Next'))
    expect(summary()).toContain('Visited, not answered')
    const calls = asked.mock.calls.length
    await user.click(screen.getByRole('radio', { name: 'C Seven' }))
    expect(summary()).toContain('Answered')
    await user.click(press('Mark for review'))
    expect(summary()).toContain('Answered and marked for review')
    await user.click(press('Clear'))
    expect(summary()).toContain('Marked for review')
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    expect(asked).toHaveBeenCalledTimes(calls)
    expect(localStorage).toHaveLength(0)
    await user.click(press('Done'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
