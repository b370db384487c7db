import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aDevice,
  aResponseServer,
  BREAD,
  begun,
  broughtAnswers,
  closeBrowser,
  type Device,
  LONG,
  openTab,
  paperOf,
  pass,
  RICE,
  slowly,
} from '../../testing/response-server.ts'
import { failure } from '../../testing/student-server.ts'

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('what is said on a device', () => {
  it.each(['poll', 'survey'] as const)('lies there before anything of a %s is sent', async (kind) => {
    const server = aResponseServer()
    const tab = await begun(server, device, paperOf(kind))
    tab.answer('q1', RICE)
    tab.response.tell('name', 'Mita')
    await closeBrowser()
    expect(server.given).toEqual([])
    const again = await openTab(server, device)
    expect(again.answered('q1')).toEqual(RICE)
    expect(again.view()).toMatchObject({ told: { name: 'Mita' }, isBegun: true, isKnown: false })
  })

  it('is sent soon after the last change of a survey, all of it in one call', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(600)
    tab.answer('q1', BREAD)
    tab.answer('q2', RICE)
    tab.response.tell('name', 'Mita')
    await pass(699)
    expect(server.given).toEqual([])
    expect(tab.view().isKnown).toBe(false)
    await pass(5)
    expect(server.given).toHaveLength(1)
    expect([server.answers(), server.told(), server.ended()]).toEqual([
      [{ q1: BREAD, q2: RICE }],
      [{ name: 'Mita' }],
      [false],
    ])
    expect(tab.view()).toMatchObject({ isKnown: true, isKept: true, failure: null })
  })

  it('is sent of a poll once its respondent says so, and once however often they press', async () => {
    const server = aResponseServer()
    server.state.wayMs = 300
    const tab = await begun(server, device, paperOf('poll'))
    tab.answer('q1', RICE)
    await pass(LONG)
    expect(server.given).toEqual([])
    tab.response.end()
    await pass(200)
    void tab.response.sendAgain()
    await pass(LONG)
    expect([server.answers(), server.ended(), server.given.length]).toEqual([[{ q1: RICE }], [true], 1])
    expect(tab.view()).toMatchObject({ isEnded: true, isKnown: true })
  })

  it('is what the end is sent with, though an earlier save is still under way', async () => {
    const server = aResponseServer()
    server.state.wayMs = 2000
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(1500)
    tab.answer('q2', BREAD)
    tab.response.end()
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE, q2: BREAD }], [true]])
    expect(tab.view().isKnown).toBe(true)
  })

  it('is not called known by the reply to what was said before', async () => {
    const server = aResponseServer()
    server.state.wayMs = 1000
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(2500)
    tab.answer('q1', BREAD)
    await pass(600)
    expect(server.answers()).toEqual([{ q1: RICE }])
    expect(tab.view().isKnown).toBe(false)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: BREAD }])
    expect(tab.view().isKnown).toBe(true)
  })

  it('is there again whatever signs are in it', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.tell('name', 'Mita\u0000\uD83D')
    await closeBrowser()
    const again = await openTab(server, device)
    expect(again.view()).toMatchObject({ told: { name: 'Mita\uFFFD' }, answers: { q1: RICE } })
  })

  it('is a blank where it is taken back', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(1001)
    tab.answer('q1', null)
    await pass(1001)
    expect(server.answers()).toEqual([{}])
  })

  it('is nothing while only a link has said something; that goes with the first answer', async () => {
    const server = aResponseServer()
    const tab = await openTab(server, device)
    await tab.response.begin(paperOf('survey'), { ...broughtAnswers({ q1: BREAD }), told: { ward: '7' } })
    await pass(LONG)
    expect([tab.answered('q1'), tab.view().isBegun, server.given]).toEqual([BREAD, false, []])
    tab.answer('q2', RICE)
    await pass(LONG)
    expect([server.answers(), server.told()]).toEqual([[{ q1: BREAD, q2: RICE }], [{ ward: '7' }]])
  })

  it('gives way to no link that is opened later', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.tell('ward', '8')
    await closeBrowser()
    const again = await openTab(server, device)
    const begins = again.response.begin(paperOf('survey'), { ...broughtAnswers({ q1: BREAD }), told: { ward: '7' } })
    await pass(LONG)
    await begins
    expect([server.answers(), server.told()]).toEqual([[{ q1: RICE }], [{ ward: '8' }]])
  })

  it('is sent all the same where the device keeps nothing, which is told', async () => {
    device.state.isFull = true
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    expect(tab.view().isKept).toBe(false)
    await pass(1001)
    expect(server.answers()).toEqual([{ q1: RICE }])
  })

  it('is told to whoever listens', async () => {
    const tab = await begun(aResponseServer(), device)
    const seen = vi.fn()
    const stop = tab.response.listen(seen)
    tab.answer('q1', RICE)
    expect(seen).toHaveBeenCalledOnce()
    stop()
    tab.answer('q1', BREAD)
    expect(seen).toHaveBeenCalledOnce()
  })
})

