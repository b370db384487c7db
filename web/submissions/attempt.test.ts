import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StudentOnWire } from '#contract/submissions.ts'
import { questionId } from '#domain/question.ts'
import { MINUTE, SECOND } from '#domain/time-limit.ts'
import { type CallFailure, fail, ok, type Reply } from '../api/reply.ts'
import { Attempt, type AttemptStart } from './attempt.ts'
import { createServerClock } from './clock.ts'
import type { Journal, Notes } from './journal.ts'
import { resumed, type Saved } from './progress.ts'
import type { Save } from './saving.ts'

const [q1, q2] = ['q1', 'q2'].map((id) => questionId.parse(id)) as [never, never]
const ISO = '2026-01-01T00:00:00.000Z'
const failure = (code: string, status: number | null): { ok: false; failure: CallFailure } =>
  fail({ status, code, message: code, fields: {}, retryAfterMs: null })

const student = (change: Partial<StudentOnWire> = {}): StudentOnWire => ({
  id: 's1',
  name: 'Rina',
  phone: '9830012345',
  district: 'Kolkata',
  quiz_code: 'ABCD2345',
  submission_code: null,
  answers: [],
  score: null,
  max_score: 2,
  attempted: false,
  time_stamp: 0,
  created_at: ISO,
  updated_at: ISO,
  revision: 0,
  server_now: Date.now(),
  ends_at: 15 * MINUTE,
  given_back_ms: 0,
  ...change,
})

type SlowJournal = { log: string[]; notes: Notes[]; slowness: number }

const aJournal = ({ log, notes, slowness }: SlowJournal): Pick<Journal, 'writeNotes' | 'clear'> => ({
  writeNotes: async (written) => {
    if (slowness > 0) await new Promise((resolve) => setTimeout(resolve, slowness))
    log.push(`journal ${written.attempt?.revision} ${written.attempt?.section}`)
    notes.push(written)
    return true
  },
  clear: async () => void log.push('journal cleared'),
})

type Made = { start?: Partial<AttemptStart>; heard?: boolean; slowness?: number }

const anAttempt = ({ start = {}, heard = true, slowness = 0 }: Made = {}) => {
  const log: string[] = []
  const saves: Save[] = []
  const notes: Notes[] = []
  const answers = {
    save: (save: Save): Reply<{ revision: number }> => ok({ revision: save.revision }),
    submit: (): Reply<{ submission_code: string }> => ok({ submission_code: 'X' }),
    student: (): Reply<StudentOnWire> => ok(student()),
  }
  const clock = createServerClock(() => Date.now())
  if (heard) clock.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
  let giveUp: () => Saved | null = () => null
  const onSubmitFailing = vi.fn()
  const attempt = new Attempt(
    {
      id: 's1',
      deviceKey: 'device',
      resumeCode: 'K7M4XP',
      progress: resumed([q1, q2], []),
      acknowledged: 0,
      endsAt: 15 * MINUTE,
      section: 'quiz',
      ...start,
    },
    {
      clock,
      onSubmitFailing,
      random: () => 1,
      monotonic: () => Date.now(),
      tab: { whenTaken: (callback) => (giveUp = callback) },
      journal: aJournal({ log, notes, slowness }),
      api: {
        save: async (save) => {
          log.push(`save ${save.revision}`)
          saves.push(save)
          const reply = answers.save(save)
          return reply.ok ? ok({ ...reply.value, saved_at: ISO, server_now: Date.now(), ends_at: 15 * MINUTE }) : reply
        },
        submit: async (sheet) => {
          log.push(`submit ${Object.keys(sheet).length}`)
          return answers.submit()
        },
        student: async () => {
          const reply = answers.student()
          if (reply.ok) clock.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
          return reply
        },
      },
    },
  )
  const choose = (question = q1, option = 0) => attempt.act({ kind: 'choose', question, option })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const phase = () => attempt.view().phase
  return { attempt, answers, log, saves, notes, onSubmitFailing, choose, pass, phase, taken: () => giveUp() }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  it('is in the journal before it is sent, and with the server within two seconds', async () => {
    const { choose, log, pass, attempt } = anAttempt()
    choose()
    expect(attempt.view().saving.acknowledged).toBe(0)
    await pass(2 * SECOND)
    expect(log).toEqual(['journal 1 quiz', 'save 1'])
    expect(attempt.view().saving.acknowledged).toBe(1)
  })

  it('is kept without a name or a phone number', async () => {
    const { choose, notes, pass } = anAttempt()
    choose()
    await pass(10)
    expect(JSON.stringify(notes)).not.toMatch(/Rina|9830012345/)
  })

  it('carries the time spent on its question, but not the time the page was hidden', async () => {
    const { attempt, choose, pass, saves } = anAttempt()
    await pass(4 * SECOND)
    attempt.leave()
    await pass(60 * SECOND)
    attempt.comeBack()
    await pass(3 * SECOND)
    choose()
    await pass(2 * SECOND)
    expect(saves.at(-1)?.sheet[q1]?.timeMs).toBe(7 * SECOND)
  })

  it('is told to the server when the page is left, however slow the device is to keep it', async () => {
    const { attempt, choose, saves, notes, pass } = anAttempt({ slowness: 1500 })
    choose(q1, 1)
    attempt.leave()
    expect(saves).toMatchObject([{ revision: 1, sheet: { [q1]: { answer: { kind: 'choice', option: 1 } } } }])
    await pass(2 * SECOND)
    expect(notes.at(-1)?.attempt).toMatchObject({ revision: 1 })
  })

  it('can not be changed any more once another tab took over, which gets all of it', async () => {
    const { choose, taken, phase, attempt } = anAttempt()
    choose(q1, 1)
    expect(taken()).toMatchObject({ revision: 1, sheet: { [q1]: { answer: { kind: 'choice', option: 1 } } } })
    choose(q1, 0)
    expect(phase()).toEqual({ kind: 'other_tab' })
    expect(attempt.view().progress.revision).toBe(1)
  })

  it('is merged, not lost, when the server has a newer revision', async () => {
    const { choose, answers, pass, saves } = anAttempt()
    answers.save = ({ revision }) => ok({ revision: Math.max(revision, 5) })
    answers.student = () => ok(student({ revision: 5, answers: [{ question_id: 'q2', selected_index: 1 }] }))
    choose(q1, 1)
    await pass(5 * SECOND)
    expect(saves.at(-1)).toMatchObject({
      revision: 6,
      sheet: { [q1]: { answer: { option: 1 } }, [q2]: { answer: { option: 1 } } },
    })
  })
})

