import { useSyncExternalStore } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { Attempt } from '../attempt.ts'
import { analysisOf } from '../opening.ts'
import type { Session } from '../session.ts'
import { useAttemptEvents } from '../use-attempt-events.ts'
import { Questions } from './questions.tsx'
import { Sending } from './sending.tsx'
import { Submitted } from './submitted.tsx'

export type TakeQuizProps = {
  attempt: Attempt
  paper: QuizPaperOnWire
  session: Session
  onSomebodyElse: () => Promise<void>
}

/** From the start of the clock to the end. */
export function TakeQuiz({ attempt, paper, session, onSomebodyElse }: TakeQuizProps) {
  const view = useSyncExternalStore(attempt.subscribe, attempt.view)
  useAttemptEvents(attempt)
  const seeResult = () => location.assign(analysisOf(session.code))
  const { phase } = view
  switch (phase.kind) {
    case 'submitted':
      return <Submitted why={phase.why} outcome={phase.outcome} title={paper.title} onSeeResult={seeResult} />
    case 'submitting':
      return <Sending phase={phase} hasCopy={view.hasCopy} onRetry={attempt.tryAgain} />
    default:
      return (
        <Questions attempt={attempt} view={view} paper={paper} clock={session.clock} onSomebodyElse={onSomebodyElse} />
      )
  }
}
