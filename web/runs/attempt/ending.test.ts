import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { ok } from '../../calls/reply.ts'
import { anAttempt, q1, q2 } from '../../testing/an-attempt.ts'
import { failure } from '../../testing/student-server.ts'
import { isDelivered } from './attempt-view.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('the end', () => {
  it('is one submission, however often it is asked for; the journal is held only after the acknowledgement', async () => {
    const { attempt, choose, pass, phase, api, kept } = anAttempt()
    choose()
    let tries = 0
    const { submit } = api
    api.submit = async (...call) => (++tries < 3 ? failure('network', null) : submit(...call))
    for (let click = 0; click < 20; click += 1) void attempt.submit()
    await pass(100)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { code: 'network' } })
    expect(kept.at(-1)).toMatchObject({ section: 'submitting', heldAt: null })
    await pass(10 * SECOND)
    expect(tries).toBe(3)
    expect(kept.at(-1)).toMatchObject({ section: 'submitting', heldAt: expect.any(Number) })
    expect(phase()).toEqual({ kind: 'submitted', why: 'asked', outcome: 'counted' })
  })

  it.each(['counted', 'partly', 'late'] as const)('says what the server says of it: %s', async (outcome) => {
    const { attempt, api, pass, phase, kept } = anAttempt()
    api.submit = async () => ok({ submission_code: 'X', outcome, epoch: 'one' })
    void attempt.submit()
    await pass(100)
    expect(phase()).toEqual({ kind: 'submitted', why: 'asked', outcome })
    expect(kept.at(-1)?.heldAt).not.toBe(null)
  })

  it('comes by itself at zero, within the grace period', async () => {
    const { attempt, choose, submits, pass, phase } = anAttempt()
    choose()
    await pass(15 * MINUTE - SECOND)
    await attempt.checkTime()
    expect(phase().kind).toBe('running')
    await pass(SECOND)
    void attempt.checkTime()
    expect(phase()).toMatchObject({ kind: 'submitting', why: 'time_over' })
    await pass(3 * SECOND)
    expect(submits()).toBe(1)
    expect(phase()).toEqual({ kind: 'submitted', why: 'time_over', outcome: 'counted' })
  })

  it.each(['saves', 'submissions'])(
    'waits where %s fail at zero because the server is away, and its time is given back',
    async (what) => {
      const { attempt, choose, server, api, submits, pass, phase, kept } = anAttempt()
      const { save, submit, student } = api
      await pass(15 * MINUTE - 5 * SECOND)
      const away = async () => failure('network', null)
      Object.assign(api, { save: away, student: away, ...(what === 'submissions' && { submit: away }) })
      choose()
      await pass(5 * SECOND)
      void attempt.checkTime()
      await pass(2 * SECOND)
      Object.assign(server, { endsAt: 16 * MINUTE, givenBackMs: MINUTE })
      Object.assign(api, { save, submit, student })
      await pass(6 * SECOND)
      expect([phase().kind, submits(), attempt.view().endsAt]).toEqual(['running', 0, 16 * MINUTE])
      expect(kept.at(-1)).toMatchObject({ section: 'quiz' })
      choose(q2, 1)
      await pass(5 * SECOND)
      expect(Object.keys(server.sheet)).toEqual([q1, q2])
      await pass(MINUTE)
      void attempt.checkTime()
      await pass(4 * SECOND)
      expect(phase()).toEqual({ kind: 'submitted', why: 'time_over', outcome: 'counted' })
    },
  )

  it('waits where minutes were given that the page has not heard of', async () => {
    const { attempt, choose, server, submits, pass, phase } = anAttempt()
    await pass(15 * MINUTE)
    server.endsAt = 16 * MINUTE
    void attempt.checkTime()
    await pass(4 * SECOND)
    expect([phase().kind, submits(), attempt.view().endsAt]).toEqual(['running', 1, 16 * MINUTE])
    choose(q2, 1)
    await pass(2 * SECOND)
    expect(server.sheet[q2]?.answer).toBe(1)
  })

  it('asked for by whoever takes it is the end, whatever is given meanwhile', async () => {
    const { attempt, server, pass, phase } = anAttempt()
    await pass(15 * MINUTE - SECOND)
    server.endsAt = 16 * MINUTE
    void attempt.submit()
    await pass(4 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitted', why: 'asked' })
  })

  it('is looked for again where the server says that there is time left, and then nothing more', async () => {
    const { attempt, server, api, pass, phase } = anAttempt()
    const { student } = api
    await pass(15 * MINUTE)
    server.endsAt = 16 * MINUTE
    api.student = async () => failure('network', null)
    void attempt.checkTime()
    await pass(4 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { status: null } })
    Object.assign(api, { student })
    await pass(4 * SECOND)
    expect([phase().kind, attempt.view().endsAt]).toEqual(['running', 16 * MINUTE])
  })

  it('is tried every second or two around the bell', async () => {
    const { attempt, api, pass } = anAttempt()
    await pass(15 * MINUTE)
    const at: number[] = []
    api.submit = async () => {
      at.push(Date.now() - 15 * MINUTE)
      return failure('busy', 503)
    }
    void attempt.checkTime()
    await pass(20 * SECOND)
    expect(at).toEqual([3, 5, 7, 9, 11, 13, 15, 17, 19].map((second) => second * SECOND))
  })

  it('does not come by a clock that is only guessed', async () => {
    const { attempt, api, pass, phase, submits } = anAttempt({ heard: false, start: { endsAt: 0 } })
    const { student } = api
    api.student = async () => failure('network', null)
    void attempt.checkTime()
    await pass(20 * SECOND)
    expect(phase().kind).toBe('running')
    api.student = student
    await pass(3 * SECOND)
    expect(phase().kind).toBe('running')
    expect(submits()).toBe(0)
  })

  it.each([
    { code: 'already_submitted', status: 409 },
    { code: 'time_over', status: 410 },
  ])('is there when the server has kept a save as late: $code', async ({ code, status }) => {
    const { choose, api, pass, phase, kept } = anAttempt()
    api.save = async () => failure(code, status)
    api.submit = async () => ok({ submission_code: 'X', outcome: 'late', epoch: 'one' })
    choose()
    await pass(2 * SECOND)
    expect(phase()).toEqual({ kind: 'submitted', why: 'ended', outcome: 'late' })
    expect(kept.at(-1)?.heldAt).not.toBe(null)
  })

  it.each([
    { code: 'too_late', status: 410 },
    { code: 'too_much_late', status: 413 },
    { code: 'invalid_request', status: 400 },
  ])('that the server refuses as $code leaves everything in the journal', async ({ code, status }) => {
    const { attempt, choose, api, pass, phase, kept } = anAttempt()
    api.save = async () => failure(code, status)
    api.submit = async () => failure(code, status)
    choose()
    void attempt.submit()
    await pass(60 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { code } })
    expect(kept.at(-1)).toMatchObject({ heldAt: null, sheet: { q1: { answer: 0 } } })
  })

  it.each(['asked', 'ended', 'time_over'] as const)(
    'goes on after a reload that came in between: %s',
    async (endedBy) => {
      const { attempt, server, pass, phase, kept } = anAttempt({ start: { endedBy, endsAt: 0 } })
      server.endsAt = 0
      void attempt.begin()
      await pass(4 * SECOND)
      expect(phase()).toEqual({ kind: 'submitted', why: endedBy, outcome: 'counted' })
      expect(kept.at(-1)).toMatchObject({ section: 'submitting' })
    },
  )

  it('is none where the clock alone had ended it before a reload and minutes were given since', async () => {
    const { attempt, choose, server, pass, phase, kept } = anAttempt({ start: { endedBy: 'time_over', endsAt: 0 } })
    server.endsAt = 5 * MINUTE
    void attempt.begin()
    await pass(4 * SECOND)
    expect([phase().kind, attempt.view().endsAt, kept.at(-1)?.section]).toEqual(['running', 5 * MINUTE, 'quiz'])
    choose(q2, 1)
    await pass(2 * SECOND)
    expect(server.sheet[q2]?.answer).toBe(1)
  })

  it('can be tried again by hand when it was refused', async () => {
    const { attempt, api, pass, phase } = anAttempt()
    const { submit } = api
    api.submit = async () => failure('invalid_request', 400)
    void attempt.submit()
    await pass(60 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { code: 'invalid_request' } })
    api.submit = submit
    attempt.tryAgain()
    await pass(100)
    expect(phase().kind).toBe('submitted')
  })

  it('finds the attempt again whose cookie was lost', async () => {
    const { attempt, api, pass, phase, server } = anAttempt()
    const { submit, restore } = api
    api.submit = async () => failure('no_attempt', 401)
    api.student = async () => failure('new_student', 404)
    api.restore = async (...call) => {
      Object.assign(api, { submit })
      return restore(...call)
    }
    void attempt.submit()
    await pass(100)
    expect(server.log).toEqual(['restore', 'submit'])
    expect(phase().kind).toBe('submitted')
  })
})

