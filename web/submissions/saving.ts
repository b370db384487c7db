import type { AnswerSheet } from '#domain/answer.ts'
import type { CallFailure, Reply } from '../api/reply.ts'
import { backoffMs, isPassing, timeoutMs } from './retry.ts'

export type Save = { revision: number; sheet: AnswerSheet }
export type SendOptions = { keepalive: boolean; timeoutMs: number }
export type SavingState = {
  /** The newest revision that the server has on disk. */
  acknowledged: number
  /** When saving began to fail (monotonic milliseconds); null while all is well. */
  failingSince: number | null
}

type SavingOptions = {
  acknowledged: number
  send: (save: Save, options: SendOptions) => Promise<Reply<{ revision: number }>>
  onChange: (state: SavingState) => void
  /** The server refused for good: `no_attempt`, `already_submitted`, `time_over`, or something wrong with the save. */
  onRefused: (failure: CallFailure) => void
  /** The server has a newer revision than was sent: somebody else saved in between. */
  onBehind: () => void
  random?: () => number
  now?: () => number
}

/** Changes made within this time travel together. */
const GATHER_MS = 700

/** Brings the newest sheet to the server: one request at a time, again and again until it is acknowledged. */
export class Saving {
  state: SavingState
  readonly #options: Required<SavingOptions>
  #newest: Save
  #timer: ReturnType<typeof setTimeout> | undefined
  #underway: Promise<void> | null = null
  #failures = 0
  #isStopped = false

  constructor(options: SavingOptions) {
    const { acknowledged } = options
    this.#options = { random: Math.random, now: () => performance.now(), ...options }
    this.#newest = { revision: acknowledged, sheet: {} }
    this.state = { acknowledged, failingSince: null }
  }

  changed({ revision, sheet }: Save): void {
    if (revision < this.#newest.revision) return
    this.#newest = { revision, sheet }
    if (this.#isDue() && !this.#underway && this.#failures === 0) this.#flushIn(GATHER_MS)
  }

  /** Sends what is unsaved without waiting any longer, as when the network is back. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.#isDue()) return
    this.#underway ??= this.#attempt().finally(() => {
      this.#underway = null
    })
    await this.#underway
  }

  /** The page may be gone in a moment: the request outlives it. */
  flushBeforeLeaving(): void {
    if (this.#isDue()) void this.#options.send(this.#newest, { keepalive: true, timeoutMs: timeoutMs(0) })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #isDue(): boolean {
    return !this.#isStopped && this.#newest.revision > this.state.acknowledged
  }

  #become(change: Partial<SavingState>): void {
    this.state = { ...this.state, ...change }
    this.#options.onChange(this.state)
  }

  #flushIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  async #attempt(): Promise<void> {
    const sent = this.#newest
    const reply = await this.#options.send(sent, { keepalive: false, timeoutMs: timeoutMs(this.#failures) })
    if (this.#isStopped) return
    if (!reply.ok) this.#failed(reply.failure)
    else if (reply.value.revision > sent.revision) this.#overtaken(reply.value.revision)
    else this.#acknowledge(sent)
  }

  #acknowledge({ revision }: Save): void {
    this.#failures = 0
    this.#become({ acknowledged: Math.max(this.state.acknowledged, revision), failingSince: null })
    if (this.#isDue()) this.#flushIn(GATHER_MS)
  }

  /** By a request of this page's own that was sent while it was left, or by somebody else's. */
  #overtaken(revision: number): void {
    this.#failures = 0
    if (revision > this.#newest.revision) this.#options.onBehind()
    else this.#flushIn(0)
  }

  #failed(failure: CallFailure): void {
    this.#become({ failingSince: this.state.failingSince ?? this.#options.now() })
    if (!isPassing(failure)) {
      this.#options.onRefused(failure)
      return
    }
    this.#flushIn(backoffMs(this.#failures, failure, this.#options.random()))
    this.#failures += 1
  }
}
