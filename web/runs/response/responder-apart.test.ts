import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { CallFailure } from '../../calls/reply.ts'
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
import { failure } from '../../testing/student-server.ts'

/** What the server says to answers that it does not take, by places in the call. */
const unfit = (fields: FieldProblems): CallFailure => ({
  ...failure('invalid_request', 400).failure,
  fields,
})

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  aStorage()
})
afterEach(() => void vi.useRealTimers())

describe('what the server does not take', () => {
  it('leads back to the questions, and all of it is kept there and sent as far as it goes', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    server.state.refusal = ({ is_ended: isEnded }) => (isEnded ? unfit({ 'answers.1': 'wrong_type' }) : null)
    tab.answer('q1', RICE)
    tab.answer('q2', BREAD)
    tab.responder.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, isKnown: true, refused: { q2: 'wrong_type' } })
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE, q2: BREAD }], [false]])
    tab.answer('q2', RICE)
    expect(tab.view().refused).toEqual({})
  })

  it('is said beside the field of what was told, until that is told otherwise', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    server.state.refusal = ({ is_ended: isEnded }) => (isEnded ? unfit({ 'told.0': 'name_required' }) : null)
    tab.responder.tell('name', ' ')
    tab.responder.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, refused: { 'told.name': 'name_required' } })
    tab.responder.tell('name', 'Mita')
    expect(tab.view()).toMatchObject({ refused: {}, told: { name: 'Mita' } })
  })

  it('is a file that is gone, and nothing is lost but that', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
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
    const tab = await begun(server)
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
      const tab = await begun(server)
      const failed = failure(code, 409).failure
      server.state.refusal = () => failed
      tab.answer('q1', RICE)
      tab.responder.end()
      await pass(LONG)
      expect(server.given).toHaveLength(1)
      expect(tab.view()).toMatchObject({ isKnown: false, isKept: true, isEnded: true, failure: { code } })
      closeBrowser()
      const again = await begun(server)
      await pass(LONG)
      expect(again.view()).toMatchObject({ isKnown: false, answers: { q1: RICE }, failure: { code } })
      server.state.refusal = () => null
      void again.responder.sendAgain()
      await pass(LONG)
      expect([server.answers(), server.ended(), again.view().isKnown]).toEqual([[{ q1: RICE }], [true], true])
    },
  )

  it('is a second response of one person, who may put right who they are', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    server.state.refusal = ({ is_ended: isEnded, told = [] }) =>
      isEnded && told.some(({ value }) => value === '1') ? failure('person_answered', 409).failure : null
    tab.answer('q1', RICE)
    tab.responder.tell('roll', '1')
    tab.responder.end()
    await pass(LONG)
    expect(tab.view()).toMatchObject({ isEnded: false, failure: { code: 'person_answered' }, answers: { q1: RICE } })
    tab.responder.tell('roll', '2')
    tab.responder.end()
    await pass(LONG)
    expect([server.answers(), server.told(), server.ended()]).toEqual([[{ q1: RICE }], [{ roll: '2' }], [true]])
  })
})

describe('what is asked otherwise than before', () => {
  it('is asked anew of a poll, of whoever has voted on something else, whose name stays', async () => {
    const server = aResponseServer()
    const tab = await begun(server, paperOf('poll'))
    tab.responder.tell('name', 'Mita')
    tab.answer('q1', RICE)
    server.state.refusal = () => failure('poll_changed', 409).failure
    tab.responder.end()
    await pass(LONG)
    expect(tab.view().failure?.code).toBe('poll_changed')
    closeBrowser()
    server.state.refusal = () => null
    const again = await begun(server, paperOf('poll', ['q3'], 'v2'))
    await pass(LONG)
    expect(again.view()).toMatchObject({ answers: {}, told: { name: 'Mita' }, isEnded: false, isBegun: false })
    again.answer('q3', BREAD)
    again.responder.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q3: BREAD }])
  })

  it('keeps a vote where only its title is another', async () => {
    const server = aResponseServer()
    const tab = await begun(server, paperOf('poll'))
    tab.answer('q1', RICE)
    closeBrowser()
    const again = await begun(server, paperOf('poll', ['q1', 'q2'], 'v2'))
    expect(again.answered('q1')).toEqual(RICE)
  })

  it('is told anew, all of it, to a server that has nothing of it any more', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    tab.answer('q1', RICE)
    tab.answer('q2', BREAD)
    await pass(LONG)
    server.forget()
    closeBrowser()
    await begun(server)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
  })
})

