import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aDevice,
  aResponseServer,
  BREAD,
  begun,
  closeBrowser,
  type Device,
  LONG,
  openTab,
  paperOf,
  pass,
  type ResponseServer,
  RICE,
  sendsKept,
  slowly,
} from '../../testing/response-server.ts'

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('a page that is left', () => {
  it('sends at once what was changed last', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.flushBeforeLeaving()
    await pass(1)
    expect(server.answers()).toEqual([{ q1: RICE }])
  })

  it.each([
    ['arrives before it', 500],
    ['arrives after it', 3000],
    ['never arrives', null],
  ])('sends what was said since behind what is on its way, which %s', async (_, wayMs) => {
    const server = aResponseServer()
    server.state.wayMs = 500
    const tab = await begun(server, device)
    const isLost = wayMs === null
    server.state.wayMs = wayMs ?? 500
    if (isLost) server.state.isDown = true
    tab.answer('q1', RICE)
    await pass(1001)
    server.state.wayMs = 1000
    tab.answer('q1', BREAD)
    tab.response.end()
    tab.response.flushBeforeLeaving()
    await pass(isLost ? 800 : 0)
    server.state.isDown = false
    // Hidden and gone are two events: it is sent once.
    tab.response.flushBeforeLeaving()
    await pass(1001)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: BREAD }], [true]])
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: BREAD }], [true]])
    expect(tab.view()).toMatchObject({ isKnown: true, isEnded: true })
    expect(server.given.length).toBeLessThan(5)
  })

  it('sends nothing of a poll whose respondent has not said so', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device, paperOf('poll'))
    tab.answer('q1', RICE)
    tab.response.flushBeforeLeaving()
    await pass(LONG)
    expect(server.given).toEqual([])
  })

  it('is followed by a page that knows under which name it was sent, though the device was slow to write it', async () => {
    const server = aResponseServer()
    server.state.isChangeable = false
    const slow: Device = {
      ...device,
      journal: (code) => {
        const journal = device.journal(code)
        return {
          ...journal,
          write: (record) => (record.change === null ? journal.write(record) : new Promise(() => {})),
        }
      },
    }
    const tab = await begun(server, slow, paperOf('poll'))
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(1)
    expect(server.given, 'it waits until the name is written').toEqual([])
    tab.response.flushBeforeLeaving()
    await closeBrowser()
    expect(server.ended()).toEqual([true])
    const next = await begun(server, device, paperOf('poll'))
    await pass(LONG)
    expect(next.view()).toMatchObject({ isEnded: true, isKnown: true, failure: null })
  })

  it.each([0, 20, 60, 110])(
    'is followed by a page that gives a poll once, heard %s ms after it went on without',
    async (ms) => {
      const server = aResponseServer()
      server.state.isChangeable = false
      const tab = await begun(server, device, paperOf('poll'))
      server.state.isDown = true
      tab.answer('q1', RICE)
      tab.response.end()
      await closeBrowser()
      // As the device has it where the page was closed before it named what it sends.
      for (const [id, record] of device.records) device.records.set(id, { ...record, change: null })
      Object.assign(server.state, { isDown: false, wayMs: 300 })
      const next = await openTab(server, slowly(device))
      next.response.resume(paperOf('poll'))
      await pass(ms)
      void next.response.begin(paperOf('poll'))
      await pass(LONG)
      expect(next.view()).toMatchObject({ isEnded: true, isKnown: true, failure: null })
      expect(server.ended()).toEqual([true])
    },
  )

  it.each(['survey', 'poll'] as const)(
    'is followed by a page that gives a %s once, though what stood before is heard after it has arrived',
    async (kind) => {
      const server = aResponseServer()
      server.state.isChangeable = false
      const heardLate = {
        ...server.api,
        stored: async (...asked: Parameters<typeof server.api.stored>) => {
          const reply = await server.api.stored(...asked)
          await new Promise((resolve) => setTimeout(resolve, 400))
          return reply
        },
      }
      const tab = await begun(server, device, paperOf(kind))
      server.state.isDown = true
      tab.answer('q1', RICE)
      await closeBrowser()
      server.state.isDown = false
      const next = await openTab({ api: heardLate }, device)
      next.response.resume(paperOf(kind))
      void next.response.begin(paperOf(kind))
      next.response.end()
      await pass(LONG)
      expect(next.view()).toMatchObject({ isEnded: true, isKnown: true, failure: null })
      expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    },
  )

  it('is followed by another page of its kind, which sends what it could not', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.isDown = true
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(1)
    await closeBrowser()
    server.state.isDown = false
    await sendsKept(server, device, { open: tab.response.deviceKey })
    await pass(LONG)
    expect(server.answers(), 'the page that is open sends its own').toEqual([])
    await sendsKept(server, device)
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    await sendsKept(server, device)
    await pass(LONG)
    expect(server.given).toHaveLength(1)
  })
})

