import { describe, expect, it, vi } from 'vitest'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { BegunOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import type { QuizCoverOnWire } from '#contract/site/quiz-cover.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { ok, type Reply } from '../../calls/reply.ts'
import { createPatience } from '../../calls/retry.ts'
import { aKept, aPaper, aSheet, aStudentServer, chose, failure } from '../../testing/student-server.ts'
import { type AttemptJournal, openAttempts } from '../device/attempt-journal.ts'
import { createServerClock } from '../device/clock.ts'
import type { KeptAttempt } from '../device/kept-attempt.ts'
import type { PendingStart } from '../device/pending-start.ts'
import { openQuiz, type Wish } from './opening.ts'

const paper = aPaper()
const NEW_STUDENT = failure('new_student', 404)
const NETWORK = failure('network', null)

type World = {
  student?: Reply<StudentOnWire>
  restore?: Reply<BegunOnWire>
  paper?: Reply<QuizPaperOnWire>
  kept?: KeptAttempt[]
  pending?: PendingStart
  wish?: Wish
  cover?: QuizCoverOnWire
  /** Whether the scripts come that the paper takes. */
  hasParts?: boolean
}

const { student: studentNow, begun } = aStudentServer()
const student = (change: Partial<StudentOnWire> = {}): StudentOnWire => ({
  ...studentNow(),
  answers: [{ question_id: 'q1', selected_index: 0, seq: 3, by: '0.elsewhere' }],
  turn: 2,
  base: 'one.7',
  ends_at: 16 * MINUTE,
  ...change,
})

const opening = async (world: World) => {
  const attempts = world.kept ?? []
  const written: KeptAttempt[] = []
  const writeStart = vi.fn(async () => true)
  const journal: AttemptJournal = {
    read: async () => attempts,
    readAll: async () => attempts,
    write: async (attempt) => {
      written.push(attempt)
      return attempt
    },
    leaveBehind: () => {},
    readPaper: async (id) => (attempts.some((attempt) => attempt.id === id) ? paper : null),
    writePaper: async () => true,
    readStart: async () => world.pending ?? null,
    writeStart,
  }
  const readPaper = vi.fn(async () => world.paper ?? ok(paper))
  const restore = vi.fn(async () => world.restore ?? failure('receipt_not_valid', 400))
  const parts = vi.fn(async () => world.hasParts ?? true)
  const clock = createServerClock(() => 0)
  const found = await openQuiz({
    code: 'ABCD2345',
    wish: world.wish ?? 'open',
    cover: world.cover ?? null,
    api: {
      student: async () => world.student ?? NEW_STUDENT,
      paper: readPaper,
      restore,
      parts,
      load: async () => true,
    },
    clock,
    journal,
    tab: { handover: Promise.resolve(null), whenTaken: () => {} },
    device: 'thispage',
    patience: createPatience(),
    onFailure: () => {},
    newKey: () => 'a new device key',
    wallClock: () => 5000,
  })
  return { found, written, readPaper, restore, clock, writeStart }
}

describe('opening the link', () => {
  it('leads somebody new to the form by the cover alone, with a key that is kept before any start', async () => {
    const cover = aPaper({ questions: [] })
    const { found, writeStart } = await opening({ paper: ok(cover) })
    const pending = { deviceKey: 'a new device key', isPressed: false }
    expect(found).toEqual({ kind: 'join', paper: cover, pending })
    expect(writeStart).toHaveBeenCalledWith(pending)
  })

  it('needs no call for the cover that came with the page, and asks for another only where its scripts do not come', async () => {
    const cover = { paper: aPaper({ questions: [] }), is_held: false }
    const here = await opening({ cover })
    expect(here.found).toMatchObject({ kind: 'join', paper: cover.paper })
    expect(here.readPaper).not.toHaveBeenCalled()
    expect((await opening({ cover, hasParts: false })).readPaper).toHaveBeenCalledOnce()
  })

  it('goes by what the server knows now, whatever the cover said', async () => {
    const cover = { paper: aPaper({ questions: [] }), is_held: false }
    expect((await opening({ cover, student: ok(student()) })).found.kind).toBe('take')
    expect((await opening({ cover: { ...cover, is_held: true } })).found.kind).toBe('join')
    expect((await opening({ cover, student: NETWORK, kept: [aKept()] })).found.kind).toBe('take')
  })

  it('knows that Start was pressed here before, and keeps its key', async () => {
    const pending = { deviceKey: 'pressed device key', isPressed: true }
    expect((await opening({ pending })).found).toMatchObject({ kind: 'join', pending })
    const kept = [aKept({ deviceKey: 'pressed device key', receipt: null, heldAt: 1 })]
    expect((await opening({ pending, kept })).found).toMatchObject({ pending: { deviceKey: 'a new device key' } })
  })

  it.each([
    { world: { paper: failure('quiz_not_found', 404) }, to: '/?notice=quiz_not_found&code=ABCD2345' },
    { world: { student: ok(student({ attempted: true })) }, to: '/quiz/analysis?code=ABCD2345' },
  ])('leads away to $to', async ({ world, to }) => {
    expect((await opening(world)).found).toEqual({ kind: 'leave', to })
  })

  it.each([
    { name: 'later', entry: chose(1, 5), option: 1, changes: 1 },
    { name: 'earlier', entry: chose(1, 2), option: 0, changes: 0 },
  ])('merges what this device has kept, which is $name than the server’s', async ({ entry, option, changes }) => {
    const { found } = await opening({ student: ok(student()), kept: [aKept({ sheet: aSheet({ q1: entry }) })] })
    expect(found).toMatchObject({
      kind: 'take',
      start: {
        endsAt: 16 * MINUTE,
        person: { name: 'Rina', lastDigits: '2345' },
        progress: {
          base: 'one.7',
          writer: { turn: 2, device: 'thispage' },
          changes,
          sheet: { q1: { answer: option } },
        },
      },
    })
  })

  it('takes nothing from another student’s journal', async () => {
    const kept = [aKept({ id: 'other', resumeCode: 'OTHERS', sheet: aSheet({ q2: chose(1, 9) }) })]
    const { found } = await opening({ student: ok(student()), kept })
    expect(found).toMatchObject({ start: { resumeCode: null, progress: { changes: 0 } } })
    expect(found.kind === 'take' && Object.keys(found.start.progress.sheet)).toEqual(['q1'])
  })

  it('leaves out a kept answer that its question does not offer, and questions that are not there', async () => {
    const sheet = aSheet({ q1: chose(1, 9), q2: { ...chose(2, 10), isMarked: true }, q9: chose(0, 11) })
    for (const world of [ok(student()), NETWORK]) {
      const { found } = await opening({ student: world, kept: [aKept({ sheet })] })
      const merged = found.kind === 'take' ? found.start.progress.sheet : {}
      expect(merged).toMatchObject({
        q1: { answer: 1 },
        q2: { answer: null, answerBy: null, isMarked: true },
      })
      expect(Object.keys(merged)).toEqual(['q1', 'q2'])
    }
  })

  it('needs no second copy of a paper that is kept here', async () => {
    expect((await opening({ student: ok(student()), kept: [aKept()] })).readPaper).not.toHaveBeenCalled()
    expect((await opening({ student: ok(student()) })).readPaper).toHaveBeenCalledOnce()
  })

  it('works without a network where the attempt is kept, with a clock that is only guessed and nobody’s name', async () => {
    const kept = aKept({ clockAhead: 250, sheet: aSheet({ q1: chose(1, 5) }), at: 1, endsAt: 10 * MINUTE })
    const { found, clock } = await opening({ student: NETWORK, kept: [kept] })
    expect(found).toMatchObject({
      kind: 'take',
      paper,
      start: {
        ...{ deviceKey: 'kept device key', receipt: 'sealed', resumeCode: 'K7M4XP', endsAt: 10 * MINUTE, person: null },
        progress: { at: 1, base: 'one.1', changes: 1 },
      },
    })
    expect(clock.now()).toBe(5250)
    expect([clock.isHeard(), clock.isGuessed()]).toEqual([false, true])
  })

  it('lets somebody else join, whoever’s attempt this browser holds', async () => {
    const { found, restore } = await opening({ student: ok(student()), kept: [aKept()], wish: 'somebody_else' })
    expect(found).toMatchObject({ kind: 'join', pending: { deviceKey: 'a new device key' } })
    expect(restore).not.toHaveBeenCalled()
  })
})

describe('an attempt that is over', () => {
  it('is marked as held in the journal once the server has all of it', async () => {
    const { written, found } = await opening({ student: ok(student({ attempted: true })), kept: [aKept()] })
    expect(found.kind).toBe('leave')
    expect(written).toMatchObject([{ id: 's1', heldAt: 5000 }])
  })

  it('is opened to hand in what only this device has', async () => {
    const kept = [aKept({ sheet: aSheet({ q2: chose(1, 9) }) })]
    const { written, found } = await opening({ student: ok(student({ attempted: true })), kept })
    expect(found).toMatchObject({ kind: 'take', start: { endedBy: 'ended', progress: { changes: 1 } } })
    expect(written).toEqual([])
  })
})

describe('an attempt whose end this device has kept', () => {
  const ends = [
    ['quiz', 0, null],
    ['submitting', 1, 'asked'],
    ['submitting', null, 'asked'],
    ['submitting', 0, 'time_over'],
  ] as const

  it.each(ends)('%s with %s ms left is ended by %s', async (section, leftMs, endedBy) => {
    for (const reply of [ok(student({ server_now: 17 * MINUTE })), failure('network', null)]) {
      const { found } = await opening({ student: reply, kept: [aKept({ section, leftMs })] })
      expect(found).toMatchObject({ kind: 'take', start: { endedBy } })
    }
  })

  it('by the clock goes on where the server says that there is time', async () => {
    const kept = [aKept({ section: 'submitting', leftMs: 0 })]
    const { found } = await opening({ student: ok(student({ server_now: 15 * MINUTE })), kept })
    expect(found).toMatchObject({ kind: 'take', start: { endedBy: null } })
  })
})

describe('an attempt that the server does not know', () => {
  const unsent = [aKept({ sheet: aSheet({ q2: chose(1, 9) }) })]

  it('comes back by its key and its receipt, whatever was lost', async () => {
    const { found, restore } = await opening({ restore: ok(begun()), kept: unsent })
    expect(found).toMatchObject({ kind: 'take', paper, start: { progress: { changes: 1, changedIn: { q2: 1 } } } })
    expect(restore).toHaveBeenCalledWith('kept device key', 'sealed')
  })

  it.each(['receipt_not_valid', 'already_started'])('that is refused as %s leads to the form', async (code) => {
    expect((await opening({ restore: failure(code, 409), kept: unsent })).found.kind).toBe('join')
  })

  it('goes on from the journal while the server can not be asked', async () => {
    expect((await opening({ restore: NETWORK, kept: unsent })).found).toMatchObject({
      kind: 'take',
      start: { person: null },
    })
  })
})

describe('a device without storage', () => {
  it('has no journal, and says so instead of failing', async () => {
    const journal = openAttempts('ABCD2345')
    expect(await journal.read()).toEqual([])
    expect(await journal.readStart()).toBe(null)
    expect(await journal.write(aKept())).toBe(null)
  })
})
