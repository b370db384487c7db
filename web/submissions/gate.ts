import * as z from 'zod/mini'
import { type Instant, MINUTE } from '#domain/time-limit.ts'

/** How often somebody may guess before there is a pause. */
const TRIES = 5
const PAUSE = MINUTE

const tries = z.object({ wrong: z.int().check(z.nonnegative()), pausedUntil: z.number() })
/** Wrong guesses since the last pause, and until when there is one. */
export type Tries = z.infer<typeof tries>

export const NO_TRIES: Tries = { wrong: 0, pausedUntil: 0 }

/** Tries as they were kept; none where that is not readable. */
export const triesIn = (text: string | null): Tries => {
  try {
    const read = z.safeParse(tries, JSON.parse(text ?? 'null'))
    return read.success ? read.data : NO_TRIES
  } catch {
    return NO_TRIES
  }
}

/** Milliseconds until the next guess counts. A clock that was set back makes no pause longer than it is. */
export const pauseLeft = ({ pausedUntil }: Tries, now: Instant): number =>
  Math.min(PAUSE, Math.max(0, pausedUntil - now))

export type Guess = { kind: 'right' } | { kind: 'wrong' | 'paused'; tries: Tries }

/** Whether these are the last four digits of the number. What is typed during a pause is not looked at. */
export const guessed = (typed: string, phone: string, { tries, now }: { tries: Tries; now: Instant }): Guess => {
  if (pauseLeft(tries, now) > 0) return { kind: 'paused', tries }
  if (typed.trim() === phone.slice(-4)) return { kind: 'right' }
  const wrong = tries.wrong + 1
  if (wrong < TRIES) return { kind: 'wrong', tries: { ...tries, wrong } }
  return { kind: 'paused', tries: { wrong: 0, pausedUntil: now + PAUSE } }
}
