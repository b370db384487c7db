import * as z from 'zod/mini'
import { folded } from '../text/folded.ts'
import { isFilled, isVisible, requiredText } from '../text/text.ts'
import type { Instant } from '../time/time-limit.ts'
import { ABILITIES, type QuestionnaireKind } from './kinds.ts'
import { type PaperAccess, type QuestionnaireStatus, takesStudents } from './questionnaire-status.ts'

/** What whoever starts late has: time up to the close at most, or all of it. */
export const LATE_STARTS = ['until_close', 'full_time'] as const

/** The year 2200: no later moment is meant. */
const LAST_INSTANT = Date.UTC(2200, 0)

const instant = z._default(
  z.nullable(z.int('wrong_type').check(z.gte(0, 'out_of_range'), z.lt(LAST_INSTANT, 'out_of_range'))),
  null,
)

export const MIN_ACCESS_CODE_LENGTH = 4
export const MAX_ACCESS_CODE_LENGTH = 32

/** As people count them. */
const signsIn = (text: string): number =>
  [...new Intl.Segmenter('en').segment(text)].filter(({ segment }) => isVisible(segment)).length

const accessCode = requiredText(MAX_ACCESS_CODE_LENGTH).check(
  z.refine((code) => signsIn(code) >= MIN_ACCESS_CODE_LENGTH, 'access_code_short'),
)

/** When and to whom a questionnaire with a clock gives its paper; instants are unix milliseconds. */
export const opening = z
  .strictObject({
    /** Null: as soon as it is published. */
    opens_at: instant,
    /** Null: whenever its teacher closes it. */
    closes_at: instant,
    late_start: z._default(z.enum(LATE_STARTS, 'not_one_of'), 'until_close'),
    /** One for all, told to those who may start; null: none. */
    access_code: z._default(z.nullable(accessCode), null),
  })
  .check(
    z.refine(({ opens_at: from, closes_at: until }) => from === null || until === null || from < until, {
      error: 'closes_before_it_opens',
      path: ['closes_at'],
    }),
  )
export type Opening = z.infer<typeof opening>

export const USUAL_OPENING: Opening = opening.parse({})

/** What of it is set; the questions come with the start then, for nobody without the code may read them, nor before the time. */
export const setIn = (opening: Opening): ('opens_at' | 'closes_at' | 'access_code')[] =>
  (['opens_at', 'closes_at', 'access_code'] as const).filter((name) => opening[name] !== null)

/** What is set that questions open to all would make void. */
export const voidWith = (paper: PaperAccess, opening: Opening) => (paper === 'with_link' ? setIn(opening) : [])

type Access = { paper: PaperAccess; status: QuestionnaireStatus; settings: { opening: Opening } }

/**
 * Whether anybody with the link may read the questions by now: those of a closed quiz are read by nobody new, and those that
 * wait for a time or a code by nobody without.
 */
export const isOpenToAll = ({ paper, status, settings }: Access): boolean =>
  paper === 'with_link' && takesStudents(status) && setIn(settings.opening).length === 0

export const isClosedBy = ({ closes_at: until }: Pick<Opening, 'closes_at'>, now: Instant): boolean =>
  until !== null && now >= until

type Standing = { kind: QuestionnaireKind; status: QuestionnaireStatus; settings: { opening: Opening } }

/** The status at a moment: what its window has closed is closed. */
export const statusAt = ({ kind, status, settings }: Standing, now: Instant): QuestionnaireStatus =>
  status === 'active' && ABILITIES[kind].clock && isClosedBy(settings.opening, now) ? 'closed' : status

/** Capitals, blanks around it, and the digits of other keyboards make no other code. */
const isSameCode = (one: string, other: string): boolean => folded(one) === folded(other)

export type NotLetIn = 'not_open' | 'quiz_closed' | 'access_code_required' | 'access_code_wrong'

/** Why nobody new is let in at that moment with that code; null: they are. */
export const notLetIn = (
  opening: Opening,
  { now, code }: { now: Instant; code: string | undefined },
): NotLetIn | null => {
  if (isClosedBy(opening, now)) return 'quiz_closed'
  if (opening.opens_at !== null && now < opening.opens_at) return 'not_open'
  if (opening.access_code === null) return null
  if (!isFilled(code)) return 'access_code_required'
  return isSameCode(code, opening.access_code) ? null : 'access_code_wrong'
}

/** When an attempt ends that is started at that moment. */
export const endWithin = (
  { closes_at: until, late_start: late }: Opening,
  { startedAt, lastsMs }: { startedAt: Instant; lastsMs: number },
): Instant => {
  const end = startedAt + lastsMs
  return until !== null && late === 'until_close' ? Math.min(end, until) : end
}
