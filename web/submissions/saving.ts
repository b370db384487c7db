import type { AnswerSheet } from '#domain/answer.ts'
import type { CallFailure, Reply } from '../api/reply.ts'
import { backoffMs, isPassing, timeoutMs } from './retry.ts'

export type Save = { revision: number; sheet: AnswerSheet }
export type SendOptions = { keepalive: boolean; timeoutMs: number }
export type SavingState = {
  /** The newest revision that the server has on disk. */
  acknowledged: number
  /** The newest revision there is. */
  latest: number
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

export type Saving = ReturnType<typeof createSaving>

/** Changes made within this time travel together. */
const GATHER_MS = 700

/** Brings the newest sheet to the server: one request at a time, again and again until it is acknowledged. */
export const createSaving = (options: SavingOptions) => {
  const { send, random = Math.random, now = () => performance.now() } = options
  let newest: Save = { revision: options.acknowledged, sheet: {} }
  let state: SavingState = { acknowledged: options.acknowledged, latest: options.acknowledged, failingSince: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let underway: Promise<void> | null = null
  let failures = 0
  let isStopped = false

  const become = (change: Partial<SavingState>) => {
    state = { ...state, ...change }
    options.onChange(state)
  }
  const isDue = () => !isStopped && newest.revision > state.acknowledged
  const sendIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(sendNow, ms)
  }
  const sendNow = (): Promise<void> => {
    clearTimeout(timer)
    if (!isDue()) return underway ?? Promise.resolve()
    underway ??= attempt().finally(() => {
      underway = null
    })
    return underway
  }
  const attempt = async () => {
    const sent = newest
    const reply = await send(sent, { keepalive: false, timeoutMs: timeoutMs(failures) })
    if (isStopped) return
    if (reply.ok) acknowledge(sent, reply.value.revision)
    else failed(reply.failure)
  }
  const acknowledge = (sent: Save, revision: number) => {
    failures = 0
    if (revision > sent.revision) {
      if (revision > newest.revision) options.onBehind()
      else sendIn(0)
      return
    }
    become({ acknowledged: Math.max(state.acknowledged, sent.revision), failingSince: null })
    if (isDue()) sendIn(GATHER_MS)
  }
  const failed = (failure: CallFailure) => {
    become({ failingSince: state.failingSince ?? now() })
    if (!isPassing(failure)) return options.onRefused(failure)
    failures += 1
    sendIn(backoffMs(failures - 1, failure, random()))
  }

  return {
    state: () => state,
    changed: (save: Save) => {
      if (save.revision < newest.revision) return
      newest = save
      become({ latest: save.revision })
      if (isDue() && !underway && failures === 0) sendIn(GATHER_MS)
    },
    /** Sends what is unsaved without waiting any longer, as when the network is back. */
    flush: sendNow,
    /** The page may be gone in a moment: the request outlives it. */
    flushBeforeLeaving: () => {
      if (isDue()) void send(newest, { keepalive: true, timeoutMs: timeoutMs(0) })
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
