import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mergedSheet } from '#domain/answers/answer.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { ok } from '../../calls/reply.ts'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'
import { aSheet, chose, failure } from '../../testing/student-server.ts'
import { isDelivered } from './attempt-view.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  it('is in the journal before it is sent, and with the server within two seconds', async () => {
    const { choose, server, kept, pass, attempt } = anAttempt({ slowness: 100 })
    choose()
    expect(attempt.view()).toMatchObject({ saving: { acknowledged: 0 }, keptChanges: -1, hasCopy: null })
    await pass(99)
    expect(server.log).toEqual([])
    await pass(2 * SECOND)
    expect(kept[0]).toMatchObject({ sheet: { q1: { answer: 0 } }, heldAt: null })
    expect(server.log).toEqual(['save 1'])
    expect(attempt.view()).toMatchObject({ saving: { acknowledged: 1 }, keptChanges: 1, hasCopy: true })
    expect(kept.at(-1)).toMatchObject({ base: 'one.1', heldAt: expect.any(Number) })
  })

  it('is kept without a name or a phone number', async () => {
    const { choose, kept, pass, attempt } = anAttempt()
    choose()
    await attempt.askServer()
    await pass(2 * SECOND)
    expect(attempt.view().person).toEqual({ name: 'Rina', lastDigits: '2345' })
    expect(JSON.stringify(kept)).not.toMatch(/Rina|lastDigits|9830012345/)
  })

  it('is not called kept where the storage refuses', async () => {
    const { choose, pass, attempt, server } = anAttempt({ refusesStorage: true })
    choose()
    await pass(2 * SECOND)
    expect(attempt.view()).toMatchObject({ hasCopy: false, keptChanges: -1, saving: { acknowledged: 1 } })
    expect(server.sheet[q1]).toBeDefined()
  })

  it('is sent while a slow device is still writing it, and its copy is never denied', async () => {
    const { choose, pass, attempt, server } = anAttempt({ slowness: 6 * SECOND })
    const said = new Set<boolean | null>()
    attempt.subscribe(() => said.add(attempt.view().hasCopy))
    choose()
    await pass(4 * SECOND)
    expect(server.sheet[q1]).toMatchObject({ answer: 0 })
    expect(attempt.view()).toMatchObject({ hasCopy: null, saving: { acknowledged: 1 } })
    await pass(12 * SECOND)
    expect(attempt.view()).toMatchObject({ hasCopy: true, keptChanges: 1 })
    expect([...said]).not.toContain(false)
  })

  it('carries the time spent on its question, but not the time the page was hidden', async () => {
    const { attempt, choose, pass, server } = anAttempt()
    await pass(4 * SECOND)
    attempt.leave()
    await pass(60 * SECOND)
    attempt.comeBack()
    await pass(3 * SECOND)
    choose()
    await pass(2 * SECOND)
    expect(server.sheet[q1]?.times).toEqual({ thispage: 7 * SECOND })
  })

  it('is told to the server when the page is left, however slow the device is to keep it', async () => {
    const { attempt, choose, server, kept, pass } = anAttempt({ slowness: 1500 })
    choose(q1, 1)
    attempt.leave()
    expect(server.sheet[q1]).toMatchObject({ answer: 1 })
    await pass(2 * SECOND)
    expect(kept.at(-1)).toMatchObject({ sheet: { q1: { answer: 1 } } })
  })

  it('is kept as it is in the end by a device that is slower than who gives it', async () => {
    const { choose, kept, pass } = anAttempt({ slowness: 1500 })
    await pass(2 * SECOND)
    kept.splice(0)
    for (const option of [0, 1, 0, 2]) {
      choose(q1, option)
      await pass(100)
    }
    await pass(4 * SECOND)
    expect(kept.map(({ sheet }) => sheet[q1]?.answer)).toEqual([0, 2])
  })

  it('is left behind for the next page unless the device keeps it', async () => {
    const { attempt, choose, left, pass } = anAttempt({ slowness: 1500 })
    choose(q1, 1)
    attempt.leave()
    expect(left).toMatchObject([{ sheet: { q1: { answer: 1 } }, heldAt: null }])
    await pass(2 * SECOND)
    attempt.leave()
    expect(left).toHaveLength(1)
  })

  it('says when it was given once the time is over', async () => {
    const { choose, pass, server, attempt } = anAttempt()
    await pass(5 * SECOND)
    choose()
    await pass(2 * SECOND)
    expect(server.deliveries.at(-1)).toMatchObject({ isOver: false })
    await pass(15 * MINUTE)
    void attempt.checkTime()
    await pass(4 * SECOND)
    expect(server.deliveries.at(-1)).toMatchObject({ isOver: true, progress: { changedAt: { q1: 5 * SECOND } } })
  })
})

