import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aDevice,
  aResponseServer,
  BREAD,
  begun,
  type Device,
  LONG,
  onDevice,
  pass,
  RICE,
} from '../../testing/response-server.ts'
import { failure } from '../../testing/student-server.ts'

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('a response that whoever asked has erased', () => {
  const erased = async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(LONG)
    const [erasedKey] = server.stored.keys()
    server.forget()
    server.state.refusal = ({ device_key: key }) => (key === erasedKey ? failure('response_erased', 410).failure : null)
    return { server, tab }
  }

  it('is not sent again by itself, neither by the page nor by the next one, and is said', async () => {
    const { server, tab } = await erased()
    tab.answer('q2', BREAD)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ failure: { code: 'response_erased' }, answers: { q1: RICE, q2: BREAD } })
    const next = await begun(server, device)
    await pass(LONG)
    expect(next.view().failure?.code).toBe('response_erased')
    expect(server.answers()).toEqual([])
  })

  it('is given again, by another device as the server knows it, where its respondent wants that', async () => {
    const { server, tab } = await erased()
    tab.answer('q2', BREAD)
    await pass(LONG)
    void tab.response.startAnew(true)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
    tab.response.end()
    await pass(LONG)
    expect([server.ended(), tab.view().failure]).toEqual([[true], null])
  })

  it('is given again once, however often that is pressed, and in whichever window', async () => {
    const { server, tab } = await erased()
    const other = await begun(server, device)
    await pass(LONG)
    tab.answer('q2', BREAD)
    await pass(LONG)
    for (const window of [tab, tab, other]) void window.response.startAnew(true)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
    expect(other.view()).toMatchObject({ failure: null, answers: { q1: RICE, q2: BREAD } })
  })

  it('is deleted on the device too where its respondent wants that', async () => {
    const { server, tab } = await erased()
    tab.answer('q2', BREAD)
    await pass(LONG)
    void tab.response.startAnew(false)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isBegun: false, answers: {}, failure: null })
    expect([onDevice(device)?.answers, server.answers()]).toEqual([{}, []])
  })
})
