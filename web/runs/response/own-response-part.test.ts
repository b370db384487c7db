import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '#domain/time/time-limit.ts'
import {
  aDevice,
  aResponseServer,
  BREAD,
  begun,
  closeBrowser,
  type Device,
  LONG,
  onDevice,
  openTab,
  paperOf,
  pass,
  RICE,
  sendsKept,
} from '../../testing/response-server.ts'

const SURVEY = paperOf('survey')

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('a response of which the device has deleted what the server has', () => {
  const ended = async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    await closeBrowser()
    return server
  }
  const opensAnother = async (server: Awaited<ReturnType<typeof ended>>) => {
    await sendsKept(server, device)
    await pass(LONG)
  }

  it('is changed without a network, by what was changed alone', async () => {
    const server = await ended()
    const second = await begun(server, device)
    second.response.reopen()
    second.answer('q2', RICE)
    second.response.end()
    await pass(LONG)
    await closeBrowser()
    await pass(2 * DAY)
    await opensAnother(server)
    server.state.isDown = true
    const tab = await openTab(server, device)
    tab.response.resume(SURVEY)
    tab.response.reopen()
    tab.answer('q1', BREAD)
    tab.response.end()
    tab.response.flushBeforeLeaving()
    await pass(LONG)
    expect(onDevice(device)).toMatchObject({ answers: { q1: BREAD }, isPart: true, isSent: false })
    server.state.isDown = false
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD, q2: RICE }])
  })

  it('takes nothing away that another page has changed since, though it was deleted', async () => {
    const server = await ended()
    const old = await begun(server, device)
    const other = await begun(server, device)
    other.response.reopen()
    other.answer('q1', BREAD)
    other.response.end()
    await pass(2 * DAY)
    await opensAnother(server)
    old.response.reopen()
    old.answer('q2', RICE)
    old.response.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD, q2: RICE }])
  })
})