describe('answers from elsewhere', () => {
  it('are merged with those given here: nothing is replaced by less', async () => {
    const { choose, server, pass, attempt } = anAttempt()
    server.sheet = aSheet({ q2: chose(1, 3) })
    server.revision = 5
    choose(q1, 1)
    await pass(2 * SECOND)
    expect(attempt.view().progress.sheet).toMatchObject({
      q1: { answer: 1 },
      q2: { answer: 1 },
    })
    choose(q1, 0)
    await pass(2 * SECOND)
    expect(server.sheet).toMatchObject({ q1: { answer: 0 }, q2: { answer: 1 } })
  })

  it('never count as the base of a sheet that does not hold them, however slow the device is', async () => {
    const { choose, server, pass } = anAttempt({ slowness: 1400 })
    server.sheet = aSheet({ q2: chose(1, 3) })
    server.revision = 5
    choose(q1, 1)
    await pass(2200)
    choose(q1, 0)
    await pass(10 * SECOND)
    expect(server.sheet).toMatchObject({ q1: { answer: 0 }, q2: { answer: 1 } })
    expect(server.deliveries.every(({ progress }) => progress.base === 'one.0' || progress.sheet[q2])).toBe(true)
  })

  it('show when they are later than those given here', async () => {
    const { choose, server, pass, attempt } = anAttempt()
    choose(q1, 1)
    await pass(2 * SECOND)
    server.sheet = mergedSheet(server.sheet, aSheet({ q1: chose(0, 9) }))
    server.revision += 1
    await attempt.askServer()
    expect(attempt.view().progress.sheet[q1]).toMatchObject({ answer: 0 })
  })

  it('come to an idle page within a minute', async () => {
    const { server, pass, attempt } = anAttempt()
    server.sheet = aSheet({ q2: chose(1, 3) })
    server.endsAt = 20 * MINUTE
    for (let second = 0; second < 60; second += 1) {
      void attempt.checkTime()
      await pass(SECOND)
    }
    expect(server.log).toEqual(['student'])
    expect(attempt.view()).toMatchObject({
      endsAt: 20 * MINUTE,
      progress: { sheet: { q2: { answer: 1 } } },
    })
  })
})

describe('another life of the database', () => {
  it('gets all answers again, and none is called saved before', async () => {
    const { choose, server, pass, attempt } = anAttempt()
    choose(q1, 1)
    await pass(2 * SECOND)
    Object.assign(server, { epoch: 'two', sheet: {}, revision: 0 })
    await attempt.askServer()
    expect(attempt.view().progress.changes).toBeGreaterThan(attempt.view().saving.acknowledged)
    await pass(2 * SECOND)
    expect(server.sheet).toMatchObject({ q1: { answer: 1 } })
    expect(attempt.view().saving.acknowledged).toBe(attempt.view().progress.changes)
  })

  it('that has forgotten the attempt makes it again from the receipt', async () => {
    const { choose, server, api, pass, phase } = anAttempt()
    const { student, save } = api
    api.save = async () => failure('no_attempt', 401)
    api.student = async () => failure('new_student', 404)
    const { restore } = api
    api.restore = async (...call) => {
      Object.assign(api, { save, student })
      return restore(...call)
    }
    choose(q1, 1)
    await pass(5 * SECOND)
    expect(server.sheet).toMatchObject({ q1: { answer: 1 } })
    expect(phase()).toEqual({ kind: 'running' })
  })
})