describe('a vote that is changed', () => {
  it.each(['poll', 'survey'] as const)('is the old one until it is sent, also after a reload: a %s', async (kind) => {
    const server = aResponseServer()
    const tab = await begun(server, paperOf(kind))
    tab.answer('q1', RICE)
    tab.responder.end()
    await pass(LONG)
    tab.responder.reopen()
    tab.answer('q1', BREAD)
    await pass(LONG)
    tab.responder.flushBeforeLeaving()
    closeBrowser()
    const again = await begun(server, paperOf(kind))
    await pass(LONG)
    expect(again.view()).toMatchObject({ isEnded: false, isCounted: true, answers: { q1: BREAD }, isKnown: false })
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    again.responder.end()
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: BREAD }], [true]])
    expect(again.view()).toMatchObject({ isEnded: true, isKnown: true })
  })

  it('is complete again after a reload where nothing was changed', async () => {
    const server = aResponseServer()
    const tab = await begun(server)
    tab.answer('q1', RICE)
    tab.responder.end()
    await pass(LONG)
    tab.responder.reopen()
    expect(tab.view().isEnded).toBe(false)
    closeBrowser()
    const again = await begun(server)
    expect(again.view()).toMatchObject({ isEnded: true, isKnown: true })
  })
})

describe('two windows of one device', () => {
  it('that were opened at the same moment give one response', async () => {
    const server = aResponseServer()
    const [one, other] = [openTab(server), openTab(server)]
    await Promise.all([one, other].map(({ responder }) => responder.begin(paperOf('survey'))))
    one.answer('q1', RICE)
    await pass(LONG)
    other.answer('q2', BREAD)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
    expect([one, other].map(({ responder }) => responder.deviceKey)).toEqual(Array(2).fill(one.responder.deviceKey))
  })

  it.each([
    { network: 'with a network', isDown: false },
    { network: 'without one', isDown: true },
  ])('that are answered by turns $network have it all, and of one question the last', async ({ isDown }) => {
    const server = aResponseServer()
    const one = await begun(server)
    const other = await begun(server)
    server.state.isDown = isDown
    one.answer('q1', RICE)
    one.responder.tell('name', 'Mita')
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
    const one = await begun(server)
    const other = await begun(server)
    server.state.isDown = true
    one.answer('q1', RICE)
    await pass(LONG)
    other.answer('q2', BREAD)
    await pass(LONG)
    closeBrowser()
    server.state.isDown = false
    await begun(server)
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE, q2: BREAD }])
  })

  it('are both told of a vote that it has arrived, and count once', async () => {
    const server = aResponseServer()
    server.state.isChangeable = false
    const one = await begun(server, paperOf('poll'))
    server.state.isDown = true
    one.answer('q1', RICE)
    one.responder.end()
    await pass(LONG)
    const other = openTab(server)
    other.responder.resume(paperOf('poll'))
    await pass(LONG)
    server.state.isDown = false
    await pass(LONG)
    expect([server.answers(), server.ended()]).toEqual([[{ q1: RICE }], [true]])
    for (const { view } of [one, other]) expect(view()).toMatchObject({ isKnown: true, failure: null })
  })

  it('say of a vote that may not be changed that there was one', async () => {
    const server = aResponseServer()
    server.state.isChangeable = false
    const one = await begun(server, paperOf('poll'))
    const other = await begun(server, paperOf('poll'))
    one.answer('q1', RICE)
    one.responder.end()
    await pass(LONG)
    other.answer('q1', BREAD)
    expect(other.view().isEnded).toBe(false)
    other.responder.end()
    await pass(LONG)
    expect(server.answers()).toEqual([{ q1: RICE }])
    expect(other.view().failure?.code).toBe('already_answered')
  })
})
