import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { queryClient } from '../../people/accounts/query-client.ts'
import { startSession } from '../../people/accounts/session.ts'
import { pass, stopTime } from '../../testing/passing-time.ts'
import { deviceIsTold, someDefaults } from '../../testing/settings-defaults.ts'
import { signedIn } from '../../testing/signed-in.ts'
import { aTeacherServer } from '../../testing/teacher-server.ts'
import { beginningOf } from './told-defaults.ts'
import { untilTold } from './until-told.ts'

const MIXED = { quiz: { order_questions: true } }

describe('whoever begins on a device', () => {
  beforeEach(() => {
    signedIn()
    queryClient.clear()
  })

  it('that was never told how new ones begin waits for it', async () => {
    aTeacherServer().answers(readSettingsDefaults, someDefaults(MIXED))
    await untilTold()
    expect(beginningOf('quiz').order.questions).toBe(true)
  })

  it('that knows it does not wait', async () => {
    deviceIsTold(MIXED)
    const server = aTeacherServer()
    await untilTold()
    expect(server.sent(readSettingsDefaults)).toEqual([])
    expect(beginningOf('quiz').order.questions).toBe(true)
  })

  it('that keeps nothing knows it as long as the page is open', async () => {
    const refuses = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuses, clear: () => undefined })
    const server = aTeacherServer()
    server.answers(readSettingsDefaults, someDefaults(MIXED))
    startSession({ auth_token: 'another token', user: { id: 'tapan' } })
    await untilTold()
    await untilTold()
    expect(server.sent(readSettingsDefaults)).toHaveLength(1)
    expect(beginningOf('quiz').order.questions).toBe(true)
    startSession({ auth_token: 'a token', user: { id: 'mita' } })
    expect(beginningOf('quiz')).toEqual(beginningSettings('quiz'))
    vi.unstubAllGlobals()
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('without a network begins as Quiznity has it', async () => {
    aTeacherServer().state.isDown = true
    await untilTold()
    expect(beginningOf('quiz')).toEqual(beginningSettings('quiz'))
  })

  it('waits for no answer that does not come', async () => {
    stopTime()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const told = vi.fn()
    void untilTold().then(told)
    await pass(3900)
    expect(told).not.toHaveBeenCalled()
    await pass(200)
    expect(told).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