describe('the time', () => {
  it('that the teacher gives is here within ten seconds, and said once', async () => {
    const { attempt, server, pass, onGiven } = anAttempt()
    Object.assign(server, { word: 1, endsAt: 20 * MINUTE })
    for (let second = 0; second < 30; second += 1) {
      void attempt.checkTime()
      await pass(SECOND)
      if (second === 9) expect(attempt.view().endsAt).toBe(20 * MINUTE)
    }
    expect(server.log).toEqual(['student'])
    expect(onGiven.mock.calls).toEqual([[5 * MINUTE]])
  })

  it('that is over by then is not said to be given', async () => {
    const { attempt, server, pass, onGiven, onGivenBack } = anAttempt()
    await pass(22 * MINUTE)
    Object.assign(server, { givenBackMs: 3 * MINUTE, endsAt: 20 * MINUTE })
    await attempt.askServer()
    expect(attempt.view().endsAt).toBe(20 * MINUTE)
    expect([onGiven, onGivenBack].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('that the server was away is given back, and said once', async () => {
    const { server, attempt, onGivenBack } = anAttempt()
    Object.assign(server, { givenBackMs: 3 * MINUTE, endsAt: 18 * MINUTE })
    await attempt.askServer()
    await attempt.askServer()
    expect(attempt.view().endsAt).toBe(18 * MINUTE)
    expect(onGivenBack.mock.calls).toEqual([[3 * MINUTE]])
  })
})

describe('an attempt that this page may not go on with', () => {
  it('is handed over to another tab with all entries, and what is unsent is still sent', async () => {
    const { choose, taken, phase, attempt, pass, server, kept } = anAttempt()
    choose(q1, 1)
    expect(taken()).toMatchObject({ id: 's1', sheet: { [q1]: { answer: 1 } } })
    choose(q1, 0)
    expect(phase()).toEqual({ kind: 'other_tab' })
    const written = kept.length
    await pass(5 * SECOND)
    expect(attempt.view().progress.changes).toBe(1)
    expect(server.sheet).toMatchObject({ q1: { answer: 1 } })
    expect(kept.length - written).toBeLessThanOrEqual(1)
  })

  it('was handed over to another device: all is delivered, nothing comes back, and nothing can be changed', async () => {
    const { choose, api, pass, phase, attempt } = anAttempt()
    const { save } = api
    api.save = async (...call) => {
      const reply = await save(...call)
      return reply.ok ? ok({ ...reply.value, base: 'secret', handed_over: true as const }) : reply
    }
    choose()
    await pass(2 * SECOND)
    choose(q2)
    expect(phase()).toEqual({ kind: 'other_device' })
    expect(attempt.view()).toMatchObject({ progress: { changes: 1, base: 'one.0' }, saving: { acknowledged: 1 } })
  })

  it.each([
    { restore: 'already_started', student: 'new_student', phase: 'other_device' },
    { restore: 'receipt_not_valid', student: 'new_student', phase: 'signed_out' },
  ])('where the server says $restore: $phase', async ({ restore, student, phase }) => {
    const made = anAttempt()
    made.api.save = async () => failure('no_attempt', 401)
    made.api.student = async () => failure(student, 404)
    made.api.restore = async () => failure(restore, 409)
    made.choose()
    await made.pass(5 * SECOND)
    expect(made.phase()).toEqual({ kind: phase })
  })

  it('leaves the browser to somebody else who has begun in it, and asks nothing back', async () => {
    const { choose, api, server, pass, phase } = anAttempt()
    api.save = async () => failure('no_attempt', 401)
    server.id = 's2'
    choose()
    await pass(5 * SECOND)
    expect(phase()).toEqual({ kind: 'signed_out' })
    expect(server.log).not.toContain('restore')
  })

  it.each([
    { name: 'has begun in its browser', others: 's2', takes: false, phase: 'signed_out' },
    { name: 'has begun in another tab', others: 's2', takes: true, phase: 'other_tab' },
  ])('brings what is unsent by its own key where somebody else $name', async ({ others, takes, phase }) => {
    const made = anAttempt()
    const { api, server, attempt, kept } = made
    const { save } = api
    const keys: unknown[] = []
    api.save = async (delivery, options) => {
      keys.push(delivery.deviceKey)
      return delivery.deviceKey === undefined ? failure('no_attempt', 401) : save(delivery, options)
    }
    server.id = others
    made.choose()
    if (takes) made.taken()
    await made.pass(5 * SECOND)
    expect(made.phase()).toEqual({ kind: phase })
    expect(server.sheet[q1]).toMatchObject({ answer: 0 })
    expect(isDelivered(attempt.view())).toBe(true)
    if (!takes) expect(kept.at(-1)?.heldAt).not.toBe(null)
    // No key leaves the device before the cookie has turned out to be another's.
    expect(keys).toEqual(takes ? [undefined, 'kept device key'] : [undefined, undefined, 'kept device key'])
  })

  it('says that cookies are refused, and goes on once they are allowed', async () => {
    const { choose, api, pass, phase, attempt, server } = anAttempt()
    const { save, student } = api
    api.save = async () => failure('no_attempt', 401)
    api.student = async () => failure('new_student', 404)
    choose()
    await pass(10 * SECOND)
    expect(phase()).toEqual({ kind: 'no_cookies' })
    Object.assign(api, { save, student })
    attempt.tryAgain()
    await pass(2 * SECOND)
    expect(phase()).toEqual({ kind: 'running' })
    attempt.wake()
    await pass(SECOND)
    expect(server.sheet[q1]).toBeDefined()
  })

  it('says at once that cookies are refused where the browser itself says so', async () => {
    const { attempt, refuseCookies, phase } = anAttempt()
    refuseCookies()
    await attempt.begin()
    expect(phase()).toEqual({ kind: 'no_cookies' })
  })
})
