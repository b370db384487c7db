import * as z from 'zod/mini'
import type { Instant } from '../time/time-limit.ts'

/**
 * When something of a result may be seen. `after_close`: once the questionnaire takes nobody any more and the last one who
 * is taking it has ended, so that nobody reads the key beside a running clock.
 */
export const releaseWhen = z.enum(['at_once', 'after_close', 'at_time', 'never'], 'not_one_of')
export type ReleaseWhen = z.infer<typeof releaseWhen>

/** The year 2200: no later moment is meant. */
const LAST_INSTANT = Date.UTC(2200, 0)

/** `at` (unix milliseconds) is there for `at_time` alone. */
export const releaseMoment = z
  .strictObject({
    when: releaseWhen,
    at: z.optional(z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lt(LAST_INSTANT, 'out_of_range'))),
  })
  .check(z.refine(({ when, at }) => (when === 'at_time') === (at !== undefined), { error: 'required', path: ['at'] }))
export type ReleaseMoment = z.infer<typeof releaseMoment>

/** What of a result its student may see, and when: the score, which answers are right, and why they are. */
export const release = z.strictObject({ score: releaseMoment, answers: releaseMoment, explanations: releaseMoment })
export type Release = z.infer<typeof release>
export type Released = keyof Release

const AT_ONCE: ReleaseMoment = { when: 'at_once' }
export const ALL_AT_ONCE: Release = { score: AT_ONCE, answers: AT_ONCE, explanations: AT_ONCE }

export const isAllAtOnce = (release: Release): boolean => Object.values(release).every(({ when }) => when === 'at_once')

/** How things stand: `isOver` once nobody can start, and nobody who has started is still under way. */
export type Standing = { now: Instant; isOver: boolean }

const isDue = ({ when, at = Number.POSITIVE_INFINITY }: ReleaseMoment, { now, isOver }: Standing): boolean => {
  switch (when) {
    case 'at_once':
      return true
    case 'after_close':
      return isOver
    case 'at_time':
      return now >= at
    case 'never':
      return false
  }
}

export type Shown = Record<Released, boolean>

/**
 * What the student of an ended attempt may see. Whoever sees which answers are right can count the score, and an
 * explanation tells what is right.
 */
export const shownBy = ({ score, answers, explanations }: Release, standing: Standing): Shown => {
  const seesAnswers = isDue(answers, standing)
  return {
    score: seesAnswers || isDue(score, standing),
    answers: seesAnswers,
    explanations: seesAnswers && isDue(explanations, standing),
  }
}

/** Whether somebody who takes a quiz again and again may learn from the scores alone which answers are right, while others take it. */
export const isKeyInScores = (release: Release, now: Instant): boolean => {
  const { score, answers } = shownBy(release, { now, isOver: false })
  return score && !answers
}
