import type { Outcome } from '#domain/answers/attempt.ts'
import { type CallFailure, fail, type Reply } from '../../calls/reply.ts'
import { keepTrying, type Patience, type ToBell } from '../../calls/retry.ts'
import { HELD, isUnknown } from '../device/held.ts'
import type { EndReason, Phase } from './attempt-view.ts'

type EndingTools = {
  submit: (timeoutMs: number) => Promise<Reply<{ outcome: Outcome }>>
  patience: Patience
  toBell: ToBell
  random: () => number
  onPhase: (phase: Phase) => void
  /** Whether the server is known to have been out of reach, before anything was submitted. */
  isDoubtful: () => boolean
  /** Asks whether the end was moved beyond now: the server gives back the time that it was away itself. */
  hasTimeLeft: () => Promise<boolean>
  /** There is time left after all. */
  onTimeLeft: () => void
  /** The server does not know whose answers these are. Answers whether it does now. */
  onUnknown: () => Promise<boolean>
  /** The server holds all of it, whether it counts or not. */
  onHeld: () => Promise<void>
}

export type Ending = {
  send: (why: EndReason) => Promise<void>
  /** Sends again at once. */
  tryAgain: (why: EndReason) => void
}

/** Brings an attempt to its end, for as long as that takes, and says what came of it as the server sees it. */
export const createEnding = (tools: EndingTools): Ending => {
  const { patience, toBell, random, submit, onPhase } = tools
  let isSending = false
  let hasFailed = false

  const onFailure = (why: EndReason) => (failure: CallFailure) => {
    hasFailed = true
    onPhase({ kind: 'submitting', why, failure })
  }
  /** What the bell alone has ended goes on where time was given that the page has not heard of. */
  const submitAfter = (why: EndReason) => async (timeoutMs: number) => {
    const isDoubted = why === 'time_over' && (hasFailed || tools.isDoubtful())
    if (isDoubted && (await tools.hasTimeLeft())) return fail(TIME_LEFT)
    const reply = await submit(timeoutMs)
    if (reply.ok || reply.failure.code !== TIME_LEFT.code) return reply
    // How much it is the server says only to whoever asks, which may fail.
    return fail((await tools.hasTimeLeft()) ? TIME_LEFT : { ...TIME_LEFT, status: null })
  }
  const sent = async (why: EndReason) => {
    const trying = { patience, toBell, random, onFailure: onFailure(why) }
    let reply = await keepTrying(submitAfter(why), trying)
    while (isUnknown(reply) && (await tools.onUnknown())) reply = await keepTrying(submitAfter(why), trying)
    return reply
  }
  const send = async (why: EndReason) => {
    if (isSending) return
    isSending = true
    const reply = await sent(why)
    isSending = false
    if (!reply.ok && reply.failure === TIME_LEFT) {
      hasFailed = false
      onPhase({ kind: 'running' })
      tools.onTimeLeft()
    } else if (reply.ok) {
      await tools.onHeld()
      onPhase({ kind: 'submitted', why, outcome: reply.value.outcome })
    } else if (!isUnknown(reply)) onFailure(why)(reply.failure)
  }
  return {
    send,
    tryAgain: (why) => {
      if (isSending) patience.wake()
      else void send(why)
    },
  }
}

/** A save refused with one of these can only be handed in with the submission, which says what becomes of it. */
export const ENDED: readonly string[] = [...HELD, 'too_late', 'too_much_late']

/** No failure to be told: nothing was submitted. */
const TIME_LEFT: CallFailure = { status: 200, code: 'time_left', fields: {}, retryAfterMs: null }
