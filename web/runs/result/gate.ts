import * as z from 'zod/mini'
import { folded } from '#domain/text/folded.ts'
import { type Instant, MINUTE } from '#domain/time/time-limit.ts'

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

const SHOWN = 4

/** As they are read: a letter and the marks on it are one. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]

const lastOf = (secret: string): string => folded(charactersOf(folded(secret)).slice(-SHOWN).join(''))

type Told = { label: string; value: string; identifies: boolean }

/** An address ends as many do; what is before its @ is its owner's. */
const ownPart = (value: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(value) ? value.slice(0, value.indexOf('@')) : value

const hasDigits = (text: string): boolean => (folded(text).match(/\d/g) ?? []).length >= SHOWN

/**
 * Of all that identifies somebody what is most like a number of their own: the last that has four digits, or else the last
 * that has four characters, or else the last. That is a guess: the form does not say which of them others do not know.
 */
export const secretOf = (fields: readonly Told[]): { label: string; secret: string; isAddress: boolean } | null => {
  const own = fields
    .filter(({ identifies }) => identifies)
    .map(({ label, value }) => ({ label, secret: ownPart(value), isAddress: ownPart(value) !== value }))
  const best =
    own.findLast(({ secret }) => hasDigits(secret)) ??
    own.findLast(({ secret }) => charactersOf(folded(secret)).length >= SHOWN) ??
    own.at(-1)
  return best ?? null
}

/** Whether these are the last four digits of the number, or characters of whatever else it is. What is typed during a pause is not looked at. */
export const guessed = (typed: string, secret: string, { tries, now }: { tries: Tries; now: Instant }): Guess => {
  if (pauseLeft(tries, now) > 0) return { kind: 'paused', tries }
  if (folded(typed) === lastOf(secret)) return { kind: 'right' }
  const wrong = tries.wrong + 1
  if (wrong < TRIES) return { kind: 'wrong', tries: { ...tries, wrong } }
  return { kind: 'paused', tries: { wrong: 0, pausedUntil: now + PAUSE } }
}
