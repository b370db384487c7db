import { type ComponentProps, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { extra } from '../../ui/extra.tsx'
import { dismissToasts } from '../../ui/toast.ts'
import { leaveFor } from '../all-pages/embedded.ts'
import { KeptPictures, OthersKept, Receipt } from '../all-pages/extras.tsx'
import { brandHere } from '../brand/brand-here.ts'
import { shownIn } from '../device/paper-parts.ts'
import type { Guide } from '../movement/guide.ts'
import { guideFor } from '../movement/load-guide.ts'
import type { Attempt } from './attempt.ts'
import type { AttemptView } from './attempt-view.ts'
import { hallFor } from './load-parts.ts'
import { analysisOf } from './opening.ts'
import { Questions } from './questions.tsx'
import { Sending } from './sending.tsx'
import type { Session } from './session.ts'
import { Submitted } from './submitted.tsx'
import { useAttemptEvents } from './use-attempt-events.ts'
import { useLeaving } from './use-leaving.ts'
import type { LeaveToSomebodyElse } from './who-takes-it.tsx'

const Leaving = extra<ComponentProps<typeof import('./leaving.tsx').Leaving>>(() =>
  import('./leaving.tsx').then((module) => module.Leaving),
)

export type TakeQuizProps = {
  attempt: Attempt
  paper: QuizPaperOnWire
  session: Session
  /** Its student has only now come in on this device. */
  isNew: boolean
  onSomebodyElse: LeaveToSomebodyElse
}

/** From the start of the clock to the end. */
export function TakeQuiz(props: TakeQuizProps) {
  const { attempt } = props
  const view = useSyncExternalStore(attempt.subscribe, attempt.view)
  useAttemptEvents(attempt)
  const { phase } = view
  const isOver = phase.kind === 'submitting' || phase.kind === 'submitted'
  useEffect(() => {
    if (isOver) dismissToasts()
  }, [isOver])
  const { isAsked, stay, leave } = useLeaving(phase.kind === 'running' || phase.kind === 'submitting')
  return (
    <>
      <Leaving {...{ isAsked, stay, leave }} hasCopy={view.hasCopy} />
      <OthersKept {...props} />
      <Stage {...props} view={view} />
    </>
  )
}

/** Whoever sees which answers are right sees the score. */
const isLater = ({ settings }: QuizPaperOnWire): boolean => {
  const { release } = settings ?? {}
  return release !== undefined && release.score?.when !== 'at_once' && release.answers?.when !== 'at_once'
}

function Stage({ attempt, paper, session, onSomebodyElse, isNew, view }: TakeQuizProps & { view: AttemptView }) {
  const taken = useMemo(() => ({ ...paper, questions: shownIn(paper, attempt.id) }), [paper, attempt])
  const seeResult = () => leaveFor(analysisOf(session.code))
  const { phase } = view
  const about = { attempt, view, clock: session.clock }
  const Guided = guideFor(paper)
  const InExamHall = hallFor(paper)
  const shown = { ...about, isNew, onSomebodyElse, paper: taken }
  const questions = (guide?: Guide) =>
    InExamHall ? (
      <InExamHall attempt={attempt}>{(hall) => <Questions {...shown} {...{ guide, hall }} />}</InExamHall>
    ) : (
      <Questions {...shown} guide={guide} />
    )
  switch (phase.kind) {
    case 'submitted': {
      const own = brandHere(paper.brand)
      return (
        <Submitted
          why={phase.why}
          outcome={phase.outcome}
          title={paper.title}
          isLater={isLater(paper)}
          onSeeResult={seeResult}
        >
          {own && <own.Thanks brand={own.brand} />}
          <Receipt code={session.code} attempt={attempt.id} title={paper.title} total={paper.questions.length} />
        </Submitted>
      )
    }
    case 'submitting':
      return <Sending phase={phase} view={view} onRetry={attempt.tryAgain} />
    default:
      return (
        <>
          {paper.needs && <KeptPictures {...taken} at={view.progress.at} />}
          {Guided ? (
            <Guided {...about} paper={paper}>
              {questions}
            </Guided>
          ) : (
            questions()
          )}
        </>
      )
  }
}
