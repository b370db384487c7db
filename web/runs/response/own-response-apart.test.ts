import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { CallFailure } from '../../calls/reply.ts'
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
  RICE,
} from '../../testing/response-server.ts'
import { failure } from '../../testing/student-server.ts'

/** What the server says to answers that it does not take, by places in the call. */
const unfit = (fields: FieldProblems): CallFailure => ({
  ...failure('invalid_request', 400).failure,
  fields,
})

let device: Device
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  device = aDevice()
})
afterEach(() => void vi.useRealTimers())

describe('what the server does not take', () => {
  it('leads back to the questions, and all of it is kept there and sent as far as it goes', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.refusal = ({ is_ended: isEnded }) => (isEnded ? unfit({ 'answers.1': 'wrong_type' }) : null)
    tab.answer('q1', RICE)
    tab.answer('q2', BREAD)
    tab.response.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, isKnown: true, refused: { q2: 'wrong_type' } })
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE, q2: BREAD }], [false]])
    tab.answer('q2', RICE)
    expect(tab.view().refused).toEqual({})
  })

  it('is said beside the field of what was told, until that is told otherwise', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.refusal = ({ is_ended: isEnded }) => (isEnded ? unfit({ 'told.0': 'name_required' }) : null)
    tab.response.tell('name', ' ')
    tab.response.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, refused: { 'told.name': 'name_required' } })
    tab.response.tell('name', 'Mita')
    expect(tab.view()).toMatchObject({ refused: {}, told: { name: 'Mita' } })
  })

  it('is a file that is gone, and nothing is lost but that', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.refusal = ({ answers }) =>
      answers.some(({ question_id: id }) => id === 'q2') ? unfit({ 'answers.1': 'file_missing' }) : null
    tab.answer('q1', RICE)
    tab.answer('q2', [['file']])
    await pass(LONG)
    expect(tab.view()).toMatchObject({ answers: { q1: RICE }, isKnown: true, refused: { q2: 'file_missing' } })
    expect(server.answers()).toEqual([{ q1: RICE }])
  })

  it('is not what was put right while it was on its way', async () => {
    const server = aResponseServer()
    server.state.wayMs = 1000
    server.state.refusal = ({ answers }) =>
      answers.some(({ value }) => value === 'half') ? unfit({ 'answers.0': 'wrong_type' }) : null
    const tab = await begun(server, device)
    tab.answer('q1', 'half')
    await pass(1500)
    tab.answer('q1', RICE)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE }])
    expect(tab.view()).toMatchObject({ isKnown: true, failure: null, refused: {} })
  })

  it.each(['responses_closed', 'already_answered', 'quiz_not_found'])(
    'stays on the device after %s, and is sent once somebody thinks that it is taken',
    async (code) => {
      const server = aResponseServer()
      const tab = await begun(server, device)
      const failed = failure(code, 409).failure
      server.state.refusal = () => failed
      tab.answer('q1', RICE)
      tab.response.end()
      await pass(LONG)
      expect(server.given).toHaveLength(1)
      expect(tab.view()).toMatchObject({ isKnown: false, isKept: true, isEnded: true, failure: { code } })
      await closeBrowser()
      const again = await begun(server, device)
      await pass(LONG)
      expect(again.view()).toMatchObject({ isKnown: false, answers: { q1: RICE }, failure: { code } })
      server.state.refusal = () => null
      void again.response.sendAgain()
      await pass(LONG)
      expect([server.answers(), server.ended(), again.view().isKnown]).toEqual([[{ q1: RICE }], [true], true])
    },
  )

  it('is a second response of one person, who may put right who they are', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    server.state.refusal = ({ is_ended: isEnded, told = [] }) =>
      isEnded && told.some(({ value }) => value === '1') ? failure('person_answered', 409).failure : null
    tab.answer('q1', RICE)
    tab.response.tell('roll', '1')
    tab.response.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, failure: { code: 'person_answered' }, answers: { q1: RICE } })
    tab.response.tell('roll', '2')
    tab.response.end()
    await pass(LONG)
    expect([server.answers(), server.told(), server.ended()]).toEqual([[{ q1: RICE }], [{ roll: '2' }], [true]])
  })
})

