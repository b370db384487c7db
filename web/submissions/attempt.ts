import { type Instant, SECOND } from '#domain/time-limit.ts'
import type { CallFailure } from '../api/reply.ts'
import { type Api, sheetOf } from './api.ts'
import type { ServerClock } from './clock.ts'
import type { Journal, KeptAttempt } from './journal.ts'
import { advance, type Progress, type Saved, type Step } from './progress.ts'
import { createPatience, keepTrying, timeoutMs } from './retry.ts'
import { Saving, type SavingState } from './saving.ts'
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
  /** Submitting has begun to fail; it is tried on. */
  onSubmitFailing: () => void
  random?: () => number
  monotonic?: () => number
  wallClock?: () => number
}

/** Ten thousand clocks reach zero in the same second; within the grace period the submissions may spread out. */
const JITTER = 3 * SECOND
const CLOCK_RETRY = 2 * SECOND

/** A student's run through the paper on this device: takes every step, keeps it, sends it, and ends in time. */
export class Attempt {
  readonly resumeCode: string | null
  readonly #start: AttemptStart
  readonly #tools: Required<AttemptTools>
  readonly #saving: Saving
  readonly #patience = createPatience()
  readonly #listeners = new Set<() => void>()
  #view: AttemptView
  /** Since when the open question is being looked at; null while the page is hidden. */
  #lookingSince: number | null
  #isCheckingTime = false
  #isSending = false