describe('an attempt that was handed over while this page tried to end it', () => {
  const handedOver = () => {
    const made = anAttempt()
    const { api } = made
    const { save } = api
    const away = async () => failure('network', null)
    Object.assign(api, { save: away, submit: away, student: away })
    const backOnline = (saved = save) => {
      api.save = async (...call) => {
        const reply = await saved(...call)
        return reply.ok ? ok({ ...reply.value, handed_over: true as const }) : reply
      }
      api.submit = async () => failure('no_attempt', 401)
      api.student = async () => failure('new_student', 404)
      api.restore = async () => failure('already_started', 409)
      made.attempt.wake()
    }
    return { ...made, save, backOnline }
  }

  it.each(['asked', 'time_over'] as const)('still brings what only this device has to the server: %s', async (why) => {
    const { attempt, choose, backOnline, pass, phase, server, kept } = handedOver()
    if (why === 'time_over') await pass(15 * MINUTE - SECOND)
    choose()
    await pass(SECOND)
    void (why === 'asked' ? attempt.submit() : attempt.checkTime())
    await pass(5 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitting', why })
    backOnline()
    await pass(5 * SECOND)
    expect(phase()).toEqual({ kind: 'other_device' })
    expect(server.sheet[q1]).toMatchObject({ answer: 0 })
    expect(isDelivered(attempt.view())).toBe(true)
    expect(kept.at(-1)?.heldAt).not.toBe(null)
  })

  it('sends until the server takes it, and then no more', async () => {
    const { attempt, choose, backOnline, pass, save } = handedOver()
    choose()
    void attempt.submit()
    await pass(SECOND)
    let tries = 0
    backOnline(async (...call) => (++tries < 4 ? failure('busy', 503) : save(...call)))
    await pass(MINUTE)
    expect([tries, isDelivered(attempt.view())]).toEqual([4, true])
  })

  it.each([
    { code: 'already_submitted', status: 409, calls: 1, isHeld: true },
    { code: 'time_over', status: 410, calls: 1, isHeld: true },
    { code: 'too_late', status: 410, calls: 1, isHeld: false },
    { code: 'no_attempt', status: 401, calls: 2, isHeld: false },
  ])(
    'is over there too: what the server keeps as late has reached it ($code)',
    async ({ code, status, calls, isHeld }) => {
      const { attempt, choose, backOnline, pass, phase, kept } = handedOver()
      choose()
      void attempt.submit()
      await pass(SECOND)
      let tries = 0
      backOnline(async () => {
        tries += 1
        return failure(code, status)
      })
      await pass(MINUTE)
      expect([phase().kind, tries]).toEqual(['other_device', calls])
      expect([isDelivered(attempt.view()), kept.at(-1)?.heldAt !== null]).toEqual([isHeld, isHeld])
    },
  )
})

describe('coming back to the page', () => {
  it.each([
    { name: 'ended', attempted: true, failing: null, phase: { kind: 'submitted', why: 'ended', outcome: 'counted' } },
    { name: 'busy', attempted: false, failing: failure('busy', 503), phase: { kind: 'running' } },
  ])('believes the server: $name', async ({ attempted, failing, phase }) => {
    const made = anAttempt()
    if (attempted) made.server.result = {}
    if (failing) made.api.student = async () => failing
    made.attempt.comeBack()
    await made.pass(100)
    expect(made.phase()).toEqual(phase)
  })
})
