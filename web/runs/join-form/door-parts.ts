import type { ReactElement } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { CallFailure } from '../../calls/reply.ts'
import type { ServerClock } from '../device/clock.ts'
import type { Typed } from './typed.ts'

export type OpeningOnWire = NonNullable<NonNullable<QuizPaperOnWire['settings']>['opening']>

export type DoorStartProps = {
  opening: OpeningOnWire
  /** The quiz's. */
  code: string
  clock: ServerClock
  typed: Typed
  failure: CallFailure | null
  isStarting: boolean
  onType: (typed: Typed) => void
  onStart: () => void
}

/** What a quiz shows that opens at a time, closes at one, or asks for a code. */
export type Door = {
  Facts: (props: { opening: OpeningOnWire }) => ReactElement
  /** In the place of Start. */
  Start: (props: DoorStartProps) => ReactElement
  /** Whether it says that failure itself. */
  says: (failure: CallFailure) => boolean
}