  constructor(start: AttemptStart, tools: AttemptTools) {
    this.#start = start
    this.#tools = { random: Math.random, monotonic: () => performance.now(), wallClock: Date.now, ...tools }
    this.resumeCode = start.resumeCode
    this.#lookingSince = this.#tools.monotonic()
    this.#saving = new Saving({
      acknowledged: start.acknowledged,
      random: this.#tools.random,
      send: (save, options) => this.#send(save, options),
      onChange: (saving) => this.#show({ saving }),
      onBehind: () => void this.askServer(),
      onRefused: (failure) => this.#refused(failure),
    })
    const { progress, endsAt } = start
    this.#view = { progress, phase: { kind: 'running' }, saving: this.#saving.state, endsAt, hasCopy: true }
    tools.tab.whenTaken(() => this.#giveUp())
  }

  view = (): AttemptView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes up where the journal left off: sends what is unsent, and goes on submitting. */
  begin = async (): Promise<void> => {
    await this.#keep(this.#start.section)
    if (this.#start.section === 'submitting') await this.#submit('asked')
  }

  act = (step: Step): void => {
    if (!this.#isRunning()) return
    this.#show({ progress: advance(this.#withTimeSpent(), step) })
    void this.#keep('quiz')
  }

  submit = (): Promise<void> => this.#submit('asked')

  /** Sends a submission that failed again, at once. */
  tryAgain = (): void => {
    const { phase } = this.#view
    if (this.#isSending) this.#patience.wake()
    else if (phase.kind === 'submitting') void this.#sendAll(phase.why)
  }

  /** A clock that is only guessed ends nothing: the server is asked first, for as long as it takes. */
  checkTime = async (): Promise<void> => {
    const { clock } = this.#tools
    if (!this.#isRunning() || this.#isCheckingTime || clock.now() < this.#view.endsAt) return
    this.#isCheckingTime = true
    while (this.#isRunning() && !clock.isHeard()) {
      await this.askServer()
      if (!clock.isHeard()) await this.#patience.pause(CLOCK_RETRY)
    }
    this.#isCheckingTime = false
    if (clock.now() >= this.#view.endsAt) await this.#submit('time_over')
  }

  /** The network is back. */
  wake = (): void => {
    this.#patience.wake()
    void this.#saving.flush()
    if (!this.#tools.clock.isHeard()) void this.askServer()
  }

  /** The page is hidden or left and may never come back: the server is told without waiting for the device. */
  leave = (): void => {
    if (!this.#isRunning()) return
    this.#show({ progress: this.#withTimeSpent() })
    this.#lookingSince = null
    void this.#keep('quiz')
    this.#saving.changed(this.#view.progress)
    this.#saving.flushBeforeLeaving()
  }

  comeBack = (): void => {
    this.#lookingSince = this.#tools.monotonic()
    this.#patience.wake()
    void this.#saving.flush()
    void this.askServer()
  }

  /** The server's word on the time and on who holds this attempt. */
  askServer = async (): Promise<void> => {
    const reply = await this.#tools.api.student()
    if (!this.#isRunning()) return
    if (!reply.ok) {
      if (reply.failure.code === 'new_student') this.#stopAs('other_device')
      return
    }
    const { ends_at, attempted, revision } = reply.value
    this.#show({ endsAt: ends_at })
    if (attempted) await this.#ended('ended')
    else if (revision > this.#view.progress.revision) {
      this.act({ kind: 'catch_up', saved: { sheet: sheetOf(reply.value), revision } })
    }
  }

  #isRunning(): boolean {
    return this.#view.phase.kind === 'running'
  }

  #show(change: Partial<AttemptView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #withTimeSpent(): Progress {
    const { progress } = this.#view
    const question = progress.questions[progress.at]
    if (question === undefined || this.#lookingSince === null) return progress
    const now = this.#tools.monotonic()
    const ms = now - this.#lookingSince
    this.#lookingSince = now
    return advance(progress, { kind: 'spend', question, ms })
  }

  /** First the device, then the server: nothing is on the way that a reload could not find again. */
  async #keep(section: KeptAttempt['section']): Promise<void> {
    const { progress, endsAt } = this.#view
    const { sheet, revision, at } = progress
    const { id, deviceKey, resumeCode } = this.#start
    const clockAhead = this.#tools.clock.now() - this.#tools.wallClock()
    const kept = { sheet, revision, at, visited: [...progress.visited], changedIn: { ...progress.changedIn } }
    const attempt = { ...kept, id, section, resumeCode, endsAt, clockAhead }
    const hasCopy = await this.#tools.journal.writeNotes({ deviceKey, attempt })
    if (hasCopy !== this.#view.hasCopy) this.#show({ hasCopy })
    this.#saving.changed({ revision, sheet })
  }

  async #send(...call: Parameters<Api['save']>): ReturnType<Api['save']> {
    const reply = await this.#tools.api.save(...call)
    if (reply.ok) this.#show({ endsAt: reply.value.ends_at })
    return reply
  }

  #refused({ code }: CallFailure): void {
    if (code === 'no_attempt') this.#stopAs('other_device')
    if (code === 'already_submitted' || code === 'time_over') void this.#submit('ended')
  }

  #stopAs(kind: 'other_tab' | 'other_device'): void {
    this.#saving.stop()
    this.#show({ phase: { kind } })
  }

  #giveUp(): Saved | null {
    if (!this.#isRunning()) return null
    const progress = this.#withTimeSpent()
    this.#stopAs('other_tab')
    return progress
  }

  async #submit(why: EndReason): Promise<void> {
    if (!this.#isRunning()) return
    this.#show({ progress: this.#withTimeSpent(), phase: { kind: 'submitting', why, failure: null } })
    await this.#keep('submitting')
    if (why === 'time_over') {
      void this.#saving.flush()
      await this.#patience.pause(this.#tools.random() * JITTER)
    }
    this.#saving.stop()
    await this.#sendAll(why)
  }

  async #sendAll(why: EndReason): Promise<void> {
    const onFailure = (failure: CallFailure) => {
      const { phase } = this.#view
      if (phase.kind === 'submitting' && phase.failure === null) this.#tools.onSubmitFailing()
      this.#show({ phase: { kind: 'submitting', why, failure } })
    }
    const make = (failures: number) => this.#tools.api.submit(this.#view.progress.sheet, timeoutMs(failures))
    this.#isSending = true
    const reply = await keepTrying(make, { patience: this.#patience, onFailure, random: this.#tools.random })
    this.#isSending = false
    if (reply.ok) await this.#ended(why)
    else if (reply.failure.code === 'no_attempt') this.#stopAs('other_device')
    else onFailure(reply.failure)
  }

  async #ended(why: EndReason): Promise<void> {
    this.#saving.stop()
    await this.#tools.journal.clear()
    this.#show({ phase: { kind: 'submitted', why } })
  }
}
