import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { QUIZ_WIDTH } from '../all-pages/surroundings.tsx'
import type { ServerClock } from '../device/clock.ts'
import { answeredCount, percentAnswered } from '../device/progress.ts'
import { useIsOnline } from '../device/use-is-online.ts'
import type { Guide } from '../movement/guide.ts'
import type { AttemptView } from './attempt-view.ts'
import { SavedState, useSavedState } from './saved-state.tsx'
import { TimeLeft } from './time-left.tsx'

type BarProps = {
  paper: Pick<QuizPaperOnWire, 'title' | 'duration'>
  view: AttemptView
  clock: ServerClock
  isReadOnly: boolean
  guide?: Guide | undefined
  /** Said instead of whether the server has the answers. */
  kept?: ReactNode
  onSubmit: () => void
}

/** Time left, where the answers are, how far one is, and the way out: always in view. */
export function Bar({ paper, view, clock, isReadOnly, guide, kept, onSubmit }: BarProps) {
  const { progress, endsAt, person } = view
  const saved = useSavedState(view, useIsOnline())
  const total = (minutesOf(paper.duration) * MINUTE) / SECOND
  const counts = { answered: answeredCount(progress), total: progress.questions.length }
  const percent = percentAnswered(progress)
  return (
    <header className="stays-at-top z-20 border-b border-line bg-surface">
      <div
        className={`${QUIZ_WIDTH} flex flex-wrap items-center gap-x-3 gap-y-2 py-2 @max-[22rem]:gap-x-2 @max-[22rem]:[&_svg]:hidden`}
      >
        <h1
          dir="auto"
          title={paper.title}
          className="sr-only text-base @min-[56.25rem]:not-sr-only @min-[56.25rem]:flex-1 @min-[56.25rem]:truncate"
        >
          {paper.title}
        </h1>
        <TimeLeft endsAt={endsAt} totalSeconds={total} {...guide?.time} clock={clock} />
        {!isReadOnly && (kept ?? (saved && <SavedState state={saved} />))}
        {!isReadOnly && (
          <Button className="ms-auto short:order-last @min-[56.25rem]:ms-0" onClick={onSubmit}>
            {t('take.submit')}
          </Button>
        )}
        <div className="flex basis-full flex-wrap items-center gap-x-3 short:flex-1 short:basis-48">
          {person && (
            <span
              dir="auto"
              title={person.name}
              className="max-w-32 truncate text-sm font-medium @max-[22rem]:max-w-20 @min-[40rem]:max-w-56 short:max-w-32"
            >
              {person.name}
            </span>
          )}
          <span className="min-w-0 flex-1 basis-8 short:hidden">
            <ProgressBar label={t('take.progress')} value={percent} valueText={t('take.answeredOf', counts)} />
          </span>
          <span className="tabular text-sm text-ink-soft">
            {t('take.answeredOf', counts)} · {t('take.percent', { percent })}
          </span>
        </div>
      </div>
    </header>
  )
}