describe('the end', () => {
  it('is one submission, however often it is asked for, and clears the journal only after the acknowledgement', async () => {
    const { attempt, choose, log, pass, phase, answers, onSubmitFailing } = anAttempt()
    choose()
    let tries = 0
    answers.submit = () => (++tries < 3 ? failure('network', null) : ok({ submission_code: 'X' }))
    for (let click = 0; click < 20; click += 1) void attempt.submit()
    await pass(100)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { code: 'network' } })
    expect(log).not.toContain('journal cleared')
    await pass(10 * SECOND)
    expect(log.filter((line) => line.startsWith('submit'))).toHaveLength(3)
    expect(log.at(-1)).toBe('journal cleared')
    expect(phase()).toEqual({ kind: 'submitted', why: 'asked' })
    expect(onSubmitFailing).toHaveBeenCalledOnce()
  })

  it('comes by itself at zero, within the grace period', async () => {
    const { attempt, choose, log, pass, phase } = anAttempt()
    choose()
    await pass(15 * MINUTE - SECOND)
    await attempt.checkTime()
    expect(phase().kind).toBe('running')
    await pass(SECOND)
    void attempt.checkTime()
    expect(phase()).toMatchObject({ kind: 'submitting', why: 'time_over' })
    await pass(3 * SECOND)
    expect(log).toContain('submit 1')
    expect(phase()).toEqual({ kind: 'submitted', why: 'time_over' })
  })

  it('does not come by a clock that is only guessed', async () => {
    const { attempt, answers, pass, phase, log } = anAttempt({ heard: false, start: { endsAt: 0 } })
    answers.student = () => failure('network', null)
    void attempt.checkTime()
    await pass(20 * SECOND)
    expect(phase().kind).toBe('running')
    answers.student = () => ok(student())
    await pass(3 * SECOND)
    expect(phase().kind).toBe('running')
    expect(log.some((line) => line.startsWith('submit'))).toBe(false)
  })

  it.each(['already_submitted', 'time_over'])('is there when the server refuses a save as %s', async (code) => {
    const { choose, answers, pass, phase } = anAttempt()
    answers.save = () => failure(code, 409)
    choose()
    await pass(2 * SECOND)
    expect(phase()).toEqual({ kind: 'submitted', why: 'ended' })
  })

  it('goes on after a reload that came in between', async () => {
    const { attempt, pass, phase } = anAttempt({ start: { section: 'submitting' } })
    void attempt.begin()
    await pass(100)
    expect(phase()).toEqual({ kind: 'submitted', why: 'asked' })
  })

  it('can be tried again by hand when it was refused', async () => {
    const { attempt, answers, pass, phase } = anAttempt()
    answers.submit = () => failure('invalid_request', 400)
    void attempt.submit()
    await pass(60 * SECOND)
    expect(phase()).toMatchObject({ kind: 'submitting', failure: { code: 'invalid_request' } })
    answers.submit = () => ok({ submission_code: 'X' })
    attempt.tryAgain()
    await pass(100)
    expect(phase().kind).toBe('submitted')
  })
})

describe('coming back to the page', () => {
  it.each([
    { reply: () => ok(student({ attempted: true })), phase: { kind: 'submitted', why: 'ended' } },
    { reply: () => failure('new_student', 404), phase: { kind: 'other_device' } },
    { reply: () => failure('busy', 503), phase: { kind: 'running' } },
  ])('believes the server: $phase.kind', async ({ reply, phase }) => {
    const made = anAttempt()
    made.answers.student = reply
    made.attempt.comeBack()
    await made.pass(100)
    expect(made.phase()).toEqual(phase)
  })

  it('takes over a deadline that was moved', async () => {
    const { attempt, answers, pass } = anAttempt()
    answers.student = () => ok(student({ ends_at: 20 * MINUTE }))
    attempt.comeBack()
    await pass(100)
    expect(attempt.view().endsAt).toBe(20 * MINUTE)
  })
})

describe('an attempt that goes on elsewhere', () => {
  it('becomes read-only when the server knows this device no more', async () => {
    const { choose, answers, pass, phase, saves } = anAttempt()
    answers.save = () => failure('no_attempt', 401)
    choose()
    await pass(2 * SECOND)
    choose(q2)
    await pass(60 * SECOND)
    expect(phase()).toEqual({ kind: 'other_device' })
    expect(saves).toHaveLength(1)
  })
})
