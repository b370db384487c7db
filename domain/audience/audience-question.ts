import * as z from 'zod/mini'
import { withoutOverrides } from '../text/isolated.ts'
import { requiredText } from '../text/text.ts'
import { type Instant, MINUTE } from '../time/time-limit.ts'

/** Whether those who are asked a poll may ask as well: `checked`: each question waits until it is approved. */
export const hallMode = z.enum(['off', 'checked', 'open'], 'not_one_of')
export type HallMode = z.infer<typeof hallMode>

/** `now`: the one that stands on the screen, large; there is one at most. */
export const hallState = z.enum(['waiting', 'shown', 'now', 'answered', 'hidden'], 'not_one_of')
export type HallState = z.infer<typeof hallState>

/** What the hall may read. */
export const TOLD_STATES = ['shown', 'now', 'answered'] as const satisfies readonly HallState[]
/** What it may vote on. */
export const VOTED_STATES = ['shown', 'now'] as const satisfies readonly HallState[]
/** What somebody still has to do something about. */
export const OPEN_STATES = ['waiting', 'shown', 'now'] as const satisfies readonly HallState[]

/** In UTF-16 units, as fields of pages count. */
export const MAX_AUDIENCE_QUESTION_LENGTH = 280

/** What somebody asks: one line, whatever was typed. */
export const audienceQuestionText = z.pipe(
  z.pipe(
    requiredText(MAX_AUDIENCE_QUESTION_LENGTH),
    z.transform((text) => withoutOverrides(text).replace(/\s+/gu, ' ')),
  ),
  requiredText(MAX_AUDIENCE_QUESTION_LENGTH),
)

/** What one device may have waiting, and may ask within a while. */
const MOST_WAITING = 3
const MOST_SOON = 5
export const SOON = 10 * MINUTE
/** What a presenter can still look through; no address asks so much of it within an hour that nobody else can. */
const MOST_OPEN = 1000

/** How much was asked already: by the same device, and by everybody. */
export type Asked = { waiting: number; soon: number; open: number }

export const mayAsk = ({ waiting, soon, open }: Asked): boolean =>
  waiting < MOST_WAITING && soon < MOST_SOON && open < MOST_OPEN

/** As what a new question begins. */
export const firstState = (mode: Exclude<HallMode, 'off'>): HallState => (mode === 'open' ? 'shown' : 'waiting')

export const isVotedOn = (state: HallState): boolean => VOTED_STATES.some((each) => each === state)

type Ranked = { id: string; state: HallState; votes: number; askedAt: Instant }

/** In which order questions are read: the one of now, then those with the most votes, the eldest first; then what is answered. */
export const byRank = (one: Ranked, other: Ranked): number =>
  rankOf(one) - rankOf(other) || other.votes - one.votes || one.askedAt - other.askedAt || (one.id < other.id ? -1 : 1)

const rankOf = ({ state }: Ranked): number => (state === 'now' ? 0 : state === 'answered' ? 2 : 1)
