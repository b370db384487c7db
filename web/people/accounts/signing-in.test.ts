import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedCall } from '../../calls/reply.ts'
import { answers } from '../../testing/answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { cookie: 'signed_in=1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = {
  data: {
    auth_token: 'a-token',
    user: { id: 't1', name: 'Mita', email: 'mita@school.in', phone: '9830012345', role: 'teacher' },
  },
}
const LOST = 'no network' as const

/** What a page learns that takes up the session of its cookie. */
const restored = async () => {
  vi.resetModules()
  const { restoreSession } = await import('./signing-in.ts')
  const outcome = restoreSession().catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}

describe('taking up a session', () => {
  it.each([
    ['the server’s answer', [session], 'a-token', 1],
    ['one call that comes to nothing', [LOST, session], 'a-token', 2],
    ['a refusal', [{ code: 'unauthenticated' as const }], null, 1],
  ])('after %s', async (_, given, token, asked) => {
    const calls = answers(...given)
    expect(await restored()).toBe(token)
    expect(calls.map(({ path }) => path)).toEqual(Array(asked).fill('/auth/token'))
  })

  it.each([
    ['an answer that says so', [{ code: 'unavailable' as const }], 1],
    ['two calls that come to nothing', [LOST], 2],
  ])('knows of an outage by %s', async (_, given, asked) => {
    const calls = answers(...given)
    const error = await restored()
    expect(error instanceof Error && error.name).toBe(FailedCall.name)
    expect(calls).toHaveLength(asked)
  })
})
