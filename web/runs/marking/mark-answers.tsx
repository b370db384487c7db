import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/hand-marks.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { AnswerCard } from './answer-card.tsx'
import type { Progress } from './api.ts'
import { KeyCap } from './key-cap.tsx'
import { MarkForm, NO_MARK, withMarks, withPoint } from './mark-form.tsx'
import type { MarkingKey } from './marking-keys.ts'
import { OwnMark } from './own-mark.tsx'
import { SaveState } from './save-state.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever moves on begins to read there, and the button that was pressed is gone.
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved])
  if (!current) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
      <AnswerCard answer={current} headingRef={heading} />
      <Card className="lg:sticky lg:top-4 lg:self-start">
        <MarkForm
          answer={current}
          mark={mark}
          early={early}
          commentRef={comment}
          onMark={put}
          onEarly={marking.writeEarly}
        />
        <div className="mt-4">
          <SaveState {...marking} />
        </div>
        {own !== undefined && <OwnMark answer={current} own={own} onUse={marking.useOwn} onDrop={marking.dropOwn} />}
        {isDone && (
          <p role="status" className="mt-3 font-semibold">
            {t('marking.allMarked')}
          </p>
        )}
        {hasMoves && <Moves marking={marking} />}
      </Card>
    </div>
  )
}

function Moves({ marking: { previous, next, nextUnmarked, isLooking } }: { marking: Marking }) {
  return (
    <Bar>
      <Button disabled={previous === null} onClick={() => previous?.()}>
        <ChevronLeft aria-hidden="true" className="size-5 sm:hidden rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{t('marking.previous')}</span> <KeyCap>P</KeyCap>
      </Button>
      <Button disabled={next === null} onClick={() => void next?.()}>
        <ChevronRight aria-hidden="true" className="size-5 sm:hidden rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{t('marking.next')}</span>
      </Button>
      <Button className="grow" variant="primary" busy={isLooking} onClick={() => void nextUnmarked()}>
        {t('marking.nextUnmarked')} <KeyCap>N</KeyCap>
      </Button>
    </Bar>
  )
}

/** Within reach of a thumb; where the text leaves no room for it, it scrolls away with the rest. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3 max-lg:sticky max-lg:bottom-[min(0px,(100dvh-30rem)*99)] max-lg:-mx-4 max-lg:bg-surface max-lg:px-4 max-lg:pb-3">
      {children}
    </div>
  )
}
