import type { CallFailure, Reply } from '../../calls/reply.ts'
import { createPatience, JITTER_MS, RETRY_MS } from '../../calls/retry.ts'
import { handIn } from '../device/held.ts'
import { answered, newestWrite } from '../device/journal-database.ts'
import { advance, dated, type Progress, type Step } from '../device/progress.ts'
import { Saving } from '../device/saving.ts'
import type { HandedOver } from '../device/tabs.ts'
import type { Api } from './api.ts'
import { type Asking, createAsking, createLooking } from './asking.ts'
import type { AttemptStart, AttemptTools, AttemptView, EndReason } from './attempt-view.ts'
import { isDelivered, isKept, viewAtStart, withBrowsersOwn } from './attempt-view.ts'
import { type Attention, createAttention } from './attention.ts'
import { createEnding, ENDED, type Ending } from './ending.ts'
import { heardFrom, type Told } from './hearing.ts'
import { copyOnDevice, deliveryOf, keptOf } from './keeping.ts'
import { regained } from './regaining.ts'

/** A student's run through the paper on this device: takes every step, keeps it, sends it, and ends in time. */
export class Attempt {
  readonly id: string
  readonly resumeCode: string | null
  /** Where not every place is open at any time. */
  mayTake: ((step: Step) => boolean) | null = null
  readonly #start: AttemptStart
  readonly #tools: Required<AttemptTools>
  readonly #saving: Saving<Progress>
  readonly #ending: Ending
  readonly #patience = createPatience()
  readonly #attention: Attention
  readonly #asking: Asking
  readonly #look: () => Promise<void>
  readonly #listeners = new Set<() => void>()
  readonly #write = newestWrite(async () => {
    const { changes } = this.#view.progress
    const hasCopy = (await this.#tools.journal.write(this.#record())) !== null
    const news = copyOnDevice(this.#view, { hasCopy, changes })
    if (news) this.#show(news)
  })
  #view: AttemptView
  #epoch: string | null
  #givenBackMs: number
  #isCheckingTime = false
  #isRegained = false
  #isHeld = false

