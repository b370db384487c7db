import { describe, expect, it, vi } from 'vitest'
import { fail } from '../../calls/reply.ts'
import { sentInParts, submittedAfterParts, type Told } from './sending-parts.ts'

const answer = (question_id: string, length: number) => ({
  question_id,
  selected_index: -1,
  value: 'ক'.repeat(length),
  seq: 1,
})
const told = (...lengths: number[]): Told => ({
  attempt: 'a',
  turn: 0,
  device: 'a-phone-0001',
  based_on: 'life.3',
  answers: lengths.map((length, at) => answer(`q${at}`, length)),
})
const saved = (base: string, answers?: object[]) => ({
  ok: true as const,
  value: {
    revision: 1,
    base,
    turn: 0,
    epoch: 'life',
    server_now: 0,
    ends_at: 0,
    given_back_ms: 0,
    saved_at: '',
    answers,
  },
})
const refused = (code: string) => fail({ status: 410, code, fields: {}, retryAfterMs: null })
const idsIn = ({ answers }: Told) => answers.map(({ question_id }) => question_id)

describe('a save', () => {
  it('goes whole where its answers are short', async () => {
    const send = vi.fn(async () => saved('life.4') as never)
    await sentInParts(told(10, 10), { unsent: ['q1'], send })
    expect(send.mock.calls).toEqual([[told(10, 10)]])
  })

  it('brings long texts only when they changed', async () => {
    const send = vi.fn(async (_: Told) => saved('life.4') as never)
    await sentInParts(told(20_000, 20_000, 20_000), { unsent: ['q1'], send })
    expect(send.mock.calls.map(([each]) => [idsIn(each), each.part, each.based_on])).toEqual([[['q1'], true, 'life.3']])
  })

  it('has the more time the longer it is', async () => {
    const send = vi.fn(async (_: Told, _moreMs?: number) => saved('life.4') as never)
    await sentInParts(told(20_000, 5), { unsent: ['q0'], send })
    expect(send.mock.calls.map(([, moreMs]) => moreMs)).toEqual([7_000])
  })

  it('goes in as many calls as it takes, each based on the one before, and hears what all of them say', async () => {
    const bases = ['life.4', 'life.5', 'life.6']
    const send = vi.fn(async (_: Told) => {
      const base = bases.shift() ?? ''
      return saved(base, base === 'life.4' ? [{ question_id: 'other', selected_index: 1 }] : undefined) as never
    })
    const reply = await sentInParts(told(20_000, 20_000, 20_000), { unsent: undefined, send })
    expect(send.mock.calls.map(([each]) => [idsIn(each), each.based_on])).toEqual([
      [['q0'], 'life.3'],
      [['q1'], 'life.4'],
      [['q2'], 'life.5'],
    ])
    expect(reply).toMatchObject({ ok: true, value: { base: 'life.6', answers: [{ question_id: 'other' }] } })
  })

  const toldOneByOne = async (...replies: object[]) => {
    const send = vi.fn(async (_: Told) => (replies.shift() ?? saved('life.9')) as never)
    const reply = await sentInParts(told(20_400, 20_400, 20_400), { unsent: undefined, send })
    return { reply, sent: send.mock.calls.map(([each]) => [idsIn(each), each.based_on]) }
  }
  const handedOver = { ok: true, value: { ...saved('').value, handed_over: true } }

  it.each([
    { about: 'handed over', each: handedOver },
    { about: 'after the time', each: refused('time_over') },
    { about: 'after the end', each: refused('already_submitted') },
  ])('goes on $about, and is held once all of it is', async ({ each }) => {
    const { reply, sent } = await toldOneByOne(each, each, each)
    expect(sent).toEqual([
      [['q0'], 'life.3'],
      [['q1'], undefined],
      [['q2'], undefined],
    ])
    expect(reply).toEqual(each)
  })

  it('is held where only its first part came in time', async () => {
    const { reply } = await toldOneByOne(saved('life.4'), refused('time_over'), refused('time_over'))
    expect(reply).toEqual(refused('time_over'))
  })

  it('is not held where a later part was not kept', async () => {
    for (const lost of [refused('busy'), refused('too_much_late')]) {
      const { reply, sent } = await toldOneByOne(refused('time_over'), lost)
      expect(reply).toEqual(lost)
      expect(sent).toHaveLength(2)
    }
  })

  it('brings the other parts where one does not fit, and is refused', async () => {
    const { reply, sent } = await toldOneByOne(refused('invalid_request'), refused('time_over'))
    expect(reply).toEqual(refused('invalid_request'))
    expect(sent).toHaveLength(3)
  })

  it('stops at the first that fails', async () => {
    const send = vi.fn(async (_: Told) => refused('busy'))
    expect((await sentInParts(told(20_000, 20_000), { unsent: undefined, send })).ok).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe('a submit of long texts', () => {
  const submitted = (epoch = 'life') => ({
    ok: true as const,
    value: { submission_code: 'C', outcome: 'counted' as const, epoch },
  })
  /** `answers` are the server's to the saves, the last of them to all that follow. */
  const submits = async (
    answers: object[],
    { unsent = ['q0'], sheet = told(20_000, 5, 20_000), epoch = 'life' } = {},
  ) => {
    const save = vi.fn(async (_: Told) => (answers.length > 1 ? answers.shift() : answers[0]) as never)
    const submit = vi.fn(async (_: Told) => submitted(epoch))
    const reply = await submittedAfterParts(sheet, {
      unsent,
      save: (missing) => sentInParts(sheet, { unsent: missing, send: save }),
      submit,
    })
    const brought = submit.mock.calls.map(([each]) => [idsIn(each), each.based_on])
    return { reply, brought, saves: save.mock.calls.map(([each]) => idsIn(each)) }
  }
  const inNewLife = { ok: true, value: { ...saved('other.2').value, epoch: 'other' } }

  it('saves them before, and brings the rest', async () => {
    const { saves, brought } = await submits([saved('life.4')])
    expect(saves).toEqual([['q0']])
    expect(brought).toEqual([[['q1'], undefined]])
  })

  it('asks whether the server has them still where all were saved', async () => {
    expect((await submits([saved('life.4')], { unsent: [] })).saves).toEqual([[]])
  })

  it('saves all again where the server was set back', async () => {
    const { saves } = await submits([inNewLife], { unsent: [], epoch: 'other' })
    expect(saves).toEqual([[], ['q0', 'q1'], ['q2']])
  })

  it('saves all again where the server was set back before an answer told so', async () => {
    const { saves, reply } = await submits([refused('time_over')], { unsent: [], epoch: 'other' })
    expect(saves).toEqual([[], ['q0', 'q1'], ['q2']])
    expect(reply.ok).toBe(true)
    const failed = await submits([refused('time_over'), refused('busy')], { unsent: [], epoch: 'other' })
    expect(failed.reply).toEqual(refused('busy'))
  })

  it('brings again what may have come too late, to be told what became of it', async () => {
    const { brought } = await submits([refused('already_submitted')])
    expect(brought).toEqual([[['q0', 'q1'], undefined]])
  })

  it('tells all of many that are late, and brings as many as a call takes', async () => {
    const sheet = told(20_000, 20_000, 20_000, 20_000, 20_000)
    const { saves, brought } = await submits([refused('time_over')], { unsent: idsIn(sheet), sheet })
    expect(saves.flat()).toEqual(['q0', 'q1', 'q2', 'q3', 'q4'])
    expect(brought).toEqual([[['q0', 'q1', 'q2'], undefined]])
  })

  it('is no submit while they can’t be saved', async () => {
    const { reply, brought } = await submits([refused('busy')])
    expect([reply.ok, brought]).toEqual([false, []])
  })
})
