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
  paperOf,
  pass,
  RICE,
  sendsKept,
} from '../../testing/response-server.ts'

const SURVEY = paperOf('survey')
const ANONYMOUS = { ...SURVEY, responding: { ...SURVEY.responding, anonymous: true } }
const NOTHING = { answers: {}, told: {}, unsent: [] }

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('what a device keeps of an anonymous response', () => {
  const ended = async () => {
    const server = aResponseServer()
    server.state.isAnonymous = true
    const tab = await begun(server, device, ANONYMOUS)
    tab.answer('q1', RICE)
    tab.response.tell('room', 'seven')
    await pass(LONG)
    expect(onDevice(device)).toMatchObject({ answers: { q1: RICE }, told: { room: 'seven' } })
    tab.response.end()
    return { server, tab }
  }

  it('is nothing of what was said once it has arrived, while the page goes on showing it', async () => {
    const { tab } = await ended()
    await pass(LONG)
    expect(onDevice(device)).toMatchObject({ ...NOTHING, isCounted: true, isSent: true, isPart: true })
    expect(tab.view()).toMatchObject({ answers: { q1: RICE }, isCounted: true, isKnown: true })
  })

  it('is all of it until then, though the reply was lost', async () => {
    const { server } = await ended()
    server.state.losesReplies = true
    await pass(LONG)
    expect(onDevice(device)).toMatchObject({ answers: { q1: RICE } })
    server.state.losesReplies = false
    await pass(LONG)
    expect(onDevice(device)).toMatchObject(NOTHING)
    expect(server.answers()).toEqual([{ q1: RICE }])
  })

  it('says on the next visit that it has arrived, and sends nothing', async () => {
    const { server } = await ended()
    await pass(LONG)
    await closeBrowser()
    const given = server.given.length
    const tab = await begun(server, device, ANONYMOUS)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ answers: {}, isEnded: true, isCounted: true, isKnown: true })
    expect(server.given).toHaveLength(given)
  })
})

describe('what a device keeps of another response', () => {
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

  it('goes a day after it has arrived, with whatever is opened next', async () => {
    const server = await ended()
    await pass(DAY - 3 * LONG)
    await opensAnother(server)
    expect(onDevice(device)).toMatchObject({ answers: { q1: RICE } })
    await pass(2 * LONG)
    await opensAnother(server)
    expect(onDevice(device)).toMatchObject(NOTHING)
    expect(server.given).toHaveLength(1)
  })

  it('is there again from the server for who comes back, and is changed', async () => {
    const server = await ended()
    await pass(2 * DAY)
    const tab = await begun(server, device)
    expect(tab.view()).toMatchObject({ answers: { q1: RICE }, isEnded: true, isCounted: true })
    expect(onDevice(device)).toMatchObject(NOTHING)
    tab.response.reopen()
    tab.answer('q1', BREAD)
    await pass(0)
    expect(onDevice(device)).toMatchObject({ answers: { q1: BREAD }, isPart: false })
    tab.response.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD }])
    expect(onDevice(device)).toMatchObject({ answers: { q1: BREAD } })
  })

  it('is not what begins to count again where a restored server has nothing of it', async () => {
    const server = await ended()
    await pass(2 * DAY)
    await opensAnother(server)
    server.forget()
    const tab = await begun(server, device)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ answers: {}, isEnded: false, isCounted: false, isBegun: false })
    expect(server.given).toHaveLength(1)
    tab.answer('q1', BREAD)
    tab.response.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD }])
  })

  it('stays while something of it is still to be sent', async () => {
    const server = await ended()
    const tab = await begun(server, device)
    server.state.isDown = true
    tab.response.reopen()
    tab.answer('q2', RICE)
    await pass(2 * DAY)
    await closeBrowser()
    expect(onDevice(device)).toMatchObject({ answers: { q1: RICE, q2: RICE }, isSent: false })
  })
})
