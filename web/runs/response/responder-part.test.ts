import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '#domain/time/time-limit.ts'
import {
  aResponseServer,
  aStorage,
  BREAD,
  begun,
  closeBrowser,
  LONG,
  openTab,
  paperOf,
  pass,
  RICE,
} from '../../testing/response-server.ts'
import { keepPaper } from './kept-paper.ts'
import { sendKeptResponses } from './send-kept.ts'

const SURVEY = paperOf('survey')

const onDevice = () => JSON.parse(localStorage.getItem('quiznity_response_ABCD2345') ?? 'null')

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  aStorage()
})
afterEach(() => void vi.useRealTimers())

describe('a response of which the device has deleted what the server has', () => {
  const ended = async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    keepPaper('ABCD2345', SURVEY)
    tab.answer('q1', RICE)
    tab.responder.end()
    await pass(LONG)
    closeBrowser()
    return server
  }
  const opensAnother = async (server: Awaited<ReturnType<typeof ended>>) => {
    sendKeptResponses({ code: 'OTHER234' }, () => server.api)
    await pass(LONG)
  }

  it('is changed without a network, by what was changed alone', async () => {
    const server = await ended()
    const second = await begun(server)
    second.responder.reopen()
    second.answer('q2', RICE)
    second.responder.end()
    await pass(LONG)
    closeBrowser()
    await pass(2 * DAY)
    await opensAnother(server)
    server.state.isDown = true
    const tab = openTab(server)
    tab.responder.resume(SURVEY)
    tab.responder.reopen()
    tab.answer('q1', BREAD)
    tab.responder.end()
    tab.responder.flushBeforeLeaving()
    await pass(LONG)
    expect(onDevice()).toMatchObject({ answers: { q1: BREAD }, isPart: true, isSent: false })
    server.state.isDown = false
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD, q2: RICE }])
  })

  it('takes nothing away that another page has changed since, though it was deleted', async () => {
    const server = await ended()
    const old = await begun(server)
    const other = await begun(server)
    other.responder.reopen()
    other.answer('q1', BREAD)
    other.responder.end()
    await pass(2 * DAY)
    await opensAnother(server)
    old.responder.reopen()
    old.answer('q2', RICE)
    old.responder.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD, q2: RICE }])
  })
})
