import { useRef, useState } from 'react'
import { type Instant, SECOND } from '#domain/time/time-limit.ts'
import { formatClock } from '../../i18n/format.ts'
import { t } from '../../i18n/students/movement.ts'
import type { ServerClock } from '../device/clock.ts'
import { useSecondsLeft } from '../device/use-seconds-left.ts'
import { type Course, titleOf } from './course.ts'

type SaidProps = {
  course: Course
  /** The open question. */
  at: number
  /** The part whose time runs; null where they share the paper's. */
  running: number | null
  /** When it ends. */
  endsAt: Instant | undefined
  clock: ServerClock
  hasLate: boolean
}

/** Which section runs, what follows it and when, and where there is no way back. */
export function Said({ course, at, running, endsAt, clock, hasLate }: SaidProps) {
  const { parts, partOf, movement, byQuestion } = course
  const before = useRef(running)
  const isNew = running !== null && before.current !== null && before.current !== running
  const overtaken = useOvertaken(at, running)
  const isFirst = partOf[at - 1] !== partOf[at]
  const isLast = partOf[at + 1] !== partOf[at]
  return (
    <div className="mb-3 grid gap-1 text-sm text-ink-soft empty:hidden">
      {running !== null && !byQuestion && parts.length > 1 && (
        <p>{t('movement.sectionOf', { number: running + 1, total: parts.length })}</p>
      )}
      <p role="status" className="font-medium text-ink empty:hidden">
        {byQuestion
          ? overtaken === at && t('movement.questionOver', { number: at })
          : isNew && isFirst && t('movement.over', { section: titleOf(course, running - 1) })}
      </p>
      {running !== null && endsAt !== undefined && isLast && !byQuestion && running < parts.length - 1 && (
        <NextBegins section={titleOf(course, running + 1)} at={endsAt} clock={clock} />
      )}
      {movement === 'by_question' && at < partOf.length - 1 && <p>{t('movement.noWayBack')}</p>}
      {hasLate && (
        <p className="font-medium text-ink">{t(byQuestion ? 'movement.questionsLate' : 'movement.cameLate')}</p>
      )}
    </div>
  )
}

/** The question to which the time has led on from an earlier one, which was open until then; null: none so far. */
const useOvertaken = (at: number, running: number | null): number | null => {
  const [seen, setSeen] = useState<{ running: number | null; overtaken: number | null }>({ running, overtaken: null })
  if (seen.running !== running) setSeen({ running, overtaken: running !== null && at < running ? running : null })
  return seen.overtaken
}

function NextBegins({ section, at, clock }: { section: string; at: Instant; clock: ServerClock }) {
  const seconds = useSecondsLeft(at, clock)
  return (
    <p className="tabular font-medium text-ink">
      {t('movement.nextBegins', { section, time: formatClock(seconds * SECOND) })}
    </p>
  )
}
