import type { CallFailure } from '../../calls/reply.ts'
import type { Refused } from './refused.ts'
import type { saidIn } from './response-state.ts'

/** What a page knows of the response that is given on it. */
export type ResponseView = {
  answers: ReturnType<typeof saidIn>['answers']
  told: ReturnType<typeof saidIn>['told']
  /** Whether its respondent has said anything; what a link brings is nobody's word yet. */
  isBegun: boolean
  /** Whether the server has any of it. */
  isStored: boolean
  /** Whether its respondent has said that it is complete; `isKnown`: the server has it all. */
  isEnded: boolean
  isKnown: boolean
  /** Whether the server counts what it has as complete: what is changed then is sent by a press alone. */
  isCounted: boolean
  /** Whether the device keeps what the server does not have. */
  isKept: boolean
  /** Why the last try failed; null: nothing failed. */
  failure: CallFailure | null
  /** What has to be put right before the server takes it. */
  refused: Refused
}
