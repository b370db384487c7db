import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answers } from '../testing/answers.ts'
import { leaveIfDown } from './leave-if-down.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const well = { data: { status: 'ok', version: '1' } }
const unwell = { code: 'unavailable' as const, reference: 'K7MPQ2RTVX' }
const LOST = 'no network' as const

/** Where a page of the app leads once the server was asked for. */
const placeAfter = async (isOnline: boolean) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  const navigate = vi.fn()
  const leaving = leaveIfDown({ state: { location: { pathname: '/dashboard', search: '' } }, navigate } as never)
  await vi.runAllTimersAsync()
  await leaving
  return navigate.mock.calls.map(([path]) => path)
}

describe('a page of the app', () => {
  it.each([
    ['stays with a server that is well', [well], true, []],
    ['stays after one call that comes to nothing', [LOST, well], true, []],
    ['stays without a network', [LOST], false, []],
    ['leaves after two calls that come to nothing', [LOST], true, ['/500?from=%2Fdashboard']],
    ['leaves when the server says so', [unwell], true, ['/500?from=%2Fdashboard&reference=K7MPQ2RTVX']],
  ])('%s', async (_, given, isOnline, places) => {
    answers(...given)
    expect(await placeAfter(isOnline)).toEqual(places)
  })
})