describe('where the network fails', () => {
  it.each(['network', 'busy', 'too_many_responses'])('it is sent until the server has it, after %s', async (code) => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    const failed = failure(code, { network: null, busy: 503 }[code] ?? 429).failure
    server.state.refusal = () => failed
    tab.answer('q1', RICE)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isKnown: false, isKept: true, failure: { code } })
    server.state.refusal = () => null
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE }])
    expect(tab.view()).toMatchObject({ isKnown: true, failure: null })
  })

  it('it is sent as soon as the network is back', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.isDown = true
    tab.answer('q1', RICE)
    await pass(LONG)
    server.state.isDown = false
    tab.response.wake()
    await pass(1)
    expect(server.answers()).toEqual([{ q1: RICE }])
  })

  it.each(['poll', 'survey'] as const)(
    'a %s goes on from what the device keeps, and sends it once there is one',
    async (kind) => {
      const server = aResponseServer()
      const tab = await begun(server, device, paperOf(kind))
      server.state.isDown = true
      tab.answer('q1', RICE)
      await closeBrowser()
      const again = await openTab(server, device)
      again.response.resume(paperOf(kind))
      again.answer('q2', BREAD)
      again.response.end()
      await pass(LONG)
      expect(again.view()).toMatchObject({ isEnded: true, isKnown: false, failure: { status: null } })
      await closeBrowser()
      const last = await openTab(server, device)
      last.response.resume(paperOf(kind))
      server.state.isDown = false
      const begins = last.response.begin(paperOf(kind))
      await pass(LONG)
      await begins
      expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE, q2: BREAD }], [true]])
      expect(last.view()).toMatchObject({ isEnded: true, isKnown: true, failure: null })
    },
  )

  const KEEPERS = [
    { how: 'may be changed', isChangeable: true, isAnonymous: false },
    { how: 'may not be changed', isChangeable: false, isAnonymous: false },
    { how: 'is nobody’s', isChangeable: false, isAnonymous: true },
  ]

  it.each(KEEPERS)('a lost reply to what $how is asked for again', async (how) => {
    const server = aResponseServer()
    Object.assign(server.state, how, { losesReplies: true })
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    expect([server.answers(), tab.view().isKnown]).toEqual([[{ q1: RICE }], false])
    server.state.losesReplies = false
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    expect(tab.view()).toMatchObject({ isKnown: true, failure: null })
  })

  it.each([710, 730, 749])(
    'a lost reply to what was ended after %s ms, while it was about to be sent, too',
    async (ms) => {
      const server = aResponseServer()
      server.state.isChangeable = false
      const tab = await openTab(server, slowly(device))
      void tab.response.begin(paperOf('survey'))
      await pass(LONG)
      tab.answer('q1', RICE)
      await pass(50 + ms)
      server.state.losesReplies = true
      tab.response.end()
      await pass(LONG)
      server.state.losesReplies = false
      await pass(LONG)
      expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
      expect(tab.view()).toMatchObject({ isKnown: true, failure: null })
    },
  )

  it.each(KEEPERS)(
    'a page that is closed before the reply to what $how knows later that it has arrived',
    async (how) => {
      const server = aResponseServer()
      Object.assign(server.state, how, { wayMs: 500 })
      const tab = await begun(server, device)
      tab.answer('q1', RICE)
      tab.response.end()
      await pass(700)
      expect(server.answers()).toEqual([{ q1: RICE }])
      await closeBrowser()
      const again = await openTab(server, device)
      void again.response.begin(paperOf('survey'))
      await pass(LONG)
      expect(again.view()).toMatchObject({ isEnded: true, isKnown: true, failure: null, answers: { q1: RICE } })
      expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    },
  )
})
