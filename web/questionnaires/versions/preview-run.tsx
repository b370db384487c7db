import Eye from 'lucide-react/icons/eye'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { minutesOf } from '#contract/wire/wire.ts'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Questions } from '../../runs/attempt/questions.tsx'
import { useAttemptEvents } from '../../runs/attempt/use-attempt-events.ts'
import { courseOf, timesIn } from '../../runs/movement/course.ts'
import type { Guide } from '../../runs/movement/guide.ts'
import { guideFor } from '../../runs/movement/load-guide.ts'
import { deviceClock, localAttempt } from '../../site/demo/local-attempt.ts'

type PreviewRunProps = {
  paper: Parameters<typeof Questions>[0]['paper']
  onSubmit: (sheet: AnswerSheet) => void
}

const NOTHING_YET = { sheet: {}, at: 0, visited: [], changedAt: {} }

/** While the clock runs. */
export function PreviewRun({ paper, onSubmit }: PreviewRunProps) {
  const [attempt] = useState(() =>
    localAttempt({
      stage: { startedAt: Date.now(), progress: NOTHING_YET },
      paper: {
        minutes: minutesOf(paper.duration),
        times: timesIn(courseOf(paper)),
        questions: paper.questions,
      },
      // It is nobody's: there is nothing to be kept.
      onChange: () => true,
      onSubmit,
    }),
  )
  const view = useSyncExternalStore(attempt.subscribe, attempt.view)
  useAttemptEvents(attempt)
  useEffect(() => void attempt.begin(), [attempt])
  const about = { attempt, view, paper, clock: deviceClock }
  const questions = (guide?: Guide) => <Questions {...about} guide={guide} kept={<Marked />} />
  const Guided = guideFor(paper)
  return Guided ? <Guided {...about}>{questions}</Guided> : questions()
}

/** Where a student reads whether the server has the answers. */
function Marked() {
  return (
    <span className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      {t('versions.previewKept')}
    </span>
  )
}
