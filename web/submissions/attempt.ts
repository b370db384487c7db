import { type Instant, SECOND } from '#domain/time-limit.ts'
import type { CallFailure } from '../api/reply.ts'
import { type Api, sheetOf } from './api.ts'
import type { ServerClock } from './clock.ts'
import type { Journal, KeptAttempt } from './journal.ts'
import { advance, type Progress, type Saved, type Step } from './progress.ts'
import { createPatience, keepTrying, timeoutMs } from './retry.ts'
import { createSaving, type SavingState } from './saving.ts'
import type { Tab } from './tabs.ts'

/** Why an attempt is being submitted: its student asked, the time is over, or the server had ended it already. */
type EndReason = 'asked' | 'time_over' | 'ended'

export type Phase =
  | { kind: 'running' }
  | { kind: 'submitting'; why: EndReason; failure: CallFailure | null }
  | { kind: 'submitted'; why: EndReason }
  /** Read-only: it goes on in another tab of this browser, or on another device. */
  | { kind: 'other_tab' }
  | { kind: 'other_device' }

export type AttemptView = {
  progress: Progress
  phase: Phase
  saving: SavingState
  endsAt: Instant
  /** Whether this device could keep a copy of the answers. */
  hasCopy: boolean
}

export type AttemptStart = {
  id: string
  deviceKey: string
  resumeCode: string | null
  progress: Progress
  /** What the server has acknowledged. */
  acknowledged: number
  endsAt: Instant
  section: KeptAttempt['section']
}

export type AttemptTools = {
  api: Pick<Api, 'save' | 'submit' | 'student'>
  clock: ServerClock
  journal: Pick<Journal, 'writeNotes' | 'clear'>
  tab: Pick<Tab, 'whenTaken'>
  onSubmitFailing: () => void
  random?: () => number
  monotonic?: () => number
  wallClock?: () => number
}

export type Attempt = ReturnType<typeof createAttempt>

/** Ten thousand clocks reach zero in the same second; within the grace period the submissions may spread out. */
const JITTER = 3 * SECOND

