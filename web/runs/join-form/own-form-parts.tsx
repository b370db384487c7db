import type { ReactElement } from 'react'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import type { CallFailure } from '../../calls/reply.ts'
import type { Ready, Typed } from './typed.ts'

export type DetailsProps = {
  typed: Typed
  /** Said where no result is kept beside it. */
  help?: string | undefined
  /** What the server said of each field, by its path in the call. */
  refused: FieldProblems
  onType: (typed: Typed) => void
  onDone: () => void
  onResume: () => void
}

export type ResumeProps = {
  /** As typed in the form before, if it was. */
  typed: Typed
  /** Asks for the attempt; the failure where it does not come. */
  onAsk: (entered: EnteredOnWire, resumeCode: string) => Promise<CallFailure | null>
  onBack: () => void
}

/** What is said of somebody's attempt, in a form where no phone number tells whose it is. */
export type StartWords = Record<'already_started' | 'other_attempt', { title: string; help: string }> & {
  correct: string
}

/** A form that is the teacher's. */
export type OwnForm = {
  /** Null as long as something is missing or wrong. */
  ready: (typed: Typed) => Ready | null
  Details: (props: DetailsProps) => ReactElement
  Resume: (props: ResumeProps) => ReactElement
  resumeRule: string
  startWords: StartWords
}
