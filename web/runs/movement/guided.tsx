import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { ServerClock } from '../device/clock.ts'
import type { Progress } from '../device/progress.ts'
import {
  type Course,
  courseOf,
  isOpenFor,
  leavesPart,
  nextPlace,
  openPlaces,
  runningPart,
  timedPart,
  titleOf,
} from './course.ts'
import type { Guide } from './guide.ts'
import { LeavePart } from './leave-part.tsx'
import type { Led, LedView } from './led.ts'
import { Said } from './said.tsx'
import { useRunningPart } from './use-running-part.ts'

type GuidedProps = {
  attempt: Led
  view: LedView
  paper: Pick<QuizPaperOnWire, 'layout' | 'settings'> & { questions: readonly { id: string }[] }
  clock: ServerClock
  children: (guide: Guide) => ReactNode
}

/** Leads through a paper whose sections have times of their own, or that goes one way only. */
export function Guided({ attempt, view, paper, clock, children }: GuidedProps) {
  const { progress, phase, sectionEnds = null, hasLate = false } = view
  const course = useMemo(() => courseOf(paper), [paper])
  const running = useRunningPart(sectionEnds, clock)
  const open = openPlaces(course, { progress, running })
  const { leaving, stay, leave } = useLead({ attempt, course, clock })
  const to = open[progress.at] ? null : nextPlace(open, (at) => isBlank(progress, at))
  const isRunning = phase.kind === 'running'
  // Before the paint, so that no question is shown whose time is over.
  useLayoutEffect(() => {
    if (isRunning && to !== null) attempt.act({ kind: 'open', at: to })
  }, [attempt, isRunning, to])
  const part = timedPart(course, { at: progress.at, running })
  const endsAt = part === null ? undefined : sectionEnds?.[part]
  const ms = part === null ? undefined : course.parts[part]?.ms
  return (
    <>
      {leaving !== null && (
        <LeavePart
          from={titleOf(course, course.partOf[progress.at])}
          to={titleOf(course, course.partOf[leaving])}
          blank={blankBeside(course, progress)}
          onStay={stay}
          onLeave={leave}
        />
      )}
      {children({
        mayOpen: (at) => open[at] ?? false,
        time: ms && endsAt !== undefined ? { endsAt, totalSeconds: ms / SECOND } : null,
        said: <Said {...{ course, running, endsAt, clock, hasLate }} at={progress.at} />,
      })}
    </>
  )
}

const isBlank = ({ questions, sheet }: Progress, at: number): boolean => {
  const id = questions[at]
  return id !== undefined && (sheet[id]?.answer ?? null) === null
}

/** How many questions of the open one's part are not answered. */
const blankBeside = ({ partOf }: Course, progress: Progress): number =>
  partOf.filter((part, at) => part === partOf[progress.at] && isBlank(progress, at)).length

type Lead = { attempt: Led; course: Course; clock: ServerClock }

/** Keeps every step within what is open, and asks before a section is left for good. */
const useLead = ({ attempt, course, clock }: Lead) => {
  const [leaving, setLeaving] = useState<number | null>(null)
  const agreed = useRef<number | null>(null)
  useLayoutEffect(() => {
    attempt.mayTake = (step) => {
      const { progress, sectionEnds = null } = attempt.view()
      const running = runningPart(sectionEnds, clock.now())
      if (step.kind === 'toggle_mark' && course.movement === 'by_question') return false
      if (!isOpenFor(step, progress.questions, openPlaces(course, { progress, running }))) return false
      const isAsked =
        step.kind === 'open' &&
        running === null &&
        step.at !== agreed.current &&
        leavesPart(course, progress.at, step.at)
      if (isAsked) setLeaving(step.at)
      return !isAsked
    }
    return () => {
      attempt.mayTake = null
    }
  }, [attempt, course, clock])
  const stay = () => setLeaving(null)
  const leave = () => {
    agreed.current = leaving
    if (leaving !== null) attempt.act({ kind: 'open', at: leaving })
    stay()
  }
  return { leaving, stay, leave }
}
