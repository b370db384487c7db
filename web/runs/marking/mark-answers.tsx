import { useEffect, useRef } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { AnswerCard } from './answer-card.tsx'
import type { Progress } from './api.ts'
import { MarkForm, NO_MARK, withMarks, withPoint } from './mark-form.tsx'
import { MarkingBar } from './marking-bar.tsx'
import type { MarkingKey } from './marking-keys.ts'
import { OwnMark } from './own-mark.tsx'
import { useAnswers } from './use-answers.ts'
import { type Marking, useMarking } from './use-marking.ts'
import { useMarkingKeys } from './use-marking-keys.ts'

type MarkAnswersProps = {
  quizId: string
  questionId: string
  /** One attempt's answer alone; null: those of all, one after the other. */
  attemptId: string | null
  areNamesHidden: boolean
}

/** The answers to one question in turn, each with what its teacher makes of it. */
export function MarkAnswers({ quizId, questionId, attemptId, areNamesHidden }: MarkAnswersProps) {
  const answers = useAnswers({ quizId, questionId, areNamesHidden, attemptId })
  const marking = useMarking(quizId, questionId, answers)
  if (answers.error !== null) {
    return (
      <ErrorPanel title={t('marking.failed')} onRetry={answers.retry}>
        {errorText(answers.error)}
      </ErrorPanel>
    )
  }
  if (!answers.read) {
    return (
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    )
  }
  if (!marking.current) {
    return (
      <Card>
        <EmptyState title={t('marking.none')}>{t('marking.noneHint')}</EmptyState>
      </Card>
    )
  }
  return (
    <>
      {attemptId === null && answers.read.progress && <Done {...answers.read.progress} />}
      <MarkOne key={marking.current.attemptId} marking={marking} hasMoves={attemptId === null} />
    </>
  )
}

function Done({ answers, waiting }: Progress) {
  const marked = answers - waiting
  return (
    <div className="mb-3">
      <p role="status" className="tabular mb-1 font-semibold">
        {t('marking.progress', { marked, count: answers })}
      </p>
      <ProgressBar label={t('marking.heading')} value={marked} max={Math.max(1, answers)} />
    </div>
  )
}

function MarkOne({ marking, hasMoves }: { marking: Marking; hasMoves: boolean }) {
  const { current, mark, put, early, own, nextUnmarked, previous, isDone, hasMoved } = marking
  const comment = useRef<HTMLTextAreaElement>(null)
  const press = (key: MarkingKey) => {
    if (key.does === 'comment') return comment.current?.focus()
    if (hasMoves && key.does === 'unmarked') return void nextUnmarked()
    if (hasMoves && key.does === 'previous') return previous?.()
    if (!current) return
    const begun = mark ?? { ...NO_MARK, comment: early.trim() === '' ? '' : early }
    if (key.does === 'point' && key.place < current.rubric.length) put(withPoint(begun, current, key.place))
    if (key.does === 'full') put(withMarks(begun, current.fullMarks))
    if (key.does === 'zero') put(withMarks(begun, 0))
  }
  useMarkingKeys(press)
  const isWide = useMedia('(width >= 64rem)')
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever moves on begins to read there, and the button that was pressed is gone.
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  if (!current) return null
  return (
    <div className="-mb-16 flex min-h-dvh flex-col lg:-mb-20">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        <AnswerCard answer={current} headingRef={heading} />
        <Card className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
          <MarkForm
            answer={current}
            mark={mark}
            early={early}
            commentRef={comment}
            isShort={!isWide}
            onMark={put}
            onEarly={marking.writeEarly}
            onLeave={() => heading.current?.focus({ preventScroll: true })}
          />
          {own !== undefined && <OwnMark answer={current} own={own} onUse={marking.useOwn} onDrop={marking.dropOwn} />}
          {isDone && (
            <p role="status" className="mt-3 font-semibold">
              {t('marking.allMarked')}
            </p>
          )}
        </Card>
      </div>
      <MarkingBar marking={marking} hasMoves={hasMoves} hasMarks={!isWide} onPress={press} />
    </div>
  )
}