describe('a page that is open while another page of its kind brings what stood there', () => {
  /** A page of a device that had nothing, with an answer that could not be sent. */
  const unsent = async () => {
    device = aDevice()
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.isDown = true
    tab.answer('q1', RICE)
    await pass(3000)
    return { server, tab }
  }
  const moments = [0, 200, 400, 600, 800, 1200, 1600, 2000]

  it.each(moments)('is ended all the same where its respondent says so %s ms after the other one began', async (ms) => {
    for (const backAfter of moments) {
      const { server, tab } = await unsent()
      tab.answer('q2', BREAD)
      server.state.wayMs = 300
      server.state.isDown = false
      await sendsKept(server, device)
      await pass(ms)
      tab.response.end()
      await pass(backAfter)
      tab.response.wake()
      await pass(LONG)
      expect([server.answers(), server.ended()], `woken after ${backAfter}`).toEqual([
        [{ q1: RICE, q2: BREAD }],
        [true],
      ])
      expect(tab.view()).toMatchObject({ isEnded: true, isKnown: true, isCounted: true })
      // Nothing of it is left for the next page.
      await closeBrowser()
      const given = server.given.length
      await sendsKept(server, device)
      await pass(LONG)
      expect(server.given).toHaveLength(given)
    }
  })

  it.each(moments)('and is closed %s ms after its respondent has said that it is complete', async (ms) => {
    for (const endedAfter of moments) {
      const { server, tab } = await unsent()
      server.state.wayMs = 300
      server.state.isDown = false
      await sendsKept(server, device)
      await pass(endedAfter)
      tab.response.end()
      await pass(ms)
      await closeBrowser()
      await sendsKept(server, device)
      await pass(LONG)
      expect(server.ended(), `ended after ${endedAfter}`).toEqual([true])
    }
  })
})

describe('the restore of an older backup', () => {
  const restored = (server: ResponseServer, revision: number) => {
    for (const stored of server.stored.values()) Object.assign(stored, { revision, answers: {}, isEnded: false })
  }

  it.each(['poll', 'survey'] as const)(
    'is followed by all that was said and sent of a %s, from its page',
    async (kind) => {
      const server = aResponseServer()
      const tab = await begun(server, device, paperOf(kind))
      tab.answer('q1', RICE)
      await pass(1001)
      tab.answer('q2', BREAD)
      tab.response.end()
      await pass(LONG)
      restored(server, 0)
      await closeBrowser()
      const again = await begun(server, device, paperOf(kind))
      await pass(LONG)
      expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE, q2: BREAD }], [true]])
      expect(again.view()).toMatchObject({ isEnded: true, isKnown: true, answers: { q1: RICE, q2: BREAD } })
    },
  )

  it('blanks no page that is open', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(1001)
    tab.answer('q1', BREAD)
    await pass(1001)
    restored(server, 1)
    tab.answer('q2', RICE)
    await pass(LONG)
    expect(tab.view()).toMatchObject({ answers: { q1: BREAD, q2: RICE }, isKnown: true })
    expect(server.answers()).toEqual([{ q1: BREAD, q2: RICE }])
  })

  it('is heard of by another page of its kind, which asks once what is there', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device, { ...paperOf('survey'), epoch: 'one' })
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    await closeBrowser()
    await sendsKept(server, device, { epoch: 'one' })
    await pass(LONG)
    expect(server.asked.count, 'it has heard of no restore').toBe(0)
    server.forget()
    for (let times = 0; times < 2; times += 1) {
      await sendsKept(server, device, { epoch: 'two' })
      await pass(LONG)
    }
    expect([server.answers(), server.ended(), server.asked.count]).toEqual([[{ q1: RICE }], [true], 1])
  })

  it('is not taken from a page that never heard which life it was', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    await pass(LONG)
    await closeBrowser()
    await sendsKept(server, device, { epoch: 'two' })
    await pass(LONG)
    expect(server.asked.count).toBe(0)
  })

  it('brings nothing of an anonymous response that was sent: nobody knows whether it is there', async () => {
    const server = aResponseServer()
    server.state.isAnonymous = true
    const anonymous = { ...paperOf('survey'), responding: { ...paperOf('survey').responding, anonymous: true } }
    const tab = await begun(server, device, anonymous)
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    server.forget()
    await closeBrowser()
    const again = await begun(server, device, anonymous)
    await pass(LONG)
    expect([server.answers(), again.view().isEnded]).toEqual([[], true])
  })
})
