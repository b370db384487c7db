import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { anAttempt, q1 } from '../../testing/an-attempt.ts'
import { failure } from '../../testing/student-server.ts'
import { lookAfterEnd } from './look-after-end.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('what was submitted', () => {
  const submitted = async () => {
    const made = anAttempt()
    made.choose(q1, 1)
    await made.pass(2 * SECOND)
    void made.attempt.submit()
    await made.pass(2 * SECOND)
    expect([made.phase().kind, made.submits()]).toEqual(['submitted', 1])
    return made
  }

  it('is not sent again while the server has it', async () => {
    const { attempt, api, pass, submits, phase } = await submitted()
    await lookAfterEnd(attempt, api)
    await pass(2 * MINUTE)
    expect([phase().kind, submits()]).toEqual(['submitted', 1])
  })

  it('is sent again by the page that was told so where an older backup has it under way', async () => {
    const { attempt, api, pass, server, submits, phase } = await submitted()
    Object.assign(server, { epoch: 'two', sheet: {}, revision: 0, result: null })
    void lookAfterEnd(attempt, api)
    await pass(5 * SECOND)
    expect([phase().kind, submits()]).toEqual(['submitted', 2])
    expect(server.deliveries.at(-1)).toMatchObject({ progress: { sheet: { q1: { answer: 1 } } } })
  })

  it('is sent again where the server has forgotten the attempt', async () => {
    const { attempt, pass, server, api, submits, phase } = await submitted()
    const { student, submit, restore } = api
    api.student = async () => failure('new_student', 404)
    api.submit = async () => failure('no_attempt', 401)
    api.restore = async (...call) => {
      Object.assign(api, { student, submit })
      Object.assign(server, { epoch: 'two', sheet: {}, revision: 0, result: null })
      return restore(...call)
    }
    void lookAfterEnd(attempt, api)
    await pass(5 * SECOND)
    expect([phase().kind, submits()]).toEqual(['submitted', 2])
    expect(server.deliveries.at(-1)).toMatchObject({ progress: { sheet: { q1: { answer: 1 } } } })
  })

  it('is not asked for before it was', async () => {
    const { attempt, api, server } = anAttempt()
    await lookAfterEnd(attempt, api)
    expect(server.log).toEqual([])
  })
})
