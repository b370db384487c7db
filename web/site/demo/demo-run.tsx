import HardDrive from 'lucide-react/icons/hard-drive'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { t } from '../../i18n/demo.ts'
import { Questions } from '../../runs/attempt/questions.tsx'
import { useAttemptEvents } from '../../runs/attempt/use-attempt-events.ts'
import type { DemoPaper } from './demo-paper.ts'
import type { QuizStage } from './kept-demo.ts'
import { deviceClock, localAttempt } from './local-attempt.ts'

type DemoRunProps = {
  /** Where the run begins; from then on the attempt knows. */
  stage: QuizStage
  paper: DemoPaper
  onChange: (progress: QuizStage['progress']) => boolean
  onSubmit: (sheet: AnswerSheet) => void
}

/** While the clock runs. */
export function DemoRun({ stage, paper, onChange, onSubmit }: DemoRunProps) {
  const [attempt] = useState(() => localAttempt({ stage, paper, onChange, onSubmit }))
  const view = useSyncExternalStore(attempt.subscribe, attempt.view)
  useAttemptEvents(attempt)
  useEffect(() => void attempt.begin(), [attempt])
  return <Questions attempt={attempt} view={view} paper={paper} clock={deviceClock} kept={<KeptHere />} />
}

/** Where a real quiz says whether the server has the answers. */
function KeptHere() {
  return (
    <span className="flex items-center gap-1.5 text-sm font-medium text-ink-soft">
      <HardDrive aria-hidden="true" className="size-5 shrink-0" />
      {t('demo.onDevice')}
    </span>
  )
}