/** A student's run through the paper on this device: takes every step, keeps it, sends it, and ends in time. */
export const createAttempt = (start: AttemptStart, tools: AttemptTools) => {
  const { api, clock, journal, random = Math.random, monotonic = () => performance.now() } = tools
  const listeners = new Set<() => void>()
  const patience = createPatience()
  let lookingSince = monotonic()
  let isCheckingTime = false
  let isSending = false

  const saving = createSaving({
    acknowledged: start.acknowledged,
    random,
    send: async (save, options) => {
      const reply = await api.save(save, options)
      if (reply.ok) show({ endsAt: reply.value.ends_at })
      return reply
    },
    onChange: (state) => show({ saving: state }),
    onBehind: () => void askServer(),
    onRefused: ({ code }) => {
      if (code === 'no_attempt') stopAs('other_device')
      if (code === 'already_submitted' || code === 'time_over') void submit('ended')
    },
  })

  let view: AttemptView = {
    progress: start.progress,
    phase: { kind: 'running' },
    saving: saving.state(),
    endsAt: start.endsAt,
    hasCopy: true,
  }
  const show = (change: Partial<AttemptView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  const isRunning = () => view.phase.kind === 'running'
  const stopAs = (kind: 'other_tab' | 'other_device') => {
    saving.stop()
    if (view.phase.kind !== 'submitted') show({ phase: { kind } })
  }

  /** First the device, then the server: nothing is on the way that a reload could not find again. */
  const keep = async (section: KeptAttempt['section'] = 'quiz') => {
    const { progress, endsAt } = view
    const { questions: _, ...kept } = progress
    const { id, deviceKey, resumeCode } = start
    const clockAhead = clock.now() - (tools.wallClock ?? Date.now)()
    const visited = [...progress.visited]
    const attempt = { ...kept, visited, changedIn: { ...kept.changedIn }, id, section, resumeCode, endsAt, clockAhead }
    const hasCopy = await journal.writeNotes({ deviceKey, attempt })
    if (hasCopy !== view.hasCopy) show({ hasCopy })
    saving.changed({ revision: progress.revision, sheet: progress.sheet })
  }

  const spendTime = () => {
    const now = monotonic()
    const question = view.progress.questions[view.progress.at]
    const ms = now - lookingSince
    lookingSince = now
    return question === undefined ? view.progress : advance(view.progress, { kind: 'spend', question, ms })
  }
  const act = (step: Step) => {
    if (!isRunning()) return
    show({ progress: advance(spendTime(), step) })
    void keep()
  }

  const submit = async (why: EndReason) => {
    if (!isRunning()) return
    show({ progress: spendTime(), phase: { kind: 'submitting', why, failure: null } })
    await keep('submitting')
    if (why === 'time_over') {
      void saving.flush()
      await patience.pause(random() * JITTER)
    }
    saving.stop()
    await sendAll(why)
  }
  const sendAll = async (why: EndReason) => {
    const onFailure = (failure: CallFailure) => {
      if (view.phase.kind === 'submitting' && view.phase.failure === null) tools.onSubmitFailing()
      show({ phase: { kind: 'submitting', why, failure } })
    }
    const make = (failures: number) => api.submit(view.progress.sheet, timeoutMs(failures))
    isSending = true
    const reply = await keepTrying(make, { patience, onFailure, random })
    isSending = false
    if (reply.ok) await ended(why)
    else if (reply.failure.code === 'no_attempt') stopAs('other_device')
    else onFailure(reply.failure)
  }
  const ended = async (why: EndReason) => {
    saving.stop()
    await journal.clear()
    show({ phase: { kind: 'submitted', why } })
  }

  /** The server's word on the time and on who holds this attempt. */
  const askServer = async () => {
    const reply = await api.student()
    if (!isRunning()) return
    if (!reply.ok) {
      if (reply.failure.code === 'new_student') stopAs('other_device')
      return
    }
    show({ endsAt: reply.value.ends_at })
    if (reply.value.attempted) await ended('ended')
    else if (reply.value.revision > view.progress.revision) {
      act({ kind: 'catch_up', saved: { sheet: sheetOf(reply.value), revision: reply.value.revision } })
    }
  }

  /** A clock that is only guessed ends nothing: the server is asked first, for as long as it takes. */
  const checkTime = async () => {
    if (!isRunning() || isCheckingTime || clock.now() < view.endsAt) return
    isCheckingTime = true
    while (isRunning() && !clock.isHeard()) {
      await askServer()
      if (!clock.isHeard()) await patience.pause(2 * SECOND)
    }
    isCheckingTime = false
    if (clock.now() >= view.endsAt) await submit('time_over')
  }

  tools.tab.whenTaken((): Saved | null => {
    if (!isRunning()) return null
    const progress = spendTime()
    stopAs('other_tab')
    return progress
  })

  return {
    resumeCode: start.resumeCode,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act,
    submit: () => submit('asked'),
    /** Takes up where the journal left off: sends what is unsent, and goes on submitting. */
    begin: async () => {
      await keep(start.section)
      if (start.section === 'submitting') await submit('asked')
    },
    checkTime,
    askServer,
    /** The network is back. */
    wake: () => {
      patience.wake()
      void saving.flush()
      if (!clock.isHeard()) void askServer()
    },
    /** Sends a submission that failed again, at once. */
    tryAgain: () => {
      if (isSending) patience.wake()
      else if (view.phase.kind === 'submitting') void sendAll(view.phase.why)
    },
    leave: () => {
      if (!isRunning()) return
      show({ progress: spendTime() })
      void keep()
      saving.flushBeforeLeaving()
    },
    comeBack: () => {
      lookingSince = monotonic()
      patience.wake()
      void saving.flush()
      void askServer()
    },
  }
}
