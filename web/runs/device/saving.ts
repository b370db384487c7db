import type { CallFailure, Reply } from '../../calls/reply.ts'
import { isPassing, noBell, pauseMs, type ToBell, timeoutMs } from '../../calls/retry.ts'
import type { Changes } from './changes.ts'

export type SendOptions = { keepalive: boolean; timeoutMs: number }
export type SavingState = {
  /** The newest change of this page that the server has on disk. */
  acknowledged: number
  /** When saving began to fail (monotonic milliseconds); null while all is well. */
  failingSince: number | null
}

type SavingOptions<T> = {
  send: (newest: T, options: SendOptions) => Promise<Reply<unknown>>
  onChange: (state: SavingState) => void
  /** The server refused for good: `no_attempt`, `already_submitted`, `time_over`, or something wrong with the save. */
  onRefused: (failure: CallFailure) => void
  toBell?: ToBell
  random?: () => number
  now?: () => number
}

/** Changes made within this time travel together. */
const GATHER_MS = 700

/** Brings the newest answers to the server: one request at a time, again and again until it is acknowledged. */
export class Saving<T extends Pick<Changes, 'changes'>> {
  state: SavingState = { acknowledged: 0, failingSince: null }
  readonly #options: Required<SavingOptions<T>>
  #newest: T | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #underway: Promise<void> | null = null
  #failures = 0
  #isStopped = false

  constructor(options: SavingOptions<T>) {
    this.#options = { toBell: noBell, random: Math.random, now: () => performance.now(), ...options }
  }

  changed(newest: T): void {
    if (this.#newest && newest.changes < this.#newest.changes) return
    this.#newest = newest
    if (this.isDue() && !this.#underway && this.#failures === 0) this.#flushIn(GATHER_MS)
  }

  /** Whether there is something that the server may not have. */
  isDue(): boolean {
    return !this.#isStopped && (this.#newest?.changes ?? 0) > this.state.acknowledged
  }

  /** Sends what is unsaved without waiting any longer, as when the network is back. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.isDue()) return
    this.#underway ??= this.#attempt().finally(() => {
      this.#underway = null
    })
    await this.#underway
  }

  /** The page may be gone in a moment: the request outlives it. */
  flushBeforeLeaving(): void {
    if (this.#newest && this.isDue())
      void this.#options.send(this.#newest, { keepalive: true, timeoutMs: timeoutMs(0) })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** After a stop that was none in the end. */
  goOn(): void {
    this.#isStopped = false
    void this.flush()
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
    if (!sent) return
    const { send, toBell } = this.#options
    const reply = await send(sent, { keepalive: false, timeoutMs: timeoutMs(this.#failures, toBell()) })
    if (this.#isStopped) return
    if (reply.ok) this.#acknowledge(sent.changes)
    else this.#failed(reply.failure, sent)
  }

  /** Only what was in the call: changes made while it was on its way go with the next. */
  #acknowledge(changes: number): void {
    this.#failures = 0
    this.#become({ acknowledged: Math.max(this.state.acknowledged, changes), failingSince: null })
    if (this.isDue()) this.#flushIn(GATHER_MS)
  }

  #failed(failure: CallFailure, sent: T): void {
    const { onRefused, now, random, toBell } = this.#options
    this.#become({ failingSince: this.state.failingSince ?? now() })
    if (!isPassing(failure)) {
      // What was refused is not sent again by itself; what fits of the next change is kept all the same.
      this.#failures = 0
      if (failure.code === 'invalid_request' && (this.#newest ?? sent).changes > sent.changes) this.#flushIn(GATHER_MS)
      onRefused(failure)
      return
    }
    this.#flushIn(pauseMs({ failures: this.#failures, failure, random: random(), msToBell: toBell() }))
    this.#failures += 1
  }
}
