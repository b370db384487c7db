import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { aKept, aPaper, aSheet, aStudentServer, chose, failure } from '../../testing/student-server.ts'
import type { Api } from '../attempt/api.ts'
import type { AttemptJournal } from '../device/attempt-journal.ts'
import type { KeptAttempt } from '../device/kept-attempt.ts'
import type { PendingStart } from '../device/pending-start.ts'
import { type JoinTools, resume, start } from './joining.ts'

const participant = { name: 'Rina', phone: '9830012345', district: 'Kolkata' } as const
const pending = { deviceKey: 'a device key of 128 bits', isPressed: false }

const joining = ({ kept = [] }: { kept?: KeptAttempt[] } = {}) => {
  const log: string[] = []
  const failures: CallFailure[] = []
  const { server, api } = aStudentServer()
  const calls = { start: api.start, resume: api.resume }
  const journal: Pick<AttemptJournal, 'read' | 'writePaper' | 'writeStart'> = {
    read: async () => kept,
    writePaper: async (id, { questions }) => log.push(`paper of ${id}: ${questions.length}`) > 0,
    writeStart: async (written: PendingStart | null) =>
      log.push(`start ${written?.deviceKey} ${written?.isPressed}`) > 0,
  }
  const tools = {
    device: 'thispage',
    journal: journal as AttemptJournal,
    api: {
      start: async (who: typeof participant, key: string, ms: number) => {
        log.push(`asked with ${key}`)
        return calls.start(who, key, ms)
      },
      resume: (...call: Parameters<Api['resume']>) => calls.resume(...call),
    } as Api,
  } satisfies JoinTools
  const begin = () =>
    start(participant, tools, { pending, random: () => 1, onFailure: (failed) => void failures.push(failed) })
  return { tools, log, failures, calls, api, server, begin }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('a start', () => {
  it('has its key on the device before the first call, and brings all that it takes to go on', async () => {
    const { begin, log } = joining()
    expect(await begin().result).toMatchObject({
      value: {
        kind: 'take',
        paper: aPaper(),
        start: {
          ...{ deviceKey: pending.deviceKey, receipt: 'sealed', resumeCode: 'K7M4XP', epoch: 'one', endedBy: null },
          progress: { base: 'one.0', writer: { turn: 0, device: 'thispage' } },
        },
      },
    })
    expect(log).toEqual([`start ${pending.deviceKey} true`, `asked with ${pending.deviceKey}`, 'paper of s1: 2'])
  })

  it('is sent with the same key until it succeeds, however often its answers are lost', async () => {
    const { begin, calls, api, failures, log } = joining()
    calls.start = async () => (failures.length < 7 ? failure('network', null) : api.start(participant, 'x', 1))
    const { result } = begin()
    await vi.advanceTimersByTimeAsync(120 * SECOND)
    expect(await result).toMatchObject({ ok: true })
    expect(log.filter((line) => line === `asked with ${pending.deviceKey}`)).toHaveLength(8)
    expect(failures).toHaveLength(7)
  })

  it('ends when its student has had enough, and may still succeed with the call that is under way', async () => {
    const { begin, calls, api } = joining()
    calls.start = async () => failure('busy', 503)
    const stopped = begin()
    await vi.advanceTimersByTimeAsync(100)
    stopped.giveUp()
    expect(await stopped.result).toMatchObject({ ok: false, failure: { code: 'busy' } })
    calls.start = async (...call) => {
      await new Promise((resolve) => setTimeout(resolve, 4 * SECOND))
      return api.start(...call)
    }
    const late = begin()
    await vi.advanceTimersByTimeAsync(100)
    late.giveUp()
    await vi.advanceTimersByTimeAsync(5 * SECOND)
    expect(await late.result).toMatchObject({ ok: true, value: { kind: 'take' } })
  })

  it.each(['already_started', 'other_attempt', 'page_outdated', 'quiz_closed'])(
    'is not repeated after %s',
    async (code) => {
      const { begin, calls, failures } = joining()
      calls.start = async () => failure(code, 409)
      expect(await begin().result).toMatchObject({ ok: false, failure: { code } })
      expect(failures).toEqual([])
    },
  )

  it.each([
    ['quiz_closed', 410, 'false'],
    ['not_open', 403, 'false'],
    ['access_code_wrong', 403, 'false'],
    ['already_started', 409, 'true'],
  ])(
    'that is refused with %s (%i) leaves a key of which is kept that a start may have been made: %s',
    async (code, status, kept) => {
      const { begin, calls, log } = joining()
      calls.start = async () => failure(code, status)
      await begin().result
      expect(log.filter((line) => line.startsWith('start ')).at(-1)).toBe(`start ${pending.deviceKey} ${kept}`)
    },
  )

  it('of somebody who has submitted leads to the result', async () => {
    const { begin, server } = joining()
    server.result = {}
    expect(await begin().result).toMatchObject({ value: { kind: 'submitted' } })
  })
})

describe('going on from another device', () => {
  const asked = { phone: '9830012345', resumeCode: 'K7M4XP', deviceKey: 'the new device key' }

  it('with an attempt that is over hands in what only this device has', async () => {
    const { tools, server } = joining({ kept: [aKept({ sheet: aSheet({ q2: chose(1, 4) }), section: 'quiz' })] })
    server.result = aSheet({ q1: chose(0, 1) })
    expect(await resume(asked, tools)).toMatchObject({
      value: {
        kind: 'take',
        start: { endedBy: 'ended', progress: { sheet: { q1: { answer: 0 }, q2: { answer: 1 } } } },
      },
    })
  })

  it.each<[string, KeptAttempt[]]>([
    ['nothing is kept here', []],
    ['the server has all of it', [aKept({ sheet: aSheet({ q1: chose(0, 1) }) })]],
  ])('with an attempt that is over leads to the result where %s', async (_, kept) => {
    const { tools, server } = joining({ kept })
    server.result = aSheet({ q1: chose(0, 1) })
    expect(await resume(asked, tools)).toMatchObject({ value: { kind: 'submitted' } })
  })

  it('merges what this device has kept of the same attempt', async () => {
    const { tools } = joining({
      kept: [aKept({ sheet: aSheet({ q2: chose(1, 4) }), deviceKey: 'the old device key' })],
    })
    const reply = await resume(asked, tools)
    expect(reply).toMatchObject({
      value: {
        start: { deviceKey: 'the new device key', progress: { changes: 1, sheet: { q2: { answer: 1 } } } },
      },
    })
  })
})
