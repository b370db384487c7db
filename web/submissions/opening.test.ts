import { describe, expect, it, vi } from 'vitest'
import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { StudentOnWire } from '#contract/submissions.ts'
import { nanosecondsOf } from '#contract/wire.ts'
import { questionId } from '#domain/question.ts'
import { type CallFailure, fail, ok, type Reply } from '../api/reply.ts'
import { createServerClock } from './clock.ts'
import { type Journal, type KeptAttempt, openJournal } from './journal.ts'
import { openQuiz } from './opening.ts'
import { createPatience } from './retry.ts'

const ISO = '2026-01-01T00:00:00.000Z'
const question = (id: string) => ({ id, problem: id, options: ['a', 'b'], created_at: ISO, updated_at: ISO })
const paper: QuizPaperOnWire = {
  id: 'z1',
  title: 'Rivers',
  subject: 'Geography',
  share_code: 'ABCD2345',
  no_of_questions: 2,
  status: 'active',
  duration: nanosecondsOf(15),
  is_negative_marking: false,
  total_submissions: 0,
  created_at: ISO,
  updated_at: ISO,
  host: 'Mitra',
  questions: [question('q1'), question('q2')],
}
const student: StudentOnWire = {
  id: 's1',
  name: 'Rina',
  phone: '9830012345',
  district: 'Kolkata',
  quiz_code: 'ABCD2345',
  submission_code: null,
  answers: [{ question_id: 'q1', selected_index: 0 }],
  score: null,
  max_score: 2,
  attempted: false,
  time_stamp: 0,
  created_at: ISO,
  updated_at: ISO,
  revision: 3,
  server_now: 1000,
  ends_at: 900_000,
  given_back_ms: 0,
}
const q1 = questionId.parse('q1')
const kept = (change: Partial<KeptAttempt> = {}): KeptAttempt => ({
  id: 's1',
  section: 'quiz',
  resumeCode: 'K7M4XP',
  endsAt: 800_000,
  clockAhead: 250,
  sheet: { [q1]: { answer: { kind: 'choice', option: 1 }, isMarked: false, timeMs: 5 } },
  revision: 5,
  at: 1,
  visited: [q1],
  changedIn: { q1: 5 },
  ...change,
})

const failure = (code: string, status: number | null): { ok: false; failure: CallFailure } =>
  fail({ status, code, message: code, fields: {}, retryAfterMs: null })

type World = { student?: Reply<StudentOnWire>; paper?: Reply<QuizPaperOnWire>; kept?: KeptAttempt | null }

const opening = async (world: World) => {
  const clear = vi.fn(async () => {})
  const attempt = world.kept ?? null
  const journal: Journal = {
    readNotes: async () => (attempt ? { deviceKey: 'kept key', attempt } : null),
    readPaper: async () => (attempt ? paper : null),
    writeNotes: async () => true,
    writePaper: async () => true,
    clear,
  }
  const readPaper = vi.fn(async () => world.paper ?? ok(paper))
  const clock = createServerClock(() => 0)
  const found = await openQuiz({
    code: 'ABCD2345',
    api: { student: async () => world.student ?? failure('new_student', 404), paper: readPaper },
    clock,
    journal,
    tab: { handover: Promise.resolve(null), whenTaken: () => {} },
    patience: createPatience(),
    onFailure: () => {},
    newKey: () => 'new key',
    wallClock: () => 5000,
  })
  return { found, clear, readPaper, clock }
}

describe('opening the link', () => {
  it('shows the hero to somebody new', async () => {
    expect((await opening({})).found).toEqual({ kind: 'join', paper, notes: null })
  })

  it.each([
    { world: { paper: failure('quiz_not_found', 404) }, to: '/?notice=quiz_not_found' },
    { world: { student: ok({ ...student, attempted: true }) }, to: '/quiz/analysis?code=ABCD2345' },
  ])('leads away to $to', async ({ world, to }) => {
    expect((await opening(world)).found).toEqual({ kind: 'leave', to })
  })

  it('forgets what was kept for an attempt that was submitted', async () => {
    const { clear } = await opening({ student: ok({ ...student, attempted: true }), kept: kept() })
    expect(clear).toHaveBeenCalledOnce()
  })

  it.each([
    { name: 'newer than the server', change: {}, revision: 5, option: 1 },
    { name: 'older than the server', change: { revision: 2 }, revision: 3, option: 0 },
    { name: 'of another student', change: { id: 'other' }, revision: 3, option: 0 },
  ])('goes on with what this device has kept when it is $name', async ({ change, revision, option }) => {
    const { found } = await opening({ student: ok(student), kept: kept(change) })
    expect(found).toMatchObject({
      kind: 'take',
      start: { acknowledged: 3, endsAt: 900_000, progress: { revision, sheet: { q1: { answer: { option } } } } },
    })
  })

  it('leaves out a kept answer that its question does not offer: the server would refuse the whole sheet for it', async () => {
    const q2 = questionId.parse('q2')
    const entry = { isMarked: true, timeMs: 5 }
    const sheet = {
      [q1]: { ...entry, answer: { kind: 'choice' as const, option: 1 } },
      [q2]: { ...entry, answer: { kind: 'choice' as const, option: 2 } },
    }
    for (const world of [ok(student), failure('network', null)]) {
      const { found } = await opening({ student: world, kept: kept({ sheet }) })
      expect(found).toMatchObject({
        start: { progress: { revision: 5, sheet: { q1: sheet[q1], q2: { ...entry, answer: null } } } },
      })
    }
  })

  it('needs no second copy of a paper that is kept here', async () => {
    expect((await opening({ student: ok(student), kept: kept() })).readPaper).not.toHaveBeenCalled()
    expect((await opening({ student: ok(student) })).readPaper).toHaveBeenCalledOnce()
  })

  it('works without a network where the attempt is kept, with a clock that is only guessed', async () => {
    const { found, clock } = await opening({ student: failure('network', null), kept: kept() })
    expect(found).toMatchObject({
      kind: 'take',
      paper,
      start: { deviceKey: 'kept key', resumeCode: 'K7M4XP', acknowledged: 0, endsAt: 800_000, progress: { at: 1 } },
    })
    expect(clock.now()).toBe(5250)
    expect(clock.isHeard()).toBe(false)
  })
})

describe('a device without storage', () => {
  it('has no journal, and says so instead of failing', async () => {
    const journal = openJournal('ABCD2345')
    expect(await journal.readNotes()).toBe(null)
    expect(await journal.writeNotes({ deviceKey: 'key', attempt: null })).toBe(false)
    await journal.clear()
  })
})