describe('what is asked otherwise than before', () => {
  it('is asked anew of a poll, of whoever has voted on something else, whose name stays', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device, paperOf('poll'))
    tab.response.tell('name', 'Mita')
    tab.answer('q1', RICE)
    server.state.refusal = () => failure('poll_changed', 409).failure
    tab.response.end()
    await pass(LONG)
    expect(tab.view().failure?.code).toBe('poll_changed')
    await closeBrowser()
    server.state.refusal = () => null
    const again = await begun(server, device, paperOf('poll', ['q3'], 'v2'))
    await pass(LONG)
    expect(again.view()).toMatchObject({ answers: {}, told: { name: 'Mita' }, isEnded: false, isBegun: false })
    again.answer('q3', BREAD)
    again.response.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q3: BREAD }])
  })

  it('keeps a vote where only its title is another', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device, paperOf('poll'))
    tab.answer('q1', RICE)
    await closeBrowser()
    const again = await begun(server, device, paperOf('poll', ['q1', 'q2'], 'v2'))
    expect(again.answered('q1')).toEqual(RICE)
  })

  it('is told anew, all of it, to a server that has nothing of it any more', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.answer('q2', BREAD)
    await pass(LONG)
    server.forget()
    await closeBrowser()
    await begun(server, device)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
  })
})

describe('a vote that is changed', () => {
  it.each(['poll', 'survey'] as const)('is the old one until it is sent, also after a reload: a %s', async (kind) => {
    const server = aResponseServer()
    const tab = await begun(server, device, paperOf(kind))
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    tab.response.reopen()
    tab.answer('q1', BREAD)
    await pass(LONG)
    tab.response.flushBeforeLeaving()
    await closeBrowser()
    const again = await begun(server, device, paperOf(kind))
    await pass(LONG)
    expect(again.view()).toMatchObject({ isEnded: false, isCounted: true, answers: { q1: BREAD }, isKnown: false })
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    again.response.end()
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: BREAD }], [true]])
    expect(again.view()).toMatchObject({ isEnded: true, isKnown: true })
  })

  it('is complete again after a reload where nothing was changed', async () => {
    const server = aResponseServer()
    const tab = await begun(server, device)
    tab.answer('q1', RICE)
    tab.response.end()
    await pass(LONG)
    tab.response.reopen()
    expect(tab.view().isEnded).toBe(false)
    await closeBrowser()
    const again = await begun(server, device)
    expect(again.view()).toMatchObject({ isEnded: true, isKnown: true })
  })
})

describe('two windows of one device', () => {
  it('that were opened at the same moment give one response', async () => {
    const server = aResponseServer()
    const [one, other] = [await openTab(server, device), await openTab(server, device)]
    await Promise.all([one, other].map(({ response }) => response.begin(paperOf('survey'))))
    one.answer('q1', RICE)
    await pass(LONG)
    other.answer('q2', BREAD)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
    expect([one, other].map(({ response }) => response.deviceKey)).toEqual(Array(2).fill(one.response.deviceKey))
  })

  it.each([
    { network: 'with a network', isDown: false },
    { network: 'without one', isDown: true },
  ])('that are answered by turns $network have it all, and of one question the last', async ({ isDown }) => {
    const server = aResponseServer()
    const one = await begun(server, device)
    const other = await begun(server, device)
    server.state.isDown = isDown
    one.answer('q1', RICE)
    one.response.tell('name', 'Mita')
    await pass(LONG)
    other.answer('q2', BREAD)
    other.answer('q1', BREAD)
    await pass(LONG)
    server.state.isDown = false
    await pass(LONG)
    expect([server.answers(), server.told()]).toEqual([[{ q1: BREAD, q2: BREAD }], [{ name: 'Mita' }]])
    expect([one.view().isKnown, other.view().isKnown]).toEqual([true, true])
  })

  it('that are answered without a network and closed leave all of it on the device', async () => {
    const server = aResponseServer()
    const one = await begun(server, device)
    const other = await begun(server, device)
    server.state.isDown = true
    one.answer('q1', RICE)
    await pass(LONG)
    other.answer('q2', BREAD)
    await pass(LONG)
    await closeBrowser()
    server.state.isDown = false
    await begun(server, device)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
  })

  it('are both told of a vote that it has arrived, and count once', async () => {
    const server = aResponseServer()
    server.state.isChangeable = false
    const one = await begun(server, device, paperOf('poll'))
    server.state.isDown = true
    one.answer('q1', RICE)
    one.response.end()
    await pass(LONG)
    const other = await openTab(server, device)
    other.response.resume(paperOf('poll'))
    await pass(LONG)
    server.state.isDown = false
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    for (const { view } of [one, other]) expect(view()).toMatchObject({ isKnown: true, failure: null })
  })

  it('say of a vote that may not be changed that there was one', async () => {
    const server = aResponseServer()
    server.state.isChangeable = false
    const one = await begun(server, device, paperOf('poll'))
    const other = await begun(server, device, paperOf('poll'))
    one.answer('q1', RICE)
    one.response.end()
    await pass(LONG)
    other.answer('q1', BREAD)
    expect(other.view().isEnded).toBe(false)
    other.response.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE }])
    expect(other.view().failure?.code).toBe('already_answered')
  })
})