  constructor(start: AttemptStart, tools: AttemptTools) {
    this.#start = start
    this.#tools = withBrowsersOwn(tools)
    this.id = start.id
    this.resumeCode = start.resumeCode
    this.#epoch = start.epoch
    this.#givenBackMs = start.givenBackMs
    this.#attention = createAttention(this.#tools.monotonic)
    this.#asking = createAsking(this.#tools)
    this.#look = createLooking({ ...this.#tools, ask: () => this.askServer() })
    const toBell = () => this.#view.endsAt - tools.clock.now()
    this.#saving = new Saving({
      toBell,
      random: this.#tools.random,
      send: (progress, options) => this.#send(progress, options),
      onChange: (saving) => {
        this.#show({ saving })
        if (isDelivered(this.#view)) void this.#keep()
      },
      onRefused: (failure) => void this.#refused(failure),
    })
    this.#ending = createEnding({
      toBell,
      patience: this.#patience,
      random: this.#tools.random,
      submit: (timeoutMs) => tools.api.submit(deliveryOf(start, this.#view, tools.clock), timeoutMs),
      onPhase: (phase) => this.#show({ phase }),
      isDoubtful: () => this.#saving.state.failingSince !== null,
      hasTimeLeft: () => this.#hasTimeLeft(),
      onTimeLeft: () => void this.#keep().then(() => this.#saving.goOn()),
      onUnknown: () => this.#regain(),
      onHeld: () => {
        this.#isHeld = true
        return this.#keep()
      },
    })
    this.#view = viewAtStart(start, this.#saving.state)
    tools.tab.whenTaken(() => this.#giveUp())
  }

  view = (): AttemptView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes up where the journal left off: sends what is unsent, and goes on submitting. */
  begin = async (): Promise<void> => {
    await this.#keep()
    if (this.#start.endedBy) await this.#submit(this.#start.endedBy)
    else if (!this.#tools.hasCookies()) this.#show({ phase: { kind: 'no_cookies' } })
  }

  act = (step: Step): void => {
    if (!this.#isRunning() || this.mayTake?.(step) === false) return
    const before = this.#withTimeSpent()
    this.#show({ progress: dated(before, advance(before, step), this.#tools.clock.now()) })
    void this.#keep()
  }

  submit = (): Promise<void> => this.#submit('asked')

  /** The server has forgotten what it was told, as after the restore of an older backup. */
  submitAgain = async (): Promise<void> => {
    const { phase } = this.#view
    if (phase.kind !== 'submitted') return
    this.#show({ phase: { kind: 'submitting', why: phase.why, failure: null } })
    await this.#ending.send(phase.why)
  }

  /** Sends again at once what could not be submitted, or what the server did not know the sender of. */
  tryAgain = (): void => {
    const { phase } = this.#view
    if (phase.kind === 'submitting') this.#ending.tryAgain(phase.why)
    if (phase.kind !== 'no_cookies') return
    this.#isRegained = false
    this.#show({ phase: { kind: 'running' } })
    void this.askServer()
  }

  /** A clock that is only guessed ends nothing: the server is asked first, for as long as it takes. */
  checkTime = async (): Promise<void> => {
    const { clock } = this.#tools
    if (!this.#isRunning() || this.#isCheckingTime) return
    if (this.#attention.isHere()) void (this.#asking.isDue() ? this.askServer() : this.#look())
    if (clock.now() < this.#view.endsAt) return
    this.#isCheckingTime = true
    while (this.#isRunning() && !clock.isHeard()) {
      await this.askServer()
      if (!clock.isHeard()) await this.#patience.pause(RETRY_MS)
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
    if (this.#isRunning()) {
      this.#show({ progress: this.#withTimeSpent() })
      this.#attention.away()
      if (!isKept(this.#view)) this.#tools.journal.leaveBehind(this.#record())
      void this.#keep()
      this.#saving.changed(this.#view.progress)
    }
    this.#saving.flushBeforeLeaving()
  }

  comeBack = (): void => {
    this.#attention.back()
    this.#patience.wake()
    void this.#saving.flush()
    if (this.#isRunning()) void this.askServer()
  }

  /** Whether this page may be given up: within `ms` all was delivered, or the device keeps what was not. */
  deliver = async (ms: number): Promise<boolean> => {
    await this.#keep()
    await Promise.race([this.#saving.flush(), this.#patience.pause(ms)])
    return isDelivered(this.#view) || this.#view.hasCopy === true
  }

  /** The server's word on the time, on the answers, and on who holds this attempt. */
  askServer = async (): Promise<unknown> => {
    this.#asking.asked()
    const reply = await this.#tools.api.student()
    if (!this.#isRunning()) return
    if (!reply.ok) {
      if (reply.failure.code === 'new_student') await this.#knownAgain()
      return
    }
    if (reply.value.id !== this.#start.id) return this.#show({ phase: { kind: 'signed_out' } })
    this.#isRegained = false
    this.#hear(reply.value, true)
    if (reply.value.attempted) await this.#submit('ended')
    return true
  }

  #isRunning = (): boolean => this.#view.phase.kind === 'running'

  #goesOn = (): boolean => this.#isRunning() || this.#view.phase.kind === 'submitting'

  #show(change: Partial<AttemptView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }

  #withTimeSpent(): Progress {
    const { progress } = this.#view
    const question = progress.questions[progress.at]
    const ms = this.#attention.lapse()
    return question === undefined || ms <= 0 ? progress : advance(progress, { kind: 'spend', question, ms })
  }

  /** First the device, then the server: nothing is on the way that a reload could not find again. */
  async #keep(): Promise<void> {
    const { progress, phase } = this.#view
    // The tab that took over writes the journal now; what it did not get is still sent from here.
    if (phase.kind !== 'other_tab') await answered(this.#write())
    this.#saving.changed(progress)
  }

  #record() {
    const more = { givenBackMs: this.#givenBackMs, epoch: this.#epoch, isHeld: this.#isHeld }
    return keptOf(this.#start, this.#view, { ...this.#tools, ...more })
  }

  async #send(progress: Progress, options: Parameters<Api['save']>[1]): Promise<Reply<unknown>> {
    const { api, clock } = this.#tools
    const delivery = deliveryOf(this.#start, { ...this.#view, progress }, clock)
    if (!this.#goesOn()) return handIn(api, delivery, { ...options, deviceKey: this.#start.deviceKey })
    const reply = await api.save(delivery, options)
    if (!reply.ok) return reply
    this.#isRegained = false
    if (!reply.value.handed_over) this.#hear(reply.value, false)
    else if (this.#isRunning()) this.#show({ phase: { kind: 'other_device' } })
    return reply
  }

  #hear(told: Told & { given_back_ms: number }, isAll: boolean): void {
    const { progress, endsAt } = this.#view
    const givenMs = told.ends_at - endsAt - Math.max(0, told.given_back_ms - this.#givenBackMs)
    this.#show(heardFrom(this.#view, told, { epoch: this.#epoch, isAll }))
    this.#epoch = told.epoch
    // Minutes that are over by now are no news.
    const isOpen = this.#tools.clock.now() < told.ends_at
    if (isOpen && told.given_back_ms > this.#givenBackMs) this.#tools.onGivenBack(told.given_back_ms)
    if (isOpen && givenMs > 0) this.#tools.onGiven(givenMs)
    this.#givenBackMs = Math.max(this.#givenBackMs, told.given_back_ms)
    this.#asking.heard()
    // After a save all is kept once it is acknowledged.
    if (isAll || this.#view.progress.changes > progress.changes) void this.#keep()
  }

  async #hasTimeLeft(): Promise<boolean> {
    const reply = await this.#tools.api.student()
    if (reply.ok && reply.value.id === this.#start.id && !reply.value.attempted) this.#hear(reply.value, true)
    return this.#tools.clock.now() < this.#view.endsAt
  }

  async #refused({ code }: CallFailure): Promise<void> {
    if (!this.#isRunning()) return
    if (code === 'no_attempt') await this.#knownAgain()
    else if (ENDED.includes(code)) await this.#submit('ended')
  }

  async #knownAgain(): Promise<void> {
    if (await this.#regain()) void this.#saving.flush()
  }

  /** Whether it is worth sending again to a server that did not know this attempt. */
  async #regain(): Promise<boolean> {
    const { id, deviceKey, receipt } = this.#start
    const { api, hasCookies } = this.#tools
    const isAgain = this.#isRegained
    const found = await regained({ attempt: id, deviceKey, receipt, isAgain, hasCookies: hasCookies(), api })
    if (found.kind === 'back') {
      this.#isRegained = true
      this.#hear(found.student, true)
    } else if (found.kind === 'later') await this.#patience.pause(RETRY_MS)
    else if (this.#goesOn()) {
      this.#show({ phase: { kind: found.kind } })
      // What the page still has is brought to the server all the same.
      this.#saving.goOn()
    }
    return this.#goesOn()
  }

  #giveUp(): HandedOver | null {
    if (!this.#isRunning()) return null
    const progress = this.#withTimeSpent()
    this.#show({ progress, phase: { kind: 'other_tab' } })
    this.#saving.changed(progress)
    return { ...progress, id: this.#start.id }
  }

  async #submit(why: EndReason): Promise<void> {
    if (!this.#isRunning()) return
    this.#show({ progress: this.#withTimeSpent(), phase: { kind: 'submitting', why, failure: null } })
    await this.#keep()
    if (why === 'time_over') {
      void this.#saving.flush()
      await this.#patience.pause(this.#tools.random() * JITTER_MS)
    }
    this.#saving.stop()
    await this.#ending.send(why)
  }
}
